"""What the system prefers: no motion where it says so, and nothing where it cannot be asked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from gamebox.ui import system
from gamebox.ui.table import choreographer


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A desktop that answers by a little program in front of all others."""
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    system.reduces_motion.cache_clear()
    yield tmp_path / "gsettings"
    system.reduces_motion.cache_clear()


@pytest.mark.skipif(sys.platform == "win32", reason="its programs are no scripts")
@pytest.mark.parametrize(("told", "rests"), [("false", True), ("true", False), ("", False)])
def test_gnome_is_asked(asked: Path, told: str, rests: bool) -> None:
    asked.write_text(f"#!/bin/sh\necho {told}\n")
    asked.chmod(0o755)
    assert system.reduces_motion() is rests


def test_a_desktop_without_such_a_tool_wishes_nothing(asked: Path) -> None:
    assert not asked.exists()
    assert not system.reduces_motion()


@pytest.mark.parametrize(
    ("written", "rests"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nAnimationDurationFactor=much\n", False),
        ("no file of settings", False),
        ("", False),
    ],
)
def test_plasma_is_read(tmp_path: Path, written: str, rests: bool) -> None:
    (tmp_path / "kdeglobals").write_text(written)
    assert system.plasma_rests(tmp_path / "kdeglobals") is rests


def test_who_leaves_it_to_the_system_gets_what_the_system_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choreographer, "reduces_motion", lambda: True)
    assert choreographer.speed_of("system") == 0
    assert choreographer.speed_of("normal") == 1
    monkeypatch.setattr(choreographer, "reduces_motion", lambda: False)
    assert choreographer.speed_of("system") == 1
