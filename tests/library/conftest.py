"""The games in a test's own profile."""

from __future__ import annotations

import pytest

from gamebox.library.profile import Profile
from gamebox.library.saves import Saves


@pytest.fixture
def saves(profile: Profile) -> Saves:
    return Saves(profile)
