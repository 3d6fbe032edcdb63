"""Hints at the table, in each game: the best move shown and explained, the others beside it, nobody's secrets."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.engine.game import Turn
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.exxtra.actions import PLACES, ROLL_AGAIN
from gamebox.games.registry import GAMES
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.guide import Guide
from gamebox.ui.look import Pose
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.hint_panel import ChoiceRow
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT

SHIPPED = ("exxtra", "lavarails", "level8")
ROLLED = ("=46", "place 5", "=32")
OpenTable = Callable[[str, Session], PlayScreen]


@pytest.fixture
def open_table(qtbot: QtBot, thinking_here: None) -> OpenTable:
    def make(game: str, session: Session, viewer: int | None = None) -> PlayScreen:
        table = Table(session, Dice(Random(1)), pace=0)
        if viewer is not None:
            table.reveal_to(viewer)
        screen = PlayScreen(LIGHT, LOOKS[game], table, Settings(animation="off"), Shelf())
        qtbot.addWidget(screen, before_close_func=lambda _screen: table.close())
        screen.resize(1280, 800)
        screen.show()
        with qtbot.waitActive(screen):
            screen.activateWindow()
        return screen

    return make


def decisions(game: str) -> list[Pose]:
    """The poses in which somebody has something to choose."""
    return [
        pose
        for pose in LOOKS[game].poses()
        if isinstance(waiting := pose.session.state.to_act(), Turn)
        and pose.session.setup.seats[waiting.seat].bot is None
        and len(pose.session.state.legal()) > 1
        and pose.viewer in {None, waiting.seat}
    ]


def exxtra(*moves: str) -> Session:
    seats = [Seat("Alex"), Seat("Beate"), Seat("Carl")]
    return Session(make_setup(GAMES["exxtra"], seats, {}), moves)


def rows(screen: PlayScreen) -> list[ChoiceRow]:
    return screen.board.aside.findChildren(ChoiceRow)


def words(screen: PlayScreen, name: str) -> str:
    found = screen.board.aside.findChild(QLabel, name)
    return found.text() if found else ""


@pytest.mark.parametrize("game", SHIPPED)
def test_h_shows_the_best_move_on_the_board_and_says_why(qtbot: QtBot, open_table: OpenTable, game: str) -> None:
    for pose in decisions(game):
        waiting = pose.session.state.to_act()
        assert isinstance(waiting, Turn)
        screen = open_table(game, pose.session, waiting.seat)
        qtbot.keyClick(screen.view, Qt.Key.Key_H)
        assert rows(screen)[0].isChecked(), pose.name
        assert words(screen, "hint-verdict"), pose.name
        pointed = screen.scene._pointer
        offered = {offer.action for offer in screen.scene.offers()}
        assert pointed.places or offered, pose.name
        screen.close()


def test_every_field_and_rolling_on_are_compared(qtbot: QtBot, open_table: OpenTable) -> None:
    screen = open_table("exxtra", exxtra(*ROLLED))
    qtbot.keyClick(screen.view, Qt.Key.Key_H)
    told = {row.text() for row in rows(screen)}
    assert told == {"Roll again", *(f"32 on dice field {field}" for field in range(5))}
    figures = [row.accessibleName().rsplit(": ", 1)[1] for row in rows(screen)]
    assert figures == sorted(figures, key=lambda figure: -int(figure.rstrip("%")))


def test_another_choice_is_pointed_at_and_explained_when_it_is_chosen(qtbot: QtBot, open_table: OpenTable) -> None:
    screen = open_table("exxtra", exxtra(*ROLLED))
    qtbot.keyClick(screen.view, Qt.Key.Key_H)
    before = words(screen, "hint-why")
    row = next(row for row in rows(screen) if row.text() == "32 on dice field 4")
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert screen.scene._pointer.places == tuple(screen.scene.places_of(PLACES[4]))
    assert words(screen, "hint-why") != before
    assert "stays there" in words(screen, "hint-why")
    assert "less than the best move" in words(screen, "hint-verdict")


def test_a_hint_is_noted_in_the_record_and_gone_with_the_next_move(qtbot: QtBot, open_table: OpenTable) -> None:
    session = exxtra(*ROLLED)
    screen = open_table("exxtra", session)
    assert session.notes.help == ()
    qtbot.mouseClick(screen.bar.findChild(QPushButton, "hint"), Qt.MouseButton.LeftButton)
    assert session.notes.help == ("hints",)
    assert "with hints" in screen.bar._heading.text()
    assert screen.board.aside.isVisible()
    screen.scene.intend(ROLL_AGAIN)
    assert not screen.board.aside.isVisible()
    assert not screen.scene._pointer.places


def test_h_again_or_escape_puts_the_hint_away(qtbot: QtBot, open_table: OpenTable) -> None:
    screen = open_table("exxtra", exxtra(*ROLLED))
    for put_away in (
        lambda: qtbot.keyClick(screen.view, Qt.Key.Key_H),
        lambda: qtbot.keyClick(rows(screen)[0], Qt.Key.Key_Escape),
    ):
        qtbot.keyClick(screen.view, Qt.Key.Key_H)
        assert screen.board.aside.isVisible()
        put_away()
        assert not screen.board.aside.isVisible()
        assert not screen.scene._pointer.places


def test_where_dice_or_bots_decide_there_is_no_hint(qtbot: QtBot, open_table: OpenTable) -> None:
    session = exxtra()
    screen = open_table("exxtra", session)
    qtbot.keyClick(screen.view, Qt.Key.Key_H)
    assert words(screen, "hint-note") == "There is nothing to choose now."
    assert session.notes.help == ()


def test_the_curtain_takes_the_hint_with_it(qtbot: QtBot, open_table: OpenTable) -> None:
    pose = next(pose for pose in decisions("level8") if pose.name == "move")
    waiting = pose.session.state.to_act()
    assert isinstance(waiting, Turn)
    screen = open_table("level8", pose.session, waiting.seat)
    qtbot.keyClick(screen.view, Qt.Key.Key_H)
    assert rows(screen)
    screen.privacy.draw_curtain(waiting.seat)
    assert not screen.board.aside.isVisible()


def test_behind_a_curtain_nobody_gets_a_hint(qtbot: QtBot, open_table: OpenTable) -> None:
    pose = next(pose for pose in decisions("level8") if pose.name == "move")
    screen = open_table("level8", pose.session, None)
    screen.company.hinting.toggle()
    assert rows(screen) == []
    assert words(screen, "hint-note") == "There is nothing to choose now."


def test_in_the_window_a_hint_comes_from_the_process_in_which_bots_think(qtbot: QtBot, guide: Guide) -> None:
    guide.start(exxtra().setup)
    assert guide.table
    guide.table.session.submit(GAMES["exxtra"].read("=32"))
    screen = guide.screen_shown
    assert isinstance(screen, PlayScreen)
    screen.company.hinting.toggle()
    qtbot.waitUntil(lambda: bool(rows(screen)), timeout=20_000)
    assert len(rows(screen)) == 7


def test_a_hint_comes_also_while_something_else_is_read_there(qtbot: QtBot, open_table: OpenTable) -> None:
    screen = open_table("exxtra", exxtra(*ROLLED))
    qtbot.keyClick(screen, Qt.Key.Key_F1)
    assert screen.board.aside.content
    qtbot.keyClick(screen, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: bool(rows(screen)))
