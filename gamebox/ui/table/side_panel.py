"""What a game may put beside its table."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class SidePanel(QWidget):
    referred = Signal(str)
    """The number of a rule was clicked."""

    @abstractmethod
    def show_view(self, view: Any) -> None:
        """Show what the person who looks may know."""
