"""What bots of Lava & Rails play in their heads, and how they weigh its ends."""

from dataclasses import replace
from random import Random

import pytest

from gamebox.bots.lavarails import yardstick
from gamebox.bots.lavarails.thinking import Memory, Playouts, likeliest
from gamebox.games.lavarails.actions import PASS, REROLL
from gamebox.games.lavarails.notation import write
from gamebox.games.lavarails.view import Phase
from tests.games.lavarails.table import mask, play, volcano

AT_STAKE = volcano("x 1 2 .\n. . . x", column_points=[0, 3, 20, 0])
"""The 1 is safe; the 2 is worth far more, and likely not to be had."""


def ends(state, count=4, *, mixed):
    view = state.view(None)
    return Playouts(view, Memory().outlooks(view), count, 1, mixed=mixed).ends()


def last_chance(head_start):
    """The last turn of a game: the 1 lies there, and neither die of the pool is a 2; what the other has is given."""
    state = play("=lava 6, =dice 1 3 3 3 3 3 3, place B1, pass", AT_STAKE)
    view = state.view(0)
    assert view.phase is Phase.DECIDE
    other = replace(view.players[1], head_start=head_start)
    return replace(view, pass_number=12, players=(view.players[0], other), pool=(3, 3), pool_size=2)


def test_in_every_other_playout_everybody_plays_by_plain_sense():
    state = play("=lava 3, lava B7, lava B7, =dice 1 2 3 4 4 5 6", "volcano-b")
    mixed, printed = ends(state, mixed=True), state.sheet.starts
    while state.pass_number == 1:
        assert state.phase is Phase.PLACE, "a reroll would be luck"
        state.apply(yardstick.easy(state.view(None), state.legal(), Random(1)))
    sensible = tuple(crosses & ~printed for crosses in state.marked)
    assert [end == sensible for end in mixed] == [False, True, False, True]


def test_plain_sense_gives_back_what_is_worth_least():
    moves = "=lava 6, =dice 1 1 2 2 3 3 3, place B1, place B1, place C1, place C1, reroll, =dice 3 3 3"
    state = play(moves, volcano("x 1 2 4 x", column_points=[0, 20, 3, 0, 0]), reroll_fail="out")
    assert state.phase is Phase.RETURN
    assert ends(state, mixed=True)[1][0] == mask("B1")


@pytest.mark.parametrize(("head_start", "choice"), [(1, PASS), (5, REROLL)])
def test_who_is_ahead_keeps_what_suffices_and_who_is_behind_dares(head_start, choice):
    """The reroll brings more points on average, but who has won without it does not need them."""
    assert likeliest(last_chance(head_start), [PASS, REROLL], Memory(), 32, 1) == choice


def test_who_plays_alone_wants_points():
    """Whatever is not taken now goes to the absent rival (LR-20)."""
    state = play("=lava 6, =dice 1 2 3 3 3 3 3 3", volcano("x 1 2 x", column_points=[0, 3, 20, 0]), 1)
    view = replace(state.view(0), pass_number=10, pool=(1, 2), pool_size=2)
    assert write(likeliest(view, state.legal(), Memory(), 8, 1)) == "place C1"
