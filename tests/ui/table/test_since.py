"""What somebody is told when it is their turn again: everything after their own last decision."""

from __future__ import annotations

import pytest

from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.ui.table.since import doings, since
from tests.toys.games.pig import GAME

SETUP = make_setup(GAME, [Seat("Alex"), Seat("Beate"), Seat("Carl")], {})
MOVES = ("=6", "hold", "=5", "roll", "=2", "hold", "=3")


@pytest.mark.parametrize(
    ("made", "seat", "place"), [(7, 0, 2), (7, 1, 6), (6, 1, 6), (5, 1, 4), (7, 2, None), (1, 0, None), (0, 0, None)]
)
def test_it_begins_after_one_s_own_last_decision(made: int, seat: int, place: int | None) -> None:
    steps = Session(SETUP, MOVES[:made]).steps
    assert since(steps, seat) == place
    assert [step.text for step in doings(steps, seat)] == list(MOVES[place or 0 : made])
