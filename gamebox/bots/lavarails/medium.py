"""Plays sensibly: has a plan, but a modest one, thinks briefly about the rest of a pass, and minds its own sheet."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from typing_extensions import override

from gamebox.bots.bot import Bot, Character
from gamebox.bots.lavarails import yardstick
from gamebox.bots.lavarails.thinking import Memory, Playouts, mark_lava, planned_piece
from gamebox.engine.game import QT_TRANSLATE_NOOP, Options
from gamebox.games.lavarails.actions import Place, Return
from gamebox.games.lavarails.grid import BITS
from gamebox.games.lavarails.view import LavarailsView, Phase

_CAUTION = 3.0
"""How many times as long plans on railways may take as they do: it closes short loops only."""
_PLAYOUTS = 2


class MediumBot(Bot):
    character = Character(
        QT_TRANSLATE_NOOP("Bot", "The stoker"),
        QT_TRANSLATE_NOOP("Bot", "Closes one loop or row after another and never starts what is too big."),
    )

    def __init__(self, seat: int, options: Options, rng: Random) -> None:
        super().__init__(seat, options, rng)
        self._memory = Memory(_CAUTION)

    @override
    def choose(self, view: Any, legal: Sequence[Any], deadline: float | None = None) -> Any:
        if view.phase is Phase.LAVA:
            return mark_lava(view, legal, self._memory)
        if view.phase is Phase.DRAW:
            return planned_piece(view, self._memory)
        if view.phase is Phase.PLACE:
            return self._place(view, legal)
        if view.phase is Phase.RETURN:
            return max(legal, key=lambda action: self._without(view, action))
        return yardstick.easy(view, legal, self.rng)

    def _place(self, view: LavarailsView, legal: Sequence[Place]) -> Place:
        """Where its own sheet promises most after a few thoughts about the rest of the pass."""
        outlooks = self._memory.outlooks(view)
        playouts = Playouts(view, outlooks, _PLAYOUTS, view.acting.dice)
        mine = outlooks[view.turn]
        return max(legal, key=lambda action: sum(mine.points(end[view.turn]) for end in playouts.after(action)))

    def _without(self, view: LavarailsView, action: Return) -> float:
        return self._memory.outlooks(view)[view.turn].points(view.acting.dice & ~BITS[action.field])
