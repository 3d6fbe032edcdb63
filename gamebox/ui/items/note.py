"""A slip of paper that explains something where it happens, and goes away by itself."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.theme import Corner, Theme, font

_STAYS = 5000
_SIZE = 21
_ABOVE_ALL = 4000.0


class NoteItem(QGraphicsObject):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.text = ""
        self._area = QRectF()
        self._forget = QTimer(self, singleShot=True, interval=_STAYS)
        self._forget.timeout.connect(self.hide)
        self.setZValue(_ABOVE_ALL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def tell(self, text: str, at: QPointF, within: QRectF, widest: float = 380.0) -> None:
        """Show the text above a point, inside an area, in lines that are not too long."""
        metrics = QFontMetricsF(font(_SIZE))
        room = QRectF(0, 0, widest - 36, 600)
        needed = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)
        self.prepareGeometryChange()
        self._area = QRectF(0, 0, needed.width() + 36, needed.height() + 24)
        self.text = text
        left = min(max(at.x() - self._area.width() / 2, within.left()), within.right() - self._area.width())
        top = max(at.y() - self._area.height() - 10, within.top())
        self.setPos(left, top)
        self.show()
        self.update()
        self._forget.start()

    @override
    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-4, -4, 14, 16)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        shape = QPainterPath()
        shape.addRoundedRect(self._area, Corner.MEDIUM, Corner.MEDIUM)
        paint_shadow(painter, shape, self._theme.shadow, 6)
        painter.setPen(QPen(self._theme.accent, 3))
        painter.setBrush(self._theme.paper)
        painter.drawPath(shape)
        painter.setPen(self._theme.ink)
        painter.setFont(font(_SIZE))
        inner = self._area.adjusted(16, 10, -16, -10)
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.text)
