"""Whether there is a screen to show windows on, and what those who only draw do without one."""

from __future__ import annotations

import os
import sys


def has_display() -> bool:
    """Whether a window can be shown: elsewhere than on Linux there is always a screen."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def draw_without_display() -> None:
    """Pictures and prints need no screen; but where there is one, Qt without it would find no fonts."""
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
