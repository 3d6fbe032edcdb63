"""How large everything is: it grows with the window."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from gamebox.ui.theme import Size

_USUAL = QSize(1280, 800)
"""The window at which everything has its usual size."""
_LARGEST = 2.5


def scale_for(size: QSize) -> float:
    """In steps of an eighth: small windows have no smaller type, and huge ones none without bound."""
    fits = min(size.width() / _USUAL.width(), size.height() / _USUAL.height())
    return max(1.0, min(_LARGEST, round(fits * 8) / 8))


def enlargement(widget: QWidget) -> float:
    """The scale of the screen that a widget lies on, as its type tells; before there is one, the usual."""
    return max(1.0, widget.font().pixelSize() / Size.BODY)
