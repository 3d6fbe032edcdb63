"""Crosses in ink: two pen strokes, never twice the same."""

from __future__ import annotations

from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gamebox.ui.players import Player
from gamebox.ui.theme import Theme, mixed


def pen_colour(player: Player, theme: Theme) -> QColor:
    """Everybody writes with a pen of their own colour."""
    return mixed(player.livery.colour, theme.ink, 0.35 if theme.dark else 0.45)


@cache
def strokes(seed: int) -> tuple[QPainterPath, QPainterPath]:
    """The two strokes of a cross, in a field from (0, 0) to (1, 1)."""
    dice = Random(seed * 7919 + 1)

    def near(x: float, y: float, by: float = 0.07) -> QPointF:
        return QPointF(x + dice.uniform(-by, by), y + dice.uniform(-by, by))

    falling, rising = QPainterPath(near(0.2, 0.19)), QPainterPath(near(0.8, 0.18))
    falling.cubicTo(near(0.42, 0.42, 0.1), near(0.58, 0.58, 0.1), near(0.81, 0.82))
    rising.cubicTo(near(0.6, 0.4, 0.1), near(0.4, 0.6, 0.1), near(0.2, 0.81))
    return falling, rising


def paint_cross(
    painter: QPainter, area: QRectF, colour: QColor, seed: int, share: float = 1.0, *, bold: bool = False
) -> None:
    """A cross, or the part of it that is already drawn; the second stroke follows the first."""
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(area.width(), area.height())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for index, stroke in enumerate(strokes(seed)):
        done = min(1.0, max(0.0, share * 2 - index))
        if done > 0:
            _paint_stroke(painter, stroke, colour, done, 1.8 if bold else 1.0)
    painter.restore()


def _paint_stroke(painter: QPainter, stroke: QPainterPath, colour: QColor, done: float, weight: float) -> None:
    """A pen presses harder at the beginning."""
    shown = stroke if done >= 1 else _part(stroke, done)
    painter.setPen(QPen(colour, 0.085 * weight, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(shown)
    if done > 0.3:
        painter.setPen(QPen(colour, 0.115 * weight, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(_part(stroke, min(done, 0.45)))


def _part(path: QPainterPath, share: float) -> QPainterPath:
    """The beginning of a path."""
    shorter = QPainterPath(path.pointAtPercent(0))
    for step in range(1, 9):
        shorter.lineTo(path.pointAtPercent(share * step / 8))
    return shorter
