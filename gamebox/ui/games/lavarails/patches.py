"""Pictures of paper that are painted part by part, and look as if they had been painted at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

ROOM = 16.0
"""Around the paper, for its shadow."""
_SPARE = 8
"""Pixels painted around a part."""


def blank(size: QSizeF, fine: float) -> QPixmap:
    """For paper of a size, at so many pixels for a unit of the scene."""
    room = QSizeF(2 * ROOM, 2 * ROOM)
    picture = QPixmap(QRectF(QPointF(), (size + room) * fine).toAlignedRect().size())
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def on(picture: QPixmap, fine: float, corner: QPoint | None = None) -> QPainter:
    """A painter in the units of the scene, on a picture or on what was cut out of one at some pixel.

    It must end whatever happens, by `with`: a picture that goes while it is being painted takes the program with it.
    """
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    if corner:
        painter.translate(-QPointF(corner))
    painter.scale(fine, fine)
    painter.translate(ROOM, ROOM)
    return painter


def pixels_of(part: QRectF, fine: float) -> QRect:
    return QRectF((part.topLeft() + QPointF(ROOM, ROOM)) * fine, part.size() * fine).toAlignedRect()


def part_of(pixels: QRect, fine: float) -> QRectF:
    return QRectF(QPointF(pixels.topLeft()) / fine, QSizeF(pixels.size()) / fine).translated(-ROOM, -ROOM)


def patch(picture: QPixmap, taken: QRect, fine: float, paint: Callable[[QPainter, QRect], None]) -> None:
    """A little more is painted than is taken over: shapes that are cut at an edge look different there."""
    cut = taken.adjusted(-_SPARE, -_SPARE, _SPARE, _SPARE)
    scrap = QPixmap(cut.size())
    with on(scrap, fine, cut.topLeft()) as painter:
        paint(painter, cut)
    with QPainter(picture) as painter:
        painter.drawPixmap(taken.topLeft(), scrap, QRect(_SPARE, _SPARE, taken.width(), taken.height()))
