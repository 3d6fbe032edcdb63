"""Settings that every test shares."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything loads Qt

import pytest
from hypothesis import HealthCheck, settings

from gamebox.games.registry import GAMES

settings.register_profile(
    "gamebox",
    deadline=None,
    derandomize=True,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("gamebox")


@pytest.fixture(scope="session", autouse=True)
def _one_application(qapp):
    """Commands and packaging would do with less than a QApplication; the windows of later tests would not."""


@pytest.fixture
def pig():
    """One more game in the box, which lives in the tests."""
    GAMES.add("pig", "tests.toys")
    yield "pig"
    GAMES.remove("pig")
