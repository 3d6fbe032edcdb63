"""What a bot does is said at its place while it happens, and no longer than until a person must decide."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.engine.game import Event
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.exxtra.events import PawnMoved, TurnBegan
from gamebox.games.registry import GAMES
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import players_of
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT, Size
from tests.helpers import random_move

NEVER = 600_000


@pytest.fixture(params=list(GAMES))
def screen(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[PlayScreen]:
    game = GAMES[request.param]
    setup = make_setup(game, [Seat("Ada", player="bot:easy"), Seat("Bruno", player="bot:easy"), Seat("Alex")], {})
    table = Table(Session(setup), Dice(Random(1)), pace=NEVER)
    made = PlayScreen(LIGHT, LOOKS[game.id], table, Settings(animation="off"), Shelf())
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    yield made
    table.close()


def speech(screen: PlayScreen) -> str:
    note = screen.scene._speech
    return note.text if note.isVisible() else ""


def test_every_place_where_something_is_said_is_on_the_table(screen: PlayScreen) -> None:
    places = [screen.scene.speech_place(seat) for seat in range(3)]
    assert all(isinstance(place, QRectF) and screen.scene.sceneRect().contains(place.center()) for place in places)
    assert len({(place.x(), place.y()) for place in places if place}) == 3


def test_what_is_said_is_large_enough_to_be_read(screen: PlayScreen) -> None:
    assert screen.scene.speech_type * screen.view.transform().m11() >= Size.SMALL


def test_deeds_of_bots_are_said_and_those_of_people_are_not(screen: PlayScreen) -> None:
    session, rng = screen._table.session, Random(2)
    said = 0
    for _ in range(60):
        session.submit(random_move(session.state, rng))
        step = session.last_step
        line = "".join(screen.log.lines(step, screen._table.viewer)[:1])
        if step.by.seat == 2 or screen._table.human_to_act:
            assert not speech(screen)
        elif line:
            assert speech(screen) == line
            said += 1
    assert said > 5


def test_what_begins_a_turn_is_said_of_whose_turn_it_is(qtbot: QtBot) -> None:
    """In EXXTRA a pawn runs at the beginning of its owner's turn, within the move of the one before."""
    game, seats = GAMES["exxtra"], [Seat("Ada", player="bot:easy"), Seat("Bruno", player="bot:easy"), Seat("Alex")]
    table = Table(Session(make_setup(game, seats, {})), Dice(Random(1)), pace=NEVER)
    screen = PlayScreen(LIGHT, LOOKS["exxtra"], table, Settings(animation="normal"), Shelf())
    qtbot.addWidget(screen, before_close_func=lambda _screen: table.close())
    screen.show()
    screen.board.set_speed(300.0)
    seen: list[tuple[Event, str]] = []
    screen.board.reached.connect(lambda event: seen.append((event, speech(screen))))
    rng = Random(2)
    for _ in range(60):
        table.session.submit(random_move(table.session.state, rng))
        qtbot.waitUntil(lambda: not screen.board.busy)
    words, players = LOOKS["exxtra"].words, players_of(table.session.setup.seats)
    runs = [now for before, now in pairwise(seen) if isinstance(before[0], TurnBegan) and isinstance(now[0], PawnMoved)]
    told = [(words.told(event, players), said) for event, said in runs if event.seat < 2]
    assert len(told) > 2
    assert [said for _, said in told] == [line for line, _ in told]
