"""Real processes on one profile: killed at any moment, started twice, ended while bots think."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from gamebox.engine.journal import recover
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library import placement
from gamebox.library.profile import Profile
from gamebox.library.sheets import OwnSheets
from gamebox.ui.guide import Guide
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.play.screen import PlayScreen
from tests.helpers import ROOT
from tests.ui.playing import print_of

PATIENCE = 60

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes under /proc")


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """A profile without animations; the window fixtures use the same."""
    folder = tmp_path / "profile"
    folder.mkdir()
    (folder / "settings.json").write_text('{"language": "en", "theme": "light", "animation": "off"}')
    return folder


@dataclass
class Told:
    """What a killed process had told: how long the game was when it was taken up, and every position it showed."""

    begin: tuple[int, str]
    shown: list[tuple[int, str]] = field(default_factory=list)
    children: list[int] = field(default_factory=list)

    @property
    def last(self) -> tuple[int, str]:
        return max([self.begin, *self.shown])


@contextmanager
def playing(profile: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.ui.playing", str(profile)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def play_and_kill(profile: Path, rng: Random) -> Told:
    """Let the program play for some moves and a moment, then kill it."""
    with playing(profile) as process:
        assert process.stdout
        lines = [process.stdout.readline()]
        enough = rng.randrange(2, 14)
        while len(lines) < enough and lines[-1] != "over\n":
            lines.append(process.stdout.readline())
        time.sleep(rng.random() / 50)
        children = children_of(process.pid)
        process.kill()
        lines += process.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    positions = [(int(words[1]), words[2]) for words in whole if words[0] in {"begin", "shown"}]
    return Told(positions[0], positions[1:], children)


def children_of(pid: int) -> list[int]:
    """Of all its threads."""
    return [int(word) for task in Path(f"/proc/{pid}/task").glob("*/children") for word in task.read_text().split()]


def alive(pid: int) -> bool:
    """Whether a process does anything; one that only waits to be buried does not."""
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_for_the_end_of(children: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(map(alive, children)):
        assert time.monotonic() < deadline, "a process that thinks has outlived the program"
        time.sleep(0.02)


def journal_of(profile: Path) -> Path:
    (path,) = (profile / "running").glob("*.journal")
    return path


@linux
def test_a_killed_program_loses_nothing_that_it_has_shown(profile: Path, open_guide: Callable[[], Guide]) -> None:
    rng = Random(3)
    before = (0, "")
    for _ in range(4):
        told = play_and_kill(profile, rng)
        record = recover(journal_of(profile), GAMES).record
        assert told.begin[0] == before[0], "it must go on where it was"
        assert told.begin[1] == before[1] or not before[1]
        positions = {length: print_of(Session(record.setup, record.moves[:length])) for length, _ in told.shown}
        assert positions == dict(told.shown), "what is on disk is what was shown"
        assert told.last[0] <= len(record.moves) <= told.last[0] + 2, (
            "a roll may follow a decision before both are told"
        )
        assert told.children
        wait_for_the_end_of(told.children)
        before = (len(record.moves), print_of(Session(record.setup, record.moves)))
    Profile(profile).close()
    guide = open_guide()
    assert isinstance(guide.screen_shown, HomeScreen)
    guide.begin(resume=True)
    assert isinstance(guide.screen_shown, PlayScreen)
    assert guide.table
    assert (len(guide.table.session), print_of(guide.table.session)) == before
    assert before[0] > 8


@linux
def test_ending_the_program_leaves_no_process(profile: Path) -> None:
    with playing(profile) as process:
        assert process.stdout
        lines = [process.stdout.readline() for _ in range(6)]
        assert lines[-1].startswith("shown")
        children = children_of(process.pid)
        assert children
        time.sleep(0.3)  # until it listens to signals
        process.send_signal(signal.SIGTERM)
        process.stdout.read()
        assert process.stderr
        complaints = process.stderr.read()
        assert process.wait(PATIENCE) == 0
    assert "Traceback" not in complaints
    assert "QObject" not in complaints
    wait_for_the_end_of(children)


SESSION_ENDS = """
import ctypes, os, signal, sys
from pathlib import Path
import PySide6
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import getCppPointer
from gamebox import app
from gamebox.games.lavarails.canvas import Brush, Canvas
from gamebox.games.lavarails.catalogue import shipped_sheets

def commit_data():
    \"\"\"As a session manager does it, through Qt's own way inside.\"\"\"
    gui = ctypes.CDLL(str(next(Path(PySide6.__file__).parent.rglob("libQt6Gui.so.6"))))
    private = ctypes.cast(getCppPointer(QApplication.instance())[0], ctypes.POINTER(ctypes.c_void_p))[1]
    gui._ZN22QGuiApplicationPrivate10commitDataEv(ctypes.c_void_p(private))

def draw(guide):
    guide.window().resize(1111, 777)
    guide.workshops.of("lavarails")._draw(Canvas.of(shipped_sheets()["volcano-b"], "en").called("Glut", "Alex"), None)
    QTimer.singleShot(1500, lambda: end(guide))

def end(guide):
    guide.screen_shown.board.dab((0, 0), Brush("5"))
    assert QApplication.topLevelWidgets() and not list(Path(sys.argv[1]).rglob("*.toml"))
    commit_data()
    print(guide.window().isVisible(), guide.window().size().toTuple(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

def make_and_draw(*arguments):
    guide = make_guide(*arguments)
    QTimer.singleShot(0, lambda: draw(guide))
    return guide

make_guide, app.make_guide = app.make_guide, make_and_draw
sys.exit(app.run(Path(sys.argv[1])))
"""


@linux
def test_when_the_session_ends_everything_is_on_disk_before_the_program_is_killed(profile: Path) -> None:
    ended = run_window(SESSION_ENDS, profile)
    assert (ended.stdout, ended.returncode) == ("True (1111, 777)\n", -signal.SIGKILL), ended.stderr
    opened = Profile(profile)
    (sheet,), _ = OwnSheets(opened).all("en")
    assert (sheet.canvas.name, sheet.canvas.at((0, 0))) == ("Glut", "5"), "it was drawn in the same moment"
    assert placement.load(opened).geometry
    opened.close()


ASKING = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from gamebox import app
from gamebox.engine.record import Seat, make_setup
from gamebox.games.registry import GAMES

def ask(guide):
    guide.start(make_setup(GAMES["lavarails"], [Seat("Alex"), Seat("Beate")], {}))
    QTimer.singleShot(2000, lambda: os.kill(os.getpid(), signal.SIGTERM))
    QTimer.singleShot(1500, lambda: print(QApplication.activeModalWidget() is not None, flush=True))
    guide._choose_file()
    print("asked", flush=True)

def make_and_ask(*arguments):
    guide = make_guide(*arguments)
    QTimer.singleShot(0, lambda: ask(guide))
    return guide

make_guide, app.make_guide = app.make_guide, make_and_ask
sys.exit(app.run(Path(sys.argv[1])))
"""


@linux
def test_an_open_question_holds_up_no_end(profile: Path) -> None:
    ended = run_window(ASKING, profile)
    assert (ended.stdout, ended.returncode) == ("True\nasked\n", 0), ended.stderr
    assert "Traceback" not in ended.stderr
    assert recover(journal_of(profile), GAMES).record.setup.seats[1].name == "Beate"


def files_in(folder: Path) -> dict[str, tuple[bytes, int]]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path): (path.read_bytes(), path.stat().st_mtime_ns) for path in files}


def run_window(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A start that is expected to end by itself."""
    return subprocess.run(
        [sys.executable, "-c", code, str(folder)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from gamebox import app
from gamebox.ui import handover
from gamebox.ui.screens import in_use

handover.PATIENCE = 0

class Watched(in_use.InUseWindow):
    def showEvent(self, event):
        print(" ".join(label.text() for label in self.findChildren(QLabel)), flush=True)
        QTimer.singleShot(0, self.close)

in_use.InUseWindow = Watched
sys.exit(app.run(Path(sys.argv[1])))
"""


@pytest.mark.parametrize(("language", "words"), [("en", "already open"), ("de", "schon geöffnet")])
def test_a_second_start_says_so_and_touches_nothing(profile: Path, language: str, words: str) -> None:
    (profile / "settings.json").write_text(f'{{"language": "{language}"}}')
    (profile / "people.json").write_text("damaged, but not for the second window to touch")
    with closing(Profile(profile)):
        before = files_in(profile)
        second = run_window(SECOND, profile)
    assert second.returncode == 1
    assert words in second.stdout
    assert "another window has already opened these saved games" in second.stderr
    assert "Traceback" not in second.stderr
    assert files_in(profile) == before


BROKEN_START = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QMessageBox
from gamebox import app
from gamebox.library import settings
from gamebox.ui.guide import Guide

def stumble(*arguments, **options):
    raise RuntimeError("a stone in the way")

{step} = stumble
QMessageBox.critical = lambda parent, title, words: print(words, flush=True)
sys.exit(app.run(Path(sys.argv[1])))
"""


@pytest.mark.parametrize("step", ["settings.load", "Guide.__init__", "Guide.begin"])
def test_a_start_that_fails_is_told_and_written_down(tmp_path: Path, step: str) -> None:
    started = run_window(BROKEN_START.format(step=step), tmp_path)
    assert started.returncode == 1
    assert started.stderr == f"gamebox: the start failed; details are in {tmp_path / 'crash.log'}\n"
    assert started.stdout == f"gamebox could not start. What went wrong is written down in {tmp_path / 'crash.log'}.\n"
    assert "RuntimeError: a stone in the way" in (tmp_path / "crash.log").read_text()
