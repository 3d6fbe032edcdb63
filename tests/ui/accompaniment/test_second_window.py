"""The open table in a window of its own: it follows the game, holds no secret, and goes with the game."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebox.games.registry import GAMES
from gamebox.ui.guide import Guide
from gamebox.ui.screens.open_table import OpenTable
from gamebox.ui.table.curtain import Curtain
from tests.helpers import random_move, setup_for


@pytest.fixture
def guide(guide: Guide) -> Guide:
    """One who wants a second window."""
    guide._change_settings(msgspec.structs.replace(guide._desk.settings, open_table=True))
    QApplication.processEvents()
    return guide


def shown(guide: Guide) -> OpenTable:
    assert guide._accompaniment.second_window.shown
    return guide._accompaniment.second_window.shown


@pytest.mark.parametrize("game", list(GAMES))
def test_it_follows_every_move(qtbot: QtBot, guide: Guide, game: str) -> None:
    guide.start(setup_for(game, 3))
    told, session, rng = "", guide.table.session, Random(5)
    for _ in range(3):
        for _ in range(10):
            session.submit(random_move(session.state, rng))
        assert len(shown(guide).board.log.toPlainText()) > len(told)
        told = shown(guide).board.log.toPlainText()
    assert shown(guide).isVisible()


def test_no_hand_is_seen_there_when_a_person_looks_at_theirs(qtbot: QtBot, guide: Guide) -> None:
    guide.start(setup_for("level8", 2))
    QApplication.processEvents()
    assert guide.findChild(Curtain)
    before = shown(guide).grab().toImage()
    guide.table.reveal_to(guide.table.seat_to_act)
    QApplication.processEvents()
    assert guide.table.view.seat == guide.table.seat_to_act, "somebody sees a hand"
    assert shown(guide).grab().toImage() == before


def test_it_goes_when_the_game_does(qtbot: QtBot, guide: Guide) -> None:
    guide.start(setup_for("exxtra", 3))
    window = shown(guide)
    guide.show_settings(guide.show_table)
    guide.show_table()
    assert shown(guide) is window, "the game goes on"
    guide.show_home()
    assert guide._accompaniment.second_window.shown is None
    assert not window.isVisible()


def test_closing_it_ends_nothing(qtbot: QtBot, guide: Guide) -> None:
    guide.start(setup_for("exxtra", 3))
    shown(guide).close()
    guide.table.session.submit(setup_for("exxtra", 3).game.read("=46"))
    assert guide.table.session.record.moves == ("=46",)


def test_it_comes_and_goes_with_its_setting(qtbot: QtBot, guide: Guide) -> None:
    guide.start(setup_for("exxtra", 3))
    for wanted in (False, True):
        guide._change_settings(msgspec.structs.replace(guide._desk.settings, open_table=wanted))
        assert bool(guide._accompaniment.second_window.shown) is wanted
