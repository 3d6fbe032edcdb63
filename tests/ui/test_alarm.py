"""A start that fails before there is Qt is told all the same."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gamebox.ui import alarm
from tests.helpers import ROOT

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="puts a program of Linux in the way")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("stream", "shown"), [(io.StringIO(), True), (Terminal(), False)])
def test_those_who_clicked_get_a_box(stream: io.StringIO, shown: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr(alarm, "show", told.append)
    assert alarm.complain("no screws") == 1
    assert stream.getvalue() == "gamebox: no screws\n"
    assert bool(told) is shown
    assert all("konnte nicht starten" in words and "could not start" in words for words in told)


def test_every_system_has_boxes() -> None:
    words = "gamebox could not start.\n\nno screws"
    assert alarm.boxes("darwin", words)[0][-2:] == ["gamebox could not start.", "no screws"]
    assert all(words in " ".join(command) for command in alarm.boxes("linux", words))


def test_boxes_get_the_systems_own_libraries() -> None:
    frozen = {"LD_LIBRARY_PATH": "/opt/gamebox/_internal", "LANG": "de"}
    assert alarm.outside(frozen) == {"LANG": "de"}
    assert alarm.outside({**frozen, "LD_LIBRARY_PATH_ORIG": "/usr/local/lib"})["LD_LIBRARY_PATH"] == "/usr/local/lib"


BROKEN = """
import sys
if {missing}:
    sys.modules["PySide6.QtWidgets"] = None
from gamebox import cli
sys.exit(cli.main(["play", "--profile", sys.argv[1]]))
"""


@linux
@pytest.mark.parametrize("missing", [True, False], ids=["a library", "the way to the screen"])
def test_a_start_without_qt_is_told_in_a_box(tmp_path: Path, missing: bool) -> None:
    box, told = tmp_path / "zenity", tmp_path / "told"
    os.mkfifo(told)
    box.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {told}\n')
    box.chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    platform = {"QT_QPA_PLATFORM": "offscreen" if missing else "nonsense", "PATH": path}
    command = [sys.executable, "-c", BROKEN.format(missing=missing), str(tmp_path / "profile")]
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, **platform}, stderr=subprocess.PIPE) as started:
        words = told.read_text()
        _, error = started.communicate()
    assert "gamebox konnte nicht starten" in words
    assert ("QtWidgets" if missing else "platform plugin") in words
    assert b"gamebox: " in error
    assert b"Traceback" not in error
