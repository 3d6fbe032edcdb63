"""Everything alive dies with its screen: no scene, clock or motion outlives the table that it belonged to."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QGraphicsItem
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from gamebox.engine.record import Record
from gamebox.games.registry import GAMES
from gamebox.ui.guide import Guide
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.picture import table_picture
from gamebox.ui.table.scene import TableScene
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT
from tests.helpers import random_moves, setup_for


def sweep() -> None:
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()


def alive(*kinds: type) -> int:
    """How many objects of these kinds there are, in Python or in Qt."""
    return sum(isinstance(each, kinds) and isValid(each) for each in gc.get_objects())


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_of_a_table_is_left_at_home(qtbot: QtBot, guide: Guide, game: str) -> None:
    setup = setup_for(game, GAMES[game].seats[-1])
    guide.start(setup)
    guide.show_home()
    sweep()
    before = alive(TableScene, PlayScreen, Table, QGraphicsItem)
    for _ in range(2):
        guide.start(setup)
        QApplication.processEvents()
        guide.show_home()
    sweep()
    assert alive(PlayScreen, Table) == 0
    assert alive(TableScene, PlayScreen, Table, QGraphicsItem) <= before


@pytest.mark.parametrize("game", list(GAMES))
def test_a_picture_of_a_table_leaves_no_table(qtbot: QtBot, game: str) -> None:
    setup = setup_for(game, GAMES[game].seats[-1])
    record = Record(setup, random_moves(setup, 1, 40))
    sweep()
    before = alive(TableScene, QGraphicsItem)
    for _ in range(2):
        table_picture(LOOKS[game], record, QSize(320, 200), LIGHT)
    sweep()
    assert alive(TableScene, QGraphicsItem) <= before


def test_screens_die_when_others_come(qtbot: QtBot, guide: Guide) -> None:
    ways: list[Callable[[], None]] = [
        guide.show_home,
        lambda: guide.show_setup(next(iter(GAMES))),
        lambda: guide.show_settings(guide.show_home),
        lambda: guide.show_rules(next(iter(GAMES)), guide.show_home),
    ]
    for way in ways:
        way()
    sweep()
    before = alive(type(guide.screen_shown).__mro__[1])
    for _ in range(2):
        for way in ways:
            way()
    sweep()
    assert alive(type(guide.screen_shown).__mro__[1]) == before
