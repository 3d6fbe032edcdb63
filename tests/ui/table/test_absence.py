"""Nobody looks after the window: minimised, long in the background, or the computer slept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gamebox.ui.screens.screen import Screen
from gamebox.ui.table import absence as absence_module
from gamebox.ui.table.absence import Absence
from gamebox.ui.theme import LIGHT


@pytest.fixture
def stage(qtbot: QtBot) -> QWidget:
    made = Screen(LIGHT)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def absence(stage: QWidget) -> tuple[Absence, list[str]]:
    QApplication.processEvents()  # until the window is active
    watching, told = Absence(stage), []
    watching.noticed.connect(lambda: told.append("away"))
    watching.returned.connect(lambda: told.append("back"))
    watching.watch(stage)
    return watching, told


def test_a_window_in_the_background_is_given_time(stage: QWidget, absence: tuple[Absence, list[str]]) -> None:
    watching, told = absence
    assert not watching._patience.isActive()
    QApplication.sendEvent(stage, QEvent(QEvent.Type.WindowDeactivate))
    assert told == []
    assert watching._patience.isActive()
    assert (watching._patience.interval(), watching._patience.isSingleShot()) == (30_000, True)
    QApplication.sendEvent(stage, QEvent(QEvent.Type.WindowActivate))
    assert told == ["back"]
    assert not watching._patience.isActive()
    watching._patience.timeout.emit()
    assert told == ["back", "away"]


def test_a_minimised_window_is_left_at_once(stage: QWidget, absence: tuple[Absence, list[str]]) -> None:
    _, told = absence
    stage.setWindowState(Qt.WindowState.WindowMaximized)
    assert told.count("away") == 0
    stage.setWindowState(Qt.WindowState.WindowMinimized)
    assert told.count("away") == 1
    QApplication.sendEvent(stage, QEvent(QEvent.Type.ToolTipChange))
    assert told.count("away") == 1, "it is left once"


def test_a_window_that_is_watched_twice_tells_once(stage: QWidget, absence: tuple[Absence, list[str]]) -> None:
    watching, told = absence
    watching.watch(stage)
    QApplication.sendEvent(stage, QEvent(QEvent.Type.WindowActivate))
    assert told == ["back"]


def test_a_computer_that_slept_was_left(absence: tuple[Absence, list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    watching, told = absence
    now = absence_module._now()
    away = ["away"]
    for later, expected in ((5_000, []), (10_300, []), (45_300, []), (80_400, away), (85_400, away), (9e6, 2 * away)):
        monkeypatch.setattr(absence_module, "_now", lambda later=later: now + later)
        watching._pulse.timeout.emit()
        assert told == expected


def test_a_clock_that_is_set_back_tells_nothing(
    absence: tuple[Absence, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    watching, told = absence
    now = absence_module._now()
    monkeypatch.setattr(absence_module, "_now", lambda: now - 7_200_000)
    watching._pulse.timeout.emit()
    assert told == []
