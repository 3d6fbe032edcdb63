"""What can be set up in Level 8."""

from __future__ import annotations

from typing import get_args

from gamebox.games.level8.state import HeadStart
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Choice
from gamebox.ui.texts import translate


def choices(_shelf: Shelf) -> tuple[Choice, ...]:
    return (
        Choice(
            "stars",
            translate("Level8", "Level card: ★ is easier, ★★ is harder"),
            ((1, "★"), (2, "★★")),
            "L8-3",
            per_seat=True,
            house=False,
        ),
        Choice(
            "head_start",
            translate("Level8", "Head start"),
            tuple((levels, _begins_with(1 + levels)) for levels in get_args(HeadStart)),
            "L8-72",
            per_seat=True,
            in_scores=True,
        ),
    )


def _begins_with(level: int) -> str:
    return translate("Level8", "Level {level}").format(level=level)
