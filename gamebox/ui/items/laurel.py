"""The winner's laurel: two golden branches, bound with a ribbon."""

from __future__ import annotations

import math
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from gamebox.ui.items.kept import draw_kept, fineness
from gamebox.ui.theme import GOLD, mixed

_WHITE = QColor(255, 255, 255)
_BROWN = QColor("#5A3A08")
_RIBBON = QColor("#B23A2E")
_FIRST, _LAST = 172.0, 22.0
"""Where a branch begins, near the foot, and ends, near the top, in degrees from the top."""
_LEAVES = 9
_SMALL = 160
"""Pixels: larger ones are shown one at a time."""


def paint_laurel(painter: QPainter, area: QRectF) -> None:
    """The laurel in the largest square of the area; its middle stays free. Small ones are kept: tables show several."""
    side = min(area.width(), area.height())
    pixels = ceil(side * fineness(painter))
    if pixels <= _SMALL and not painter.deviceTransform().isRotating():
        square = QRectF(area.center().x() - side / 2, area.center().y() - side / 2, side, side)
        draw_kept(painter, square, _picture(pixels))
    else:
        _paint(painter, area.center(), side)


@lru_cache(maxsize=16)
def _picture(pixels: int) -> QPixmap:
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    _paint(painter, QPointF(pixels / 2, pixels / 2), pixels)
    painter.end()
    return picture


def _paint(painter: QPainter, centre: QPointF, side: float) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    scale = side / 200
    painter.scale(scale, scale)
    for way in (-1, 1):
        painter.save()
        painter.scale(way, 1)
        _paint_branch(painter)
        painter.restore()
    _paint_ribbon(painter)
    painter.restore()


def _paint_branch(painter: QPainter) -> None:
    """The right branch: leaves in pairs along an arc, smaller towards the tip."""
    stem = QPainterPath(_on_ring(_FIRST + 6, 76))
    for turn in range(int(_FIRST), int(_LAST) - 1, -5):
        stem.lineTo(_on_ring(turn, 76))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mixed(GOLD, _BROWN, 0.55), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(stem)
    for index in range(_LEAVES):
        share = index / (_LEAVES - 1)
        leaf = _FIRST - 8 + (_LAST + 4 - _FIRST) * share
        size = 1 - 0.3 * share
        for lean in (-34, 30):
            _paint_leaf(painter, leaf, lean, size)
    _paint_leaf(painter, _LAST, 0, 0.8)


def _on_ring(turn: float, reach: float) -> QPointF:
    angle = math.radians(turn)
    return QPointF(reach * math.sin(angle), -reach * math.cos(angle))


def _paint_leaf(painter: QPainter, turn: float, lean: float, size: float) -> None:
    """A leaf that points along the branch, leaning out or in."""
    painter.save()
    painter.translate(_on_ring(turn, 76))
    painter.rotate(turn - 180 + lean)
    painter.scale(size, size)
    leaf = QPainterPath(QPointF(0, 0))
    leaf.cubicTo(14, -6, 26, -9, 34, 0)
    leaf.cubicTo(26, 9, 14, 6, 0, 0)
    shine = QLinearGradient(0, -9, 0, 9)
    shine.setColorAt(0, mixed(GOLD, _WHITE, 0.5))
    shine.setColorAt(0.5, GOLD)
    shine.setColorAt(1, mixed(GOLD, _BROWN, 0.4))
    painter.setBrush(shine)
    painter.setPen(QPen(mixed(GOLD, _BROWN, 0.65), 1))
    painter.drawPath(leaf)
    painter.setPen(QPen(mixed(GOLD, _BROWN, 0.4), 0.8))
    painter.drawLine(QPointF(3, 0), QPointF(28, 0))
    painter.restore()


def _paint_ribbon(painter: QPainter) -> None:
    """A bow at the foot where the branches cross."""
    painter.setPen(QPen(mixed(_RIBBON, QColor(0, 0, 0), 0.4), 1))
    for side in (-1, 1):
        tail = QPainterPath(QPointF(0, 76))
        for x, y in ((side * 20, 98), (side * 12, 97), (side * 8, 100)):
            tail.lineTo(x, y)
        tail.closeSubpath()
        loop = QPainterPath(QPointF(0, 76))
        loop.cubicTo(side * 12, 60, side * 30, 66, side * 24, 78)
        loop.cubicTo(side * 20, 86, side * 10, 84, 0, 76)
        for part, shade in ((tail, 0.25), (loop, 0.0)):
            painter.setBrush(mixed(_RIBBON, QColor(0, 0, 0), shade))
            painter.drawPath(part)
    painter.setBrush(mixed(_RIBBON, _WHITE, 0.15))
    painter.drawEllipse(QPointF(0, 76), 6, 6)
