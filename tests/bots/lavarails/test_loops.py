"""Loops that a railway sheet still allows."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.bots.lavarails.loops import Ground, Loop, effort
from gamebox.bots.lavarails.railway import RailwayOutlook, chances, learned_pace, prospect
from gamebox.games.lavarails.grid import BY_NAME, fields
from gamebox.games.lavarails.tracks import closed_lines, piece_with, with_piece
from tests.games.lavarails.table import go_on, mask, play, railway

RING = railway("SE 1@5\nNE 2")
PACE = learned_pace()
POINTS = tuple(map(float, range(600)))


def tracks_of(state, loop):
    """A seat's tracks when a loop has been built."""
    tracks = state.tracks[0]
    for field in fields(loop.fields & ~state.marked[0]):
        tracks = with_piece(tracks, field, piece_with(loop.ends(field)))
    return tracks


def test_the_only_loop_is_found_with_its_points():
    state = play("", RING)
    (plan,) = prospect(state.sheet, state.tracks[0], 0, 3.0, PACE, (), POINTS).first
    assert plan.loop.fields == mask("A1 B1 A2 B2")
    assert plan.missing == mask("B1 B2")
    assert plan.gain == 4 * 3 + 5 - 4, "above the point that each of its fields has anyway"
    assert piece_with(plan.loop.ends(BY_NAME["B1"])) == "SW"


def test_pieces_that_lie_wrong_allow_no_loop():
    state = play("", railway("NS 1 3\n4 2 5"))
    found = prospect(state.sheet, state.tracks[0], 0, 9.0, PACE, (), POINTS)
    assert found.first
    assert not any(plan.loop.fields & mask("A1") for plan in found.first)


def test_a_longer_loop_is_worth_more_time():
    state = play("", "railway-a")
    soon, late = (
        prospect(state.sheet, state.tracks[0], 0, passes, PACE, (), POINTS).first[0] for passes in (3.0, 12.0)
    )
    assert soon.missing.bit_count() < late.missing.bit_count()


def test_chances_fall_with_fields_and_rise_with_time():
    assert chances(0.0, PACE)[:3] == (1.0, 0.0, 0.0)
    row = chances(5.0, PACE)
    assert row[0] == 1
    assert list(row) == sorted(row, reverse=True)
    assert chances(6.0, PACE)[4] > row[4] > chances(5.0, PACE.careful(1.5))[4]


@pytest.mark.rule("LR-13")
def test_fields_side_by_side_are_filled_sooner():
    """Dice of a pass lie side by side; what lies apart needs a pass of its own."""
    assert effort(0) == 0
    assert effort(mask("A1 B1")) == effort(mask("A1 A2")) < effort(mask("A1 B2")) == 2 * effort(mask("C3"))
    assert effort(mask("A1 B1")) > effort(mask("A1"))
    row = chances(3.0, PACE)
    assert row[effort(mask("A1 B1 C1"))] > row[effort(mask("A1 B1 D1"))] > row[effort(mask("A1 C1 E1"))]


@given(st.integers(0, 1000), st.sampled_from(["railway-a", "railway-b", "railway-c"]))
@settings(max_examples=15, deadline=None)
def test_every_plan_can_be_built(seed, sheet):
    """In any position: drawn as planned, its pieces are a closed line."""
    state, rng = play("", sheet), Random(seed)
    for _ in range(rng.randrange(200)):
        legal = state.legal()
        state.apply(rng.choice(legal) if legal else state.sample(rng))
    found = prospect(state.sheet, state.tracks[0], state.dice[0], 6.0, PACE, (), POINTS)
    for plan in (*found.first, *found.second):
        assert plan.loop.fields in closed_lines(tracks_of(state, plan.loop))
        assert plan.missing == plan.loop.fields & state.free[0]


@pytest.mark.rule("LR-44")
def test_points_with_nothing_to_come_are_those_of_the_rules():
    state = play("=dice 1 2 2 6 6 6 6, place B1, place B2, place B2, pass, pass", RING)
    outlook = RailwayOutlook(state.view(0).players[0], 2, 0)
    points = outlook.points(state.dice[0])
    go_on(state, "draw B1 SW, draw B2 NW")
    assert points == state.view(0).players[0].score.total == 4 * 3 + 5
    assert outlook.spread(mask("B1 B2")) == 0


def test_a_loop_is_allowed_where_it_fits():
    state = play("", RING)
    loop = prospect(state.sheet, state.tracks[0], 0, 3.0, PACE, (), POINTS).first[0].loop
    assert Ground.of(state.sheet, state.free[0], state.tracks[0]).allows(loop)
    assert not Ground.of(state.sheet, mask("B1"), state.tracks[0]).allows(loop)
    assert loop == Loop(loop.east, loop.south, loop.fields)
