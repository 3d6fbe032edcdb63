"""The table screen in motion: clicks into animations, leaving in the middle of one, hurrying."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.engine.record import Setup, replay
from gamebox.ui.guide import Guide
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table import absence
from tests.ui.screens.play.sitting import (
    MIXED,
    PEOPLE,
    busy,
    click_hold,
    journal_moves,
    moves_at,
    offers,
    reason,
    screen_of,
    submit,
)


def test_nobody_decides_on_dice_that_still_roll(qtbot: QtBot, animated: Guide) -> None:
    animated.start(PEOPLE)
    submit(animated, "=6")
    assert busy(animated)
    click_hold(qtbot, animated)
    assert not busy(animated), "the click has shown the end of it"
    assert moves_at(animated) == ("=6",)
    click_hold(qtbot, animated)
    assert moves_at(animated) == ("=6", "hold")


def test_a_double_click_on_roll_rolls_once(qtbot: QtBot, animated: Guide) -> None:
    animated.start(PEOPLE)
    QApplication.processEvents()
    roll = offers(animated)["Roll"]
    for _ in range(2):
        qtbot.mouseClick(roll, Qt.MouseButton.LeftButton)
    assert len(moves_at(animated)) == 1
    assert not busy(animated)


def test_the_log_is_not_faster_than_the_dice(qtbot: QtBot, animated: Guide) -> None:
    animated.start(PEOPLE)
    QApplication.processEvents()
    click_hold(qtbot, animated)
    assert "PIG-1" in reason(animated)
    submit(animated, "=6")
    assert busy(animated)
    assert reason(animated) == "", "it has been done by now"
    assert "rolls a 6" not in screen_of(animated).log.toPlainText()
    qtbot.waitUntil(lambda: not busy(animated), timeout=5000)
    assert "rolls a 6" in screen_of(animated).log.toPlainText()


def test_what_moves_settles_by_itself(qtbot: QtBot, animated: Guide) -> None:
    animated.start(PEOPLE)
    submit(animated, "=6")
    qtbot.waitUntil(lambda: not busy(animated), timeout=5000)
    assert "hold 6" in screen_of(animated).prompt.findChild(QLabel, "prompt").text()
    assert "Roll on" in offers(animated)


@pytest.mark.parametrize(("seed", "setup", "least"), [(0, PEOPLE, 2), (1, PEOPLE, 2), (2, MIXED, 1)])
def test_rapid_clicks_and_keys_anywhere_do_no_harm(
    qtbot: QtBot, animated: Guide, tmp_path: Path, seed: int, setup: Setup, least: int
) -> None:
    """A child with the mouse: the position stays the one of the record, on screen and on disk."""
    animated.start(setup)
    rng = Random(seed)
    keys = [Qt.Key.Key_R, Qt.Key.Key_K, Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Escape]
    for _ in range(120):
        screen = screen_of(animated)
        match rng.randrange(5):
            case 0:
                click_hold(qtbot, animated)
            case 1:
                qtbot.keyClick(screen.view, rng.choice(keys))
            case 2:
                if offered := list(offers(animated).values()):
                    qtbot.mouseClick(rng.choice(offered), Qt.MouseButton.LeftButton)
            case 3:
                qtbot.wait(rng.randrange(30))
            case 4:
                undo = screen.findChild(QPushButton, "undo")
                qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
        if not isinstance(animated.screen_shown, PlayScreen):
            break
    session = animated.table.session
    assert len(session) > least, "how many moves are left depends on the dice and on what was taken back"
    assert replay(session.record).document() == session.state.document()
    assert journal_moves(tmp_path) == session.record.moves
    screen = screen_of(animated)
    screen.board.skip()
    told = [each.text() for each in (screen.scene.die, *screen.scene.scores)]
    screen.scene.show_view(animated.table.view, ())
    assert told == [each.text() for each in (screen.scene.die, *screen.scene.scores)]


@pytest.mark.parametrize("way", ["home", "settings", "rules", "close"])
def test_leaving_while_something_moves_stops_it(qtbot: QtBot, animated: Guide, way: str) -> None:
    animated.start(MIXED)
    submit(animated, "=6")
    qtbot.wait(30)
    assert busy(animated)
    screen, before = screen_of(animated), moves_at(animated)
    table = animated.table
    if way == "close":
        animated.close()
    else:
        qtbot.mouseClick(screen.bar.findChild(QPushButton, way), Qt.MouseButton.LeftButton)
    if way == "rules":  # they lie beside the table; the book lies instead of it
        assert busy(animated)
        qtbot.mouseClick(screen.findChild(QPushButton, "rulebook"), Qt.MouseButton.LeftButton)
    assert screen.board._choreographer._current is None
    qtbot.wait(900)  # longer than the dice would have rolled
    assert table.session.record.moves == before


def test_a_game_goes_on_after_a_look_at_the_settings_in_the_middle_of_a_motion(qtbot: QtBot, animated: Guide) -> None:
    animated.start(MIXED)
    submit(animated, "=6", "hold")
    qtbot.mouseClick(screen_of(animated).findChild(QPushButton, "settings"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(animated.screen_shown.findChild(QPushButton, "back"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(moves_at(animated)) > 2, timeout=20_000)


def test_skip_jumps_to_the_next_person(qtbot: QtBot, animated: Guide) -> None:
    animated.start(MIXED)
    submit(animated, "=6", "hold")
    qtbot.waitUntil(lambda: "skip" in offers(animated))
    qtbot.mouseClick(offers(animated)["skip"], Qt.MouseButton.LeftButton)
    assert animated.table.hurrying
    qtbot.waitUntil(lambda: "Roll" in offers(animated), timeout=20_000)
    assert not animated.table.hurrying


def sleep_and_wake(guide: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour later by the clock on the wall, and a moment later by the program's own."""
    now = absence._now()
    monkeypatch.setattr(absence, "_now", lambda: now + 3_600_000)
    screen_of(guide).privacy._absence._pulse.timeout.emit()


def test_a_computer_that_slept_while_dice_rolled_shows_where_they_lie(
    animated: Guide, monkeypatch: pytest.MonkeyPatch
) -> None:
    animated.start(PEOPLE)
    submit(animated, "=6")
    assert busy(animated)
    sleep_and_wake(animated, monkeypatch)
    assert not busy(animated)
    assert screen_of(animated).log.toPlainText().count("rolls a 6") == 1
    assert moves_at(animated) == ("=6",)
    assert "Roll on" in offers(animated)


def test_a_computer_that_slept_while_a_bot_considered_goes_on_with_that_bot(
    qtbot: QtBot, animated: Guide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    animated.start(MIXED)
    submit(animated, "=6", "hold")
    sleep_and_wake(animated, monkeypatch)
    qtbot.waitUntil(lambda: len(moves_at(animated)) > 4, timeout=20_000)
    assert moves_at(animated)[:2] == ("=6", "hold")
    assert journal_moves(tmp_path) == moves_at(animated)
    assert reason(animated) == ""
