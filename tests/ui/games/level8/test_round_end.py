"""The end of a round: a large sheet that waits until it has been read."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.games.level8.actions import DISCARDS
from gamebox.games.level8.events import GameWon, RoundEnded
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.games.level8.look import LOOK
from gamebox.ui.games.level8.scene import Level8Scene
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT
from tests.games.level8.table import combination
from tests.ui.games.level8.player import session_of


def about_to_end(qtbot: QtBot, bots: tuple[int, ...] = (1, 2)) -> tuple[PlayScreen, Table]:
    """Alex has one card left and discards it."""
    session = session_of(3, bots=bots)
    state = session.state
    state.apply(state.sample(Random(1)))
    state.turn = state.actor = 0
    state.step = "play"
    state.hands[0] = state.hands[0][:1]
    state.laid[0] = True
    state.table[0] = (combination("set r8 o8 y8"),)
    table = Table(session, Dice(Random(1)), pace=60_000)
    screen = PlayScreen(LIGHT, LOOK, table, Settings(animation="normal"), Shelf())
    qtbot.addWidget(screen, before_close_func=lambda _screen: table.close())
    screen.show()
    table.act(DISCARDS[state.hands[0][0]])
    return screen, table


def sheet(screen: PlayScreen):
    assert isinstance(screen.scene, Level8Scene)
    return screen.scene.centre.round_sheet


@pytest.mark.rule("L8-60")
def test_the_sheet_waits_for_somebody_to_go_on(qtbot: QtBot) -> None:
    screen, table = about_to_end(qtbot)
    qtbot.waitUntil(lambda: sheet(screen).isVisible())
    assert screen.prompt.findChild(QLabel, "prompt").text() == "The round is over."
    offered = [each.text() for each in screen.prompt._offers]
    assert offered == ["Continue  (C)"]
    assert screen.board.busy
    qtbot.keyClick(screen.view, Qt.Key.Key_Return)
    assert not screen.board.busy
    assert table.view.step == "keep"
    assert sheet(screen).isVisible()  # while the others choose what they keep


def test_where_only_bots_play_nobody_has_to_go_on(qtbot: QtBot) -> None:
    screen, _ = about_to_end(qtbot)
    scene = screen.scene
    assert isinstance(scene, Level8Scene)
    scene.players = tuple(player for player in scene.players if player.bot)
    screen.board.skip()
    motion = scene.motion(RoundEnded(0, (2, 0, 0), (3, 1, 1), "L8-60"))
    assert motion is not None
    assert motion.totalDuration() < 10_000
    assert scene.pause_prompt() is None


@pytest.mark.rule("L8-71")
def test_what_was_told_of_the_last_round_makes_room_for_the_winner(qtbot: QtBot) -> None:
    screen, _ = about_to_end(qtbot)
    qtbot.waitUntil(lambda: sheet(screen).isVisible())
    won = screen.scene.motion(GameWon(0, "L8-71"))
    assert won
    won.start()
    won.setCurrentTime(won.totalDuration())
    assert sheet(screen).opacity() == 0
