"""Since your turn: told beside the table, and played back until somebody has seen enough."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gamebox.ui.guide import Guide
from gamebox.ui.table.log import GameLog
from tests.ui.screens.play.sitting import PEOPLE, offers, screen_of, submit

ROUND = ("=3", "hold")


def played_round(guide: Guide) -> None:
    """It is Alex's turn again."""
    guide.start(PEOPLE)
    for _ in PEOPLE.seats:
        submit(guide, *ROUND)


def test_nothing_is_told_before_others_have_done_something(guide: Guide) -> None:
    guide.start(PEOPLE)
    assert "recap-button" not in offers(guide)


def test_everything_since_the_last_turn_is_told_beside_the_table(guide: Guide, qtbot: QtBot) -> None:
    played_round(guide)
    qtbot.mouseClick(offers(guide)["recap-button"], Qt.MouseButton.LeftButton)
    told = screen_of(guide).board.aside.content.findChild(GameLog, "recap").toPlainText()
    assert "Beate holds" in told
    assert "Carl holds" in told
    assert "Alex holds" not in told


def test_it_is_played_back_and_then_the_game_goes_on(guide: Guide, qtbot: QtBot) -> None:
    played_round(guide)
    screen = screen_of(guide)
    before = screen.log.toPlainText()
    shown: list[str] = []
    screen.board.settled.connect(lambda: shown.append(screen.log.toPlainText()))
    qtbot.mouseClick(offers(guide)["recap-button"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(screen.board.aside.content.findChild(QPushButton, "show-me"), Qt.MouseButton.LeftButton)
    assert screen.recap.playing
    assert set(offers(guide)) == {"Enough"}
    qtbot.waitUntil(lambda: not screen.recap.playing, timeout=20_000)
    assert len(shown) == 4
    assert len(set(shown)) == 4
    assert screen.log.toPlainText() == before
    assert "recap-button" in offers(guide)
    submit(guide, *ROUND)


def test_somebody_may_have_seen_enough(guide: Guide, qtbot: QtBot) -> None:
    played_round(guide)
    screen = screen_of(guide)
    screen.recap.play(0)
    qtbot.mouseClick(offers(guide)["Enough"], Qt.MouseButton.LeftButton)
    assert not screen.recap.playing
    assert screen.bar.isEnabled()
    assert guide.table.seat_to_act == 0
