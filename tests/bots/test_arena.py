"""Whole games among bots."""

from random import Random

from gamebox.bots import arena
from gamebox.engine.game import Over
from gamebox.engine.record import make_setup, replay
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES

SETUP = make_setup(GAMES["exxtra"], arena.bot_seats(["easy", "random"], 4), {})


def test_seats_are_named_and_filled_in_turn():
    seats = arena.bot_seats(["easy", "random"], 3)
    assert [(seat.name, seat.player) for seat in seats] == [
        ("Bot 1", "bot:easy"),
        ("Bot 2", "bot:random"),
        ("Bot 3", "bot:easy"),
    ]


def test_game_is_played_to_its_end_and_follows_from_the_seed():
    session = arena.play(SETUP, Random(5))
    assert isinstance(session.state.to_act(), Over)
    assert session.record == arena.play(SETUP, Random(5)).record
    assert replay(session.record).document() == session.state.document()


def test_started_game_goes_on_for_so_many_moves():
    session = Session(SETUP, ["=21", "roll"])
    arena.finish(session, Random(1), at_most=7)
    assert len(session) == 9
    arena.finish(session, Random(1), at_most=0)
    assert len(session) == 9
    arena.finish(session, Random(1))
    assert isinstance(session.state.to_act(), Over)
    assert session.record.moves[:2] == ("=21", "roll")
