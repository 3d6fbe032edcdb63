"""Keys that read: the hand, the table, what has happened; said aloud, and written beside the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.play.recital import keys_told
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT

ROLLED = ("=43", "place 3", "=16")
"""Alex has placed 43, and Beate has rolled."""
ROUND = (*ROLLED, "place 5", "=22", "place 4", "=15")
"""It is Alex's turn again."""


@pytest.fixture
def screen(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[PlayScreen]:
    """After some moves."""
    setup = make_setup(GAMES["exxtra"], [Seat(name) for name in ("Alex", "Beate", "Carl")], {})
    table = Table(Session(setup, getattr(request, "param", ROLLED)), Dice(Random(1)), pace=0)
    made = PlayScreen(LIGHT, LOOKS["exxtra"], table, Settings(animation="off"), Shelf())
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    table.close()


def read(screen: PlayScreen, key: Qt.Key) -> str:
    QTest.keyClick(screen.view, key)
    page = screen.board.aside.content
    assert isinstance(page, QLabel)
    return page.text()


def test_the_hand_is_read(screen: PlayScreen) -> None:
    assert read(screen, Qt.Key.Key_F2) == "Dice tray: 6-1, 61, roll 1."
    page = screen.board.aside.content
    assert isinstance(page, QLabel)
    assert page.alignment() & Qt.AlignmentFlag.AlignTop, "it stands below its title"


def test_the_table_is_read(screen: PlayScreen) -> None:
    fields, players = read(screen, Qt.Key.Key_F3).splitlines()
    assert "Dice field 3: Alex 43; Dice field 2: empty" in fields
    assert players == "Players: Alex: on start, 43 on dice field 3; Beate: on start, has the turn; Carl: on start."


def test_what_has_happened_is_read_in_the_words_of_the_log(screen: PlayScreen) -> None:
    told = read(screen, Qt.Key.Key_F4).replace("\N{NO-BREAK SPACE}", " ").splitlines()
    assert told == ["Alex rolls 4-3: 43.", "Alex places 43 on dice field 3.", "Beate rolls 6-1: 61."]


@pytest.mark.parametrize("screen", [ROUND], indirect=True)
def test_what_has_happened_begins_after_one_s_own_decision(screen: PlayScreen) -> None:
    told = read(screen, Qt.Key.Key_F4).splitlines()
    assert told[0].startswith("Beate rolls")
    assert told[-1].startswith("Alex rolls")


def test_nothing_is_read_while_the_board_rests(screen: PlayScreen) -> None:
    """As it does behind a curtain."""
    screen.board.setEnabled(False)
    QTest.keyClick(screen, Qt.Key.Key_F2)
    assert screen.board.aside.content is None


def test_the_keys_stand_where_one_asks_how_to_ask(screen: PlayScreen) -> None:
    screen.company.explaining.tell(None)
    shown = [label.text() for label in screen.board.aside.findChildren(QLabel)]
    assert keys_told() in shown
    assert all(key in keys_told() for key in ("F2", "F3", "F4", "Ctrl", "Enter"))


def test_what_was_read_is_put_away_by_escape_and_when_the_game_goes_on(screen: PlayScreen) -> None:
    read(screen, Qt.Key.Key_F3)
    QTest.keyClick(screen.view, Qt.Key.Key_Escape)
    assert screen.board.aside.content is None
    read(screen, Qt.Key.Key_F2)
    screen._table.act(GAMES["exxtra"].read("place 0"))
    assert screen.board.aside.content is None


def test_a_rule_stays_open_while_the_game_goes_on(screen: PlayScreen) -> None:
    screen.company.reading.open_rule("EX-10")
    screen._table.act(GAMES["exxtra"].read("place 0"))
    assert screen.board.aside.content is not None


def test_escape_lets_go_of_the_cursor_first(screen: PlayScreen) -> None:
    read(screen, Qt.Key.Key_F3)
    QTest.keyClick(screen.view, Qt.Key.Key_Right)
    QTest.keyClick(screen.view, Qt.Key.Key_Escape)
    assert screen.scene.cursor_at is None
    assert screen.board.aside.content is not None
