"""A game from outside: what can be shown of it before it is loaded, so that the start stays quick."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme


class Cover(ABC):
    id: str
    seats: range

    @abstractmethod
    def name(self) -> str: ...

    @abstractmethod
    def tagline(self) -> str:
        """One sentence for the home screen."""

    @abstractmethod
    def paint_tile(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        """The illustration on the home screen."""

    def pictures(self) -> dict[str, str]:
        """Poses that software catalogues show, and what is to be seen there."""
        return {}

    def first(self) -> str:
        """What the set-up asks of the seat with which the game begins."""
        return translate("Setup", "Who begins")

    def score(self, score: int) -> str:
        """What somebody reached, in a word or two."""
        return translate("Cover", "%n point(s)", "", score)

    def measure(self) -> str:
        """What scores count."""
        return translate("Cover", "Points")

    def workshop(self) -> str:
        """What the room is called in which people make something of their own for the game; nothing: there is none."""
        return ""

    def variant(self, _variant: str) -> str:
        """What a kind of the game is called; nothing where there is only one."""
        return ""

    def notices(self, _profile: Path) -> list[str]:
        """What the user should know of the game's own files in the profile's folder, a sentence each."""
        return []
