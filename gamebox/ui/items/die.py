"""A die with a digit or an X on its face."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.theme import Livery, font, mixed

_WHITE = QColor("#FFFFFF")
_BLACK = QColor("#000000")
_CROSS_BODY = QColor("#1B1E22")
_CROSS = QColor("#FF6B57")
_SHADOW = QColor(0, 0, 0, 110)
_DEPTH = 0.15
"""How much of a die's depth is seen, in its sides."""


def paint_die(painter: QPainter, area: QRectF, face: str, livery: Livery, *, lifted: float = 0.0) -> None:
    """A die in a player's colour; the X is red on black, so that nobody can miss it."""
    body = _CROSS_BODY if face == "X" else livery.colour
    side = area.width()
    shape = QPainterPath()
    shape.addRoundedRect(area, side * 0.2, side * 0.2)
    paint_shadow(painter, shape.translated(_DEPTH * side, 0), _SHADOW, side * (0.05 + 0.12 * lifted))
    _paint_depth(painter, area, shape, body)
    light = QLinearGradient(area.topLeft(), area.bottomRight())
    light.setColorAt(0, mixed(body, _WHITE, 0.28))
    light.setColorAt(0.45, body)
    light.setColorAt(1, mixed(body, _BLACK, 0.22))
    painter.setPen(QPen(mixed(body, _BLACK, 0.35), max(1.0, side * 0.02)))
    painter.setBrush(light)
    painter.drawPath(shape)
    painter.setPen(QPen(mixed(body, _WHITE, 0.45), max(1.0, side * 0.025)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = area.adjusted(side * 0.07, side * 0.07, -side * 0.07, -side * 0.07)
    painter.drawRoundedRect(inner, side * 0.15, side * 0.15)
    _paint_face(painter, area, face, livery)


def _paint_depth(painter: QPainter, area: QRectF, front: QPainterPath, body: QColor) -> None:
    """The right side and the top, behind the face that one reads."""
    side = area.width()
    back = QPointF(_DEPTH, -_DEPTH) * side
    nick = QPointF(0.059, 0.059) * side  # where the rounded corners turn away
    upper_left, lower_right = area.topLeft() + nick, area.bottomRight() - nick
    upper_right = area.topRight() + QPointF(-nick.x(), nick.y())
    painter.setPen(QPen(mixed(body, _BLACK, 0.5), max(1.0, side * 0.02)))
    painter.setBrush(mixed(body, _BLACK, 0.4))
    painter.drawPath(front.translated(back))
    painter.drawPolygon([upper_left, upper_left + back, lower_right + back, lower_right])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mixed(body, _WHITE, 0.38))
    painter.drawPolygon([upper_left, upper_left + back, upper_right + back, upper_right])


def _paint_face(painter: QPainter, area: QRectF, face: str, livery: Livery) -> None:
    side = area.width()
    if face == "X":
        arm = side * 0.22
        painter.setPen(QPen(_CROSS, side * 0.15, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        centre = area.center()
        painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm))
        painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm))
    elif face:
        painter.setPen(livery.on_colour)
        painter.setFont(font(side * 0.66, bold=True))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, face)


class DieItem(QGraphicsObject):
    """A die centred on its own origin."""

    def __init__(self, side: float, livery: Livery, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._livery = livery
        self._face = ""
        self._lifted = 0.0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def face(self) -> str:
        return self._face

    def show_face(self, face: str, lifted: float = 0.0) -> None:
        if (face, lifted) != (self._face, self._lifted):
            self._face, self._lifted = face, lifted
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        half = self._side * 0.5
        return QRectF(-half, -half, self._side, self._side).adjusted(
            -3, -self._side * 0.2, self._side * 0.4, self._side * 0.4
        )

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        half = self._side * 0.5
        area = QRectF(-half, -half, self._side, self._side)
        paint_die(painter, area, self._face, self._livery, lifted=self._lifted)
