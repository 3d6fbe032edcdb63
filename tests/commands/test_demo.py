"""The demo: one game of each kind among bots, its result in words and its final table as a picture."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from gamebox.commands import demo
from gamebox.ui.looks import LOOKS
from tests.helpers import ROOT, not_on_windows


@pytest.fixture
def told(qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert demo.run(tmp_path, seed=1) == 0
    return capsys.readouterr().out


def test_every_game_is_played_and_pictured(told: str, tmp_path: Path) -> None:
    assert {path.name for path in tmp_path.iterdir()} == {f"{game}.png" for game in LOOKS}
    for game, look in LOOKS.items():
        image = QImage(str(tmp_path / f"{game}.png"))
        assert (image.width(), image.height()) == (1280, 800)
        assert len({image.pixel(x, y) for x in range(0, 1280, 9) for y in range(0, 800, 9)}) > 60
        assert f"{look.name}: " in told
        assert str(tmp_path / f"{game}.png") in told


def test_the_result_names_everybody_in_order(told: str) -> None:
    for name in demo.NAMES[:4]:
        assert told.count(f". {name}: ") == len(LOOKS)
    places = [int(line.split(".")[0]) for line in told.splitlines() if ". " in line[:6]]
    for start in range(0, len(places), 4):
        game = places[start : start + 4]
        assert game == [game.index(place) + 1 for place in game], "tied players share a place, the next come later"


def test_the_same_seed_is_the_same_game(qapp: QApplication) -> None:
    look = LOOKS["exxtra"]
    assert demo.bot_game(look, 3, seed=5).record == demo.bot_game(look, 3, seed=5).record
    assert demo.bot_game(look, 3, seed=5).record != demo.bot_game(look, 3, seed=6).record


def test_a_folder_that_cannot_be_made_is_told(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert demo.run(tmp_path / "file" / "demo", seed=1) == 1
    assert capsys.readouterr().err.startswith("gamebox: the pictures cannot be written to ")


@not_on_windows
def test_it_needs_no_display_and_speaks_the_systems_language(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "DISPLAY", "WAY"))}
    done = subprocess.run(
        [sys.executable, "-m", "gamebox", "demo", "--out", str(tmp_path / "demo")],
        cwd=ROOT,
        env={**environment, "LC_ALL": "de_DE.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "hat das Ziel erreicht" in done.stdout or "Ziel" in done.stdout
    assert "reached the goal" not in done.stdout
