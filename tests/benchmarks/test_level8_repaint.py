"""A full repaint of Level 8's table with six players and a hand of thirty cards, at 1920 by 1080."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from gamebox.engine.chance import Dice
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.games.level8.look import LOOK
from gamebox.ui.games.level8.poses import hoarded
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT

LIMIT = 0.008


@pytest.fixture
def screen(qapp: QApplication) -> PlayScreen:
    qapp.setStyleSheet(stylesheet(LIGHT))
    session = hoarded(30)
    table = Table(session, Dice(Random(1)), pace=0)
    table.reveal_to(1)
    made = PlayScreen(LIGHT, LOOK, table, Settings(animation="off"), Shelf())
    made.resize(1920, 1080)
    made.show()
    qapp.processEvents()
    return made


def test_full_repaint(benchmark, figure, screen: PlayScreen) -> None:
    assert len(screen.scene.hand.cards) >= 30
    benchmark.pedantic(screen.view.viewport().repaint, rounds=60, warmup_rounds=5)
    figure("milliseconds (median)", round(benchmark.stats["median"] * 1000, 2))
    assert benchmark.stats["median"] < LIMIT
