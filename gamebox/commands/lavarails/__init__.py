"""Commands that only Lava & Rails has, a module each, and what it adds to the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gamebox.commands.shot import Shot
    from gamebox.ui.theme import Theme

COMMANDS = {"sheet": "work with sheets of Lava & Rails"}


def shots(theme: Theme, language: str) -> Iterator[Shot]:
    from gamebox.commands.lavarails.workshop_shots import workshop_shots

    return workshop_shots(theme, language)
