"""Where the window stood is kept in the profile."""

from pathlib import Path

from gamebox.library import placement
from gamebox.library.placement import Placement
from gamebox.library.profile import Profile


def test_what_was_kept_comes_back(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    assert placement.load(profile) == Placement()
    placement.save(profile, Placement("abc"))
    assert placement.load(profile) == Placement("abc")
    profile.close()
