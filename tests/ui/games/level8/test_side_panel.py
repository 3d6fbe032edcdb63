"""Beside Level 8's table: the levels with their ticks, and the legend of the actions."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.side_panel import LevelsPanel
from gamebox.ui.players import players_of
from gamebox.ui.scale import enlargement
from gamebox.ui.screens.screen import Screen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.theme import LIGHT
from tests.ui.games.level8.player import session_of


def test_a_tick_stays_on_the_line_of_its_level(qtbot: QtBot) -> None:
    session = session_of(2)
    panel = LevelsPanel(players_of(session.setup.seats), LIGHT)
    qtbot.addWidget(panel)
    view: Level8View = session.state.view(None)
    panel.show_view(replace(view, laid=(True, False)))
    ticked = [text.text() for text in panel.findChildren(QLabel) if "✓" in text.text()]
    assert len(ticked) == 1
    assert not any(word == "✓" for word in ticked[0].split(" "))


@pytest.mark.parametrize(("width", "height", "scale"), [(1024, 640, 1.0), (1920, 1080, 1.375)])
def test_the_legend_grows_with_the_window(
    qtbot: QtBot, qapp: QApplication, width: int, height: int, scale: float
) -> None:
    qapp.setStyleSheet(stylesheet(LIGHT))
    screen = Screen(LIGHT)
    qtbot.addWidget(screen)
    panel = LevelsPanel(players_of(session_of(2).setup.seats), LIGHT)
    panel.setParent(screen)
    screen.resize(width, height)
    screen.show()
    legend = next(child for child in panel.children() if type(child).__name__ == "_Legend")
    assert enlargement(legend) == pytest.approx(scale, abs=0.05)
    assert legend.sizeHint().height() == round(26 * enlargement(legend))
