"""Plays to win: plans loops and lanes, plays every pass through in its head, and grudges others what they need."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from typing_extensions import override

from gamebox.bots.bot import Bot, Character
from gamebox.bots.lavarails.thinking import Memory, leading, likeliest, mark_lava, planned_piece
from gamebox.engine.game import QT_TRANSLATE_NOOP, Options
from gamebox.games.lavarails.view import Phase

_PLAYOUTS = 32
_CAUTION = 2.0
"""How many times as long plans on railways may take as they do: a long loop that stays open loses the game."""
_DENIAL = 0.6
"""How much a point that another does not get is worth on railways."""


class HardBot(Bot):
    character = Character(
        QT_TRANSLATE_NOOP("Bot", "The surveyor"),
        QT_TRANSLATE_NOOP("Bot", "Plans the whole sheet, counts every die and takes the one you need."),
    )

    def __init__(self, seat: int, options: Options, rng: Random) -> None:
        super().__init__(seat, options, rng)
        self._railways = Memory(_CAUTION, winner=seat)
        self._volcanoes = Memory()

    @override
    def choose(self, view: Any, legal: Sequence[Any], deadline: float | None = None) -> Any:
        if len(legal) == 1:
            return legal[0]
        if view.phase is Phase.LAVA:
            return mark_lava(view, legal, self._volcanoes)
        if view.phase is Phase.DRAW:
            return planned_piece(view, self._railways)
        seed = hash((view.pool, view.acting.dice, view.acting.marked))
        if view.sheet.volcanic:
            return likeliest(view, legal, self._volcanoes, _PLAYOUTS, seed)
        return leading(view, legal, self._railways, _PLAYOUTS, seed, _DENIAL)
