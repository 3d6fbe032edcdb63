"""A game that is watched instead of played: where it stands, and where one may want to go in it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any

from gamebox.engine.game import Event, State, Turn
from gamebox.engine.session import Session, Step


def positions_after(steps: Sequence[Step], kind: type[Event], every: int = 1) -> list[int]:
    """How many steps have been made when such an event has happened for the 1st, (1 + every)th, ... time."""
    found = [step.index + 1 for step in steps for event in step.events if isinstance(event, kind)]
    return found[every - 1 :: every]


class Reel:
    """`position` counts the steps that have been shown."""

    def __init__(self, session: Session, rounds: Sequence[int], moments: Sequence[int] = ()) -> None:
        """`rounds` and `moments` are positions at which rounds begin and which are worth a look."""
        self.session = session
        self.steps = session.steps
        self.rounds = sorted({0, *rounds})
        self.moments = sorted(moments)
        self.turns = [step.index for step in self.steps if self._begins_turn(step)]
        seats = session.setup.seats
        self.decisions = [
            step.index for step in self.steps if isinstance(step.by, Turn) and seats[step.by.seat].bot is None
        ]
        """Before the decisions of people."""
        self.position = 0
        self._state: State[Any, Any] = session.state_after(0)

    def _begins_turn(self, step: Step) -> bool:
        return step.index == 0 or self.steps[step.index - 1].by.seat != step.by.seat

    def __len__(self) -> int:
        return len(self.steps)

    @property
    def at_end(self) -> bool:
        return self.position == len(self.steps)

    @property
    def shown(self) -> Sequence[Step]:
        return self.steps[: self.position]

    @property
    def state(self) -> State[Any, Any]:
        return self._state

    def seek(self, position: int) -> None:
        self.position = max(0, min(position, len(self.steps)))
        self._state = self.session.state_after(self.position)

    def advance(self) -> Step:
        """Make the next step."""
        step = self.steps[self.position]
        self._state.apply(step.action)
        self.position += 1
        return step

    def following(self, places: Sequence[int]) -> int:
        """The next of some positions; the end if there is none."""
        index = bisect_right(places, self.position)
        return places[index] if index < len(places) else len(self.steps)

    def preceding(self, places: Sequence[int]) -> int:
        """The last of some positions before this one; the beginning if there is none."""
        index = bisect_left(places, self.position)
        return places[index - 1] if index else 0

    @property
    def round_number(self) -> int:
        return bisect_right(self.rounds, self.position)
