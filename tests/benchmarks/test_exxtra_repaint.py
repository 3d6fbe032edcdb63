"""How long a full repaint of EXXTRA's busiest table takes at 1920x1080: six players, a full ladder, targets lit."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from gamebox.engine.chance import Dice
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.games.exxtra.look import LOOK
from gamebox.ui.items.target import TargetItem
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.table import Table
from gamebox.ui.theme import DARK, LIGHT

BUDGET = 0.008


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_full_repaint_of_the_busiest_table(benchmark, figure, qtbot, theme):
    look = LOOK
    pose = next(pose for pose in look.poses() if pose.name == "full")
    screen = PlayScreen(theme, look, Table(pose.session, Dice(Random(1)), pace=0), Settings(animation="off"), Shelf())
    qtbot.addWidget(screen)
    screen.resize(1920, 1080)
    screen.show()
    QApplication.processEvents()
    assert any(item.legal for item in screen.scene.items() if isinstance(item, TargetItem))
    viewport = screen.view.viewport()
    viewport.repaint()
    benchmark(viewport.repaint)
    figure("milliseconds", round(1000 * benchmark.stats.stats.median, 2))
    assert benchmark.stats.stats.median < BUDGET
