"""A second start on the same folder: the open window gets its file, whatever was left by others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDir, Qt
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gamebox.ui import handover
from gamebox.ui.handover import Doorbell, bring_to_front
from tests.helpers import ROOT, write_record

PATIENCE = 60

FIRST = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from gamebox import app

def tell(guide):
    table = guide.table
    print(len(table.session) if table else "home", flush=True)

def make_and_watch(*arguments):
    guide = make_guide(*arguments)
    opened = guide.open_file
    guide.open_file = lambda file: (opened(file), print(file, guide.window().isMinimized(), flush=True), tell(guide))
    QTimer.singleShot(0, lambda: (guide.window().showMinimized(), print("here", flush=True)))
    return guide

make_guide, app.make_guide = app.make_guide, make_and_watch
sys.exit(app.run(Path(sys.argv[1])))
"""

Starter = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starter]:
    """Starts Python programs, and lets none outlive the test."""
    started: list[subprocess.Popen[str]] = []

    def run(*arguments: str, folder: Path = ROOT) -> subprocess.Popen[str]:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
        pipe = subprocess.PIPE
        command = [sys.executable, *arguments]
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=pipe, stderr=pipe, text=True)
        started.append(process)
        return process

    yield run
    for process in started:
        process.kill()
        process.communicate()


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    return process.stdout.readline().strip()


def test_a_second_start_hands_its_file_to_the_open_window(start: Starter, tmp_path: Path) -> None:
    profile, elsewhere = tmp_path / "profile", tmp_path / "säve d"
    elsewhere.mkdir()
    file = write_record(elsewhere / "a gäme.gamebox", ["=XX", "roll", "=46"])
    first = start("-c", FIRST, str(profile))
    assert said(first) == "here"
    second = start("-m", "gamebox", "play", "--profile", str(profile), file.name, folder=elsewhere)
    _, complaints = second.communicate(timeout=PATIENCE)
    assert second.returncode == 0
    assert "already" not in complaints
    assert (said(first), said(first)) == (f"{file} False", "3"), "it has come to the front, too"


def ring(folder: Path, words: bytes) -> QLocalSocket:
    visitor = QLocalSocket()
    visitor.connectToServer(handover._name(folder))
    visitor.waitForConnected(1000)
    visitor.write(words)
    return visitor


def test_what_was_left_by_a_crash_is_no_hindrance(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    place = handover._name(tmp_path)
    if sys.platform != "win32":  # there nothing is left
        Path(QDir.tempPath(), place).touch()
    rung: list[Path | None] = []
    doorbell = Doorbell(tmp_path, rung.append, qapp)
    visitor = ring(tmp_path, b'{"file": null, "token": null}\n')
    qtbot.waitUntil(lambda: bool(rung))
    qtbot.waitUntil(visitor.canReadLine)
    doorbell.remove()
    assert rung == [None]


@pytest.mark.parametrize("words", [b"GET / HTTP/1.1\n", b"[]\n", b"{}\n", b"\xff\n"])
def test_strangers_are_sent_away(qapp: QApplication, qtbot: QtBot, tmp_path: Path, words: bytes) -> None:
    rung: list[Path | None] = []
    doorbell = Doorbell(tmp_path, rung.append, qapp)
    visitor = ring(tmp_path, words)
    qtbot.waitUntil(lambda: visitor.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    doorbell.remove()
    assert not rung


def test_wayland_lets_the_window_come_to_the_front(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "of the first start")
    doorbell = Doorbell(tmp_path, lambda _file: None, qapp)
    visitor = ring(tmp_path, json.dumps({"file": None, "token": "of the second"}).encode() + b"\n")
    qtbot.waitUntil(visitor.canReadLine)
    doorbell.remove()
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "of the second"


def test_nobody_answers_where_nobody_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "PATIENCE", 0)
    assert not handover.hand_over(tmp_path, None)
    silent = QLocalServer()
    silent.listen(handover._name(tmp_path))
    assert not handover.hand_over(tmp_path, None)


def test_every_folder_has_a_bell_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "one").mkdir()
    monkeypatch.chdir(tmp_path)
    assert handover._name(Path("one")) == handover._name(tmp_path / "two" / ".." / "one")
    assert handover._name(Path("one")) != handover._name(Path("two"))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such folders")
def test_two_starts_of_a_flatpak_meet_in_the_folder_that_they_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = tmp_path / "app" / "org.example.gamebox"
    shared.mkdir(parents=True)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.delenv("FLATPAK_ID", raising=False)
    assert Path(handover._name(tmp_path)).parent == tmp_path
    monkeypatch.setenv("FLATPAK_ID", shared.name)
    assert Path(handover._name(tmp_path)).parent == shared


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_minimised_window_comes_back(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.showMinimized()
    bring_to_front(window)
    assert not window.windowState() & Qt.WindowState.WindowMinimized
