"""What EXXTRA's stairs, track and tray are made of: the wood of its tile, by lamplight or at night."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from gamebox.ui.theme import Theme, faded, mixed


class Wood(NamedTuple):
    tread: QColor
    """What lies flat and catches the light."""
    riser: QColor
    side: QColor
    """What turns away from the light."""
    edge: QColor
    ink: QColor
    """What is burnt into it."""
    plank: QColor
    """The track, darker than what stands on it."""
    token: QColor
    """The fields of the track."""


_DAY = Wood(
    tread=QColor("#F3E3C2"),
    riser=QColor("#DDBE8E"),
    side=QColor("#6E4429"),
    edge=QColor("#8A6744"),
    ink=QColor("#3A281B"),
    plank=QColor("#8A5F40"),
    token=QColor("#F7ECD3"),
)
_NIGHT = Wood(
    tread=QColor("#8A6A4E"),
    riser=QColor("#523A2A"),
    side=QColor("#2B1C14"),
    edge=QColor("#25180F"),
    ink=QColor("#F4E7CB"),
    plank=QColor("#3E2B20"),
    token=QColor("#5A4534"),
)
_GRAIN = 9.0
"""The distance between two lines of the grain."""
_BLACK, _WHITE = QColor(0, 0, 0), QColor(255, 255, 255)


def wood_of(theme: Theme) -> Wood:
    return _NIGHT if theme.dark else _DAY


def paint_board(painter: QPainter, shape: QPainterPath, colour: QColor, edge: QColor, lean: float = 0.0) -> None:
    """A board with its grain, lit from the upper left; `lean` is how far to the right its back edge lies."""
    area = shape.boundingRect()
    light = QLinearGradient(area.topLeft(), area.bottomRight())
    light.setColorAt(0, mixed(colour, _WHITE, 0.1))
    light.setColorAt(1, mixed(colour, _BLACK, 0.08))
    painter.setPen(QPen(edge, 1.5))
    painter.setBrush(light)
    painter.drawPath(shape)
    painter.setPen(QPen(faded(edge, 0.22), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for index in range(1, math.ceil(area.height() / _GRAIN)):
        painter.drawPath(_grain(area, index, lean))


def _grain(area: QRectF, index: int, lean: float) -> QPainterPath:
    """A long, slightly bent line, never twice the same, from one end of the board to the other."""
    y = area.top() + (index - 0.3) * _GRAIN
    aside = lean * (area.bottom() - y) / area.height()
    left, right = area.left() + aside + 2, area.right() - lean + aside - 2
    line = QPainterPath(QPointF(left, y))
    middle = area.center().x() + area.width() * 0.35 * math.sin(index * 1.7)
    line.quadTo(QPointF(middle, y + 3 * math.sin(index * 2.3)), QPointF(right, y))
    return line
