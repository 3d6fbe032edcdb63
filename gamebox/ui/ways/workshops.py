"""The workshops of games that have one: where people make something of their own, and where its files belong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from gamebox.games.registry import GAMES
from gamebox.ui.desk import Desk
from gamebox.ui.host import Host
from gamebox.ui.looks import COVERS
from gamebox.ui.screens.screen import Screen

if TYPE_CHECKING:
    from gamebox.ui.guide import Guide


class Workshop(Protocol):
    def show(self, back: Callable[[], None]) -> None:
        """`back` is where somebody came from."""

    def holds(self, screen: Screen | None) -> bool:
        """Whether that is one of its screens."""

    def bring(self, paths: Sequence[Path]) -> None:
        """Show what lies in files that somebody has opened or dropped elsewhere."""

    def import_files(self, paths: Sequence[Path]) -> None:
        """Have what lies in files among one's own."""


class Workshops:
    def __init__(self, desk: Desk, guide: Guide, host: Host) -> None:
        self._parts = desk, guide, host
        self._open: dict[str, Workshop] = {}

    def of(self, game: str) -> Workshop:
        """The room of that game, opened when somebody comes for the first time."""
        if game not in self._open:
            self._open[game] = GAMES.room("ui.games", game, "workshop.way").SheetWorkshop(*self._parts)
        return self._open[game]

    @property
    def for_files(self) -> Workshop:
        """Where files belong that are no games."""
        return self.of(next(game for game, cover in COVERS.items() if cover.workshop()))
