"""Settings that every test shares."""

import gc
import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything loads Qt
if sys.platform == "win32":  # there this platform knows no fonts by itself
    os.environ.setdefault("QT_QPA_FONTDIR", os.path.join(os.environ["SYSTEMROOT"], "Fonts"))  # noqa: PTH118

import pytest
from hypothesis import HealthCheck, settings

from gamebox.games.registry import GAMES
from gamebox.library.profile import Profile

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


@pytest.fixture(scope="module", autouse=True)
def _garbage_between_modules():
    """Python would else throw away scenes of earlier tests at any time, also while Qt paints others: that crashes."""
    gc.disable()
    yield
    gc.collect()


@pytest.fixture
def profile(tmp_path):
    """One of its own for a test."""
    made = Profile(tmp_path / "profile")
    yield made
    made.close()


@pytest.fixture
def pig():
    """One more game in the box, which lives in the tests."""
    GAMES.add("pig", "tests.toys")
    yield "pig"
    GAMES.remove("pig")
