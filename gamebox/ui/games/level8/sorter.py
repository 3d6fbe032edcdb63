"""The picture on the button that sorts the hand by colour."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gamebox.ui.items.pip import HUES


def paint_by_colour(painter: QPainter, area: QRectF) -> None:
    """The six colours side by side."""
    bars = QRectF(area.center().x() - 21, area.center().y() - 17, 42, 34)
    painter.setPen(Qt.PenStyle.NoPen)
    for index, hue in enumerate("roygbv"):
        painter.setBrush(HUES[hue])
        painter.drawRect(QRectF(bars.left() + index * 7, bars.top(), 7, bars.height()))
