"""From the start of the process to the first paint: the home screen next to a window that says hello.

The hello is the one that Qt for Python begins with: a label in a layout. Both run in turns, so that both are disturbed
alike, with compiled modules at hand as after every first start.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from gamebox.engine.journal import Journal
from tests.helpers import ROOT, random_moves, setup_for

TARGET = 1.4
RUNS = 15

HELLO = """
import os, sys
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

class Window(QWidget):
    def __init__(self):
        super().__init__()
        layout = QVBoxLayout(self)
        layout.addWidget(QLabel("Hello", alignment=Qt.AlignmentFlag.AlignCenter))

    def paintEvent(self, event):
        os._exit(0)

application = QApplication(["hello"])
application.setStyle("Fusion")
window = Window()
window.resize(1280, 800)
window.show()
application.exec()
"""

GAMEBOX = """
import gc, os, sys
from gamebox import cli
gc.disable()  # as the command line does before it loads the rest
from PySide6.QtCore import QEvent, QObject
from gamebox import app

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            os._exit(0)
        return False

def make_watched_window(*arguments):
    window = make_window(*arguments)
    window.watch = Watch()
    window.screen_shown.installEventFilter(window.watch)
    return window

make_window, app.make_window = app.make_window, make_watched_window
cli.main(["play", "--profile", sys.argv[1]])
"""


def start(code: str, folder: Path) -> float:
    """Seconds until the window is painted."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "compiled"), "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begin = perf_counter()
    subprocess.run(
        [sys.executable, "-c", code, str(folder / "profile")],
        cwd=ROOT,
        env=environment,
        check=True,
        capture_output=True,
    )
    return perf_counter() - begin


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where both have been started before."""
    for code in (HELLO, GAMEBOX):
        start(code, tmp_path)
    return tmp_path


def compare(folder: Path, figure) -> float:
    """How many times longer gamebox takes at its best than the hello at its best."""
    pairs = [(start(HELLO, folder), start(GAMEBOX, folder)) for _ in range(RUNS)]
    hello, gamebox = (min(times) for times in zip(*pairs, strict=True))
    figure("milliseconds", round(1000 * gamebox))
    figure("times a hello at best", round(gamebox / hello, 2))
    figure("times a hello in the median", round(median(two / one for one, two in pairs), 2))
    return gamebox / hello


def test_first_start(figure, folder: Path) -> None:
    assert compare(folder, figure) <= TARGET


def test_start_with_an_interrupted_game(figure, folder: Path) -> None:
    """It is read and checked before it is offered, and its game is loaded for that."""
    setup = setup_for("exxtra", 4)
    journal = Journal.create(folder / "profile" / "running" / "game.journal", setup)
    for text in random_moves(setup, 1, 60):
        journal.append(text)
    journal.close()
    assert compare(folder, figure) <= 2 * TARGET
