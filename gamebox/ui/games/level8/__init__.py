"""Level 8's table: the oval, the cards, the hands and their secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamebox.ui.games.level8.cover import Level8Cover

if TYPE_CHECKING:
    from gamebox.ui.look import Look

COVER = Level8Cover()


def load_look() -> Look:
    from gamebox.ui.games.level8.look import LOOK

    return LOOK
