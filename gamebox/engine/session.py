"""One running game: takes moves, refuses wrong ones, takes back, and tells observers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Protocol

from gamebox.engine.chance import ChanceSource
from gamebox.engine.game import Chance, Event, Obliged, Over, Refused, State, Turn
from gamebox.engine.record import NO_NOTES, Help, Notes, Record, Setup, playable

_STRIDE = 128
"""So many moves lie between two positions that are kept, so that no way back is long."""
_SOME = 2000
"""Moves of a record that take well under a tenth of a second."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move that was made and what it caused."""

    index: int
    action: Any
    text: str
    by: Turn | Chance
    events: tuple[Event, ...]
    parts: tuple[Step, ...] = field(init=False, compare=False, repr=False)
    """The same as people see it happen, one after the other: empty, unless another seat is obliged to something."""

    def __post_init__(self) -> None:
        at = [place for place, event in enumerate(self.events) if isinstance(event, Obliged)]
        object.__setattr__(self, "parts", self._split(at) if at else ())

    def _split(self, at: list[int]) -> tuple[Step, ...]:
        begins, ends = [0, *at], [*at, len(self.events)]
        doers = [self.by, *(Turn(event.seat) for event in self.events if isinstance(event, Obliged))]
        return tuple(
            Step(self.index, self.action, self.text, by, _without_obligations(self.events[begin:end]))
            for by, begin, end in zip(doers, begins, ends, strict=True)
        )

    @property
    def shown(self) -> tuple[Step, ...]:
        return self.parts or (self,)

    @property
    def pretended(self) -> list[State[Any, Any]]:
        """For every part but the first: the position in which its seat seems to decide."""
        return [event.before for event in self.events if isinstance(event, Obliged)]


def _without_obligations(events: tuple[Event, ...]) -> tuple[Event, ...]:
    return tuple(event for event in events if not isinstance(event, Obliged))


class Observer(Protocol):
    def moved(self, step: Step) -> None: ...

    def taken_back(self, length: int) -> None: ...


class Recorder(Protocol):
    """Keeps moves safe. It is called before a move is made, so that no move is shown that could be lost."""

    def append(self, text: str) -> None: ...

    def take_back(self, count: int) -> None: ...

    def note_help(self, used: Help) -> None: ...


class Session:
    def __init__(
        self, setup: Setup, moves: Iterable[str] = (), recorder: Recorder | None = None, notes: Notes = NO_NOTES
    ) -> None:
        """Begin after `moves`, which the recorder holds already."""
        self.setup = setup
        self.recorder = recorder
        self.notes = notes
        self._observers: list[Observer] = []
        self._state = setup.start()
        self._kept = [self._state.clone()]
        self._steps: list[Step] = []
        self.take_up(moves)

    @classmethod
    def of(cls, record: Record, recorder: Recorder | None = None) -> Session:
        return cls(record.setup, record.moves, recorder, record.notes)

    @property
    def state(self) -> State[Any, Any]:
        return self._state

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(self._steps)

    @property
    def last_step(self) -> Step:
        return self._steps[-1]

    def steps_from(self, index: int) -> list[Step]:
        return self._steps[index:]

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def record(self) -> Record:
        return Record(self.setup, tuple(step.text for step in self._steps), self.notes)

    def fell_as(self, dice: Callable[[Session], ChanceSource]) -> bool:
        """Whether all dice and cards are those that such dice would have brought: real ones may have come between."""
        again = Session(self.setup, notes=self.notes)
        source = dice(again)
        for step in self._steps:
            if isinstance(step.by, Chance) and source.answer(again.state) != step.action:
                return False
            again.take_up([step.text])
        return True

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

    def note_help(self, used: Help) -> None:
        """Somebody has been helped: the record tells it from now on, even if moves are taken back."""
        noted = self.notes.with_help(used)
        if noted != self.notes and self.recorder:
            self.recorder.note_help(used)
        self.notes = noted

    def take_up(self, moves: Iterable[str]) -> None:
        """Make moves that are on record already, and tell nobody; raises RecordError at one that cannot be made."""
        for text in moves:
            self._make(playable(self.setup.game, self._state, len(self._steps), text), text)

    def _make(self, action: Any, text: str) -> Step:
        events: list[Event] = []
        by = self._state.to_act()
        assert not isinstance(by, Over)  # noqa: S101 - a game that is over refuses every move
        self._state.apply(action, events.append)
        step = Step(len(self._steps), action, text, by, tuple(events))
        self._steps.append(step)
        if len(self._steps) == _STRIDE * len(self._kept):
            self._kept.append(self._state.clone())
        return step

    def undo(self, count: int) -> None:
        """Take back the last `count` moves."""
        if not 0 < count <= len(self._steps):
            raise ValueError(f"Cannot take back {count} of {len(self._steps)} moves.")
        if self.recorder:
            self.recorder.take_back(count)
        length = len(self._steps) - count
        self._state = self.state_after(length)
        del self._steps[length:]
        del self._kept[length // _STRIDE + 1 :]
        for observer in self._observers:
            observer.taken_back(length)

    def state_after(self, count: int) -> State[Any, Any]:
        """The position after the first `count` moves, for whoever asks to keep."""
        place = count // _STRIDE
        state = self._kept[place].clone()
        for step in self._steps[place * _STRIDE : count]:
            state.apply(step.action)
        return state


class Opening:
    """A record on its way into a session, some moves at a time: a screen can tell how far it is, or give it up."""

    def __init__(self, record: Record) -> None:
        self.session = Session(record.setup, notes=record.notes)
        self._moves = iter(record.moves)
        self._count = len(record.moves)

    @property
    def share(self) -> float:
        """How much has been played, from 0 to 1."""
        return len(self.session) / self._count if self._count else 1.0

    def go_on(self, count: int = _SOME) -> bool:
        """Play some more moves; whether there are any left. Raises RecordError at one that cannot be made."""
        self.session.take_up(islice(self._moves, count))
        return len(self.session) < self._count
