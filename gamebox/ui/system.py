"""What the system prefers that Qt does not tell: whether things should not move."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from configparser import ConfigParser
from configparser import Error as ConfigError
from functools import cache
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QGuiApplication

_CLIENT_AREA_ANIMATION = 0x1042
"""What Windows calls its switch for animations (SPI_GETCLIENTAREAANIMATION)."""
_PATIENCE = 1.0
"""Seconds within which a system's tool should have answered."""


@cache
def reduces_motion() -> bool:
    """Asked once; a system that cannot be asked wishes nothing."""
    if QGuiApplication.platformName() in {"offscreen", "minimal"}:  # nobody looks
        return False
    if sys.platform == "win32":
        return _windows_rests()
    if sys.platform == "darwin":
        return _answer("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"
    return _answer("gsettings", "get", "org.gnome.desktop.interface", "enable-animations") == "false" or plasma_rests(
        Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)) / "kdeglobals"
    )


def _windows_rests() -> bool:
    moves = ctypes.c_int(1)
    library = getattr(ctypes, "windll").user32  # noqa: B009 - there is none elsewhere, as type checkers know
    library.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0)
    return moves.value == 0


def plasma_rests(file: Path) -> bool:
    """KDE's speed of animations, at "instant"."""
    settings = ConfigParser(interpolation=None, strict=False)
    try:
        settings.read(file, encoding="utf-8")
        return settings.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0.0
    except (ConfigError, ValueError, OSError):  # a file of somebody else's; what cannot be read wishes nothing
        return False


def _answer(*question: str) -> str:
    try:
        told = subprocess.run(question, capture_output=True, text=True, timeout=_PATIENCE, check=False)  # noqa: S603 - our own questions
    except (OSError, subprocess.SubprocessError):  # no such tool, or it does not answer
        return ""
    return told.stdout.strip()
