"""Bots that fail, that there are not, and answers that come too late."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.bots import registry
from gamebox.bots.tasks import Move
from gamebox.bots.worker import Answer, Worker
from gamebox.engine.chance import Script
from gamebox.engine.record import Seat, make_setup
from gamebox.ui.guide import Guide
from gamebox.ui.screens.setup.player_box import PlayerBox
from tests.toys.games.pig import GAME, HOLD, Rolled, Throw
from tests.ui.screens.play.sitting import (
    BOTS,
    MIXED,
    moves_at,
    submit,
)


class Broken(Worker):
    """Answers every question wrongly."""

    answer: Callable[[int], Answer]

    def start(self) -> None:
        """Needs no process."""

    def ask(self, stamp: int, _task: object) -> None:
        self._deliver(self.answer(stamp))


@pytest.mark.parametrize(
    "answer",
    [
        lambda stamp: Answer(stamp, error="ValueError: cannot think"),
        lambda stamp: Answer(stamp, Throw(6)),
    ],
    ids=["error", "illegal"],
)
def test_a_bot_that_fails_does_not_hold_up_the_game(
    qtbot: QtBot, guide: Guide, monkeypatch: pytest.MonkeyPatch, answer: Callable[[int], Answer]
) -> None:
    monkeypatch.setattr(Broken, "answer", staticmethod(answer), raising=False)
    guide.start(BOTS)
    assert guide.table
    guide.table._opponents._bench._worker = Broken(guide.table._opponents._answered.emit)
    qtbot.waitUntil(lambda: len(moves_at(guide)) > 4, timeout=10_000)
    assert "A bot could not decide" in guide.notice.findChild(QLabel, "notice").text()


def test_a_bot_that_there_is_not_is_told_and_another_plays(qtbot: QtBot, guide: Guide) -> None:
    seats = [Seat("Alex"), Seat("Ada", player="bot:genius"), Seat("Bruno", player="bot:/tmp/mine.py:Mine")]
    guide.start(make_setup(GAME, seats, {}))
    assert guide.table
    guide.table._chance = Script([Throw(6)] * 12)
    submit(guide, "=6", "hold", "=2")
    qtbot.waitUntil(lambda: len(moves_at(guide)) > 3, timeout=20_000)
    told = guide.notice.findChild(QLabel, "notice").text()
    assert told.startswith("There is no bot “genius” here: “")
    qtbot.waitUntil(lambda: "mine.py" in guide.notice.findChild(QLabel, "notice").text(), timeout=20_000)


class Slow(Worker):
    """Keeps every question until somebody answers it."""

    def start(self) -> None:
        """Needs no process."""

    def ask(self, stamp: int, task: Move) -> None:
        self.__dict__.setdefault("questions", []).append((stamp, task))


@pytest.fixture
def waiting(qtbot: QtBot, guide: Guide) -> Slow:
    """The questions of a bot whose turn it is, after a person's."""
    guide.start(MIXED)
    assert guide.table
    guide.table.free_undo = True
    slow = Slow(guide.table._opponents._answered.emit)
    guide.table._opponents._bench._worker = slow
    submit(guide, "=6", "hold", "=2")
    qtbot.waitUntil(lambda: bool(getattr(slow, "questions", [])))
    return slow


def test_an_answer_to_an_old_question_is_ignored(guide: Guide, waiting: Slow) -> None:
    assert guide.table
    before = moves_at(guide)
    for stale in (Answer(-1, HOLD), Answer(99, HOLD), Answer(0, error="too late")):
        guide.table._opponents._take_answer(stale)
    assert moves_at(guide) == before


def test_an_answer_to_a_position_that_was_taken_back_is_ignored(qtbot: QtBot, guide: Guide, waiting: Slow) -> None:
    """Even if the game is just as long again by then."""
    assert guide.table
    guide.table.undo()
    assert moves_at(guide) == ("=6",)
    submit(guide, "hold", "=3")
    qtbot.waitUntil(lambda: len(waiting.questions) == 2)
    [old, _], [new, task] = waiting.questions
    guide.table._opponents._take_answer(Answer(old, HOLD))
    assert moves_at(guide)[-1] == "=3"
    assert [event.pips for event in task.knowledge.events if isinstance(event, Rolled)] == [6, 3]
    guide.table._opponents._take_answer(Answer(new, HOLD))
    assert moves_at(guide)[3:4] == ("hold",)


def test_a_bot_is_asked_once_however_often_the_table_goes_on(qtbot: QtBot, guide: Guide, waiting: Slow) -> None:
    assert guide.table
    for _ in range(3):
        guide.table.proceed()
    qtbot.wait(20)
    assert len(waiting.questions) == 1


def test_nothing_is_tried_again_once_it_was_done(guide: Guide, waiting: Slow) -> None:
    assert guide.table
    guide.table._retry.start()
    guide.table._opponents._take_answer(Answer(waiting.questions[0][0], HOLD))
    assert not guide.table.retrying


OWN = """
from gamebox.bots.bot import Bot
class Hasty(Bot):
    def choose(self, view, legal, deadline=None):
        return legal[-1] if view.kitty else legal[0]
"""


@pytest.fixture
def own_bot(tmp_path: Path) -> Iterator[str]:
    """A bot in a file, as whoever started the program has named it."""
    path = tmp_path / "mine.py"
    path.write_text(OWN)
    registry.invite(f"{path}:Hasty")
    yield f"{path}:Hasty"
    registry.dismiss()


def test_a_bot_of_ones_own_is_chosen_at_set_up_plays_and_stands_in_the_record(
    qtbot: QtBot, guide: Guide, own_bot: str
) -> None:
    guide.show_setup("pig")
    assert guide.screen_shown
    for number in range(2):
        box = guide.screen_shown.findChild(PlayerBox, f"player-{number}")
        box.setFocus()
        qtbot.keyClick(box, Qt.Key.Key_End)
        assert box.currentText() == "Hasty"
        line = box.itemData(box.currentIndex(), Qt.ItemDataRole.ToolTipRole)
        assert "A bot of your own, from mine.py." in line
    qtbot.mouseClick(guide.screen_shown.findChild(QPushButton, "start"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: guide.table is not None and "hold" in moves_at(guide), timeout=20_000)
    assert guide.table
    assert [seat.player for seat in guide.table.session.record.setup.seats] == [f"bot:{own_bot}"] * 2
    assert not guide.notice.isVisible()
