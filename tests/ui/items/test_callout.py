"""Banners are as large as their words, and never larger than they may be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
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


SMALL, SMALL_TYPE = QRectF(852, 12, 374, 201), 30
"""A sheet beside three others, and the type of banners over it."""


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize(
    "text",
    [
        "Ada: still nothing fits",
        "Es passt immer noch nichts",
        "Großmutter Hildegard: Es passt immer noch nichts",
        "Großmutter Hildegard ist eingekesselt",
        "Großmutter Hildegard, Spalte\u00a0C: 9 verdorben",
        "Maximilian und Ferdinand, Spalte\u00a0C: 9 verdorben",
    ],
)
def test_nothing_is_cut_over_a_small_sheet(text: str) -> None:
    callout = CalloutItem(LIGHT, QPointF(0, 0))
    callout.keep_within(SMALL, SMALL_TYPE)
    callout.appear(text, good=False).setCurrentTime(1)
    assert " ".join(callout.lines) == text
    assert SMALL.contains(callout.mapRectToScene(callout.area))


def test_what_cannot_fit_is_cut_with_an_ellipsis(qtbot: QtBot) -> None:
    callout = called("W" * 24 + "\nturn over!", widest=286)
    assert callout.lines[0].endswith("…")
    assert callout.lines[1] == "turn over!"
    assert callout.area.width() <= 286
