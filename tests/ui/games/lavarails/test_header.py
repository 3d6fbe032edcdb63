"""What stands on a sheet beside its fields."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from gamebox.games.lavarails.scoring import VolcanoScore
from gamebox.ui.games.lavarails.header import Standing, words_beside
from gamebox.ui.theme import LIGHT, font

WIDTH = 170.0


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_words_leave_room_for_their_points(qtbot: QtBot, text: float) -> None:
    standing, numbers = Standing(VolcanoScore(12, 0, 116)), font(24 * text, bold=True)
    words = QFontMetricsF(words_beside(numbers, standing, WIDTH, LIGHT._replace(text=text)))
    for name, count, _ in standing.parts():
        together = words.horizontalAdvance(name) + QFontMetricsF(numbers).horizontalAdvance(str(count))
        assert together < WIDTH - 8
