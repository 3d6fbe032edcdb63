"""Whole games whose every position is pinned: after each move, the line that `gamebox replay --json` prints for it.

A golden game is NAME.gamebox with NAME.jsonl beside it; a game adds its own in its folder.
"""

import json
from pathlib import Path

import pytest

from gamebox.engine.record import load
from gamebox.games.registry import GAMES
from tests.helpers import replay_json

GOLDEN = sorted(Path(__file__).parent.glob("*/*.gamebox"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_game_goes_as_it_always_went(path, capsys):
    expected = [json.loads(line) for line in path.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()]
    assert len(expected) == len(load(path, GAMES).moves) + 1
    for count, line in enumerate(expected):
        [report] = replay_json(capsys, "--until", count, path)
        assert {**report, "file": path.name} == line
    assert expected[-1]["over"]


def test_there_are_golden_games():
    assert len(GOLDEN) >= 3
