"""What the table shows, and previews of what a mark would bring."""

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.games.lavarails.grid import BY_NAME
from gamebox.games.lavarails.scoring import RailwayScore
from gamebox.games.lavarails.view import Phase
from tests.games.lavarails.table import RAILWAY, go_on, names, play, railway
from tests.helpers import random_walk, setup_for

LUCKY = "=lava 5"


@pytest.mark.parametrize(
    ("moves", "phase", "targets"),
    [
        ("", Phase.ERUPTION, []),
        ("=lava 4", Phase.LAVA, ["A2"]),
        ("=lava 5", Phase.ROLL, []),
        ("=lava 5, =dice 1 2 3 4 5 6 6", Phase.PLACE, ["B1", "A2"]),
        ("=lava 5, =dice 6 6 6 6 6 6 6", Phase.DECIDE, []),
        ("=lava 5, =dice 6 6 6 6 6 6 6, reroll", Phase.REROLL, []),
        ("=lava 5, =dice 1 2 4 4 6 6 6, place B1, place A2, place C1, reroll, =dice 1 1 1 6", Phase.RETURN, ["A2"]),
    ],
)
def test_phases_and_targets(moves, phase, targets):
    view = play(moves).view(None)
    assert view.phase is phase
    assert names(view.targets) == targets


def test_ghost_and_draw_phases():
    assert play("=lava 5, =dice 1 2 3 4 5 6 6 6, place B1", seats=1).view(0).phase is Phase.GHOST
    view = play("=dice 1 3 4 4 4 4 4, place B1, place C3, pass, pass", RAILWAY).view(0)
    assert (view.phase, view.turn, names(view.targets)) == (Phase.DRAW, 0, ["B1"])


def test_fields_in_reach_without_a_fitting_die():
    view = play(f"{LUCKY}, =dice 1 2 2 2 2 2 2").view(0)
    assert (names(view.targets), names(view.beyond_pool)) == (["B1"], ["A2"])
    stuck = play(f"{LUCKY}, =dice 6 6 6 6 6 6 6").view(0)
    assert names(stuck.beyond_pool) == ["B1", "A2"]
    assert play(LUCKY).view(0).beyond_pool == 0


def test_previews_leave_the_view_alone():
    ring = railway("SE 1@5\nNE 2")
    view = play("=dice 1 2 2 6 6 6 6, place B1, place B2, place B2, pass, pass", ring).view(0)
    mine = view.acting
    closed = mine.drawn(BY_NAME["B1"], "SW").drawn(BY_NAME["B2"], "NW")
    assert mine.score == RailwayScore(2, 0, 0, 0)
    assert closed.score == RailwayScore(0, 0, 12, 5)
    assert (closed.dice, names(mine.dice)) == (0, ["B1", "B2"])
    assert [line.closed for line in closed.lines] == [True]


@settings(max_examples=10)
@given(st.integers(0, 2**32), st.sampled_from(["volcano-b", "railway-b"]))
def test_views_are_values_and_agree_with_the_state(seed, sheet):
    for state, _ in random_walk(setup_for("lavarails", 2, {"sheet": sheet}), seed, 200):
        view = state.view(0)
        assert view == state.view(None)
        assert pickle.loads(pickle.dumps(view)) == view
        assert [player.free for player in view.players] == state.free
        if view.phase in {Phase.PLACE, Phase.DECIDE}:
            assert view.targets | view.beyond_pool == view.acting.reach
        if view.phase is Phase.DECIDE:
            assert view.targets == 0


def test_a_preview_of_drawing_is_what_drawing_does():
    state = play("=dice 1 3 4 4 4 4 4, place B1, place C3, pass, pass", RAILWAY)
    preview = state.view(0).acting.drawn(BY_NAME["B1"], "EW")
    go_on(state, "draw B1 EW")
    after = state.view(0).players[0]
    assert (preview.tracks, preview.marked, preview.dice) == (after.tracks, after.marked, after.dice)
