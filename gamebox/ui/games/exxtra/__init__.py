"""How EXXTRA looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamebox.ui.games.exxtra.cover import ExxtraCover

if TYPE_CHECKING:
    from gamebox.ui.look import Look

COVER = ExxtraCover()


def load_look() -> Look:
    from gamebox.ui.games.exxtra.look import LOOK

    return LOOK
