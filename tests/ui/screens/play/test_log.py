"""The log beside a table: it follows what happens, unless somebody reads."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QScrollBar
from pytestqt.qtbot import QtBot

from gamebox.ui.guide import Guide
from tests.ui.screens.play.sitting import (
    PEOPLE,
    busy,
    screen_of,
    submit,
)


def fill_log(guide: Guide) -> QScrollBar:
    guide.start(PEOPLE)
    submit(guide, *("=2", "hold") * 30)
    return screen_of(guide).log.verticalScrollBar()


def test_the_log_follows_unless_somebody_reads(guide: Guide) -> None:
    bar = fill_log(guide)
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    bar.triggerAction(QScrollBar.SliderAction.SliderToMinimum)
    submit(guide, "=6")
    assert bar.value() == 0
    bar.triggerAction(QScrollBar.SliderAction.SliderToMaximum)
    submit(guide, "hold")
    assert bar.value() == bar.maximum()


def test_the_log_follows_when_its_room_changes(qtbot: QtBot, guide: Guide) -> None:
    bar = fill_log(guide)
    for height in (640, 900):
        guide.window().resize(1280, height)
        qtbot.wait(10)
        assert bar.value() == bar.maximum()


def test_growing_in_the_middle_of_a_roll_tells_it_once_and_not_too_early(qtbot: QtBot, animated: Guide) -> None:
    animated.start(PEOPLE)
    submit(animated, "=6")
    log = screen_of(animated).log
    assert busy(animated)
    margin = log.document().firstBlock().blockFormat().leftMargin()
    animated.window().resize(2560, 1600)
    assert log.toPlainText() == "", "words must not be faster than dice"
    qtbot.waitUntil(lambda: not busy(animated))
    assert log.toPlainText().count("rolls") == 1
    assert log.document().firstBlock().blockFormat().leftMargin() > max(margin, 30), "room for larger emblems"
    grown = log.document().firstBlock().blockFormat().leftMargin()
    animated.window().resize(1280, 800)
    assert log.document().firstBlock().blockFormat().leftMargin() < grown


def test_a_log_that_was_folded_away_shows_what_happened_last(qtbot: QtBot, guide: Guide) -> None:
    guide.window().resize(1024, 640)
    bar = fill_log(guide)
    screen = screen_of(guide)
    assert not screen.log.isVisible()
    side = screen.findChild(QPushButton, "side")
    assert isinstance(side, QPushButton)
    side.click()
    qtbot.wait(10)
    assert screen.log.isVisible()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
