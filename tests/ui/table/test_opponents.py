"""The bots of one table: they wait once, are asked once, and whatever is void by now is not played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from gamebox.bots.tasks import Answer, Hint, Move
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.ui.table import opponents as module
from gamebox.ui.table.opponents import Opponents
from tests.toys.games.pig import GAME

pytestmark = pytest.mark.usefixtures("pig")
SEATS = [Seat("Alex"), Seat("Ada", player="bot:easy"), Seat("Cleo", player="bot:genius")]


class Desk:
    """Stands in for the process in which bots think."""

    def __init__(self, deliver: Callable[[Answer], None]) -> None:
        self.deliver = deliver
        self.questions: list[tuple[int, Move | Hint]] = []
        self.told: list[str] = []

    def ask(self, stamp: int, task: Move | Hint) -> None:
        self.questions.append((stamp, task))

    def start(self) -> None:
        self.told.append("start")

    def cancel(self) -> None:
        self.told.append("cancel")

    def stop(self) -> None:
        self.told.append("stop")


class Bots:
    """Ada must decide; and everything that is said."""

    def __init__(self, parent: QObject) -> None:
        self.session = Session(make_setup(GAME, SEATS, {}), ["=6", "hold", "=5"])
        self.made = Opponents(self.session, parent)
        self.desk: Desk = self.made._worker  # type: ignore[assignment]
        self.said: list[object] = []
        self.made.ready.connect(lambda: self.said.append("ready"))
        self.made.decided.connect(lambda action: self.said.append(GAME.write(action)))
        self.made.failed.connect(lambda reason: self.said.append(("failed", reason)))
        self.made.replaced.connect(lambda named, playing: self.said.append((named, playing)))
        self.made.advised.connect(self.said.append)

    def answer(self, text: str, stamp: int | None = None) -> None:
        stamp = self.desk.questions[-1][0] if stamp is None else stamp
        self.desk.deliver(Answer(stamp, GAME.read(text)))


@pytest.fixture
def bots(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Bots:
    monkeypatch.setattr(module, "Worker", Desk)
    parent = QObject()
    made = Bots(parent)
    made.parent = parent  # type: ignore[attr-defined]
    return made


def test_they_wait_once_in_each_position(bots: Bots) -> None:
    bots.made.wait(700)
    assert bots.desk.told == ["start"]
    assert bots.made._considering.interval() == 700
    bots.made.wait(300)
    assert bots.made._considering.interval() == 700
    bots.made._considering.timeout.emit()
    assert bots.said == ["ready"]
    bots.made.turn_page()
    bots.made.wait(300)
    assert bots.made._considering.interval() == 300
    assert bots.desk.told == ["start", "start"]


def test_whoever_has_waited_says_so_once(bots: Bots, qtbot: QtBot) -> None:
    bots.made.wait(0)
    qtbot.waitUntil(lambda: bool(bots.said))
    qtbot.wait(10)
    assert bots.said == ["ready"]


@pytest.mark.parametrize("forgets", [True, False])
@pytest.mark.parametrize("pages", range(4))
def test_they_wait_whenever_their_turn_comes_for_the_first_time(bots: Bots, pages: int, forgets: bool) -> None:
    for _ in range(pages):
        bots.made.turn_page()
    if forgets:
        bots.made.forget()
    bots.made.wait(700)
    assert bots.made._considering.isActive()
    bots.made._considering.timeout.emit()
    assert bots.said == ["ready"]


def test_whoever_waited_for_a_position_that_is_gone_says_nothing(bots: Bots) -> None:
    bots.made.wait(700)
    bots.made.turn_page()
    bots.made._considering.timeout.emit()
    assert bots.said == []


def test_a_nudge_ends_the_waiting_and_begins_none(bots: Bots) -> None:
    bots.made.nudge()
    assert not bots.made._considering.isActive()
    bots.made.wait(700)
    bots.made.nudge()
    assert (bots.made._considering.isActive(), bots.made._considering.interval()) == (True, 0)


def test_a_pause_lets_them_wait_again(bots: Bots) -> None:
    bots.made.wait(700)
    bots.made.pause()
    assert not bots.made._considering.isActive()
    assert bots.desk.told == ["start", "cancel"]
    bots.made.wait(300)
    assert bots.made._considering.interval() == 300
    bots.made.leave()
    assert bots.desk.told[-1] == "stop"


def test_a_bot_is_asked_by_its_name_and_its_answer_is_told(bots: Bots) -> None:
    bots.made.wait(0)
    bots.made.ask(1)
    [(_, task)] = bots.desk.questions
    assert isinstance(task, Move)
    assert (task.bot, task.knowledge.seat) == ("easy", 1)
    bots.answer("hold")
    assert bots.said == ["hold"]


def test_a_bot_that_there_is_not_is_told_once(bots: Bots) -> None:
    bots.made.wait(0)
    for _ in range(2):
        bots.made.ask(2)
    assert bots.said == [("genius", bots.desk.questions[0][1].bot)]
    assert bots.desk.questions[0][1].bot == "easy"


@pytest.mark.parametrize("change", ["turn_page", "forget"])
def test_an_answer_that_is_void_by_now_is_not_played(bots: Bots, change: str) -> None:
    bots.made.wait(0)
    bots.made.ask(1)
    getattr(bots.made, change)()
    bots.answer("hold")
    assert bots.said == []


def test_an_answer_nobody_waits_for_is_not_played(bots: Bots) -> None:
    bots.made.wait(0)
    bots.made.ask(1)
    bots.answer("hold", bots.desk.questions[0][0] + 1)
    bots.answer("hold", bots.desk.questions[0][0] - 1)
    assert bots.said == []
    bots.session.submit(GAME.read("roll"))
    bots.answer("hold")
    assert bots.said == [], "dice must fall now"


def test_whoever_fails_makes_any_move_that_is_allowed(bots: Bots) -> None:
    bots.made.wait(0)
    bots.made.ask(1)
    allowed = {GAME.write(action) for action in bots.session.state.legal()}
    bots.desk.deliver(Answer(bots.desk.questions[0][0], error="ValueError: cannot think"))
    assert bots.said[0] == ("failed", "ValueError: cannot think")
    assert bots.said[1] in allowed
    bots.said.clear()
    bots.answer("=1")
    assert bots.said[0][0] == "failed"
    assert bots.said[0][1]
    assert bots.said[1] in allowed


def test_advice_is_told_apart_from_moves_and_only_in_its_position(bots: Bots) -> None:
    for page in range(3):
        bots.made.consult(0, None)
        stamp, task = bots.desk.questions[-1]
        assert isinstance(task, Hint)
        assert stamp != bots.made._asked
        answer = Answer(stamp, "advice")
        bots.desk.deliver(answer)
        assert bots.said[-1] == answer
        bots.made.turn_page()
        bots.desk.deliver(answer)
        assert len(bots.said) == page + 1, "another position"
    assert len({stamp for stamp, _ in bots.desk.questions}) == 3
