"""A real process, killed at any moment, loses no move that it has told."""

import subprocess
import sys
import time
from random import Random

import pytest

from gamebox.engine.journal import recover
from gamebox.games.registry import GAMES
from tests.helpers import ROOT


def told_until_killed(path, rng):
    """Let a process play on, kill it after some lines and a moment, and return the moves that it told."""
    command = [sys.executable, "-m", "tests.engine.journalling", str(path), str(rng.random())]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        enough, lines = rng.randrange(1, 20), []
        while len(lines) < enough and "over\n" not in lines:
            lines.append(process.stdout.readline())
        time.sleep(rng.random() / 500)
        process.kill()
        lines += process.stdout.readlines()
    return [line.strip() for line in lines if line.endswith("\n") and line not in {"ready\n", "over\n"}]


@pytest.mark.parametrize("seed", range(2))
def test_killed_process_keeps_every_move_it_has_told(tmp_path, seed):
    path, rng = tmp_path / "game.journal", Random(seed)
    moves = []
    for _ in range(5):
        told = moves + told_until_killed(path, rng)
        moves = list(recover(path, GAMES).record.moves)
        assert moves[: len(told)] == told
        assert len(moves) <= len(told) + 1
    assert len(moves) > 5
