"""A pawn: a cone with its player's shape for a head."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.items.emblem import emblem_path
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.texts import tip
from gamebox.ui.theme import Livery, mixed

_WHITE = QColor("#FFFFFF")
_BLACK = QColor("#000000")
_SHADOW = QColor(0, 0, 0, 110)


def paint_pawn(painter: QPainter, area: QRectF, livery: Livery) -> None:
    """The pawn stands on the lower edge of the area."""
    width, height = area.width(), area.height()
    body = QPainterPath()
    body.moveTo(area.center().x() - width * 0.12, area.top() + height * 0.38)
    body.lineTo(area.left() + width * 0.12, area.bottom() - height * 0.1)
    body.quadTo(
        area.center().x(), area.bottom() + height * 0.06, area.right() - width * 0.12, area.bottom() - height * 0.1
    )
    body.lineTo(area.center().x() + width * 0.12, area.top() + height * 0.38)
    body.closeSubpath()
    side = min(width * 0.8, height * 0.52)
    head = emblem_path(livery.shape, QRectF(area.center().x() - side / 2, area.top(), side, side))
    paint_shadow(painter, body, _SHADOW, width * 0.1)
    light = QLinearGradient(area.topLeft(), area.topRight())
    light.setColorAt(0, mixed(livery.colour, _WHITE, 0.35))
    light.setColorAt(1, mixed(livery.colour, _BLACK, 0.2))
    painter.setBrush(light)
    painter.setPen(
        QPen(
            mixed(livery.colour, _BLACK, 0.55),
            max(1.0, width * 0.05),
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    painter.drawPath(body)
    painter.drawPath(head)


class PawnItem(QGraphicsObject):
    """A pawn whose foot stands on its own origin."""

    WIDTH, HEIGHT = 36.0, 50.0

    def __init__(self, livery: Livery, name: str) -> None:
        super().__init__()
        self._livery = livery
        self.setToolTip(tip(name))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @override
    def boundingRect(self) -> QRectF:
        return self._area().adjusted(-4, -4, 10, 10)

    def _area(self) -> QRectF:
        return QRectF(QPointF(-self.WIDTH / 2, -self.HEIGHT + 6), QPointF(self.WIDTH / 2, 6))

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        paint_pawn(painter, self._area(), self._livery)
