"""Requests from outside: a file to open, a signal to end."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gamebox.ui.desktop import ENDINGS, EndRequests, OpenRequests, window_icon


@pytest.fixture
def signals() -> Iterator[None]:
    """Whatever a test does to the handlers is undone."""
    before = {number: signal.getsignal(number) for number in ENDINGS}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def double_click(file: Path) -> None:
    QApplication.sendEvent(QApplication.instance(), QFileOpenEvent(QUrl.fromLocalFile(str(file))))


def test_double_clicked_files_are_opened_once_the_program_is_ready(qapp: QApplication, tmp_path: Path) -> None:
    opened: list[Path] = []
    early, later = tmp_path / "a game.gamebox", tmp_path / "another.gamebox"
    requests = OpenRequests(qapp)
    double_click(early)
    assert not opened
    requests.serve(opened.append)
    assert opened == [early]
    double_click(later)
    qapp.removeEventFilter(requests)
    assert opened == [early, later]


@pytest.mark.parametrize("number", ENDINGS)
def test_signal_closes_the_window(qtbot: QtBot, qapp: QApplication, signals: None, number: signal.Signals) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    requests = EndRequests(qapp, lambda: None)
    signal.raise_signal(number)
    qtbot.waitUntil(lambda: not window.isVisible())
    requests.release()


def test_icon_has_the_usual_sizes(qapp: QApplication) -> None:
    assert {QSize(16, 16), QSize(32, 32), QSize(128, 128)} <= set(window_icon().availableSizes())
