"""What a game may put beside its table."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from PySide6.QtWidgets import QWidget


class SidePanel(QWidget):
    @abstractmethod
    def show_view(self, view: Any) -> None:
        """Show what the person who looks may know."""
