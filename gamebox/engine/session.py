"""One running game: takes moves, refuses wrong ones, takes back, and tells observers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from gamebox.engine.chance import ChanceSource
from gamebox.engine.game import Chance, Event, Over, Refused, State, Turn
from gamebox.engine.record import Record, Setup, playable


@dataclass(frozen=True, slots=True)
class Step:
    """A move that was made and what it caused."""

    index: int
    action: Any
    text: str
    by: Turn | Chance
    events: tuple[Event, ...]


class Observer(Protocol):
    def moved(self, step: Step) -> None: ...

    def taken_back(self, length: int) -> None: ...


class Recorder(Protocol):
    """Keeps moves safe. It is called before a move is made, so that no move is shown that could be lost."""

    def append(self, text: str) -> None: ...

    def take_back(self, count: int) -> None: ...


class Session:
    def __init__(self, setup: Setup, moves: Iterable[str] = (), recorder: Recorder | None = None) -> None:
        self.setup = setup
        self.recorder = recorder
        self._observers: list[Observer] = []
        self._state = setup.start()
        self._steps: list[Step] = []
        for text in moves:
            self._make(playable(setup.game, self._state, len(self._steps), text), text)

    @property
    def state(self) -> State[Any, Any]:
        return self._state

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(self._steps)

    def steps_from(self, index: int) -> list[Step]:
        return self._steps[index:]

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def record(self) -> Record:
        return Record(self.setup, tuple(step.text for step in self._steps))

    def observe(self, observer: Observer) -> None:
        self._observers.append(observer)

    def submit(self, action: Any) -> Step:
        """Make one move, a decision or a chance outcome; raises Refused with the rule that forbids it."""
        refusal = self._state.refusal(action)
        if refusal:
            raise Refused(refusal)
        text = self.setup.game.write(action)
        if self.recorder:
            self.recorder.append(text)
        step = self._make(action, text)
        for observer in self._observers:
            observer.moved(step)
        return step

    def let_chance(self, source: ChanceSource) -> Step | None:
        """Let `source` answer the chance that the game waits for; None if it has no answer."""
        outcome = source.answer(self._state)
        return None if outcome is None else self.submit(outcome)

    def _make(self, action: Any, text: str) -> Step:
        events: list[Event] = []
        by = self._state.to_act()
        assert not isinstance(by, Over)  # noqa: S101 - a game that is over refuses every move
        self._state.apply(action, events.append)
        step = Step(len(self._steps), action, text, by, tuple(events))
        self._steps.append(step)
        return step

    def undo(self, count: int) -> None:
        """Take back the last `count` moves."""
        if not 0 < count <= len(self._steps):
            raise ValueError(f"Cannot take back {count} of {len(self._steps)} moves.")
        if self.recorder:
            self.recorder.take_back(count)
        kept = self._steps[:-count]
        self._state = self.setup.start()
        for step in kept:
            self._state.apply(step.action)
        self._steps = kept
        for observer in self._observers:
            observer.taken_back(len(kept))
