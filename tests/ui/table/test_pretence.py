"""Who has no choice seems to have one: the game goes on after it as after any decision."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Script
from gamebox.engine.game import Obliged, Turn
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session, Step
from gamebox.games.level8 import GAME
from gamebox.games.level8.actions import Ask
from gamebox.ui.table import opponents
from gamebox.ui.table.pretence import Pretence
from gamebox.ui.table.table import Table
from tests.helpers import random_walk
from tests.ui.table.test_table import Desk


def asked() -> tuple[tuple[str, ...], str]:
    """Moves up to an `ask` that leaves whoever is asked no choice, and that `ask`."""
    setup = make_setup(GAME, [Seat(name) for name in ("A", "B", "C")], {})
    for seed in range(50):
        moves: list[str] = []
        for state, action in random_walk(setup, seed, 400):
            text = GAME.write(action)
            if isinstance(action, Ask):
                after = Session(setup, (*moves, text))
                if after.last_step.pretended and after.state.to_act().seat == state.to_act().seat:
                    return tuple(moves), text
            moves.append(text)
    raise AssertionError("nobody was ever asked for the only card that fits")


@pytest.fixture
def table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """Bots only, just before that question."""
    monkeypatch.setattr(opponents, "Worker", Desk)
    moves, _ = asked()
    setup = make_setup(GAME, [Seat(name, player="bot:easy") for name in ("A", "B", "C")], {})
    made = Table(Session(setup, moves), Script(()), pace=0)
    yield made
    made.close()
    made.deleteLater()


def test_after_what_was_no_choice_the_next_bot_is_asked(table: Table) -> None:
    _, question = asked()
    worker, considering = table._opponents._worker, table._opponents._considering
    assert isinstance(worker, Desk)
    shown: list[str] = []
    table.stepped.connect(lambda step: shown.append(step.text))
    table.session.submit(GAME.read(question))
    assert len(shown) == 1, "the answer is not shown yet"
    table.proceed()
    considering.timeout.emit()
    assert worker.asked == [], "nobody need think of what is no choice"
    assert len(shown) == 2
    considering.stop()
    table.proceed()
    assert considering.isActive(), "another position: the next one considers anew"
    considering.timeout.emit()
    assert len(worker.asked) == 1


@pytest.fixture
def people(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """People with open hands, whose question has just been asked."""
    monkeypatch.setattr(opponents, "Worker", Desk)
    moves, question = asked()
    made = Table(Session(make_setup(GAME, [Seat(name) for name in ("A", "B", "C")], {}), moves), Script(()), pace=0)
    made.play_together()
    made.act(GAME.read(question))
    made.put_away()
    yield made
    made.close()
    made.deleteLater()


def test_whoever_has_no_choice_seems_to_make_one(people: Table) -> None:
    shown: list[str] = []
    refused: list[object] = []
    people.stepped.connect(lambda step: shown.append(step.text))
    people.refused.connect(refused.append)
    written, told = len(people.session), len(people.steps)
    assert people.seat_to_act != people.session.state.to_act().seat
    assert not people.deciding, "there is nothing to be advised"
    people.act(GAME.read(asked()[1]))
    assert (len(refused), shown) == (1, []), "what may not be done is refused as ever"
    [only] = people.legal()
    people.act(only)
    assert (len(refused), len(shown)) == (1, 1)
    assert (len(people.session), len(people.steps)) == (written, told + 1), "it was decided already"
    assert people.seat_to_act == people.session.state.to_act().seat


def test_what_is_taken_back_is_not_pretended(people: Table) -> None:
    people.free_undo = True
    people.undo()
    assert not people._pretence
    assert people.state is people.session.state


def test_two_without_a_choice_seem_to_decide_one_after_the_other() -> None:
    session = Session(make_setup(GAME, [Seat(name) for name in ("A", "B", "C")], {}), [])
    first, second = session.state.clone(), session.state.clone()
    step = Step(0, None, "", Turn(0), (Obliged(1, first), Obliged(2, second)))
    pretence = Pretence(session)
    assert pretence.begin(step) is step.shown[0]
    assert pretence.state is first
    assert pretence.go_on() is step.shown[1]
    assert pretence.state is second
    assert pretence.go_on() is step.shown[2]
    assert not pretence
    assert pretence.state is session.state
