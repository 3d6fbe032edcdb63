"""Heavy theatre cloth: two curtains in folds, a scalloped pelmet above them, golden fringes."""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from gamebox.ui.theme import GOLD, faded, mixed

_CLOTH = QColor("#8A2432")
_DEEP = QColor("#2A060C")
_LIGHT = QColor("#D8606A")
_BLACK = QColor(0, 0, 0)
_FOLD = 64.0
"""About how wide a fold is."""
_FRINGE, _BRAID = 18.0, 6.0
_BOW = 7.0
"""How much lower the middle of a fold hangs than its sides."""


def paint_cloth(painter: QPainter, area: QRectF) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(area, _DEEP)
    half = area.width() / 2
    _paint_side(painter, QRectF(area.left(), area.top(), half + 10, area.height()), seed=1.0)
    _paint_side(painter, QRectF(area.left() + half - 10, area.top(), half + 10, area.height()), seed=4.2)
    _paint_seam(painter, area)
    _paint_light(painter, area)
    _paint_pelmet(painter, area)
    painter.restore()


def _paint_side(painter: QPainter, area: QRectF, seed: float) -> None:
    """Folds of uneven width; each is a tube of cloth that narrows or widens a little towards the hem they share."""
    count = max(4, round(area.width() / _FOLD))
    tops = [area.left() + area.width() * share for share in _uneven(count, seed)]
    feet = [top + 7 * math.sin(index * 1.9 + seed) for index, top in enumerate(tops)]
    feet[0], feet[-1] = tops[0] - 1, tops[-1] + 1
    hem = area.bottom() - _FRINGE - _BOW
    for (left, right), (left_foot, right_foot) in zip(pairwise(tops), pairwise(feet), strict=True):
        fold = _hem_line(left_foot, right_foot, hem)
        fold.cubicTo(right_foot, area.height() * 0.7, right, area.height() * 0.4, right, area.top())
        fold.lineTo(left, area.top())
        fold.cubicTo(left, area.height() * 0.4, left_foot, area.height() * 0.7, left_foot, hem)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_shading(min(left, left_foot), max(right, right_foot)))
        painter.drawPath(fold)
        _paint_fringe(painter, left_foot, right_foot, hem)


def _uneven(count: int, seed: float) -> list[float]:
    """Shares from 0 to 1 whose steps differ."""
    steps = [1 + 0.32 * math.sin(index * 2.4 + seed) for index in range(count)]
    shares, reached = [0.0], 0.0
    for step in steps:
        reached += step / sum(steps)
        shares.append(reached)
    return shares


def _shading(left: float, right: float) -> QLinearGradient:
    tube = QLinearGradient(left, 0, right, 0)
    tube.setColorAt(0, mixed(_CLOTH, _DEEP, 0.75))
    tube.setColorAt(0.3, mixed(_CLOTH, _LIGHT, 0.22))
    tube.setColorAt(0.48, _CLOTH)
    tube.setColorAt(0.85, mixed(_CLOTH, _DEEP, 0.6))
    tube.setColorAt(1, mixed(_CLOTH, _DEEP, 0.9))
    return tube


def _hem_line(left: float, right: float, y: float) -> QPainterPath:
    """The lower edge of a fold: its middle comes forward, and so lower."""
    line = QPainterPath(QPointF(left, y))
    line.quadTo((left + right) / 2, y + 2 * _BOW, right, y)
    return line


def _strip(left: float, right: float, y: float, deep: float) -> QPainterPath:
    """What follows the hem of a fold, so deep."""
    strip = _hem_line(left, right, y)
    strip.connectPath(_hem_line(left, right, y + deep).toReversed())
    strip.closeSubpath()
    return strip


def _paint_fringe(painter: QPainter, left: float, right: float, hem: float) -> None:
    """Threads under a braid, as round as the fold that they hang from."""
    painter.fillPath(_strip(left, right, hem, _FRINGE), mixed(GOLD, _DEEP, 0.3))
    painter.setPen(QPen(mixed(GOLD, _BLACK, 0.5), 1))
    painter.save()
    painter.setClipPath(_strip(left, right, hem, _FRINGE))
    for thread in range(math.floor(left), math.ceil(right), 4):
        painter.drawLine(QPointF(thread, hem), QPointF(thread, hem + _BOW + _FRINGE))
    painter.restore()
    painter.fillPath(_strip(left, right, hem - _BRAID, _BRAID), GOLD)
    painter.fillPath(_strip(left, right, hem - _BRAID, _BRAID + _FRINGE), _roundness(left, right))


def _roundness(left: float, right: float) -> QLinearGradient:
    """The shadow towards the sides of a fold."""
    shade = QLinearGradient(left, 0, right, 0)
    shade.setColorAt(0, faded(_BLACK, 0.5))
    shade.setColorAt(0.3, faded(_BLACK, 0))
    shade.setColorAt(1, faded(_BLACK, 0.6))
    return shade


def _paint_seam(painter: QPainter, area: QRectF) -> None:
    """Where the two sides meet."""
    shade = QLinearGradient(area.center().x() - 26, 0, area.center().x() + 26, 0)
    shade.setColorAt(0, faded(_BLACK, 0))
    shade.setColorAt(0.5, faded(_BLACK, 0.5))
    shade.setColorAt(1, faded(_BLACK, 0))
    painter.fillRect(QRectF(area.center().x() - 26, area.top(), 52, area.height()), shade)


def _paint_light(painter: QPainter, area: QRectF) -> None:
    """A lamp from the upper left, and darkness towards the floor."""
    lamp = QRadialGradient(QPointF(area.left() + area.width() * 0.38, area.height() * 0.36), area.width() * 0.62)
    lamp.setColorAt(0, QColor(255, 214, 160, 60))
    lamp.setColorAt(0.55, QColor(255, 214, 160, 0))
    painter.fillRect(area, lamp)
    floor = QLinearGradient(0, area.height() * 0.5, 0, area.height())
    floor.setColorAt(0, faded(_BLACK, 0))
    floor.setColorAt(1, faded(_BLACK, 0.38))
    painter.fillRect(area, floor)


def _paint_pelmet(painter: QPainter, area: QRectF) -> None:
    """Swags of cloth along the top, each with a golden edge."""
    count = max(3, round(area.width() / 210))
    wide = area.width() / count
    deep = min(92.0, area.height() * 0.14)
    shade = QLinearGradient(0, area.top() + deep * 0.6, 0, area.top() + deep * 2)
    shade.setColorAt(0, faded(_BLACK, 0.45))
    shade.setColorAt(1, faded(_BLACK, 0))
    painter.fillRect(QRectF(area.left(), area.top(), area.width(), deep * 2), shade)
    for index in range(count):
        _paint_swag(painter, QRectF(area.left() + index * wide, area.top(), wide, deep))
    rail = QLinearGradient(0, area.top(), 0, area.top() + 12)
    rail.setColorAt(0, mixed(GOLD, QColor(255, 255, 255), 0.4))
    rail.setColorAt(1, mixed(GOLD, _BLACK, 0.45))
    painter.fillRect(QRectF(area.left(), area.top(), area.width(), 10), rail)
    for index in range(1, count):
        _paint_tassel(painter, QPointF(area.left() + index * wide, area.top() + 10), deep * 0.8)


def _paint_swag(painter: QPainter, area: QRectF) -> None:
    """Cloth that hangs between two points, its folds following the bow."""
    swag = _bow(area, 1.0)
    fill = QLinearGradient(0, area.top(), 0, area.bottom())
    fill.setColorAt(0, mixed(_CLOTH, _DEEP, 0.55))
    fill.setColorAt(0.75, mixed(_CLOTH, _LIGHT, 0.2))
    fill.setColorAt(1, mixed(_CLOTH, _DEEP, 0.3))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(swag)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share in (0.35, 0.55, 0.75):
        painter.setPen(QPen(faded(_DEEP, 0.55), 5))
        painter.drawPath(_bow(area, share))
        painter.setPen(QPen(faded(_LIGHT, 0.25), 2))
        painter.drawPath(_bow(area.translated(0, -4), share))
    painter.setPen(QPen(mixed(GOLD, _BLACK, 0.35), 9, Qt.PenStyle.DotLine))
    painter.drawPath(_bow(area.translated(0, 5), 1.0))
    painter.setPen(QPen(GOLD, 5))
    painter.drawPath(_bow(area, 1.0))


def _bow(area: QRectF, share: float) -> QPainterPath:
    path = QPainterPath(QPointF(area.left(), area.top()))
    low = area.top() + area.height() * share * 1.32
    path.cubicTo(
        area.left() + area.width() * 0.22, low, area.right() - area.width() * 0.22, low, area.right(), area.top()
    )
    return path


def _paint_tassel(painter: QPainter, at: QPointF, length: float) -> None:
    painter.setPen(QPen(mixed(GOLD, _BLACK, 0.2), 3))
    painter.drawLine(at, at + QPointF(0, length * 0.4))
    knot = at + QPointF(0, length * 0.45)
    painter.setPen(QPen(mixed(GOLD, _BLACK, 0.5), 1))
    painter.setBrush(GOLD)
    painter.drawEllipse(knot, 8, 8)
    skirt = QPainterPath(knot + QPointF(-6, 5))
    for x, y in ((6, 5), (11, length * 0.5), (-11, length * 0.5)):
        skirt.lineTo(knot + QPointF(x, y))
    skirt.closeSubpath()
    fill = QLinearGradient(knot.x() - 11, 0, knot.x() + 11, 0)
    fill.setColorAt(0, mixed(GOLD, QColor(255, 255, 255), 0.25))
    fill.setColorAt(1, mixed(GOLD, _BLACK, 0.5))
    painter.setBrush(fill)
    painter.drawPath(skirt)
