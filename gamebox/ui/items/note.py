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
_GAP = 10.0


class NoteItem(QGraphicsObject):
    def __init__(self, theme: Theme, size: float = _SIZE) -> None:
        super().__init__()
        self._theme = theme
        self.size = size
        self.text = ""
        self._area = QRectF()
        self._forget = QTimer(self, singleShot=True, interval=_STAYS)
        self._forget.timeout.connect(self.hide)
        self.setZValue(_ABOVE_ALL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def tell(self, text: str, at: QPointF, within: QRectF, widest: float = 380.0) -> None:
        """Show the text above a point, inside an area, in lines that are not too long."""
        self._lay_out(text, widest)
        self._stand(at.x(), at.y() - self._area.height() - _GAP, within)

    def tell_over(self, text: str, place: QRectF, within: QRectF) -> None:
        """Show the text from the upper edge of a place on, as far down as the place reaches at least."""
        self._lay_out(text, place.width(), place.height())
        self._stand(place.center().x(), place.top(), within)

    def _lay_out(self, text: str, widest: float, least: float = 0.0) -> None:
        metrics = QFontMetricsF(font(self.size))
        room = QRectF(0, 0, widest - 36, 600)
        needed = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)
        self.prepareGeometryChange()
        self._area = QRectF(0, 0, needed.width() + 36, max(needed.height() + self.size, least))
        self.text = text

    def _stand(self, middle: float, top: float, within: QRectF) -> None:
        left = min(max(middle - self._area.width() / 2, within.left()), within.right() - self._area.width())
        self.setPos(left, max(top, within.top()))
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
        painter.setFont(font(self.size))
        inner = self._area.adjusted(16, 0, -16, 0)
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.text)
