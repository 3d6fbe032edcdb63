"""The bar below a game that is watched: every button and key leads where it says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.ui.table.controls import Controls
from gamebox.ui.table.reel import Reel
from gamebox.ui.theme import LIGHT
from gamebox.ui.widgets.elided import ElidedLabel
from tests.toys.games.pig import GAME

MOVES = ["=6", "hold", "=5", "hold", "=3", "roll", "=2", "hold", "=4", "hold"]
PEOPLE = [Seat("Alex"), Seat("Ada", player="bot:easy"), Seat("Carl")]


def reel(*, moments: tuple[int, ...] = (2, 7), people: bool = True) -> Reel:
    seats = PEOPLE if people else [Seat(name, player="bot:easy") for name in "ABC"]
    made = Reel(Session(make_setup(GAME, seats, {}), MOVES), rounds=[4, 8], moments=moments)
    made.seek(5)
    return made


@pytest.fixture
def controls(qtbot: QtBot) -> Controls:
    made = Controls(LIGHT, reel())
    qtbot.addWidget(made)
    return made


def button(controls: Controls, name: str) -> QPushButton:
    found = controls.findChild(QPushButton, name)
    assert isinstance(found, QPushButton), name
    return found


@pytest.mark.parametrize(
    ("name", "key", "place"),
    [
        ("round-back", Qt.Key.Key_PageUp, 4),
        ("step-back", Qt.Key.Key_Left, 4),
        ("step", Qt.Key.Key_Right, 6),
        ("round", Qt.Key.Key_PageDown, 8),
        ("decision", Qt.Key.Key_D, 7),
        ("moment", Qt.Key.Key_M, 7),
        ("", Qt.Key.Key_Home, 0),
        ("", Qt.Key.Key_End, 10),
    ],
)
def test_buttons_and_keys_lead_to_the_same_place(controls: Controls, name: str, key: Qt.Key, place: int) -> None:
    sought: list[int] = []
    controls.sought.connect(sought.append)
    assert controls.place_for(key) == place
    if name:
        button(controls, name).click()
        assert sought == [place]


def test_another_key_leads_nowhere(controls: Controls) -> None:
    assert controls.place_for(Qt.Key.Key_X) is None


def test_what_there_is_not_is_not_offered(qtbot: QtBot) -> None:
    made = Controls(LIGHT, reel(moments=(), people=False))
    qtbot.addWidget(made)
    assert made.findChild(QPushButton, "moment") is None
    assert made.findChild(QPushButton, "decision") is None


def test_it_plays_slower_and_faster_in_turn(controls: Controls) -> None:
    assert controls.rate == 1
    rates = []
    for _ in range(4):
        button(controls, "speed").click()
        rates.append((controls.rate, button(controls, "speed").text()))
    assert rates == [(2, "2×"), (4, "4×"), (0.5, "½×"), (1, "1×")]


def test_it_says_where_the_game_is(controls: Controls) -> None:
    controls.show_place("Carl rolls a 3.", playing=False)
    assert controls.findChild(ElidedLabel).text() == "Carl rolls a 3."
    assert "Move 5 of 10 · Round 2" in [made.text() for made in controls.findChildren(QLabel)]
    assert controls.scrub_bar.value() == 5
    assert button(controls, "play").text() == "▶  Play"
    controls.show_place("", playing=True)
    assert button(controls, "play").text() == "❚❚  Pause"
    controls._reel.seek(10)
    controls.show_place("", playing=False)
    assert button(controls, "play").text() == "▶  From the beginning"


def test_only_a_hand_on_the_bar_seeks(controls: Controls) -> None:
    sought: list[int] = []
    controls.sought.connect(sought.append)
    controls.show_place("", playing=False)
    assert sought == [], "it follows the game"
    controls.scrub_bar.setValue(3)
    assert sought == [3]


def test_play_and_pause_are_one_button(qtbot: QtBot, controls: Controls) -> None:
    with qtbot.waitSignal(controls.toggled):
        button(controls, "play").click()


def test_buttons_leave_the_keyboard_to_the_bar_and_say_what_they_do(controls: Controls) -> None:
    for made in controls.findChildren(QPushButton):
        assert made.focusPolicy() == Qt.FocusPolicy.TabFocus
    assert button(controls, "step").accessibleName() == "One move on (→)"
    assert "One move on" in button(controls, "step").toolTip()
    assert button(controls, "moment").accessibleName() == "Next key moment (M)"


def test_every_way_says_where_it_leads(controls: Controls) -> None:
    told = {
        made.objectName(): (made.text(), made.accessibleDescription()) for made in controls.findChildren(QPushButton)
    }
    assert told == {
        "round-back": ("«", "Back to the beginning of the round (Page Up)"),
        "step-back": ("◀", "One move back (←)"),
        "play": ("", ""),
        "step": ("▶", "One move on (→)"),
        "round": ("»", "On to the next round (Page Down)"),
        "speed": ("1×", ""),
        "decision": ("Next decision (D)", ""),
        "moment": ("Next key moment (M)", ""),
    }
    assert button(controls, "play").property("role") == "primary"
    assert button(controls, "step").property("role") == ""
    assert controls.property("role") == "bar"


def test_ways_stand_in_the_order_of_what_they_do_and_another_one_last(qtbot: QtBot, controls: Controls) -> None:
    further = QPushButton("Watch it at the table")
    further.setObjectName("further")
    controls.lead_on(further)
    controls.resize(1280, 140)
    controls.show()
    controls.layout().activate()
    names = ("round-back", "step-back", "play", "step", "round", "speed", "decision", "moment", "further")
    places = [button(controls, name).mapTo(controls, button(controls, name).rect().topLeft()) for name in names]
    assert places == sorted(places, key=lambda place: place.x())
    assert places[6].x() > places[5].x() + 200, "what leads far stands apart"


def test_the_bar_is_as_long_as_the_game_and_bears_its_marks(controls: Controls) -> None:
    assert (controls.scrub_bar.minimum(), controls.scrub_bar.maximum()) == (0, 10)
    bar = controls.scrub_bar
    assert (bar._rounds, bar._turns, bar._moments) == ([0, 4, 8], [0, 2, 4, 8], [2, 7])


def test_what_has_happened_has_the_room_beside_where_it_happened(controls: Controls) -> None:
    controls.show_place("Carl rolls a 3.", playing=False)
    controls.resize(1280, 140)
    controls.show()
    controls.layout().activate()
    told, where = controls._told.geometry(), controls._where.geometry()
    assert told.left() < where.left()
    assert where.width() == controls._where.sizeHint().width()
    assert where.right() > 1240
    assert told.bottom() < controls.scrub_bar.y() < button(controls, "play").y(), "the bar lies between words and ways"


def test_who_invites_to_play_does_it_in_their_own_words(controls: Controls) -> None:
    controls.invitation = "Watch"
    controls.show_place("", playing=False)
    assert button(controls, "play").text() == "▶  Watch"
