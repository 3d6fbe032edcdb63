"""Level 8's picture for the home screen: a fan of six cards over the oval."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gamebox.ui.theme import Theme, paint_table


def paint_tile(painter: QPainter, area: QRectF, theme: Theme) -> None:
    paint_table(painter, area, theme)
