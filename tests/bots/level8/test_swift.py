"""How the quick player decides, and the strengths that are made of it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.bots.level8.easy import EasyBot, Magpie
from gamebox.bots.level8.medium import MediumBot
from gamebox.bots.level8.shrewd import Shrewd
from gamebox.bots.level8.swift import Swift
from gamebox.games.level8.notation import write
from gamebox.games.level8.state import Level8Options, Level8State
from tests.games.level8.table import arranged, on_field, play


def decision(state, player=Swift):
    swift = player(state.cards)
    hand = state.hands[state.actor]
    chosen = swift.choose(state, hand)
    assert swift.choose(state.view(state.actor), list(hand)) == chosen
    return write(chosen)


@settings(max_examples=15, deadline=None)
@given(seats=st.integers(2, 6), stars=st.sampled_from([1, 2]), seed=st.integers(0, 999), share=st.floats(0, 1))
def test_swift_and_the_magpie_play_only_what_is_allowed(seats, stars, seed, share):
    """In positions that random players have mixed up, too."""
    rng = Random(seed)
    state = Level8State(seats, Level8Options(stars=(stars,) * seats))
    state.levels = [rng.randint(1, 8) for _ in range(seats)]
    players = [Swift(state.cards), Magpie(state.cards)]
    for _ in range(250):
        if state.over:
            break
        legal = state.legal()
        if not legal:
            state.apply(state.sample(rng))
            continue
        hand = state.hands[state.actor]
        moves = [player.choose(state, hand) for player in players]
        for move in moves:
            assert state.refusal(move) is None
        state.apply(rng.choice(legal) if rng.random() < share else moves[state.actor % 2])


def test_it_takes_an_open_card_that_it_lacks():
    hand = "r8 o8 y8 b3 v4 g12"
    assert decision(on_field("plus1", hand, "r1", discards=["g14", "g5"])) == "take pile 2"
    assert decision(on_field("plus1", hand, "r1", discards=["g14", "g11"])) == "take draw"
    assert decision(on_field("plus1", hand, "r1", discards=["*", "g5"])) == "take pile 1"
    assert decision(on_field("plus1", hand, "r1", discards=["g14", ""], draw="")) == "take pile 1"


def test_once_nothing_is_missing_it_takes_what_can_be_added_later():
    hand = "r8 o8 y8 b3 v4 g5 g12"
    state = on_field("plus1", hand, "r1", discards=["g14", "g11"], table=[[], ["set r11 o11 y11"]])
    assert decision(state) == "take pile 2"


def test_it_makes_others_draw_who_are_about_to_finish():
    own, theirs = ["set r8 o8 y8", "run b3 b4 b5"], ["set r9 o9 y9", "run v3 v4 v5"]
    choice = {"step": "move", "targets": (3, 9)}
    far = arranged("r1 o1 y14 g14", "r13 o13 y13 g13 b13", table=[own, []], **choice)
    near = arranged("r1 o1 y14 g14", "r13", table=[own, theirs], **choice)
    assert decision(far) == "move 3"
    assert decision(near) == "move 9"


def test_it_asks_for_what_is_still_hidden():
    state = on_field("ask", "r8 b8 b3 v4 g5 g13", "r2 r3 o13", discards=["o8 y8 g8 v8", ""])
    assert decision(state).split()[2:] != ["number", "8"]
    assert decision(state, Magpie).split()[2:] == ["number", "8"]


def test_it_lays_out_adds_and_discards_what_does_not_fit():
    state = arranged("r8 o8 y8 b3 v4 g5 g6 g12", "r1")
    play(state, decision(state))
    assert state.laid == [True, False]
    play(state, decision(state))
    assert decision(state) == "discard g12"


def test_the_magpie_spares_its_jokers_until_somebody_is_ahead():
    hand = "r8 o8 b3 v4 g5 g12 g14 *"
    assert decision(arranged(hand, "r1")).startswith("lay")
    assert decision(arranged(hand, "r1"), Magpie).startswith("discard")
    assert decision(arranged(hand, "r1", table=[[], ["set r9 o9 y9"]]), Magpie).startswith("lay")


def test_the_magpie_adds_jokers_last_and_swaps_only_one_card():
    state = arranged("g12 g14 *", "r1", table=[["set r8 o8 y8"], []])
    assert decision(state).startswith("add")
    assert decision(state, Magpie).startswith("discard")
    swapping = on_field("swap", "r8 o8 y8 b3 v4 g11 r13 b15", "r1", table=[["set r2 o2 y2"], []])
    play(swapping, decision(swapping, Magpie))
    assert decision(swapping).startswith("drop")
    assert decision(swapping, Magpie) == "done"


@pytest.mark.parametrize(("bot", "player"), [(MediumBot, Swift), (EasyBot, Magpie)])
def test_bots_see_only_their_view(bot, player):
    state = arranged("r8 o8 y8 b3 v4 g12", "r1 r2 r3")
    chosen = bot(0, Level8Options(), Random(1)).choose(state.view(0), state.legal())
    assert chosen == player(state.cards).choose(state, state.hands[0])
    assert bot.character is not None


def test_the_shrewd_one_keeps_what_it_can_add_later():
    """The 14 would bring a run a little nearer than the 1 does, but the 1 fits on what another has laid out."""
    state = arranged("r1 v14 r8 o8 y8 b4 v5", "r2 r3", table=[[], ["set o1 y1 g1", "run b10 b11 b12"]])
    assert decision(state) == "discard r1"
    assert decision(state, Shrewd) == "discard v14"
    state.table = [(), ()]
    assert decision(state, Shrewd) == "discard r1"
