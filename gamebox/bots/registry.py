"""Which bots there are for a game, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Mapping

from gamebox.bots.bot import BotMaker
from gamebox.games.registry import GAMES


def bots_of(game: str) -> Mapping[str, BotMaker]:
    """By the names that records use after "bot:"."""
    bots: Mapping[str, BotMaker] = GAMES.room("bots", game).BOTS
    return bots
