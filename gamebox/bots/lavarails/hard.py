"""Plays to win: plans loops and lanes, plays every pass through in its head, and grudges others what they need."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from typing_extensions import override

from gamebox.bots.bot import Bot, Character
from gamebox.bots.lavarails.thinking import Memory, Playouts, mark_lava, planned_piece
from gamebox.engine.game import QT_TRANSLATE_NOOP, Options
from gamebox.games.lavarails.actions import Action
from gamebox.games.lavarails.view import LavarailsView, Phase

_PLAYOUTS = 40
_CAUTION = 1.3
_DENIAL = 0.5
"""How much a point that another does not get is worth."""


class HardBot(Bot):
    character = Character(
        QT_TRANSLATE_NOOP("Bot", "The surveyor"),
        QT_TRANSLATE_NOOP("Bot", "Plans the whole sheet, counts every die and takes the one you need."),
    )

    def __init__(self, seat: int, options: Options, rng: Random) -> None:
        super().__init__(seat, options, rng)
        self._memory = Memory(_CAUTION)

    @override
    def choose(self, view: Any, legal: Sequence[Any], deadline: float | None = None) -> Any:
        if len(legal) == 1:
            return legal[0]
        if view.phase is Phase.LAVA:
            return mark_lava(view, legal, self._memory)
        if view.phase is Phase.DRAW:
            return planned_piece(view, self._memory)
        return self._play(view, legal)

    def _play(self, view: LavarailsView, legal: Sequence[Action]) -> Action:
        outlooks = self._memory.outlooks(view)
        playouts = Playouts(view, outlooks, _PLAYOUTS, hash((view.pool, view.acting.dice, view.acting.marked)))
        others = max(1, len(outlooks) - 1)

        def lead(action: Action) -> float:
            ends = playouts.after(action)
            points = [sum(outlook.points(end[seat]) for end in ends) for seat, outlook in enumerate(outlooks)]
            mine = points.pop(view.turn)
            return mine - _DENIAL * sum(points) / others

        return max(legal, key=lead)
