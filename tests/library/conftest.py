"""A profile of its own for every test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gamebox.library.profile import Profile
from gamebox.library.saves import Saves


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    made = Profile(tmp_path / "profile")
    yield made
    made.close()


@pytest.fixture
def saves(profile: Profile) -> Saves:
    return Saves(profile)
