"""A ring of light around a place that a hint, a replay or a tutor talks about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.theme import Corner, Theme, faded

_ROOM = 9.0


class PointerItem(QGraphicsItem):
    """Lies above everything and lets clicks through."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._places: tuple[QRectF, ...] = ()
        self.setZValue(10_000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def places(self) -> tuple[QRectF, ...]:
        return self._places

    def point_at(self, places: Sequence[QRectF]) -> None:
        self.prepareGeometryChange()
        self._places = tuple(places)
        self.setVisible(bool(places))

    @override
    def boundingRect(self) -> QRectF:
        around = QRectF()
        for place in self._places:
            around = around.united(place)
        return around.adjusted(-2 * _ROOM, -2 * _ROOM, 2 * _ROOM, 2 * _ROOM)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for place in self._places:
            ring = place.adjusted(-_ROOM / 2, -_ROOM / 2, _ROOM / 2, _ROOM / 2)
            for width, light in ((16, 0.25), (9, 0.45), (4, 1.0)):
                painter.setPen(QPen(faded(self._theme.accent, light), width))
                painter.drawRoundedRect(ring, Corner.LARGE, Corner.LARGE)
