"""Settings that every test shares."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything loads Qt

import pytest
from hypothesis import HealthCheck, settings

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
