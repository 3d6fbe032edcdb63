"""Something that is drawn only while it happens: a stroke of ink, a flow of lava, a train."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override


class SketchItem(QGraphicsObject):
    """Draws by a function within an area; without one it is not there."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self._area = QRectF()
        self._draw: Callable[[QPainter], None] | None = None
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def sketch(self, area: QRectF, draw: Callable[[QPainter], None]) -> None:
        if area != self._area:
            self.prepareGeometryChange()
            self._area = area
        self._draw = draw
        self.show()
        self.update()

    def wipe(self) -> None:
        self._draw = None
        self.hide()

    @override
    def boundingRect(self) -> QRectF:
        return self._area

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._draw:
            painter.save()
            self._draw(painter)
            painter.restore()
