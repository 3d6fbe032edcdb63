"""The players' six shapes, all of about the same visual weight, and how an emblem is painted."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from gamebox.ui.theme import Livery, Shape, mixed

_WHITE = QColor(255, 255, 255)
_BLACK = QColor(0, 0, 0)


def emblem_path(shape: Shape, area: QRectF) -> QPainterPath:
    """The outline of a shape, centred in the largest square of `area`."""
    return _outline(shape, min(area.width(), area.height()) / 2).translated(area.center())


@lru_cache(maxsize=256)
def _outline(shape: Shape, radius: float) -> QPainterPath:
    centre = QPointF()
    if shape is Shape.CIRCLE:
        path = QPainterPath()
        path.addEllipse(centre, radius * 0.94, radius * 0.94)
        return path
    return _rounded(_corners(shape, centre, radius), radius * _ROUNDING[shape])


_ROUNDING = {
    Shape.SQUARE: 0.22,
    Shape.TRIANGLE: 0.24,
    Shape.DIAMOND: 0.2,
    Shape.HEXAGON: 0.2,
    Shape.STAR: 0.1,
}


def _corners(shape: Shape, centre: QPointF, radius: float) -> list[QPointF]:
    """The corners clockwise from the top, for the shapes that have some."""
    match shape:
        case Shape.SQUARE:
            return _ring(centre, (radius * 1.18,) * 4, 45)
        case Shape.TRIANGLE:
            return _ring(QPointF(centre.x(), centre.y() + radius * 0.18), (radius * 1.18,) * 3, 0)
        case Shape.DIAMOND:
            return _ring(centre, (radius * 1.02, radius * 0.86) * 2, 0)
        case Shape.HEXAGON:
            return _ring(centre, (radius * 0.99,) * 6, 30)
        case _:
            return _ring(QPointF(centre.x(), centre.y() + radius * 0.06), (radius * 1.03, radius * 0.52) * 5, 0)


def _ring(centre: QPointF, radii: Iterable[float], first: float) -> list[QPointF]:
    """Points around a centre at even angles, the first so many degrees clockwise from the top."""
    spokes = tuple(radii)
    turns = (math.radians(first + 360 * index / len(spokes)) for index in range(len(spokes)))
    return [
        QPointF(centre.x() + spoke * math.sin(turn), centre.y() - spoke * math.cos(turn))
        for spoke, turn in zip(spokes, turns, strict=True)
    ]


def _rounded(corners: list[QPointF], cut: float) -> QPainterPath:
    """A polygon whose corners are rounded, beginning `cut` before each."""
    path = QPainterPath()
    for index, corner in enumerate(corners):
        enter = _towards(corner, corners[index - 1], cut)
        leave = _towards(corner, corners[(index + 1) % len(corners)], cut)
        if index:
            path.lineTo(enter)
        else:
            path.moveTo(enter)
        path.quadTo(corner, leave)
    path.closeSubpath()
    return path


def _towards(point: QPointF, other: QPointF, distance: float) -> QPointF:
    return point + (other - point) * (distance / math.hypot(other.x() - point.x(), other.y() - point.y()))


def paint_emblem(painter: QPainter, livery: Livery, area: QRectF) -> None:
    """A player's shape in their colour, lit from the upper left, with an edge that shows on any ground."""
    path = emblem_path(livery.shape, area)
    light = QLinearGradient(area.topLeft(), area.bottomRight())
    light.setColorAt(0, mixed(livery.colour, _WHITE, 0.25))
    light.setColorAt(0.45, livery.colour)
    light.setColorAt(1, mixed(livery.colour, _BLACK, 0.15))
    width = max(1.0, min(area.width(), area.height()) / 22)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(mixed(livery.colour, _BLACK, 0.45), width, Qt.PenStyle.SolidLine))
    painter.setBrush(QBrush(light))
    painter.drawPath(path)
    painter.restore()
