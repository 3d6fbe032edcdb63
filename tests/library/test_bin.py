"""What was deleted a moment ago can be brought back, until the bin is emptied."""

from __future__ import annotations

import pytest

from gamebox.library.bin import FOLDER, Bin
from gamebox.library.profile import FINISHED, Profile


def test_what_was_thrown_away_comes_back_where_it_was(profile: Profile) -> None:
    path = profile.folder / FINISHED / "a.gamebox"
    path.write_text("a")
    bin_ = Bin(profile)
    thrown = bin_.throw(path)
    assert not path.exists()
    bin_.bring_back(thrown)
    assert path.read_text() == "a"


def test_an_empty_bin_has_nothing_left(profile: Profile) -> None:
    path = profile.folder / FINISHED / "a.gamebox"
    path.write_text("a")
    bin_ = Bin(profile)
    bin_.throw(path)
    bin_.empty()
    assert list((profile.folder / FOLDER).iterdir()) == []
    assert not path.exists()


def test_all_go_or_none(profile: Profile) -> None:
    path = profile.folder / FINISHED / "a.gamebox"
    path.write_text("a")
    with pytest.raises(FileNotFoundError):
        Bin(profile).throw(path, profile.folder / FINISHED / "missing.gamebox")
    assert path.exists()
