"""gamebox library: the index of finished games can always be made anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamebox.cli import main
from gamebox.library import queries
from gamebox.library.index import FILE, Index
from gamebox.library.profile import Profile
from tests.library.games import game, kept


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    profile = Profile(tmp_path / "profile")
    kept(profile, game(seed=1), game(seed=2))
    profile.close()
    return profile.folder


def rebuild(folder: Path) -> int:
    return main(["library", "rebuild", "--profile", str(folder)])


def test_the_index_is_made_anew(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / FILE).write_text("no index")
    assert rebuild(folder) == 0
    assert capsys.readouterr().out == f"2 finished games in {folder}\n"
    profile = Profile(folder)
    assert len(queries.games(Index(profile))) == 2
    assert profile.damaged == []
    profile.close()


def test_an_open_window_is_not_disturbed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    window = Profile(folder)
    assert rebuild(folder) == 1
    window.close()
    assert "please close it first" in capsys.readouterr().err


def test_a_folder_that_is_none_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert rebuild(tmp_path / "file") == 1
    assert capsys.readouterr().err.startswith("gamebox: nothing can be saved in ")


def test_what_the_disk_refuses_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / FILE).mkdir()
    assert rebuild(folder) == 1
    assert capsys.readouterr().err.startswith("gamebox: the index could not be made: ")
