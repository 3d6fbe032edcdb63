"""What is heard at a table, in step with what is seen, and as loud as somebody wants."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gamebox.engine.session import Session
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.accompaniment import sounds
from gamebox.ui.accompaniment.sounds import Sounds
from gamebox.ui.guide import Guide
from gamebox.ui.looks import LOOKS
from gamebox.ui.table.board import Board
from gamebox.ui.theme import LIGHT
from tests.helpers import setup_for

BUST = ("=46", "place 5", "=71", "place 2", "=32", "place 1", "=46", "roll", "=XX")
MODIFIERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class Ear:
    """A board, and what was heard of it."""

    def __init__(self, qtbot: QtBot, animation: str) -> None:
        setup = setup_for("exxtra", 3)
        self.board = Board(LIGHT, LOOKS["exxtra"], setup, Shelf(), animation=animation)
        qtbot.addWidget(self.board)
        self.session = Session(setup)
        self.heard: list[str] = []
        self.board.heard.connect(self.heard.append)

    def play(self, move: str) -> list[str]:
        """What the step of a move sounds like when all of it is heard."""
        step = self.session.submit(self.session.setup.game.read(move))
        self.board.play(step, None, lambda: None)
        return [name for event in step.events if (name := LOOKS["exxtra"].sound(event))]


def test_sounds_come_in_step_with_motion(qtbot: QtBot) -> None:
    ear = Ear(qtbot, "fast")
    with qtbot.waitSignal(ear.board.settled):
        whole = ear.play("=46")
        assert ear.heard == ["dice-wood-2"] == whole


def test_what_a_person_skips_is_not_heard(qtbot: QtBot) -> None:
    ear = Ear(qtbot, "normal")
    for move in BUST[:-1]:
        ear.play(move)
        ear.board.skip()
    ear.heard.clear()
    whole = ear.play(BUST[-1])
    assert len(whole) > 1
    ear.board.skip()
    assert ear.heard == whole[:1]


def test_without_motion_one_sound_stands_for_all_that_happens_at_once(qtbot: QtBot) -> None:
    ear = Ear(qtbot, "off")
    for move in BUST[:-1]:
        ear.play(move)
    ear.heard.clear()
    whole = ear.play(BUST[-1])
    assert len(whole) > 1
    assert ear.heard == whole[-1:]


def test_a_machine_without_a_device_or_a_library_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "_effects", lambda _parent: {})
    Sounds(Settings()).play("win")


def test_a_quiet_program_loads_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(sounds, "_effects", lambda parent: asked.append(parent) or {})
    quiet = Sounds(Settings(volume="off"))
    quiet.prepare()
    quiet.play("win")
    assert not asked
    quiet.follow(Settings(volume="soft"))
    quiet.prepare()
    quiet.play("win")
    assert asked == [quiet]


def test_every_board_is_heard(open_guide: Callable[[], Guide], monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Sounds, "play", lambda _sounds, name: heard.append(name))
    guide, setup = open_guide(), setup_for("exxtra", 3)
    guide.start(setup)
    guide.screen_shown.board.heard.emit("table")
    guide.show_replay(Session(setup, BUST), guide.show_home)
    guide.screen_shown.board.heard.emit("replay")
    guide.show_lesson("exxtra", "exxtra", guide.show_home)
    guide.screen_shown.board.heard.emit("lesson")
    assert heard == ["table", "replay", "lesson"]


def test_sounds_are_turned_off_and_on_by_a_key(qtbot: QtBot, open_guide: Callable[[], Guide]) -> None:
    guide = open_guide()
    guide.window().activateWindow()
    qtbot.waitUntil(guide.window().isActiveWindow)
    for volume in ("off", "normal"):
        qtbot.keyClick(guide.window(), Qt.Key.Key_M, MODIFIERS)
        assert guide._desk.settings.volume == volume
        assert guide.notice.isVisible()
    assert open_guide()._desk.settings.volume == "normal"
