"""Who answers chance: a generator, a script, dice of a name that fall alike for everybody, or those of a past game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from gamebox.engine.game import Chance, State

if TYPE_CHECKING:
    from gamebox.engine.session import Session, Step

_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Those of a code: none is taken for another when it is read aloud or written down."""
_LENGTH = 6
_TODAY = "today "
_GAME = "game "
LONGEST_CODE = 40


class Luck(msgspec.Struct, frozen=True):
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


class DiceOfGame:
    """Outcomes of a game that was played before, each for what it was for.

    What that game never came to, or what cannot be any more because others have decided otherwise, falls by the name.
    """

    def __init__(self, name: str, session: Session, past: Sequence[Step]) -> None:
        self._session = session
        self._otherwise = SameDice(name, session)
        self._outcomes = _by_occasion(past, session.setup.game.chapter)

    def answer(self, state: State[Any, Any]) -> Any:
        waiting = state.to_act()
        assert isinstance(waiting, Chance)  # noqa: S101 - nobody else asks
        outcome = self._outcomes.get(occasion_of(waiting, self._session.steps, self._session.setup.game.chapter))
        if outcome is None or state.refusal(outcome):
            return self._otherwise.answer(state)
        return outcome


def _by_occasion(steps: Sequence[Step], chapter: type | None) -> dict[str, Any]:
    occasions, found = _Occasions(chapter), {}
    for step in steps:
        if isinstance(step.by, Chance):
            found[occasions.of(step.by)] = step.action
        occasions.pass_by(step)
    return found


def occasion_of(waiting: Chance, steps: Sequence[Step], chapter: type | None) -> str:
    """What dice or cards are for: which chapter, what and whose they are, and how many such there were before."""
    occasions = _Occasions(chapter)
    for step in steps:
        occasions.pass_by(step)
    return occasions.of(waiting)


class _Occasions:
    """Counts what dice and cards have been for in a game."""

    def __init__(self, chapter: type | None) -> None:
        self._chapter = chapter
        self._number = 0
        self._before: list[Chance] = []

    def pass_by(self, step: Step) -> None:
        begins = sum(isinstance(event, self._chapter) for event in step.events) if self._chapter else 0
        if begins:
            self._number += begins
            self._before.clear()
        elif isinstance(step.by, Chance):
            self._before.append(step.by)

    def of(self, waiting: Chance) -> str:
        before = sum(_alike(chance, waiting) for chance in self._before)
        whose = "all" if waiting.shared else f"seat {waiting.seat + 1}"
        return f"{self._number}/{waiting.kind}/{whose}/{before}"


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


def dice_of_game(digest: str) -> str:
    """The name of the dice that fell in a game, by what tells it from others."""
    return f"{_GAME}{digest}"


def game_of_dice(name: str) -> str | None:
    """The digest of the game in which these dice fell; None for others."""
    return name.removeprefix(_GAME) if name.startswith(_GAME) else None


def shown_code(name: str) -> str:
    """As it is shown to be shared: a code in two halves, other names as they are."""
    is_code = len(name) == _LENGTH and all(letter in _LETTERS for letter in name)
    return f"{name[:3]}-{name[3:]}" if is_code else name
