"""The settings screen: every row changes one setting and nothing else."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gamebox.library.settings import Settings
from gamebox.ui.screens.settings.screen import SettingsScreen
from gamebox.ui.theme import LIGHT
from gamebox.ui.widgets.segments import Segment

START = Settings(language="en", theme="light", animation="normal", free_undo=False, side_panel=False)


@pytest.fixture
def screen(qtbot: QtBot) -> SettingsScreen:
    made = SettingsScreen(LIGHT, START)
    qtbot.addWidget(made)
    made.resize(1024, 640)
    made.show()
    qtbot.waitExposed(made)
    return made


def segment(screen: SettingsScreen, name: str) -> Segment:
    found = screen.findChild(QWidget, name)
    assert isinstance(found, Segment), name
    return found


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("language", "system"),
        ("language", "de"),
        ("theme", "system"),
        ("theme", "dark"),
        ("contrast", "high"),
        ("text_size", 150),
        ("animation", "off"),
        ("animation", "system"),
        ("free_undo", True),
    ],
)
def test_a_click_changes_one_setting(screen: SettingsScreen, qtbot: QtBot, field: str, value: object) -> None:
    with qtbot.waitSignal(screen.changed) as signal:
        qtbot.mouseClick(segment(screen, f"{field}-{value}"), Qt.MouseButton.LeftButton)
    assert signal.args == [msgspec.structs.replace(START, **{field: value})]


def test_changes_add_up(screen: SettingsScreen, qtbot: QtBot) -> None:
    qtbot.mouseClick(segment(screen, "animation-off"), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(screen.changed) as signal:
        qtbot.mouseClick(segment(screen, "free_undo-True"), Qt.MouseButton.LeftButton)
    assert signal.args == [msgspec.structs.replace(START, animation="off", free_undo=True)]


def test_what_is_set_is_marked(screen: SettingsScreen) -> None:
    marked = {each.objectName() for each in screen.findChildren(Segment) if each.isChecked()}
    assert marked == {
        "language-en",
        "theme-light",
        "contrast-system",
        "text_size-100",
        "animation-normal",
        "bots-normal",
        "volume-normal",
        "voice-off",
        "open_table-False",
        "free_undo-False",
        "real_dice-False",
        "tips-True",
    }


def test_choosing_what_is_set_already_changes_nothing(screen: SettingsScreen, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(screen.changed):
        qtbot.mouseClick(segment(screen, "theme-light"), Qt.MouseButton.LeftButton)


def test_arrow_keys_walk_through_the_values(screen: SettingsScreen, qtbot: QtBot) -> None:
    segment(screen, "theme-light").setFocus()
    with qtbot.waitSignal(screen.changed) as signal:
        qtbot.keyClick(screen.focusWidget(), Qt.Key.Key_Right)
    assert signal.args == [msgspec.structs.replace(START, theme="dark")]
    assert screen.focusWidget() is segment(screen, "theme-dark")


def test_values_stand_below_each_other_where_they_do_not_fit(screen: SettingsScreen) -> None:
    segments = segment(screen, "language-de").parentWidget()
    wide, narrow = segments.heightForWidth(900), segments.heightForWidth(120)
    assert narrow > 2 * wide


def test_escape_and_back_leave(screen: SettingsScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.left):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)
    back = screen.findChild(QWidget, "back")
    assert isinstance(back, QWidget)
    with qtbot.waitSignal(screen.left):
        qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
