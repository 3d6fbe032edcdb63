"""Without a mouse and without a look: everything has a name, can be reached by Tab, and what happens is said."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.engine.record import Seat, make_setup
from gamebox.games.registry import GAMES
from gamebox.ui import announcements
from gamebox.ui.guide import Guide
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.play.screen import PlayScreen
from tests.helpers import random_move
from tests.toys.games.pig import GAME, HOLD

Polite = QAccessible.AnnouncementPoliteness.Polite
Assertive = QAccessible.AnnouncementPoliteness.Assertive
PEOPLE = make_setup(GAME, [Seat(name) for name in ("Alex", "Beate", "Carl")], {})
pytestmark = pytest.mark.usefixtures("pig")


class Reader:
    """Stands in for a screen reader and keeps what it is told."""

    AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

    def __init__(self) -> None:
        self._heard: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []

    def isActive(self) -> bool:
        return True

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:
        self._heard.append((event.message(), event.politeness()))

    @property
    def heard(self) -> list[tuple[str, QAccessible.AnnouncementPoliteness]]:
        announcements.say_now()
        return list(self._heard)

    @property
    def sentences(self) -> list[str]:
        return [text for text, _ in self.heard]


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    made = Reader()
    monkeypatch.setattr(announcements.QtGui, "QAccessible", made)
    return made


SCREENS: dict[str, Callable[[Guide], None]] = {
    "home": lambda guide: guide.show_home(),
    "setup": lambda guide: guide.show_setup("pig"),
    "rules": lambda guide: guide.show_rules(next(iter(GAMES)), back=guide.show_home),
    "settings": lambda guide: guide.show_settings(back=guide.show_home),
    "table": lambda guide: guide.start(PEOPLE),
}


def name_of(widget: QWidget) -> str:
    """What a screen reader calls it."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name) if interface else ""


def reachable(screen: QWidget) -> list[QWidget]:
    """The widgets that can take the keyboard's focus for themselves."""
    return [each for each in screen.findChildren(QWidget) if _takes_focus(each)]


def _takes_focus(widget: QWidget) -> bool:
    wants = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(wants) and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_that_can_be_reached_has_a_name(guide: Guide, screen: str) -> None:
    SCREENS[screen](guide)
    QApplication.processEvents()
    assert guide.screen_shown
    controls = [
        each for each in reachable(guide.screen_shown) if isinstance(each, (QAbstractButton, QComboBox, QLineEdit))
    ]
    assert controls
    nameless = [each.objectName() or type(each).__name__ for each in controls if not name_of(each).strip()]
    assert nameless == []


@pytest.mark.parametrize("screen", SCREENS)
def test_names_of_buttons_are_words(guide: Guide, screen: str) -> None:
    """A cross or an arrow alone says nothing."""
    SCREENS[screen](guide)
    QApplication.processEvents()
    assert guide.screen_shown
    buttons = [each for each in guide.screen_shown.findChildren(QAbstractButton) if each.isVisible()]
    signs = [name_of(each) for each in buttons if not isinstance(each.parentWidget(), QLineEdit)]
    assert [sign for sign in signs if not any(letter.isalnum() for letter in sign)] == []


def tab_through(qtbot: QtBot, guide: Guide) -> list[QWidget]:
    """Where Tab leads, until it comes back."""
    visited: list[QWidget] = []
    for _ in range(80):
        focused = QApplication.focusWidget()
        assert focused
        if focused in visited:
            break
        visited.append(focused)
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    return visited


@pytest.mark.parametrize("screen", ["home", "setup", "table"])
def test_tab_reaches_everything(qtbot: QtBot, guide: Guide, screen: str) -> None:
    with qtbot.waitActive(guide):
        guide.activateWindow()
    SCREENS[screen](guide)
    QApplication.processEvents()
    assert guide.screen_shown
    visited = tab_through(qtbot, guide)
    assert len(visited) > 4
    missed = [each.objectName() or type(each).__name__ for each in reachable(guide.screen_shown) if each not in visited]
    assert missed == []


def test_tab_reaches_every_move_and_the_board(qtbot: QtBot, guide: Guide) -> None:
    with qtbot.waitActive(guide):
        guide.activateWindow()
    guide.start(PEOPLE)
    QApplication.processEvents()
    guide.table.session.submit(PEOPLE.game.read("=6"))
    screen = guide.screen_shown
    assert isinstance(screen, PlayScreen)
    visited = tab_through(qtbot, guide)
    assert {"Roll on", "Hold", "undo", "home", "rules", "settings", "side"} - {
        each.objectName() for each in visited
    } == {"undo"}, "nothing can be taken back yet"
    assert screen.view in visited
    assert screen.log in visited


@pytest.mark.parametrize("game", LOOKS)
def test_every_board_has_the_name_of_its_game(guide: Guide, game: str) -> None:
    seats = [Seat(name) for name in ("Alex", "Beate", "Carl")]
    guide.start(make_setup(GAMES[game], seats, {}))
    assert isinstance(guide.screen_shown, PlayScreen)
    assert name_of(guide.screen_shown.view) == LOOKS[game].name


def test_what_must_be_done_and_what_happened_is_said(guide: Guide, reader: Reader) -> None:
    guide.start(PEOPLE)
    guide.table.session.submit(PEOPLE.game.read("=6"))
    assert reader.sentences == ["Alex rolls a 6. Alex: roll on or hold 6."]
    guide.table.act(HOLD)
    assert reader.sentences[1:] == ["Alex holds at 6. Beate: roll."]
    assert {politeness for _, politeness in reader.heard} == {Polite}


def test_what_happened_is_said_even_if_the_log_is_folded_away(qtbot: QtBot, guide: Guide, reader: Reader) -> None:
    guide.start(PEOPLE)
    qtbot.mouseClick(guide.screen_shown.findChild(QPushButton, "side"), Qt.MouseButton.LeftButton)
    assert not guide.screen_shown.log.isVisible()
    guide.table.session.submit(PEOPLE.game.read("=6"))
    assert "Alex rolls a 6." in reader.sentences[0]


def test_a_task_is_said_after_what_happened_and_only_if_it_is_still_one(guide: Guide, reader: Reader) -> None:
    """Together, because Orca drops what follows too soon."""
    guide.start(PEOPLE)
    for move in ("=6", "hold", "=5"):
        guide.table.session.submit(PEOPLE.game.read(move))
    assert reader.sentences == ["Alex rolls a 6. Alex holds at 6. Beate rolls a 5. Beate: roll on or hold 5."]


def test_a_prompt_that_stays_is_said_once(guide: Guide, reader: Reader) -> None:
    guide.start(PEOPLE)
    guide.table.session.submit(PEOPLE.game.read("=6"))
    before = list(reader.heard)
    guide.screen_shown._show_state()
    assert reader.heard == before


def test_why_something_may_not_be_done_is_said_at_once(guide: Guide, reader: Reader) -> None:
    guide.start(PEOPLE)
    announcements.say_now()
    guide.table.act(HOLD)
    text, politeness = reader.heard[-1]
    assert "(PIG-1)" in text
    assert politeness is Assertive


def test_what_the_cursor_is_on_has_the_focus_and_is_not_said_twice(qtbot: QtBot, guide: Guide, reader: Reader) -> None:
    with qtbot.waitActive(guide):
        guide.activateWindow()
    guide.start(PEOPLE)
    guide.table.session.submit(PEOPLE.game.read("=6"))
    before = list(reader.heard)
    qtbot.keyClick(guide.screen_shown.view, Qt.Key.Key_Up)
    focused = QAccessible.queryAccessibleInterface(guide.screen_shown.view).focusChild()
    assert focused.text(QAccessible.Text.Name) == "roll"
    assert reader.heard == before


def test_notices_are_said_at_once(guide: Guide, reader: Reader) -> None:
    guide.notice.tell("The box is on fire.")
    assert reader.heard == [("The box is on fire.", Assertive)]


def test_nothing_is_said_where_nobody_listens(guide: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader()
    monkeypatch.setattr(reader, "isActive", lambda: False)
    monkeypatch.setattr(announcements.QtGui, "QAccessible", reader)
    guide.start(PEOPLE)
    guide.table.session.submit(PEOPLE.game.read("=6"))
    assert reader.heard == []


def test_secrets_of_others_are_not_said(guide: Guide, reader: Reader) -> None:
    """Level 8 with two people: while the curtain hides the cards nobody's are told."""
    setup = make_setup(GAMES["level8"], [Seat("Alex"), Seat("Beate")], {})
    guide.start(setup)
    QApplication.processEvents()
    session, rng = guide.table.session, Random(1)
    for _ in range(30):
        guide.table.hide()
        session.submit(random_move(session.state, rng))
    screen = guide.screen_shown
    assert isinstance(screen, PlayScreen)
    public = {line for step in session.steps for line in screen.log.lines(step, None)}
    secret = {line for step in session.steps for seat in (0, 1) for line in screen.log.lines(step, seat)}
    assert secret - public, "there must be something to keep"
    assert reader.sentences
    assert not [line for line in secret - public if any(line in said for said in reader.sentences)]
