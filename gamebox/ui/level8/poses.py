"""Typical states of Level 8's table."""

from __future__ import annotations

from gamebox.ui.look import Pose


def poses() -> list[Pose]:
    return []
