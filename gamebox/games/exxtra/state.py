"""EXXTRA's positions and what moves do to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any, Literal

from msgspec import Meta
from msgspec.structs import force_setattr

from gamebox.engine.game import (
    QT_TRANSLATE_NOOP,
    Chance,
    Emit,
    Options,
    Over,
    Refusal,
    State,
    ToAct,
    Turn,
    View,
    for_each_seat,
)
from gamebox.games.exxtra import scoring
from gamebox.games.exxtra.actions import DIE_A, DIE_B, PLACES, ROLL_AGAIN, THROWS, Action, Place, Throw
from gamebox.games.exxtra.events import (
    Busted,
    Cause,
    GameWon,
    PairPlaced,
    PairTakenBack,
    PairThrownOut,
    PawnMoved,
    Rolled,
    TurnBegan,
)
from gamebox.games.exxtra.ladder import FIELDS, OFF, ceiling, is_free, thrown_out
from gamebox.games.exxtra.scoring import GOAL

MOST_AHEAD = 10
"""The farthest field on which a pawn may begin (EX-52)."""

_TURNS = tuple(Turn(seat) for seat in range(6))
_ROLLS = tuple(Chance("dice", seat, asked=True) for seat in range(6))
_ROLLS_ON = tuple(Chance("dice", seat) for seat in range(6))
_OUTCOMES = tuple((throw, 1 / len(THROWS)) for throw in THROWS)

_LEGAL: tuple[tuple[Action, ...], ...] = tuple(
    (ROLL_AGAIN, PLACES[0], *(PLACES[field] for field in FIELDS[1:] if not taken >> field & 1)) for taken in range(64)
)
"""By the bit mask of the taken dice fields, of which 0 never is: what may be done with a throw (EX-16, EX-20)."""


class ExxtraOptions(Options, frozen=True, kw_only=True):
    placing: Literal["free", "strict"] = "free"
    double_x: Literal[0, 100] = 0
    head_start: tuple[Annotated[int, Meta(ge=0, le=MOST_AHEAD)], ...] = ()
    """The field on which each seat's pawn begins (EX-52); none: all begin on start."""

    def __post_init__(self) -> None:
        """Nobody ahead is the same as nothing said."""
        if not any(self.head_start):
            force_setattr(self, "head_start", ())


@dataclass(frozen=True, slots=True)
class ExxtraView(View):
    """The whole table: EXXTRA has no secrets."""

    positions: tuple[int, ...]
    spots: tuple[int, ...]
    """The dice field of each seat's pair; OFF while it is not on the ladder."""
    results: tuple[int, ...]
    """What each seat's pair reads; only meaningful on the ladder."""
    thrown_by: tuple[int, ...]
    """Who threw out each seat's pair since that seat's last turn; OFF if nobody did."""
    turn: int
    rolls: int
    throw: Throw | None
    """What lies there to be accepted; None before a roll."""
    reading: int
    strict: bool
    double_x: int
    over: Over | None


class ExxtraState(State[Action, ExxtraView]):
    _VALUES = ("double_x", "reading", "rolls", "strict", "taken", "throw", "thrown_by", "turn", "won")
    __slots__ = ("positions", "results", "spots", *_VALUES)

    def __init__(self, seats: int, options: ExxtraOptions) -> None:
        self.strict = options.placing == "strict"
        self.double_x = options.double_x
        self.positions = list(for_each_seat("head_start", options.head_start, seats, 0))
        self.spots = [OFF] * seats
        self.results = [0] * seats
        self.thrown_by = (OFF,) * seats
        self.taken = 0
        self.turn = options.first - 1
        self.rolls = 0
        self.throw: Throw | None = None
        self.reading = 0
        self.won = False

    def to_act(self) -> ToAct:
        if self.won:
            return scoring.outcome(self.positions)
        if self.throw:
            return _TURNS[self.turn]
        return _ROLLS_ON[self.turn] if self.rolls else _ROLLS[self.turn]

    def legal(self) -> Sequence[Action]:
        if self.throw is None or self.won:
            return ()
        if self.strict:
            top = ceiling(self.spots, self.results, self.reading)
            return [action for action in _LEGAL[self.taken] if not isinstance(action, Place) or action.field <= top]
        return _LEGAL[self.taken]

    def refusal(self, action: Action) -> Refusal | None:
        if self.won:
            return Refusal("EX-40", QT_TRANSLATE_NOOP("Refusal", "The game is over."))
        if isinstance(action, Throw):
            if self.throw is not None:
                return Refusal("EX-16", QT_TRANSLATE_NOOP("Refusal", "Roll again or place the pair first."))
            return None
        if self.throw is None:
            return Refusal("EX-11", QT_TRANSLATE_NOOP("Refusal", "The dice must be rolled first."))
        return self._placing_refusal(action.field) if isinstance(action, Place) else None

    def _placing_refusal(self, field: int) -> Refusal | None:
        if not is_free(self.spots, field):
            return Refusal("EX-20", QT_TRANSLATE_NOOP("Refusal", "Dice field {field} is not free."), {"field": field})
        if self.strict and field > ceiling(self.spots, self.results, self.reading):
            return Refusal(
                "EX-50",
                QT_TRANSLATE_NOOP("Refusal", "On dice field {field} a pair below would not be lower."),
                {"field": field},
            )
        return None

    def apply(self, action: Action, emit: Emit | None = None) -> None:
        kind = action.__class__
        if kind is Throw:
            self._take_throw(action, emit)  # type: ignore[arg-type]
        elif kind is Place:
            self._place(action.field, emit)  # type: ignore[union-attr]
        else:
            self.throw = None

    def _take_throw(self, throw: Throw, emit: Emit | None) -> None:
        self.rolls += 1
        self.reading = reading = self.double_x if throw.crosses == 2 else throw.reading
        busted = throw.crosses > 0 and self.rolls > 1  # EX-14
        if emit:
            emit(Rolled(self.turn, throw, self.rolls, None if busted else reading))
        if busted:
            if emit:
                emit(Busted(self.turn, throw.crosses))
            self._move_pawn(-throw.crosses, Cause.CROSSES, emit)
            self._next_turn(emit)
            return
        self.throw = throw
        if throw.double:  # EX-15
            self._move_pawn(throw.double, Cause.DOUBLE, emit)

    def _place(self, field: int, emit: Emit | None) -> None:
        seat = self.turn
        if emit:
            emit(PairPlaced(seat, field, self.reading))
        if self.taken >> field > 1:  # somebody lies above
            for victim in thrown_out(self.spots, self.results, field, self.reading):
                if emit:
                    emit(PairThrownOut(victim, self.spots[victim], seat))
                self._take_off(victim)
                self._remember(victim, seat)
        self.spots[seat] = field
        self.results[seat] = self.reading
        self.taken |= 1 << field & ~1
        self._next_turn(emit)

    def _take_off(self, seat: int) -> None:
        self.taken &= ~(1 << self.spots[seat])
        self.spots[seat] = OFF

    def _remember(self, seat: int, thrown_by: int) -> None:
        self.thrown_by = (*self.thrown_by[:seat], thrown_by, *self.thrown_by[seat + 1 :])

    def _next_turn(self, emit: Emit | None) -> None:
        """Pass on the dice; the new player's pawn moves at once (EX-10)."""
        if self.thrown_by[self.turn] != OFF:
            self._remember(self.turn, OFF)
        seat = self.turn + 1
        if seat == len(self.positions):
            seat = 0
        self.turn = seat
        self.rolls = 0
        self.throw = None
        if emit:
            emit(TurnBegan(seat))
        field = self.spots[seat]
        if field == OFF:
            return
        if field:
            self._move_pawn(field, Cause.LADDER, emit)
            if self.won:
                return
        self._take_off(seat)
        if emit:
            emit(PairTakenBack(seat, field))

    def _move_pawn(self, steps: int, cause: Cause, emit: Emit | None) -> None:
        """Never behind start (EX-2); at the goal the game ends at once (EX-40)."""
        seat = self.turn
        start = self.positions[seat]
        end = start + steps
        if end < 0:
            end = 0
        elif end >= GOAL:
            end = GOAL
            self.won = True
        self.positions[seat] = end
        if emit:
            emit(PawnMoved(seat, start, end, cause, steps))
            if self.won:
                emit(GameWon(seat))

    def outcomes(self) -> Sequence[tuple[Throw, float]]:
        return _OUTCOMES

    def sample(self, rng: Random) -> Throw:
        return THROWS[int(rng.random() * 36)]

    def real_dice(self) -> Sequence[Sequence[str]] | None:
        return (DIE_A, DIE_B) if isinstance(self.to_act(), Chance) else None

    def fallen(self, faces: Sequence[str]) -> Throw:
        return Throw(*faces)

    def clone(self) -> ExxtraState:
        twin = ExxtraState.__new__(ExxtraState)
        for name in self._VALUES:
            setattr(twin, name, getattr(self, name))
        twin.positions = self.positions[:]
        twin.spots = self.spots[:]
        twin.results = self.results[:]
        return twin

    def view(self, _seat: int | None) -> ExxtraView:
        over = self.to_act()
        return ExxtraView(
            positions=tuple(self.positions),
            spots=tuple(self.spots),
            results=tuple(self.results),
            thrown_by=self.thrown_by,
            turn=self.turn,
            rolls=self.rolls,
            throw=self.throw,
            reading=self.reading,
            strict=self.strict,
            double_x=self.double_x,
            over=over if isinstance(over, Over) else None,
        )

    def document(self, _seat: int | None = None) -> dict[str, Any]:
        return {
            "positions": list(self.positions),
            "ladder": [[seat + 1 for seat, spot in enumerate(self.spots) if spot == field] for field in FIELDS],
            "results": [
                f"{result:02}" if spot != OFF else None for spot, result in zip(self.spots, self.results, strict=True)
            ],
            "turn": self.turn + 1,
            "rolls": self.rolls,
        }
