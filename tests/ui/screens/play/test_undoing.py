"""Taking moves back: whose they are, who must agree, and how long a bot waits for it."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.ui.guide import Guide
from gamebox.ui.widgets.elided import ElidedLabel
from tests.toys.games.pig import HOLD
from tests.ui.screens.play.sitting import (
    MIXED,
    PEOPLE,
    busy,
    moves_at,
    offers,
    screen_of,
    submit,
)


def test_undo_is_offered_as_soon_as_something_was_decided(qtbot: QtBot, animated: Guide) -> None:
    animated.start(PEOPLE)
    submit(animated, "=6", "hold")
    undo = screen_of(animated).findChild(QPushButton, "undo")
    assert isinstance(undo, QPushButton)
    assert busy(animated)
    assert undo.isEnabled()
    undo.click()
    assert moves_at(animated) == ("=6",)


def test_the_decision_of_another_is_taken_back_only_if_they_agree(qtbot: QtBot, guide: Guide) -> None:
    guide.start(PEOPLE)
    submit(guide, "=6", "hold")
    undo = screen_of(guide).findChild(QPushButton, "undo")
    assert isinstance(undo, QPushButton)
    undo.click()
    assert moves_at(guide) == ("=6", "hold")
    assert screen_of(guide).prompt.findChild(QLabel, "prompt").text() == "Alex, shall your last move be taken back?"
    offers(guide)["No, leave it"].click()
    assert moves_at(guide) == ("=6", "hold")
    assert "Roll" in offers(guide)
    undo.click()
    offers(guide)["Yes, take it back"].click()
    assert moves_at(guide) == ("=6",)
    assert QApplication.focusWidget() is screen_of(guide).view


def test_clicks_on_what_is_done_in_passing_leave_the_keys_to_the_table(qtbot: QtBot, guide: Guide) -> None:
    guide.start(PEOPLE)
    submit(guide, "=6", "hold")
    screen = screen_of(guide)
    screen.view.setFocus()
    for name in ("side", "undo"):
        qtbot.mouseClick(screen.findChild(QPushButton, name), Qt.MouseButton.LeftButton)
        assert not screen.findChild(QPushButton, name).hasFocus()


def test_one_s_own_decision_is_taken_back_at_once(guide: Guide) -> None:
    guide.start(PEOPLE)
    submit(guide, "=6", "roll")
    guide.table.pause()
    assert not guide.table.undo_needs_consent


def test_several_people_agree_on_free_undo_before_the_game(guide: Guide) -> None:
    guide.start(PEOPLE)
    submit(guide, "=6", "hold", "=2")
    guide._change_settings(msgspec.structs.replace(guide._desk.settings, free_undo=True))
    assert not guide.table.can_undo(), "one of them cannot decide that alone"
    guide.start(PEOPLE)
    submit(guide, "=6", "hold", "=2")
    assert guide.table.can_undo()
    assert "free undo" in screen_of(guide).findChild(ElidedLabel).text()
    guide.table.undo()
    assert guide.table.session.record.notes.help == ("free undo",)


def test_one_person_may_change_free_undo_any_time(guide: Guide) -> None:
    guide.start(MIXED)
    guide.table.pause()
    guide._change_settings(msgspec.structs.replace(guide._desk.settings, free_undo=True))
    assert guide.table.free_undo


def test_a_bot_leaves_time_to_think_better_of_it(animated: Guide) -> None:
    animated.start(MIXED)
    submit(animated, "=6")
    table = animated.table
    table.act(HOLD)
    screen_of(animated).board.skip()
    assert table.can_undo()
    assert table._opponents._considering.interval() >= 1000
    table.set_pace(0)
    table.pause()
    table.proceed()
    assert table._opponents._considering.interval() == 0, "who wants no waiting has none"
