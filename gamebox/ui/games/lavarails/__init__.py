"""Lava & Rails on the table: sheets of paper, dice, lava, ink and tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamebox.ui.games.lavarails.cover import LavarailsCover

if TYPE_CHECKING:
    from gamebox.ui.look import Look

COVER = LavarailsCover()


def load_look() -> Look:
    from gamebox.ui.games.lavarails.look import LOOK

    return LOOK
