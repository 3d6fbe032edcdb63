"""Soft shadows, cast by one light from the upper left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from gamebox.ui.theme import faded

_LAYERS = 4


def paint_shadow(painter: QPainter, path: QPainterPath, colour: QColor, reach: float) -> None:
    """The shadow of a flat thing that lies `reach` pixels above the table."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colour, colour.alphaF() / _LAYERS))
    for layer in range(1, _LAYERS + 1):
        painter.drawPath(path.translated(QPointF(reach, reach * 1.4) * (layer / _LAYERS)))
    painter.restore()
