"""The pace of bots: a setting of its own, and Space or a click that hurries them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt, QTimer
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Script
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library.settings import Pace, Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT
from tests.toys.games.pig import Throw

NEVER = 600_000
"""Milliseconds that no test waits."""
Open = Callable[..., PlayScreen]


@pytest.fixture
def opened(qtbot: QtBot, pig: str) -> Iterator[Open]:
    tables: list[Table] = []

    def make(bots: Pace = "normal") -> PlayScreen:
        """A person is just rolling a 1; then a bot takes over, which thinks for ever."""
        setup = make_setup(GAMES[pig], [Seat("Alex"), Seat("Ada", player="bot:easy")], {})
        tables.append(Table(Session(setup), Script([Throw(1), Throw(6)]), pace=NEVER))
        screen = PlayScreen(LIGHT, LOOKS[pig], tables[-1], Settings(animation="normal", bots=bots), Shelf())
        qtbot.addWidget(screen)
        screen.show()
        tables[-1].roll()
        return screen

    yield make
    for table in tables:
        table.close()


def moves_at(screen: PlayScreen) -> tuple[str, ...]:
    return screen._table.session.record.moves


def waiting(screen: PlayScreen) -> list[int]:
    """For how many milliseconds somebody waits at the table."""
    return [timer.interval() for timer in screen._table.findChildren(QTimer) if timer.isActive()]


def motion(screen: PlayScreen) -> int:
    """How long what moves now takes."""
    return max(part.duration() for part in screen.board.findChildren(QAbstractAnimation))


def press_space(qtbot: QtBot, screen: PlayScreen) -> None:
    qtbot.keyClick(screen.view, Qt.Key.Key_Space)


def click(qtbot: QtBot, screen: PlayScreen) -> None:
    qtbot.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("hurry", [press_space, click])
def test_a_bot_is_hurried(qtbot: QtBot, opened: Open, hurry: Callable[[QtBot, PlayScreen], None]) -> None:
    screen = opened()
    hurry(qtbot, screen)
    assert not screen.board.busy, "what was being shown is shown to its end"
    assert waiting(screen) == [NEVER]
    hurry(qtbot, screen)
    qtbot.waitUntil(lambda: moves_at(screen) == ("=1", "=6"))


def test_a_bot_goes_on_with_its_turn_faster_than_it_begins_it(qtbot: QtBot, opened: Open) -> None:
    screen = opened()
    for _ in range(2):
        press_space(qtbot, screen)
    qtbot.waitUntil(lambda: screen.board.busy)
    press_space(qtbot, screen)
    (interval,) = waiting(screen)
    assert 0 < interval < NEVER / 2


def test_moves_of_bots_are_shown_at_their_own_pace(qtbot: QtBot, opened: Open) -> None:
    def of_a_bot(bots: Pace) -> int:
        screen = opened(bots)
        own = motion(screen)
        begun: list[int] = []  # noted where it begins: a slow machine may have ended it by the time one looks
        note = screen._table.stepped.connect(lambda _: begun.append(motion(screen) if screen.board.busy else 0))
        for _ in range(2):
            press_space(qtbot, screen)
        qtbot.waitUntil(lambda: moves_at(screen) == ("=1", "=6"))
        screen._table.stepped.disconnect(note)
        assert own == of_people
        return begun[-1]

    of_people = 300
    durations = [of_a_bot(bots) for bots in ("slow", "normal", "quick", "at once")]
    assert durations == sorted(durations, reverse=True)
    assert durations[0] > of_people > durations[1] > durations[2] > durations[3] == 0


def test_people_are_not_hurried(qtbot: QtBot, opened: Open) -> None:
    screen = opened()
    screen._table.session.undo(1)
    press_space(qtbot, screen)
    click(qtbot, screen)
    assert moves_at(screen) == ()
