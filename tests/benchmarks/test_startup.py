"""From the start of the process to a painted window: gamebox next to the least that a PySide6 program can be.

All run in turns, so that all are disturbed alike, with compiled modules and the pictures of the last time at hand as
after every first start. Compared is the time of the processor: nothing waits for anything else, but others may compute.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from statistics import median

import pytest

from gamebox.engine.journal import Journal
from gamebox.engine.record import Record
from gamebox.games.registry import GAMES
from tests.helpers import ROOT, random_moves, setup_for

FIRST_PAINT = 1.25
HOME = 2.0
HOME_WITH_GAMES = 2.2
RUNS = 21

BARE = """
import os
from PySide6.QtWidgets import QApplication, QWidget

class Window(QWidget):
    def paintEvent(self, event):
        os._exit(0)

application = QApplication(["bare"])
window = Window()
window.resize(1280, 800)
window.show()
application.exec()
"""

GAMEBOX = """
import gc, os, sys
from gamebox import cli
gc.disable()
import gamebox.library.settings  # all as the command line does before it loads the rest
from gamebox.ui import unread
unread.leave_unread()
from gamebox import app
{watch}
cli.main(["play", "--profile", sys.argv[1]])
"""

FIRST_PAINT_OF_GAMEBOX = GAMEBOX.format(
    watch="""
class Watched(app.MainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        os._exit(0)

app.MainWindow = Watched
"""
)

HOME_OF_GAMEBOX = GAMEBOX.format(
    watch="""
from PySide6.QtCore import QEvent, QObject, QTimer

class Watch(QObject):
    painted = quiet = 0

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.UpdateRequest:
            self.painted, self.quiet = 1, 0
        return False

    def tick(self):  # so often round the loop without anything painted: whatever had to be drawn has been
        self.quiet += self.painted
        if self.quiet > 4:
            if os.environ.get("GAMEBOX_CLOSE"):
                guide.window().close()
            else:
                os._exit(0)

def make_watched_guide(*arguments):
    global guide
    guide = make_guide(*arguments)
    begin, guide.watch = guide.begin, Watch()

    def begin_watched(*arguments, **options):
        begin(*arguments, **options)
        guide.clock = QTimer(guide.watch, interval=0)
        guide.clock.timeout.connect(guide.watch.tick)
        guide.clock.start()
        QTimer.singleShot(0, guide.watch, lambda: guide.window().installEventFilter(guide.watch))

    guide.begin = begin_watched
    return guide

make_guide, app.make_guide = app.make_guide, make_watched_guide
"""
)

CLOSED = {"GAMEBOX_CLOSE": "yes"}
"""Has the window closed as people do, so that it keeps what it shall."""

Compare = Callable[[str], float]


def start(code: str, folder: Path, **more: str) -> float:
    """Seconds until the window is painted."""
    compiled = str(folder / "compiled")
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled, "QT_QPA_PLATFORM": "offscreen", **more}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begin = spent_by_children()
    subprocess.run(
        [sys.executable, "-c", code, str(folder / "profile")],
        cwd=ROOT,
        env=environment,
        check=True,
        capture_output=True,
        timeout=60,
    )
    return spent_by_children() - begin


def spent_by_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """A profile whose owner has looked into the settings."""
    folder = tmp_path / "profile"
    folder.mkdir()
    (folder / "settings.json").write_text('{"theme": "system", "animation": "fast"}')
    return folder


@pytest.fixture
def compare(figure: Callable[[str, float], None], tmp_path: Path) -> Compare:
    """How many times longer gamebox takes than the bare window just before it, in the median."""

    def measured(code: str) -> float:
        for once in (BARE, code):
            start(once, tmp_path, **CLOSED)
        pairs = [(start(BARE, tmp_path), start(code, tmp_path)) for _ in range(RUNS)]
        ratio = median(gamebox / bare for bare, gamebox in pairs)
        figure("milliseconds", round(1000 * median(gamebox for _, gamebox in pairs)))
        figure("times a bare window", round(ratio, 2))
        return ratio

    return measured


def test_first_paint(compare: Compare, profile: Path) -> None:
    assert compare(FIRST_PAINT_OF_GAMEBOX) <= FIRST_PAINT


def test_home(compare: Compare, profile: Path) -> None:
    assert compare(HOME_OF_GAMEBOX) <= HOME


def test_home_with_ten_interrupted_games(compare: Compare, profile: Path) -> None:
    """They are read and checked before they are offered, and their games are loaded for that."""
    (profile / "running").mkdir()
    for number, game in enumerate(islice(cycle(GAMES), 10)):
        setup = setup_for(game, 4)
        path = profile / "running" / f"game-{number}.journal"
        Journal.create(path, Record(setup, random_moves(setup, number, 60))).close()
    assert compare(HOME_OF_GAMEBOX) <= HOME_WITH_GAMES
