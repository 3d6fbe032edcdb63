"""What can be chosen by its picture, everywhere with the same weight: a wash and a strong edge once it is, an ink ring
for the keyboard. (Words that can be chosen are filled with the accent instead: Segments and lists.)"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from gamebox.ui.theme import Corner, Theme, mixed

_WASH = 0.24
_EDGE = 3.0


def paint_choice(painter: QPainter, part: QWidget, theme: Theme, *, chosen: bool) -> None:
    """Below the picture; whoever is chosen and has the keyboard shows both."""
    focused, hovered = part.hasFocus(), part.underMouse()
    edge = theme.accent if chosen or hovered else theme.control_edge
    if focused:
        edge = theme.ink if chosen else theme.ring
    painter.setPen(QPen(edge, _EDGE if chosen or focused else 1))
    painter.setBrush(mixed(theme.field, theme.accent, _WASH) if chosen else theme.field)
    area = QRectF(part.rect()).adjusted(_EDGE / 2, _EDGE / 2, -_EDGE / 2, -_EDGE / 2)
    painter.drawRoundedRect(area, Corner.MEDIUM, Corner.MEDIUM)
