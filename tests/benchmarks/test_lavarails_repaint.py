"""How long a full repaint of the table of Lava & Rails takes: four sheets at 1920x1080 in under 8 ms."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest
from PySide6.QtWidgets import QApplication

from gamebox.bots import arena
from gamebox.engine.chance import Dice
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.lavarails import GAME
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.games.lavarails.look import LOOK
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT

BUDGET = 0.008
MOVES = 260


@pytest.mark.benchmark(timer=process_time)  # other programs do not matter
@pytest.mark.parametrize("sheet", ["volcano-c", "railway-c"])
def test_full_repaint_of_four_sheets(benchmark, qtbot, sheet):
    setup = make_setup(GAME, [Seat(name) for name in ("Alex", "Beate", "Carl", "Diana")], {"sheet": sheet})
    session = Session(setup)
    arena.finish(session, Random(3), at_most=MOVES)
    screen = PlayScreen(LIGHT, LOOK, Table(session, Dice(Random(1)), pace=0), Settings(animation="off"), Shelf())
    qtbot.addWidget(screen)
    screen.resize(1920, 1080)
    screen.show()
    QApplication.processEvents()
    viewport = screen.view.viewport()
    viewport.repaint()
    benchmark(viewport.repaint)
    assert benchmark.stats.stats.median < BUDGET
