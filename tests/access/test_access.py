"""The beginning of games played from outside, through AT-SPI; `python -m tests.access` plays them to their end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.access.session import missing, play

FEW = 12


@pytest.mark.skipif(bool(missing()), reason=f"no AT-SPI here: {missing()}")
@pytest.mark.parametrize(("game", "language"), [("exxtra", "en"), ("level8", "de")])
def test_somebody_who_only_has_the_tree_can_play(tmp_path: Path, game: str, language: str) -> None:
    told, complaints = play(tmp_path, [game, language, str(FEW)], language, patience=180)
    assert told.splitlines()[-1].startswith(f"{game}: {FEW} decisions")
    assert complaints == ""
