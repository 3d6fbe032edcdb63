"""What a game is: its states, decisions, chance, refusals, events and ends.

Seats count from 0 here and in every game; records and people count them from 1.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

A = TypeVar("A")
V = TypeVar("V", bound="View")


class Turn(msgspec.Struct, frozen=True, gc=False):
    """A person or bot must decide."""

    seat: int


@dataclass(frozen=True, slots=True)
class Chance:
    """Dice or cards must decide; `seat` is whose hand holds them."""

    kind: str
    seat: int
    asked: bool = False
    """Whether the seat's player lets it happen, as one who rolls the dice; else it happens by itself."""
    shared: bool = field(default=False, compare=False)
    """Whether it is for all alike, whoever's hand it is in."""


class Over(msgspec.Struct, frozen=True):
    """The game has ended by `rule`: places hold tied seats, best first."""

    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    rule: str

    @property
    def winners(self) -> tuple[int, ...]:
        return self.places[0]

    def place_of(self, seat: int) -> int:
        """Tied seats share a place, and the next ones come as many places later."""
        better = 0
        for tied in self.places:
            if seat in tied:
                break
            better += len(tied)
        return better + 1


ToAct: TypeAlias = Turn | Chance | Over


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed: a rule id and an English sentence that the interface translates."""

    rule: str | None
    text: str
    params: Mapping[str, object] = msgspec.field(default_factory=dict)

    def __str__(self) -> str:
        return self.text.format(**self.params)


class Refused(Exception):  # noqa: N818 - the table says it: the move was refused
    """Raised when a move that the rules forbid is submitted."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class NotationError(ValueError):
    """A text that is no move of the game."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark a sentence for translation; the name is the one Qt's lupdate looks for."""
    return text


def QT_TRANSLATE_N_NOOP(_context: str, text: str) -> str:
    """The same for a sentence with a number in it, "%n"."""
    return text


class Event:
    """Something that has happened at the table. Games derive frozen dataclasses from it."""

    __slots__ = ()

    def seen_by(self, _seat: int | None) -> Event | None:
        """What that seat learns of it (None: whoever only sees the open table)."""
        return self

    def passes_to(self) -> int | None:
        """The seat whose turn begins with it, even in the middle of another's move: what follows is that seat's."""
        return None

    def shuts_hands(self) -> bool:
        """Whether it ends what was being decided: what follows is for all to see, as if nobody held cards."""
        return False


@dataclass(frozen=True, slots=True)
class Obliged(Event):
    """Another seat must act and has no choice, so the rules act for it. That it has none is its secret: a table lets
    it decide nevertheless, and shows what comes after this event when it has."""

    seat: int
    before: State[Any, Any]
    """The position in which it seems to decide."""

    def seen_by(self, _seat: int | None) -> None:
        """It is for the table alone."""


class View:
    """What one seat may know. Games derive frozen dataclasses from it."""

    __slots__ = ()


Emit: TypeAlias = Callable[[Event], None]


class State(ABC, Generic[A, V]):
    """A position. Mutable inside the engine, never handed out: others get views."""

    __slots__ = ()

    @abstractmethod
    def to_act(self) -> ToAct:
        """Who or what must decide now."""

    @abstractmethod
    def legal(self) -> Sequence[A]:
        """The decisions open to the seat that must act, in stable order; empty for chance."""

    def legal_cut(self) -> bool:
        """Whether `legal` left some out because there are too many to list."""
        return False

    @abstractmethod
    def refusal(self, action: A) -> Refusal | None:
        """Why the move, a decision or a chance outcome, may not be made now; None if it may."""

    @abstractmethod
    def apply(self, action: A, emit: Emit | None = None) -> None:
        """Make a move that is allowed; `emit` is told what happened, if somebody listens."""

    @abstractmethod
    def sample(self, rng: Random) -> A:
        """A chance outcome, drawn with the odds of the real thing."""

    def draw_lot(self, rng: Random) -> A:
        """The same as `sample`, but what is missing from a heap changes nothing in the order of the rest."""
        return self.sample(rng)

    def real_dice(self) -> Sequence[Sequence[str]] | None:
        """The faces of each die that is about to fall, if real dice could: None where cards or a lot decide."""
        return None

    def fallen(self, faces: Sequence[str]) -> A:
        """The outcome if the dice show these faces, one of each die."""
        raise NotImplementedError

    def outcomes(self) -> Sequence[tuple[A, float]] | None:
        """Every outcome of the chance at hand with its probability; None where there are too many to list."""
        return None

    @abstractmethod
    def clone(self) -> State[A, V]:
        """An independent copy."""

    @abstractmethod
    def view(self, seat: int | None) -> V:
        """What that seat may know; None: what lies open on the table."""

    def unveiled(self, seat: int | None) -> V:
        """The same with all that is hidden laid open: for looking back on a game that is over."""
        return self.view(seat)

    @abstractmethod
    def document(self, seat: int | None = None) -> dict[str, Any]:
        """The state in the words of the record format; with a seat, or NOBODY, without what must not be seen there."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game is set up. Games derive their own; every field has a default."""

    first: int = 1


def for_each_seat(option: str, values: Sequence[int], seats: int, usual: int) -> tuple[int, ...]:
    """What an option says for every seat; nothing said: the usual. Raises ValueError for too few or too many."""
    if values and len(values) != seats:
        raise ValueError(f"The option {option} is for {len(values)} seats, but there are {seats}.")
    return tuple(values) or (usual,) * seats


NOBODY = -1
"""In documents: the seat of whoever only sees the open table."""


def _as_it_is(text: str) -> str:
    return text


def _only_one(_options: Any) -> str:
    return ""


@dataclass(frozen=True)
class Game:
    """One game as the rest of the program knows it."""

    id: str
    seats: range
    options: type[Options]
    start: Callable[[int, Any], State[Any, Any]]
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    secrets: bool = False
    """Whether seats know things that others must not see."""
    packed: Callable[[str], str] = _as_it_is
    """A move's text, so that a glance tells nothing that is secret; `plain` turns it back, and leaves others alone."""
    plain: Callable[[str], str] = _as_it_is
    chapter: type[Event] | None = None
    """What happens in every game equally often, whatever people decide: by that, dice know what they are for."""
    variant: Callable[[Any], str] = _only_one
    """What of the options makes scores comparable, as a sheet's id: best lists are kept for each."""
