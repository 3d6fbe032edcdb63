"""What is this? Every thing on the tables says what it is and names a rule that there is; asking plays nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.engine.session import Session
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import players_of
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.rules import book
from gamebox.ui.screens.rules.beside import RuleCard
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT
from tests.helpers import setup_for

SHIPPED = ("exxtra", "lavarails", "level8")
OpenTable = Callable[[str, Session], PlayScreen]


@pytest.fixture
def open_table(qtbot: QtBot) -> OpenTable:
    def make(game: str, session: Session) -> PlayScreen:
        table = Table(session, Dice(Random(1)), pace=0)
        screen = PlayScreen(LIGHT, LOOKS[game], table, Settings(animation="off"), Shelf())
        qtbot.addWidget(screen, before_close_func=lambda _screen: table.close())
        screen.resize(1280, 800)
        screen.show()
        with qtbot.waitActive(screen):
            screen.activateWindow()
        return screen

    return make


def exxtra() -> Session:
    return Session(setup_for("exxtra", 3), ("=46",))


def told(screen: PlayScreen, name: str) -> str:
    found = screen.board.aside.findChild(QLabel, name)
    return found.text() if found and screen.board.aside.isVisible() else ""


def place_of(screen: PlayScreen, name: str) -> QPoint:
    thing = next(thing for thing in screen.scene.things() if thing.name == name)
    return screen.view.mapFromScene(thing.place.center())


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", SHIPPED)
def test_every_thing_has_words_a_rule_and_a_place_on_the_table(qtbot: QtBot, translators, game: str, language) -> None:
    translators.use(language)
    rules = {rule.id for rule in book.load(game, language).rules}
    for pose in LOOKS[game].poses():
        scene = LOOKS[game].drawing.scene(players_of(pose.session.setup.seats), LIGHT, Shelf())
        scene.show_view(pose.session.state.view(pose.viewer), ())
        things = list(scene.things())
        assert len(things) > 10, pose.name
        for thing in things:
            assert thing.name, pose.name
            assert thing.text.endswith("."), thing
            assert "{" not in thing.name + thing.text, thing
            assert thing.rule in rules, thing
            assert thing.place.isValid(), thing


def test_the_pointer_that_asks_explains_and_plays_nothing(qtbot: QtBot, open_table: OpenTable) -> None:
    screen = open_table("exxtra", exxtra())
    before = screen._table.session.record.moves
    question = screen.bar.findChild(QPushButton, "question")
    qtbot.mouseClick(question, Qt.MouseButton.LeftButton)
    assert screen.view.viewport().cursor().shape() == Qt.CursorShape.WhatsThisCursor
    qtbot.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton, pos=place_of(screen, "Dice field 2"))
    assert told(screen, "thing-name") == "Dice field 2"
    assert "throws out" in told(screen, "thing-text")
    assert screen.board.aside.findChild(RuleCard).rule == "EX-30"
    assert len(screen.scene._pointer.places) == 1
    assert screen._table.session.record.moves == before
    assert not question.isChecked()


def test_after_asking_clicks_play_again_and_escape_stops_asking(qtbot: QtBot, open_table: OpenTable) -> None:
    screen = open_table("exxtra", exxtra())
    screen.company.explaining.toggle()
    qtbot.keyClick(screen.view, Qt.Key.Key_Escape)
    assert not screen.bar.findChild(QPushButton, "question").isChecked()
    qtbot.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton, pos=place_of(screen, "Dice field 2"))
    assert screen._table.session.record.moves[-1] == "place 2"


def test_f1_explains_what_the_cursor_is_on(qtbot: QtBot, open_table: OpenTable) -> None:
    screen = open_table("exxtra", exxtra())
    qtbot.keyClick(screen.view, Qt.Key.Key_Up)
    qtbot.keyClick(screen.view, Qt.Key.Key_F1)
    assert told(screen, "thing-name") == "Dice field 0"


def test_f1_explains_what_the_pointer_is_on(qtbot: QtBot, open_table: OpenTable, monkeypatch) -> None:
    screen = open_table("exxtra", exxtra())
    at = screen.view.viewport().mapToGlobal(place_of(screen, "Goal"))
    monkeypatch.setattr(QCursor, "pos", lambda: at)
    qtbot.keyClick(screen.view, Qt.Key.Key_F1)
    assert told(screen, "thing-name") == "Goal"
    monkeypatch.setattr(QCursor, "pos", lambda: QPoint(-500, -500))
    qtbot.keyClick(screen.view, Qt.Key.Key_F1)
    assert told(screen, "thing-name") == "EXXTRA"


def test_the_fields_of_level_8_say_on_their_buttons_what_they_do(qtbot: QtBot, open_table: OpenTable) -> None:
    pose = next(pose for pose in LOOKS["level8"].poses() if pose.name == "move")
    table_screen = open_table("level8", pose.session)
    waiting = pose.session.state.to_act()
    table_screen._table.reveal_to(waiting.seat)
    table_screen._show_all()
    texts = [made.text() for made in table_screen.prompt.findChildren(QPushButton) if made.isVisible()]
    assert any("\nTake one card from any pile." in text for text in texts), texts
    assert any("\nAsk the others for a number or a colour." in text for text in texts), texts


# Fingers


def test_a_finger_that_rests_is_told_what_lies_there_and_plays_nothing(open_table: OpenTable, qtbot: QtBot) -> None:
    screen = open_table("exxtra", exxtra())
    place, moves = place_of(screen, "Dice field 4"), len(screen._table.steps)
    finger = QTest.touchEvent(screen.view.viewport(), QTest.createTouchDevice())
    finger.press(0, place, screen.view.viewport()).commit()
    qtbot.waitUntil(lambda: told(screen, "thing-name") == "Dice field 4")
    finger.release(0, place, screen.view.viewport()).commit()
    assert len(screen._table.steps) == moves


def test_a_finger_that_taps_plays_as_a_mouse_does(open_table: OpenTable, qtbot: QtBot) -> None:
    screen = open_table("exxtra", exxtra())
    place, moves = place_of(screen, "Dice field 4"), len(screen._table.steps)
    finger = QTest.touchEvent(screen.view.viewport(), QTest.createTouchDevice())
    finger.press(0, place, screen.view.viewport()).commit()
    finger.release(0, place, screen.view.viewport()).commit()
    qtbot.waitUntil(lambda: len(screen._table.steps) > moves)
    assert told(screen, "thing-name") == ""
