"""One line of words that must fit: a little smaller if need be, and cut with an ellipsis rather than unreadable."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from gamebox.ui.theme import fitting_font, font


def fitted(text: str, width: float, size: float, least: float, *, bold: bool = True) -> tuple[QFont, str]:
    """A font not smaller than `least`, and as much of the text as fits into the width."""
    made = fitting_font(text, width, size, bold=bold)
    if QFontMetricsF(made).horizontalAdvance(text) > width:  # sizes are whole pixels, perhaps rounded up
        made.setPixelSize(made.pixelSize() - 1)
    if made.pixelSize() >= least:
        return made, text
    smallest = font(least, bold=bold)
    return smallest, QFontMetricsF(smallest).elidedText(text, Qt.TextElideMode.ElideRight, width)
