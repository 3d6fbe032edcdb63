"""Pig, the smallest game there is: roll as often as you dare, a 1 costs the turn, the first with 30 points wins.

It lives in the tests, so that the frame of the program is tried with a game that nothing in the program knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Any, TypeAlias

from gamebox.engine.game import (
    Chance,
    Emit,
    Event,
    Game,
    NotationError,
    Options,
    Over,
    Refusal,
    State,
    ToAct,
    Turn,
    View,
)

GOAL = 30


@dataclass(frozen=True, slots=True)
class Throw:
    pips: int


@dataclass(frozen=True, slots=True)
class Decision:
    """Roll on, or hold what was won."""

    word: str


Action: TypeAlias = Throw | Decision
ROLL, HOLD = Decision("roll"), Decision("hold")
THROWS = tuple(map(Throw, range(1, 7)))
_BY_TEXT: dict[str, Action] = {"roll": ROLL, "hold": HOLD, **{f"={throw.pips}": throw for throw in THROWS}}


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    seat: int
    pips: int


@dataclass(frozen=True, slots=True)
class Held(Event):
    seat: int
    score: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int

    def passes_to(self) -> int:
        return self.seat


@dataclass(frozen=True, slots=True)
class PigView(View):
    scores: tuple[int, ...]
    turn: int
    kitty: int
    pips: int
    waits: bool
    over: Over | None


class PigState(State[Action, PigView]):
    __slots__ = ("kitty", "pips", "scores", "turn", "waits")

    def __init__(self, seats: int, options: Options) -> None:
        self.scores = [0] * seats
        self.turn = options.first - 1
        self.kitty = self.pips = 0
        self.waits = False
        """Whether the player must decide."""

    def to_act(self) -> ToAct:
        if max(self.scores) >= GOAL:
            ranks = sorted(set(self.scores), reverse=True)
            places = tuple(tuple(seat for seat, score in enumerate(self.scores) if score == rank) for rank in ranks)
            return Over(places, tuple(self.scores), "PIG-3")
        return Turn(self.turn) if self.waits else Chance("dice", self.turn, asked=not self.kitty)

    def legal(self) -> Sequence[Action]:
        return (ROLL, HOLD) if isinstance(self.to_act(), Turn) else ()

    def refusal(self, action: Action) -> Refusal | None:
        waiting = self.to_act()
        if isinstance(waiting, Over):
            return Refusal("PIG-3", "The game is over.")
        if isinstance(action, Throw) == isinstance(waiting, Turn):
            return Refusal("PIG-1", "Roll first, then decide.")
        return None

    def apply(self, action: Action, emit: Emit | None = None) -> None:
        tell = emit or (lambda _event: None)
        match action:
            case Throw(pips):
                self.pips = pips
                tell(Rolled(self.turn, pips))
                if pips == 1:
                    self._pass_on(tell)
                else:
                    self.kitty += pips
                    self.waits = True
            case Decision("hold"):
                self.scores[self.turn] += self.kitty
                tell(Held(self.turn, self.scores[self.turn]))
                self._pass_on(tell)
            case _:
                self.waits = False

    def _pass_on(self, tell: Emit) -> None:
        self.kitty, self.waits = 0, False
        if max(self.scores) < GOAL:
            self.turn = (self.turn + 1) % len(self.scores)
            tell(TurnBegan(self.turn))

    def sample(self, rng: Random) -> Action:
        return rng.choice(THROWS)

    def outcomes(self) -> Sequence[tuple[Action, float]]:
        return [(throw, 1 / len(THROWS)) for throw in THROWS]

    def clone(self) -> PigState:
        twin = PigState.__new__(PigState)
        twin.scores = self.scores[:]
        twin.turn, twin.kitty, twin.pips, twin.waits = self.turn, self.kitty, self.pips, self.waits
        return twin

    def view(self, _seat: int | None) -> PigView:
        over = self.to_act()
        ended = over if isinstance(over, Over) else None
        return PigView(tuple(self.scores), self.turn, self.kitty, self.pips, self.waits, ended)

    def document(self, _seat: int | None = None) -> dict[str, Any]:
        view = self.view(None)
        return {part.name: getattr(view, part.name) for part in fields(view) if part.name != "over"}


def read(text: str) -> Action:
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise NotationError("This is no move of Pig") from None


def write(action: Action) -> str:
    return f"={action.pips}" if isinstance(action, Throw) else action.word


GAME = Game(id="pig", seats=range(2, 7), options=Options, start=PigState, read=read, write=write)
