"""A window in which everything moves, and the toy in the box."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gamebox.library import settings as stored_settings
from gamebox.ui.guide import Guide
from tests.ui.screens.play.sitting import OpenGuide


@pytest.fixture(autouse=True)
def _with_the_toy(pig: str) -> None:
    """The frame is tried with a game that nothing in the program knows."""


@pytest.fixture
def animated(qtbot: QtBot, tmp_path: Path, open_guide: OpenGuide) -> Guide:
    """A window in which everything moves."""
    folder = tmp_path / "profile"
    folder.mkdir()
    (folder / stored_settings.FILE).write_text('{"language": "en", "theme": "light", "animation": "normal"}')
    guide = open_guide()
    with qtbot.waitActive(guide):
        guide.activateWindow()
    return guide
