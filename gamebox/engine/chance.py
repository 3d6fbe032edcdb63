"""Who answers chance: a generator, a script, or dice that have a name and fall the same for everybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Protocol

from gamebox.engine.game import Chance, State

if TYPE_CHECKING:
    from gamebox.engine.session import Session, Step

_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Those of a code: none is taken for another when it is read aloud or written down."""
_LENGTH = 6
_TODAY = "today "
LONGEST_CODE = 40


@dataclass(frozen=True)
class Luck:
    """Where the dice of a new game come from."""

    dice: str | None = None
    """The name of dice that others have met or shall meet; None: of new ones."""
    real: bool | None = None
    """Whether people roll real dice and tell what they show; None: as before."""


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


class SameDice:
    """Outcomes that depend on a name and on what they are for, not on what was decided before.

    Whoever plays with dice of the same name meets the same luck: in the same chapter of the game, for the same seat,
    for the first time or the second.
    """

    def __init__(self, name: str, session: Session) -> None:
        self._name = name
        self._session = session

    def answer(self, state: State[Any, Any]) -> Any:
        waiting = state.to_act()
        assert isinstance(waiting, Chance)  # noqa: S101 - nobody else asks
        occasion = occasion_of(waiting, self._session.steps, self._session.setup.game.chapter)
        return state.draw_lot(Random(f"{self._name}/{self._session.setup.game.id}/{occasion}"))


def occasion_of(waiting: Chance, steps: Sequence[Step], chapter: type | None) -> str:
    """What dice or cards are for: which chapter, what and whose they are, and how many such there were before."""
    number, before = 0, 0
    for step in steps:
        if chapter and any(isinstance(event, chapter) for event in step.events):
            begins = sum(isinstance(event, chapter) for event in step.events)
            number, before = number + begins, 0
        elif isinstance(step.by, Chance) and _alike(step.by, waiting):
            before += 1
    whose = "all" if waiting.shared else f"seat {waiting.seat + 1}"
    return f"{number}/{waiting.kind}/{whose}/{before}"


def _alike(one: Chance, other: Chance) -> bool:
    return one.kind == other.kind and (other.shared or one.seat == other.seat)


def fresh_code() -> str:
    """A name for dice that nobody has met."""
    return "".join(SystemRandom().choice(_LETTERS) for _ in range(_LENGTH))


def code_of(typed: str) -> str:
    """The name that somebody means: small and capital letters are the same, and blanks and dashes only help to read."""
    kept = "".join(letter for letter in typed.upper() if letter.isalnum())
    return kept[:LONGEST_CODE]


def todays_dice(day: date) -> str:
    """The name of the dice of a day."""
    return f"{_TODAY}{day.isoformat()}"


def are_todays(name: str) -> bool:
    return name.startswith(_TODAY)


def shown_code(name: str) -> str:
    """As it is shown to be shared: a code in two halves, other names as they are."""
    is_code = len(name) == _LENGTH and all(letter in _LETTERS for letter in name)
    return f"{name[:3]}-{name[3:]}" if is_code else name
