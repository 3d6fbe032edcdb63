"""Tracks: sleepers, rails that catch the light, the tint of a line, loose ends, and the little train."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gamebox.games.lavarails.grid import EAST, NORTH, SOUTH, STEP, WEST
from gamebox.games.lavarails.scoring import LineScore
from gamebox.games.lavarails.tracks import ENDS, Line, piece_at
from gamebox.ui.games.lavarails.layout import Plan
from gamebox.ui.theme import GOLD, LIVERIES, Theme, faded, mixed

EDGE = {NORTH: QPointF(0.5, 0), EAST: QPointF(1, 0.5), SOUTH: QPointF(0.5, 1), WEST: QPointF(0, 0.5)}
"""The middles of a field's edges."""
_CENTRE = QPointF(0.5, 0.5)
_BOW = 0.5523
"""What makes a cubic curve a quarter of a circle."""
_GAUGE = 0.12
_SLEEPERS = 5
_WHITE = QColor("#FFFFFF")
_TINTS = tuple(LIVERIES[name].colour for name in ("sky", "purple", "green", "blue", "red"))


def pieces(text: str) -> dict[str, str]:
    """A drawing in short: "A4:NS A3:SE"."""
    return dict(part.split(":") for part in text.split())


def way(start: int, end: int) -> QPainterPath:
    """From the middle of one edge to that of another, in a field from (0, 0) to (1, 1)."""
    first, last = EDGE[start], EDGE[end]
    path = QPainterPath(first)
    path.cubicTo(first + (_CENTRE - first) * _BOW, last + (_CENTRE - last) * _BOW, last)
    return path


@dataclass(frozen=True)
class _Piece:
    path: QPainterPath
    sleepers: QPainterPath
    rails: QPainterPath


@cache
def _piece(piece: str) -> _Piece:
    path = way(*ENDS[piece])
    sleepers, rails = QPainterPath(), QPainterPath()
    for index in range(_SLEEPERS):
        at, across = _crossways(path, (index + 0.5) / _SLEEPERS)
        sleepers.moveTo(at - across * 0.215)
        sleepers.lineTo(at + across * 0.215)
    for side in (-_GAUGE, _GAUGE):
        for index in range(13):
            at, across = _crossways(path, index / 12)
            spot = at + across * side
            if index:
                rails.lineTo(spot)
            else:
                rails.moveTo(spot)
    return _Piece(path, sleepers, rails)


def _crossways(path: QPainterPath, share: float) -> tuple[QPointF, QPointF]:
    """A point of a path and the direction across it."""
    turn = math.radians(path.angleAtPercent(min(max(share, 0.001), 0.999)))
    return path.pointAtPercent(share), QPointF(math.sin(turn), math.cos(turn))


def paint_piece(
    painter: QPainter, area: QRectF, piece: str, theme: Theme, *, tint: QColor | None = None, plain: bool = False
) -> None:
    """A piece of track; its line's tint is the ground that it lies on; `plain`: one stroke for a small picture."""
    made = _piece(piece)
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(area.width(), area.height())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if tint:
        painter.setPen(QPen(faded(tint, 0.42), 0.56, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawPath(made.path)
    if plain:
        painter.setPen(QPen(theme.rail, 0.24, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawPath(made.path)
    else:
        _paint_rails(painter, made, theme)
    painter.restore()


def _paint_rails(painter: QPainter, made: _Piece, theme: Theme) -> None:
    painter.setPen(QPen(theme.sleeper, 0.085, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawPath(made.sleepers)
    painter.setPen(QPen(theme.rail, 0.062, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawPath(made.rails)
    painter.translate(-0.008, -0.008)
    painter.setPen(QPen(faded(mixed(theme.rail, _WHITE, 0.6), 0.85), 0.016))
    painter.drawPath(made.rails)


def tint_of(score: LineScore, theme: Theme) -> QColor:
    """Closed lines shine, the longest in gold; open ones keep a tint of their own while they grow."""
    if score.line.closed:
        return GOLD if score.longest else theme.good
    return _TINTS[min(score.line.fields) % len(_TINTS)]


def paint_loose_end(painter: QPainter, area: QRectF, direction: int, theme: Theme) -> None:
    """A buffer stop: here the line is not closed yet."""
    side = area.width()
    at = area.topLeft() + EDGE[direction] * side
    inward = _CENTRE - EDGE[direction]
    across = QPointF(inward.y(), inward.x()) * side * 0.4
    stop = at + inward * side * 0.12
    painter.setPen(QPen(theme.bad, side * 0.075, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(stop - across, stop + across)


def line_path(plan: Plan, tracks: Sequence[int], line: Line) -> QPainterPath:
    """The middle of a closed line's track, all the way round."""
    path = QPainterPath()
    count = len(line.fields)
    for index, field in enumerate(line.fields):
        leaves = _towards(field, line.fields[(index + 1) % count], tracks, enters=None)
        enters = next(end for end in ENDS[piece_at(tracks, field) or "NS"] if end != leaves)
        corner, cell = plan.rect(field).topLeft(), plan.cell
        first, last = corner + EDGE[enters] * cell, corner + EDGE[leaves] * cell
        centre = corner + _CENTRE * cell
        if index == 0:
            path.moveTo(first)
        path.cubicTo(first + (centre - first) * _BOW, last + (centre - last) * _BOW, last)
    return path


def _towards(field: int, following: int, tracks: Sequence[int], enters: int | None) -> int:
    """The edge through which the way leads to the following field."""
    ends = ENDS[piece_at(tracks, field) or "NS"]
    return next((end for end in ends if field + STEP[end] == following and end != enters), ends[1])


def paint_train(painter: QPainter, path: QPainterPath, share: float, cell: float, colour: QColor) -> None:
    """An engine and two wagons on their way round."""
    length = path.length()
    for index in range(3):
        behind = (share - index * cell * 0.44 / length) % 1.0
        at = path.pointAtPercent(behind)
        painter.save()
        painter.translate(at)
        painter.rotate(-path.angleAtPercent(behind))
        painter.scale(cell, cell)
        _paint_carriage(painter, colour if index else mixed(colour, QColor("#000000"), 0.25), engine=index == 0)
        painter.restore()


def _paint_carriage(painter: QPainter, colour: QColor, *, engine: bool) -> None:
    painter.setPen(QPen(mixed(colour, QColor("#000000"), 0.5), 0.03))
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(-0.19, -0.14, 0.38, 0.28), 0.06, 0.06)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(_WHITE, 0.85))
    if engine:
        painter.drawEllipse(QPointF(0.1, 0), 0.07, 0.07)
        painter.setBrush(QColor("#22262B"))
        painter.drawRect(QRectF(-0.15, -0.09, 0.1, 0.18))
    else:
        painter.drawRoundedRect(QRectF(-0.13, -0.08, 0.26, 0.16), 0.03, 0.03)
