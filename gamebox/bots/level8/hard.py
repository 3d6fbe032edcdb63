"""The strongest of Level 8's bots: it remembers, imagines what others hold, and compares."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from typing_extensions import override

from gamebox.bots.bot import Bot, Character
from gamebox.bots.level8.candidates import candidates
from gamebox.bots.level8.deliberation import Effort, compare
from gamebox.bots.level8.guess import Guess
from gamebox.bots.level8.memory import Memory
from gamebox.bots.level8.valuation import Valuation, load_nets
from gamebox.engine.game import QT_TRANSLATE_NOOP, Event, Options
from gamebox.games.level8.actions import Action
from gamebox.games.level8.state import Level8Options
from gamebox.games.level8.view import Level8View


class HardBot(Bot):
    character = Character(
        QT_TRANSLATE_NOOP("Bot", "The elephant"),
        QT_TRANSLATE_NOOP("Bot", "Remembers every card that you took, and throws away nothing that you need."),
    )
    evaluations = 200
    """How many imagined turns a decision may cost."""

    def __init__(self, seat: int, options: Options, rng: Random) -> None:
        super().__init__(seat, options, rng)
        assert isinstance(options, Level8Options)  # noqa: S101 - Level 8's own
        self._options = options
        self._memory = Memory(seat)
        self._valuation: Valuation | None = None

    @override
    def watch(self, events: Sequence[Event]) -> None:
        self._memory.watch(events)

    @override
    def choose(self, view: Level8View, legal: Sequence[Action], deadline: float | None = None) -> Action:
        if self._valuation is None:
            self._valuation = Valuation(view.cards, view.stars, load_nets(len(view.counts)))
        actions = candidates(view, legal, self._valuation.swift)
        if len(actions) == 1:
            return actions[0]
        guess = Guess(view, self._options, self._memory)
        effort = Effort(self.evaluations, deadline)
        return compare(guess, self.seat, actions, self._valuation, self.rng, effort)[0].action
