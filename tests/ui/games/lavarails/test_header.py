"""What stands on a sheet beside its fields."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from gamebox.games.lavarails.scoring import RailwayScore, VolcanoScore
from gamebox.ui.games.lavarails.header import Standing, room_beside, words_beside
from gamebox.ui.theme import font

WIDTH = 170.0


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_words_leave_room_for_their_points(qtbot: QtBot, text: float) -> None:
    standing, numbers = Standing(VolcanoScore(12, 0, 116)), font(24 * text, bold=True)
    room = room_beside(numbers, standing, WIDTH)
    words = QFontMetricsF(words_beside(QSizeF(room, 30 * text), standing, 20 * text))
    for name, count, _ in standing.parts():
        together = words.horizontalAdvance(name) + QFontMetricsF(numbers).horizontalAdvance(str(count))
        assert together < WIDTH - 8


def test_long_names_are_broken_rather_than_tiny(qtbot: QtBot) -> None:
    standing = Standing(RailwayScore(17, 20, 24, 9))
    assert words_beside(QSizeF(100, 30), standing, 22).pixelSize() < 15, "one line is all there is room for"
    broken = words_beside(QSizeF(100, 62), standing, 22)
    assert broken.pixelSize() >= 20
    longest = max((word for name, *_ in standing.parts() for word in name.split()), key=len)
    assert QFontMetricsF(broken).horizontalAdvance(longest) <= 100
