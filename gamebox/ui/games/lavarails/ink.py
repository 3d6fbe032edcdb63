"""Crosses in ink: two pen strokes, never twice the same."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen

from gamebox.ui.players import Player
from gamebox.ui.theme import Theme, mixed

_FINE = 0.001
"""How closely an outline follows its curves, in fields."""


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


@cache
def _outline(seed: int, weight: float) -> QPainterPath:
    """What the pen leaves of a whole cross."""
    outline = QPainterPath()
    outline.setFillRule(Qt.FillRule.WindingFill)
    for path, width in (stroke for line in strokes(seed) for stroke in _pressed(line, 1.0)):
        nib = QPainterPathStroker(_nib(Qt.GlobalColor.black, width * weight))
        nib.setCurveThreshold(_FINE)
        outline.addPath(nib.createStroke(path))
    return outline


def paint_cross(
    painter: QPainter, area: QRectF, colour: QColor, seed: int, share: float = 1.0, *, bold: bool = False
) -> None:
    """A cross, or the part of it that is already drawn; the second stroke follows the first."""
    weight = 1.8 if bold else 1.0
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(area.width(), area.height())
    if share >= 1:
        painter.fillPath(_outline(seed, weight), colour)
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for index, line in enumerate(strokes(seed)):
            for path, width in _pressed(line, min(1.0, share * 2 - index)):
                painter.setPen(_nib(colour, width * weight))
                painter.drawPath(path)
    painter.restore()


def _pressed(line: QPainterPath, done: float) -> Iterator[tuple[QPainterPath, float]]:
    """What is drawn of a line, with the width of the pen, which presses harder at the beginning."""
    if done > 0:
        yield line if done >= 1 else _part(line, done), 0.085
    if done > 0.3:
        yield _part(line, min(done, 0.45)), 0.115


def _nib(colour: QColor | Qt.GlobalColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


def _part(path: QPainterPath, share: float) -> QPainterPath:
    """The beginning of a path."""
    shorter = QPainterPath(path.pointAtPercent(0))
    for step in range(1, 9):
        shorter.lineTo(path.pointAtPercent(share * step / 8))
    return shorter
