"""A hollow in the table, lined with felt: for dice, for cards, for whatever lies there for a while."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from gamebox.ui.theme import Corner, Theme, faded


def paint_hollow(
    painter: QPainter, area: QRectF, theme: Theme, rim: QPen, *, depth: float = 1.0, corner: float = Corner.LARGE
) -> None:
    """`depth` tells how dark it is in there, from the table's own surface (0) on."""
    painter.setPen(rim)
    painter.setBrush(faded(_felt(theme), depth))
    painter.drawRoundedRect(area, corner, corner)


def _felt(theme: Theme) -> QColor:
    return theme.table_bottom.darker(130)
