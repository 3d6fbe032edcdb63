"""Where one can go in a game that is watched."""

from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.ui.table.reel import Reel, positions_after
from tests.toys.games.pig import GAME, TurnBegan

SETUP = make_setup(GAME, [Seat("Alex"), Seat("Ada", player="bot:easy"), Seat("Carl")], {})
MOVES = ["=6", "hold", "=5", "hold", "=3", "roll", "=2", "hold", "=4", "hold"]


def reel(**changes):
    return Reel(Session(SETUP, MOVES), rounds=[8], moments=[2, 7], **changes)


def test_it_begins_at_the_beginning():
    made = reel()
    assert (made.position, len(made), made.round_number) == (0, len(MOVES), 1)
    assert made.rounds == [0, 8]
    assert made.turns == [0, 2, 4, 8]
    assert made.decisions == [1, 5, 7, 9], "before what people decided, not bots"
    assert made.state.document() == Session(SETUP, []).state.document()


def test_it_goes_anywhere_and_one_step_at_a_time():
    made = reel()
    made.seek(5)
    there = made.state.document()
    made.seek(3)
    steps = [made.advance().text, made.advance().text]
    assert steps == MOVES[3:5]
    assert made.state.document() == there == Session(SETUP, MOVES[:5]).state.document()
    made.seek(99)
    assert made.at_end
    made.seek(-3)
    assert made.position == 0


def test_it_finds_the_next_and_the_last_place():
    made = reel()
    made.seek(2)
    assert made.following(made.moments) == 7
    assert made.preceding(made.moments) == 0
    assert made.following(made.rounds) == 8
    assert (made.at_end, [step.text for step in made.shown]) == (False, MOVES[:2])
    made.seek(3)
    assert made.preceding(made.moments) == 2
    assert [step.text for step in made.shown] == MOVES[:3]
    made.seek(8)
    assert made.preceding(made.rounds) == 0
    assert made.following(made.rounds) == len(MOVES)
    assert made.round_number == 2


def test_positions_after_every_so_many_events():
    steps = Session(SETUP, MOVES).steps
    every = positions_after(steps, TurnBegan)
    assert every == [2, 4, 8, 10]
    assert positions_after(steps, TurnBegan, every=2) == [4, 10]
    assert positions_after(steps, TurnBegan, every=3) == [8]


def test_places_may_come_in_any_order():
    made = Reel(Session(SETUP, MOVES), rounds=[8, 4], moments=[7, 2])
    assert (made.rounds, made.moments) == ([0, 4, 8], [2, 7])
    made.seek(4)
    assert made.round_number == 2
