"""What is asked of a worker at a table: bots live on in it and hear only what is new, hints come from the judge."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from gamebox.bots import tasks
from gamebox.bots.bot import Bot
from gamebox.bots.tasks import Bench, Hint, Move
from gamebox.bots.worker import Task
from gamebox.engine.session import Session
from gamebox.games.exxtra.events import PairPlaced
from tests.helpers import setup_for


class Listener(Bot):
    """Answers with everything that it has been told."""

    def __init__(self, *about: Any) -> None:
        super().__init__(*about)
        self.heard: list[Any] = []

    def watch(self, events: Any) -> None:
        self.heard.extend(events)

    def choose(self, view: Any, legal: Any, deadline: float | None = None) -> Any:
        return self, list(self.heard), deadline


@dataclass
class Here:
    """Does in this process what a worker does in another."""

    known: dict[Any, int] = field(default_factory=dict)
    memory: dict[Any, Any] = field(default_factory=dict)
    sent: list[Task] = field(default_factory=list)
    results: list[Any] = field(default_factory=list)

    def ask(self, _stamp: int, task: Task) -> None:
        self.sent.append(task.brief(self.known))
        self.results.append(self.sent[-1].run(self.memory, lambda _share: None))

    def die(self) -> None:
        self.known, self.memory = {}, {}


@pytest.fixture
def session() -> Session:
    return Session(setup_for("exxtra", 4), ["=46", "place 3", "=21", "place 1", "=42"])


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Here:
    monkeypatch.setattr(tasks, "maker_of", lambda _game, _name: Listener)
    return Here()


def fields_in(events: list[Any]) -> list[int]:
    return [event.field for event in events if isinstance(event, PairPlaced)]


def play_on(session: Session, *moves: str) -> None:
    for text in moves:
        session.submit(session.setup.game.read(text))


def test_a_bot_lives_on_and_is_told_what_is_new(session: Session, worker: Here) -> None:
    bench = Bench(session, worker)
    bench.ask_move(1, 2, "mine")
    play_on(session, "place 2", "=15")
    bench.ask_move(2, 2, "mine")
    [first, heard, _], [second, later, _] = worker.results
    assert first is second
    assert [fields_in(heard), fields_in(later)] == [[3, 1], [3, 1, 2]]
    assert fields_in(worker.sent[1].knowledge.events) == [2]


def test_each_seat_has_its_own_bot(session: Session, worker: Here) -> None:
    bench = Bench(session, worker)
    bench.ask_move(1, 2, "mine")
    bench.ask_move(2, 0, "mine")
    [one, *_], [other, heard, _] = worker.results
    assert (one.seat, other.seat) == (2, 0)
    assert fields_in(heard) == [3, 1]


def test_after_taking_back_a_new_bot_hears_what_is_left_of_the_story(session: Session, worker: Here) -> None:
    bench = Bench(session, worker)
    bench.ask_move(1, 2, "mine")
    session.undo(2)
    play_on(session, "place 5", "=42")
    bench.ask_move(2, 2, "mine")
    assert worker.results[0][0] is not worker.results[1][0]
    assert fields_in(worker.results[1][1]) == [3, 5]


def test_a_new_process_is_told_everything(session: Session, worker: Here) -> None:
    bench = Bench(session, worker)
    bench.ask_move(1, 2, "mine")
    worker.die()
    bench.ask_move(2, 2, "mine")
    assert fields_in(worker.results[1][1]) == [3, 1]


def test_a_bot_is_told_when_somebody_becomes_impatient(session: Session, worker: Here) -> None:
    Bench(session, worker).ask_move(1, 2, "mine")
    assert worker.results[0][2] > 0
    assert isinstance(worker.sent[0], Move)


def test_a_hint_is_what_the_judge_thinks(session: Session, worker: Here) -> None:
    Bench(session, worker).ask_hint(1, 2)
    [advice] = worker.results
    verdicts = advice.verdicts
    assert (advice.seat, advice.unit, advice.best) == (2, "win", verdicts[0])
    assert isinstance(worker.sent[0], Hint)
    assert {verdict.action for verdict in verdicts} == set(session.state.legal())
    chances = [verdict.values[2] for verdict in verdicts]
    assert chances == sorted(chances, reverse=True)
