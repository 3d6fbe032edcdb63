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

from gamebox.ui.desktop import EndRequests, OpenRequests, window_icon


@pytest.fixture
def signals() -> Iterator[None]:
    """Whatever a test does to the handlers is undone."""
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def test_double_clicked_file_is_opened(qapp: QApplication, tmp_path: Path) -> None:
    opened: list[Path] = []
    requests = OpenRequests(qapp, opened.append)
    file = tmp_path / "a game.gamebox"
    QApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(file))))
    qapp.removeEventFilter(requests)
    assert opened == [file]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_signal_closes_the_window(qtbot: QtBot, qapp: QApplication, signals: None, number: signal.Signals) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    requests = EndRequests(qapp)
    signal.raise_signal(number)
    qtbot.waitUntil(lambda: not window.isVisible())
    requests.release()


def test_icon_has_the_usual_sizes(qapp: QApplication) -> None:
    assert {QSize(16, 16), QSize(32, 32), QSize(128, 128)} <= set(window_icon().availableSizes())
