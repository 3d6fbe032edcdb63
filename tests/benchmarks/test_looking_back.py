"""How fast one gets anywhere in a long game, and how long reviews take; in seconds of the processor."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebox.bots import arena
from gamebox.bots.review import review
from gamebox.engine.record import Record, make_setup
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.replay import ReplayScreen
from gamebox.ui.theme import LIGHT
from tests.helpers import random_moves, setup_for

LONG = 3000
A_JUMP, PAINTED = 0.050, 0.150
"""Everything is in its place, and has been painted anew."""
LIMITS = {"exxtra": 5.0, "lavarails": 15.0, "level8": 30.0}


def seconds(act: Callable[[], object]) -> float:
    began = process_time()
    act()
    return process_time() - began


@pytest.mark.parametrize("game", list(GAMES))
def test_jumping_anywhere_in_a_long_game(qtbot: QtBot, figure, game: str) -> None:
    setup = setup_for(game, min(4, GAMES[game].seats[-1]))
    session = Session.of(Record(setup, random_moves(setup, 1, LONG)))
    screen = ReplayScreen(LIGHT, LOOKS[game], session, Settings(animation="off"), Shelf())
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitExposed(screen):
        screen.show()
    rng = Random(1)

    def jump() -> float:
        return seconds(lambda: screen.seek(rng.randrange(len(session))))

    def paint() -> float:
        return seconds(QApplication.processEvents)

    jump(), paint()
    times = [(jump(), paint()) for _ in range(40)]
    jumps, paints = (sorted(column) for column in zip(*times, strict=True))
    figure(f"median ms to jump in {len(session)} moves", round(1000 * median(jumps), 1))
    figure("most ms to jump", round(1000 * jumps[-1], 1))
    figure("median ms to paint all of it", round(1000 * median(paints), 1))
    assert jumps[-1] < A_JUMP
    assert median(paints) < PAINTED


@pytest.mark.parametrize("game", list(GAMES))
def test_reviewing_a_game_of_four(figure, game: str) -> None:
    setup = make_setup(GAMES[game], arena.bot_seats(["easy"], min(4, GAMES[game].seats[-1])), {})
    record = arena.play(setup, Random(1)).record
    taken = seconds(lambda: review(record))
    figure(f"seconds for {len(record.moves)} moves", round(taken, 1))
    assert taken < LIMITS[game]
