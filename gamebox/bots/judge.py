"""How good a position is: one judge per game stands behind bots, hints, tutor and review."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from gamebox.engine.game import Event, Options, State
from gamebox.games.registry import GAMES


@dataclass(frozen=True, slots=True)
class Knowledge:
    """All that a seat may use to decide: what it sees, and what it has seen happen since the game began."""

    seat: int
    options: Options
    view: Any
    events: Sequence[Event] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good or bad: an English sentence that the interface translates, and what to put into it."""

    text: str
    params: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.text.format(**self.params)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one legal move leads to."""

    action: Any
    values: tuple[float, ...]
    """Of each seat, as the judge's unit has it."""
    error: float = 0.0
    """The standard error of the decider's value; 0 if nothing was sampled."""
    reasons: tuple[Reason, ...] = ()


class Judge(ABC):
    name: str
    """Which judge it is, for reviews that are kept."""
    unit: Literal["win", "points"]
    """Chances to win, which add up to 1 over the seats, or expected points of one who plays alone."""

    @abstractmethod
    def values(self, state: State[Any, Any]) -> tuple[float, ...]:
        """Of each seat, in a position of which everything is known; when the game is over, what it has become."""

    @abstractmethod
    def weigh(self, knowledge: Knowledge, legal: Sequence[Any]) -> list[Verdict]:
        """Every legal move, or those worth considering, the best first, by what the seat knows."""


def judge_for(game: str, seats: int, options: Options) -> Judge:
    """The judge of games with so many seats."""
    judge: Judge = GAMES.room("bots", game).judge_for(seats, options)
    return judge
