"""A crash in the middle of a game: written, told, and the game goes on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gamebox.ui import crash
from gamebox.ui.guide import Guide
from tests.toys.games.pig import HOLD
from tests.ui.screens.play.sitting import (
    PEOPLE,
    OpenGuide,
    moves_at,
    submit,
)


@pytest.fixture
def crash_log(tmp_path: Path) -> Iterator[Path]:
    """Crashes are caught as the program does it, and the test goes on."""
    before = sys.excepthook
    yield tmp_path / "profile" / "crash.log"
    sys.excepthook = before


def test_an_error_in_a_slot_is_written_and_told_and_the_game_goes_on(
    qtbot: QtBot, open_guide: OpenGuide, crash_log: Path
) -> None:
    guide = open_guide()
    crash.install(crash_log, guide.tell_crash)
    guide.start(PEOPLE)
    submit(guide, "=6")

    def stumble() -> None:
        raise RuntimeError("a stone in the way")

    for _ in range(2):
        QTimer.singleShot(0, guide, stumble)
    qtbot.waitUntil(guide.notice.isVisible)
    qtbot.wait(20)
    told = guide.notice.findChild(QLabel, "notice").text()
    assert "Your game is safe" in told
    assert str(crash_log) in told
    assert crash_log.read_text().count("RuntimeError: a stone in the way") == 1, "what repeats itself is written once"
    guide.table.act(HOLD)
    guide = open_guide()
    guide.begin(resume=True)
    assert moves_at(guide) == ("=6", "hold")


def test_a_crash_is_told_even_if_it_cannot_be_written(qtbot: QtBot, guide: Guide, crash_log: Path) -> None:
    crash.install(crash_log / "nowhere" / "crash.log", guide.tell_crash)
    sys.excepthook(ValueError, ValueError("oh"), None)
    assert guide.notice.isVisible()


def test_an_interrupt_is_no_crash(guide: Guide, crash_log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    crash.install(crash_log, guide.tell_crash)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not guide.notice.isVisible()
    assert not crash_log.exists()


def test_a_window_that_was_closed_answers_nothing_any_more(qtbot: QtBot, guide: Guide) -> None:
    guide.start(PEOPLE)
    table = guide.table
    QApplication.sendEvent(guide, QCloseEvent())
    table.act(None)
    table.proceed()
    assert len(table.session) == 0
