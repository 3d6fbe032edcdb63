"""What can happen at an EXXTRA table. All of it is open to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from typing_extensions import override

from gamebox.engine.game import Event
from gamebox.games.exxtra.actions import Throw


class Cause(Enum):
    """Why a pawn moves, by the rule that says so."""

    LADDER = "EX-10"
    CROSSES = "EX-14"
    DOUBLE = "EX-15"


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    seat: int
    throw: Throw
    count: int
    reading: int | None
    """None if an X has ended the turn (EX-14): then there is nothing to read."""


@dataclass(frozen=True, slots=True)
class PawnMoved(Event):
    seat: int
    start: int
    end: int
    cause: Cause
    steps: int
    """How far the rule sends it; the ends of the track may cut that short."""


@dataclass(frozen=True, slots=True)
class Busted(Event):
    """An X from the second roll on ended the turn (EX-14)."""

    seat: int
    crosses: int


@dataclass(frozen=True, slots=True)
class PairPlaced(Event):
    seat: int
    field: int
    reading: int


@dataclass(frozen=True, slots=True)
class PairThrownOut(Event):
    seat: int
    field: int
    by: int


@dataclass(frozen=True, slots=True)
class PairTakenBack(Event):
    """At the beginning of a turn the pair leaves the ladder (EX-10)."""

    seat: int
    field: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int

    @override
    def passes_to(self) -> int:
        return self.seat


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    seat: int
