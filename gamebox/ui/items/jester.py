"""The joker's picture: a jester's cap with three bells."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gamebox.ui.items.pip import HUES
from gamebox.ui.theme import GOLD, mixed

_BLACK = QColor(0, 0, 0)
_WHITE = QColor(255, 255, 255)


def paint_jester(painter: QPainter, area: QRectF) -> None:
    """The cap in the largest square of the area."""
    side = min(area.width(), area.height())
    painter.save()
    painter.translate(area.center())
    painter.scale(side / 100, side / 100)
    for hue, horn in zip("rbg", (_left(), _right(), _middle()), strict=True):
        painter.setPen(_edge(HUES[hue]))
        painter.setBrush(HUES[hue])
        painter.drawPath(horn)
    _paint_brim(painter)
    for bell in (QPointF(-40, 8), QPointF(40, 8), QPointF(4, -40)):
        painter.setPen(_edge(GOLD))
        painter.setBrush(GOLD)
        painter.drawEllipse(bell, 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(GOLD, _WHITE, 0.6))
        painter.drawEllipse(bell - QPointF(2.5, 2.5), 2.4, 2.4)
    painter.restore()


def _left() -> QPainterPath:
    path = QPainterPath(QPointF(-24, 28))
    path.cubicTo(-26, 8, -30, -4, -40, 6)
    path.cubicTo(-44, -30, -12, -34, 2, -12)
    path.lineTo(2, 28)
    path.closeSubpath()
    return path


def _right() -> QPainterPath:
    path = QPainterPath(QPointF(24, 28))
    path.cubicTo(26, 8, 30, -4, 40, 6)
    path.cubicTo(44, -30, 12, -34, -2, -12)
    path.lineTo(-2, 28)
    path.closeSubpath()
    return path


def _middle() -> QPainterPath:
    path = QPainterPath(QPointF(-13, 28))
    path.cubicTo(-16, -4, -16, -26, 4, -38)
    path.cubicTo(2, -22, 16, -8, 13, 28)
    path.closeSubpath()
    return path


def _paint_brim(painter: QPainter) -> None:
    painter.setPen(_edge(GOLD))
    painter.setBrush(GOLD)
    painter.drawRoundedRect(QRectF(-30, 26, 60, 13), 6, 6)
    painter.setPen(Qt.PenStyle.NoPen)
    for index, hue in enumerate("ryv"):
        painter.setBrush(HUES[hue])
        painter.drawEllipse(QPointF(-16 + index * 16, 32.5), 3.4, 3.4)


def _edge(colour: QColor) -> QPen:
    return QPen(mixed(colour, _BLACK, 0.45), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
