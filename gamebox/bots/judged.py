"""What a review says: of every move, of every seat, and which moments are worth looking at again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from gamebox.bots.judge import Reason, Values

Kind: TypeAlias = Literal["chance", "decision", "forced"]
Mark: TypeAlias = Literal["doubtful", "mistake", "blunder"]
MomentKind: TypeAlias = Literal["mistake", "unpunished", "unlucky", "jackpot"]

DOUBTFUL = 0.02
"""From how much on a loss is worth a mark."""
_MARKS: tuple[tuple[Mark, float], ...] = (("blunder", 0.10), ("mistake", 0.05), ("doubtful", DOUBTFUL))
LUCKY, VERY_LUCKY = 0.15, 0.30
"""From how much luck a roll is called so."""


def mark_of(loss: float, error: float, scale: float) -> Mark | None:
    """None for what was right, and for what sampling cannot tell from it."""
    if loss <= 2 * error:
        return None
    return next((mark for mark, least in _MARKS if loss >= least * scale), None)


@dataclass(frozen=True)
class JudgedMove:
    index: int
    text: str
    kind: Kind
    seat: int
    """Who decided, or whose hand held the dice."""
    values: Values
    """Of each seat, after the move."""
    luck: Values | None = None
    best: str | None = None
    loss: float | None = None
    """What the decider gave away; never less than 0."""
    error: float = 0.0
    """The standard error of `loss`."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for the best move."""

    def mark(self, scale: float) -> Mark | None:
        return None if self.loss is None else mark_of(self.loss, self.error, scale)


@dataclass(frozen=True)
class Moment:
    """A mistake, one that luck forgave, a right decision that luck punished, or a stroke of luck."""

    move: int
    seat: int
    kind: MomentKind
    value: float
    """What the seat had after its decision, or before its stroke of luck."""
    better: float
    """What the best move would have been worth."""
    after: float
    """What luck has made of it."""
    reasons: tuple[Reason, ...]
    """What happened in words, then what speaks for the better move."""

    @property
    def position(self) -> int:
        """How many moves have been made when there is the most to see: before a decision, after a stroke of luck."""
        return self.move + (self.kind == "jackpot")

    @property
    def text(self) -> str:
        return " ".join(map(str, self.reasons))


@dataclass(frozen=True)
class SeatReview:
    """end - start = luck - lost + gifts."""

    name: str
    start: float
    end: float
    luck: float
    lost: float
    gifts: float


@dataclass(frozen=True)
class Review:
    game: str
    judge: str
    unit: Literal["win", "points"]
    seats: tuple[SeatReview, ...]
    moves: tuple[JudgedMove, ...]
    moments: tuple[Moment, ...]
    """The most telling first."""
    seconds: float

    @property
    def scale(self) -> float:
        """What marks are measured by: chances count more where more seats share them, points by those expected."""
        if self.unit == "points":
            return max(1.0, self.seats[0].start)
        return 2 / len(self.seats)
