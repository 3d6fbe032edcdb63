"""Who answers chance: a generator or a script."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Protocol

from gamebox.engine.game import State


class ChanceSource(Protocol):
    def answer(self, state: State[Any, Any]) -> Any | None:
        """The outcome of the chance that `state` waits for, or None if it comes from outside."""


class Dice:
    """Outcomes drawn from a generator."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def answer(self, state: State[Any, Any]) -> Any:
        return state.sample(self._rng)


class Script:
    """Outcomes fixed in advance; when they run out, others must answer."""

    def __init__(self, outcomes: Iterable[Any]) -> None:
        self._outcomes = iter(outcomes)

    def answer(self, _state: State[Any, Any]) -> Any | None:
        return next(self._outcomes, None)
