"""The tutor at the table: asks once before a costly move, only those who want it, and never for bots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.bots.judge import Knowledge
from gamebox.bots.tasks import Hint
from gamebox.bots.tutor import Tutor
from gamebox.engine.chance import Dice
from gamebox.engine.game import Turn
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.exxtra.actions import PLACES
from gamebox.games.registry import GAMES
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.guide import Guide
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.setup.screen import SetupScreen
from gamebox.ui.table.hint_panel import ChoiceRow
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT

BAD = PLACES[0]
"""76 on field 0, where it brings nothing, is a blunder in everybody's eyes."""


@pytest.fixture
def sit_down(thinking_here: None, guide: Guide) -> Callable[..., PlayScreen]:
    def make(tutor: Tutor, *moves: str) -> PlayScreen:
        seats = [Seat("Mia"), Seat("Beate"), Seat("Carl")]
        guide.start(make_setup(GAMES["exxtra"], seats, {}))
        assert guide.table
        guide.table.tutors[0] = tutor
        for move in moves or ("=76",):
            guide.table.session.submit(GAMES["exxtra"].read(move))
        assert isinstance(guide.screen_shown, PlayScreen)
        return guide.screen_shown

    return make


def prompt(screen: PlayScreen) -> str:
    return screen.prompt.findChild(QLabel, "prompt").text()


def press(qtbot: QtBot, screen: PlayScreen, name: str) -> None:
    qtbot.mouseClick(screen.prompt.findChild(QPushButton, name), Qt.MouseButton.LeftButton)


def session_of(screen: PlayScreen) -> Session:
    return screen._table.session


def test_before_a_blunder_it_asks_and_thinking_again_takes_it_back(qtbot: QtBot, sit_down) -> None:
    screen = sit_down("gentle")
    screen.scene.intend(BAD)
    assert len(session_of(screen)) == 1
    assert prompt(screen).startswith("Mia, that costs you about ")
    assert session_of(screen).notes.help == ("tutor",)
    press(qtbot, screen, "Think again")
    assert prompt(screen) == "Mia: 76. Roll again, or place your pair."


def test_it_asks_only_once(qtbot: QtBot, sit_down) -> None:
    screen = sit_down("gentle")
    screen.scene.intend(BAD)
    screen.scene.intend(BAD)
    assert session_of(screen).record.moves == ("=76", "place 0")


def test_play_it_plays_it(qtbot: QtBot, sit_down) -> None:
    screen = sit_down("gentle")
    screen.scene.intend(BAD)
    press(qtbot, screen, "Play it")
    assert session_of(screen).record.moves == ("=76", "place 0")
    assert screen._table.tutors[0] == "gentle"


def test_why_shows_what_would_be_better_and_still_asks(qtbot: QtBot, sit_down) -> None:
    screen = sit_down("gentle")
    screen.scene.intend(BAD)
    press(qtbot, screen, "Why?")
    rows = screen.board.aside.findChildren(ChoiceRow)
    assert [row.text() for row in rows if row.isChecked()] == ["76 on dice field 0"]
    assert screen.scene._pointer.places == tuple(screen.scene.places_of(BAD))
    press(qtbot, screen, "Play it")
    assert session_of(screen).record.moves == ("=76", "place 0")


def test_leave_me_alone_plays_it_and_never_asks_again(qtbot: QtBot, sit_down) -> None:
    screen = sit_down("gentle")
    screen.scene.intend(BAD)
    press(qtbot, screen, "Leave me alone")
    assert session_of(screen).record.moves == ("=76", "place 0")
    assert screen._table.tutors[0] == "off"


def test_a_good_move_is_made_at_once(sit_down) -> None:
    screen = sit_down("strict")
    screen.scene.intend(PLACES[5])
    assert session_of(screen).record.moves == ("=76", "place 5")
    assert session_of(screen).notes.help == ()


def test_each_seat_has_a_tutor_of_its_own(sit_down) -> None:
    screen = sit_down("strict", "=76", "place 5", "=75")
    screen.scene.intend(BAD)
    assert session_of(screen).record.moves[-1] == "place 0"


def test_what_the_rules_forbid_is_for_the_rules_to_say(sit_down) -> None:
    screen = sit_down("strict", "=76", "place 5", "=31", "place 4", "=12", "place 3", "=46")
    screen.scene.intend(PLACES[4])
    assert "EX-20" in screen.prompt.findChild(QLabel, "reason").text()


def test_the_tutor_is_chosen_beside_the_hint_and_remembered_by_name(qtbot: QtBot, sit_down, guide: Guide) -> None:
    screen = sit_down("off")
    qtbot.keyClick(screen.view, Qt.Key.Key_H)
    box = screen.board.aside.findChild(QComboBox, "tutor-1")
    box.setCurrentIndex(box.findText("Strict"))
    assert screen._table.tutors[1] == "strict"
    assert guide._desk.people.tutors == {"Beate": "strict"}
    guide.start(make_setup(GAMES["exxtra"], [Seat("Beate"), Seat("Ada", player="bot:easy"), Seat("Carl")], {}))
    assert guide.table
    assert guide.table.tutors == {0: "strict"}


def test_with_a_bot_to_move_nothing_is_looked_at(thinking_here: None, guide: Guide) -> None:
    guide.start(make_setup(GAMES["exxtra"], [Seat("Ada", player="bot:easy"), Seat("Mia"), Seat("Carl")], {}))
    assert guide.table
    guide.table.tutors[0] = "strict"
    assert not guide.table.deciding


def test_at_set_up_each_person_chooses_a_tutor_and_a_bot_has_none(qtbot: QtBot, guide: Guide) -> None:
    guide.show_setup("exxtra")
    screen = guide.screen_shown
    assert isinstance(screen, SetupScreen)
    qtbot.mouseClick(screen.findChild(QPushButton, "house-rules"), Qt.MouseButton.LeftButton)
    person, bot = (screen.findChild(QComboBox, f"tutor-{seat}") for seat in (0, 1))
    assert person.isVisible()
    assert not bot.isVisible()
    person.setCurrentIndex(person.findText("Gentle"))
    person.activated.emit(person.currentIndex())
    screen.start()
    assert guide.table
    assert guide.table.tutors == {0: "gentle"}
    guide.show_setup("level8")
    screen = guide.screen_shown
    assert isinstance(screen, SetupScreen)
    assert screen.findChild(QComboBox, "tutor-0").currentText() == "Gentle"


@pytest.mark.parametrize("game", ["exxtra", "lavarails", "level8"])
def test_in_each_game_it_asks_before_what_it_minds_and_before_nothing_else(
    qtbot: QtBot, thinking_here: None, game: str
) -> None:
    minded = 0
    for pose in LOOKS[game].poses():
        waiting = pose.session.state.to_act()
        seats = pose.session.setup.seats
        if not isinstance(waiting, Turn) or seats[waiting.seat].bot or len(pose.session.state.legal()) < 2:
            continue
        session = Session(pose.session.setup, pose.session.record.moves)
        state = session.state
        knowledge = Knowledge(waiting.seat, session.setup.options, state.view(waiting.seat))
        hint = Hint(game, len(seats), knowledge, state.legal())
        worst = hint.run({}, lambda _share: None).verdicts[-1].action
        table = Table(session, Dice(Random(1)), pace=0)
        table.reveal_to(waiting.seat)
        table.tutors[waiting.seat] = "strict"
        screen = PlayScreen(LIGHT, LOOKS[game], table, Settings(animation="off"), Shelf())
        qtbot.addWidget(screen, before_close_func=lambda _screen, table=table: table.close())
        before = len(session)
        screen._intend(worst)
        asked = screen.prompt.findChild(QPushButton, "Think again") is not None
        assert asked == (len(session) == before), pose.name
        assert asked == ("tutor" in session.notes.help), pose.name
        minded += asked
    assert minded
