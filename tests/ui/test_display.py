"""Where windows can be shown, and how pictures are drawn where they cannot."""

from __future__ import annotations

import os
import sys

import pytest

from gamebox.ui.display import draw_without_display, has_display


@pytest.fixture(autouse=True)
def _no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.setenv(name, "")


@pytest.mark.parametrize(
    ("system", "variable", "shown"),
    [
        ("linux", "", False),
        ("linux", "DISPLAY", True),
        ("linux", "WAYLAND_DISPLAY", True),
        ("win32", "", True),
        ("darwin", "", True),
    ],
)
def test_only_linux_may_have_no_display(
    monkeypatch: pytest.MonkeyPatch, system: str, variable: str, *, shown: bool
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    if variable:
        monkeypatch.setenv(variable, "0")
    draw_without_display()
    assert os.environ["QT_QPA_PLATFORM"] == ("" if shown else "offscreen")
    assert has_display(), "whoever draws without one has one that nobody sees"
