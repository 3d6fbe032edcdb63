"""How good a position is: one judge per game stands behind bots, hints, tutor and review."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, TypeAlias

from gamebox.engine.game import Chance, Event, Options, State
from gamebox.games.registry import GAMES

Values: TypeAlias = tuple[float, ...]
"""Of each seat, as the judge's unit has it."""

_SAMPLES = 24
"""How many outcomes stand for all where there are too many to list."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """All that a seat may use to decide: what it sees, and what it has seen happen since the game began."""

    seat: int
    options: Options
    view: Any
    events: Sequence[Event] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good or bad: an English sentence that the interface translates, and what to put into it.

    Mark the sentence by `QT_TRANSLATE_NOOP("Reason", ...)`, or by its twin where a "%n" stands for the number `n`.
    """

    text: str
    params: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        number = self.params.get("n")
        text = self.text.replace("%n", str(number)).replace("(s)", "" if number == 1 else "s")
        return text.format(**self.params)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one legal move leads to."""

    action: Any
    values: Values
    error: float = 0.0
    """The standard error of the difference to the best move, for the decider; 0 if nothing was sampled."""
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Swing:
    """What chance did to every seat."""

    before: Values
    """The mean over everything that could have happened, each judged just as `after` is: then luck has mean 0."""
    after: Values

    @property
    def luck(self) -> Values:
        return tuple(after - before for after, before in zip(self.after, self.before, strict=True))


class Judge(ABC):
    """Judges positions of one game with one number of seats. It may keep what it has worked out."""

    name: str
    """Which judge it is, for reviews that are kept: a better one gets another name."""
    unit: Literal["win", "points"]
    """Chances to win, which add up to 1 over the seats, or expected points of one who plays alone."""

    @abstractmethod
    def values(self, state: State[Any, Any]) -> Values:
        """Of each seat, in a position of which everything is known; when the game is over, what it has become."""

    @abstractmethod
    def weigh(self, knowledge: Knowledge, legal: Sequence[Any], include: Any = None) -> list[Verdict]:
        """The legal moves, or those worth considering, the best first, by what the seat knows and nothing else.

        `include` is a move that must be among them: a review asks for the one that was played, also where
        `legal` is cut. Chance that a move sets off at once, such as a card drawn, counts by its mean.
        """

    def swing(self, before: State[Any, Any], _action: Any, after: State[Any, Any]) -> Swing | None:
        """What chance did by a move that led from one position to the other; None if it had no part in it.

        For dice that suffices. Where a *decision* lets somebody draw what was shuffled long ago (Level 8), the judge
        of that game overrides this: luck comes when the card is drawn, over what the drawing seat could not know, and
        the shuffle itself is nobody's luck (the same values twice), as far as nothing is dealt from it at once.
        """
        if not isinstance(before.to_act(), Chance):
            return None
        outcomes = before.outcomes() or _sampled(before)
        total = [0.0] * len(self.values(after))
        for outcome, chance in outcomes:
            twin = before.clone()
            twin.apply(outcome)
            for seat, value in enumerate(self.values(twin)):
                total[seat] += chance * value
        return Swing(tuple(total), self.values(after))


def _sampled(state: State[Any, Any]) -> list[tuple[Any, float]]:
    rng = Random(0)  # the same position is always judged in the same way
    return [(state.sample(rng), 1 / _SAMPLES) for _ in range(_SAMPLES)]


def judge_for(game: str, seats: int, options: Options) -> Judge:
    """The judge of games with so many seats."""
    judge: Judge = GAMES.room("bots", game).judge_for(seats, options)
    return judge


def determinise(game: str, knowledge: Knowledge, rng: Random) -> State[Any, Any]:
    """A full position that fits all that a seat knows, drawn as likely as it is; its own view of it is the same."""
    state: State[Any, Any] = GAMES.room("bots", game).determinise(knowledge, rng)
    return state
