"""Banners are as large as their words, and never larger than they may be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from gamebox.ui.items.callout import WIDEST, CalloutItem
from gamebox.ui.theme import LIGHT


def called(text: str, widest: float = WIDEST) -> CalloutItem:
    callout = CalloutItem(LIGHT, QPointF(0, 0), widest)
    motion = callout.appear(text, good=None)
    motion.start()
    motion.setCurrentTime(motion.duration() // 2)
    return callout


@pytest.mark.usefixtures("qtbot")
def test_a_short_text_has_a_small_frame() -> None:
    assert called("Luck!").area.width() < called("A stroke of luck!").area.width() <= WIDEST


@pytest.mark.usefixtures("qtbot")
def test_a_long_text_is_broken_rather_than_tiny() -> None:
    short, long = called("Luck!"), called("Friederike asks everybody at the table for a card")
    assert long.lines == ["Friederike asks everybody", "at the table for a card"]
    assert long.area.width() <= WIDEST
    assert long.area.height() > short.area.height()


def test_what_cannot_fit_is_cut_with_an_ellipsis(qtbot: QtBot) -> None:
    callout = called("W" * 24 + "\nturn over!", widest=286)
    assert callout.lines[0].endswith("…")
    assert callout.lines[1] == "turn over!"
    assert callout.area.width() <= 286
