"""What one seat may know."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.engine.game import NOBODY, Turn
from gamebox.games.level8.deck import JOKER
from tests.games.level8.secrets import dealt_anew, hidden_cards
from tests.games.level8.table import arranged, cards, combination, faces, on_field, play
from tests.helpers import random_walk, setup_for


@settings(max_examples=15)
@given(st.integers(0, 2**32), st.integers(2, 6))
def test_a_view_does_not_depend_on_what_the_seat_cannot_know(seed, seats):
    rng = Random(seed)
    for state, _ in random_walk(setup_for("level8", seats), seed, 250):
        for seat in (None, *range(seats)):
            twin = dealt_anew(state, seat, rng)
            assert twin.view(seat) == state.view(seat)
            assert seat is None or twin.document(seat) == state.document(seat)
            if state.to_act() == Turn(seat):
                assert list(twin.legal()) == list(state.legal())
                assert twin.legal_cut() == state.legal_cut()


def test_dealing_anew_changes_something():
    state = arranged("r1 r2", "o1 o2 *", "y1 y2")
    assert hidden_cards(state, 0) >= set(cards("o1 o2 y1 y2"))
    assert any(dealt_anew(state, 0, Random(seed)).hands != state.hands for seed in range(3))


def test_a_seat_sees_its_hand_and_how_many_cards_the_others_hold():
    state = arranged("r1 r2", "o1 o2 *", "y1")
    assert [state.view(seat).hand for seat in range(3)] == [faces("r1 r2"), faces("o1 o2 *"), faces("y1")]
    assert state.view(0).counts == state.view(None).counts == (2, 3, 1)
    assert state.view(None).hand == ()
    assert state.view(None).seat is None


def test_the_open_table_is_seen_by_all():
    lying = [["set r8 *8 y8"], []]
    state = arranged("r1 r2", "o1", table=lying, discards=["b1 b2", "*"], draw="v1 v2 v3", jokers=3, towers=[5, 7])
    view = state.view(None)
    assert view.table == ((combination(lying[0][0]),), ())
    assert view.discards == (faces("b1 b2"), (JOKER,))
    assert (view.draw, view.jokers, view.towers, view.laid) == (3, 3, (5, 7), (True, False))
    assert (view.turn, view.actor, view.dealer, view.step) == (0, 0, 1, "play")


@pytest.mark.rule("L8-1")
def test_everybody_sees_how_many_jokers_each_player_holds():
    state = arranged("r1 *", "o1 * *", "y1")
    assert [state.view(seat).jokers_held for seat in (None, 0, 1, 2)] == [(1, 2, 0)] * 4
    assert state.document(0)["hands"] == [["r1", "*"], ["?", "*", "*"], ["?"]]
    assert state.document(NOBODY)["hands"] == [["?", "*"], ["?", "*", "*"], ["?"]]


@pytest.mark.rule("L8-37")
def test_cards_laid_open_are_seen_by_all_while_others_still_choose():
    state = on_field("reveal", "r1", "o1 o2 o3 o4 * *", "y1 y2 y3 y4")
    play(state, "show o2 o4 *")
    assert state.view(None).shown == ((), faces("o2 o4 *"), ())
    assert state.document(2)["hands"] == [["?"], ["o2", "o4", "*", "?", "?", "*"], ["y1", "y2", "y3", "y4"]]
    assert state.document(1)["hands"][1] == ["o1", "o2", "o3", "o4", "*", "*"]


@pytest.mark.rule("L8-62")
def test_what_is_kept_is_a_secret():
    state = arranged("r1", "o1 o2 *", "y1", table=[["set r8 o8 y8"], [], []])
    play(state, "discard r1", "keep o2 *")
    assert state.view(1).kept == faces("o2 *")
    assert [state.view(seat).kept for seat in (None, 0, 2)] == [()] * 3
    play(state, "keep")
    assert state.document(2)["hands"] == [[], ["?", "*"], []]
    assert state.document(1)["hands"] == [[], ["o2", "*"], []]


def test_a_view_tells_what_must_be_decided():
    state = play(arranged("r1 r2", "r8 o8", step="roll"), "=2 2")
    assert (state.view(None).dice, state.view(None).targets) == ((2, 2), (2, 4))
    state = play(on_field("ask", "r1 r2", "r8 o8"), "ask ccw number 8")
    assert (state.view(0).wish, state.view(0).actor) == (state.wish, 1)
    assert state.view(1).wish is not None
    assert on_field("plus2", "r1", "r2").view(0).takes == 2
    assert play(on_field("swap", "r1 r2", "r3"), "drop r1").view(0).drops == 1
    assert on_field("again", "r1", "r2").view(0).extra


@pytest.mark.rule("L8-39")
def test_a_view_tells_whether_the_draw_pile_gives_a_card():
    assert not arranged("r1", "r2", draw="", discards=["b1", ""]).view(0).can_draw
    assert arranged("r1", "r2", draw="", discards=["b1 b2", ""]).view(0).can_draw


def test_a_view_knows_every_seats_level():
    state = arranged("r1", "r2", stars=(1, 2), levels=[6, 9])
    assert [" ".join(map(str, state.view(None).level_of(seat))) for seat in (0, 1)] == ["run9", "set5 run4"]
    assert state.view(None).stars == (1, 2)


@pytest.mark.rule("L8-61")
def test_a_view_tells_how_the_last_round_ended():
    lying = ["set r8 o8 y8"]
    state = arranged("r1", "r2 o2", "r3", table=[lying, [], lying], levels=[1, 1, 1])
    assert (state.view(None).finisher, state.view(None).climbed) == (None, (0, 0, 0))
    assert [state.view(None).lies(seat) for seat in range(3)] == [True, False, True]
    play(state, "discard r1")
    assert (state.view(None).finisher, state.view(None).climbed) == (0, (2, 0, 1))
    assert not any(state.view(None).lies(seat) for seat in range(3))
