"""The whole game in random play."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.engine.game import Chance, Over
from gamebox.engine.record import RecordError, make_setup
from gamebox.games.level8 import GAME
from gamebox.games.level8.deck import HAND_SIZE
from gamebox.games.level8.notation import read, write
from gamebox.games.level8.rounds import cards_to_shuffle
from gamebox.games.level8.state import Level8Options, Level8State
from tests.games.level8.table import SORTED_DECK, card_count, play, started
from tests.helpers import random_moves, random_walk, setup_for

SEEDS = st.integers(0, 2**32)
TABLES = st.tuples(st.integers(2, 6), st.booleans())


def mixed(seats, both_sides):
    """A set-up in which every other seat uses the side with two stars."""
    return setup_for("level8", seats, {"stars": [1 + seat % 2 for seat in range(seats)]} if both_sides else {})


@given(SEEDS, TABLES)
def test_no_card_is_ever_lost_or_doubled(seed, table):
    for state, _ in random_walk(mixed(*table), seed, 1500):
        collected = len(cards_to_shuffle(state)) if state.step == "deal" else 0
        assert card_count(state) + collected == 98


@given(SEEDS, TABLES)
def test_hands_stay_sorted_and_jokers_are_eight(seed, table):
    for state, _ in random_walk(mixed(*table), seed, 400):
        assert all(hand == sorted(hand) for hand in state.hands)
        everywhere = [*state.hands, *state.discards, *(one.faces for lying in state.table for one in lying)]
        assert sum(face >= 90 for pile in everywhere for face in pile) + state.jokers == 8


@settings(max_examples=10)
@given(SEEDS, TABLES)
def test_a_record_needs_no_generator(seed, table):
    setup = mixed(*table)
    moves = random_moves(setup, seed, 600)
    again = setup.start()
    for text, (state, _) in zip(moves, random_walk(setup, seed, 600), strict=True):
        assert again.document() == state.document()
        action = read(text)
        assert again.refusal(action) is None
        assert write(action) == text
        again.apply(action)


@settings(max_examples=10)
@given(SEEDS, TABLES)
def test_levels_never_fall_and_the_winner_has_earned_it(seed, table):
    levels = [1] * table[0]
    for state, action in random_walk(mixed(*table), seed, 20_000):
        assert all(before <= now <= before + 2 for before, now in zip(levels, state.levels, strict=True))
        assert max(state.levels) <= 8
        levels = state.levels[:]
        last, move = state, action
    over = last.to_act()
    assert isinstance(over, Over)
    winner = over.winners[0]
    assert last.laid[winner]
    assert write(move).split()[0] == {"L8-70": "lay", "L8-71": "discard"}[over.rule]
    assert last.levels[winner] == over.scores[winner] == 9


@given(SEEDS)
def test_a_new_round_deals_ten_cards_to_everybody(seed):
    deals = 0
    for state, action in random_walk(setup_for("level8", 3), seed, 2000):
        if state.step == "deal":
            after = state.clone()
            after.apply(action)
            assert [len(hand) for hand in after.hands] == [HAND_SIZE] * 3
            assert after.to_act() == Chance("dice", (state.dealer + 1) % 3, asked=True)
            deals += 1
    assert deals


def test_options_are_checked_with_the_set_up():
    seats = setup_for("level8", 2).seats
    for options, problem in [
        ({"stars": [1, 2, 1]}, "stars is for 3 seats"),
        ({"stars": [1, 3]}, "do not fit level8"),
        ({"head_start": [1]}, "head_start is for 1 seats"),
        ({"head_start": [0, 5]}, "do not fit level8"),
        ({"head_start": [0, -1]}, "do not fit level8"),
        ({"board": "square"}, "no 'square' among the boards"),
        ({"levels": "none"}, "no 'none' among the levels"),
    ]:
        with pytest.raises(RecordError, match=problem):
            make_setup(GAME, seats, options)


@pytest.mark.rule("L8-72")
def test_a_head_start_lets_a_level_stone_begin_further_on():
    state = Level8State(3, Level8Options(head_start=(0, 4, 1)))
    assert state.document()["levels"] == [1, 5, 2]
    assert state.view(None).level_of(1) == state.view(None).cards[1][4]
    assert Level8State(3, Level8Options()).document()["levels"] == [1, 1, 1]


def test_a_whole_document():
    state = Level8State(2, Level8Options(first=2))
    play(state, SORTED_DECK, "=3 6", "move 3", "take pile 2", "discard r5")
    assert state.document() == {
        "hands": [
            ["r1", "r3", "r7", "r9", "r11", "r13", "r15", "o2", "o4", "o6"],
            ["r2", "r4", "r6", "r8", "r10", "r12", "r14", "o1", "o3", "o5"],
        ],
        "levels": [1, 1],
        "laid": [False, False],
        "table": [[], []],
        "discards": [["r5"], []],
        "draw": 69,
        "jokers": 8,
        "towers": [3, 0],
        "dealer": 2,
        "turn": 2,
        "step": "roll",
    }


def test_dice_are_fair():
    state, rng = play(started(2), SORTED_DECK), Random(1)
    rolls = [state.sample(rng) for _ in range(3600)]
    assert len(set(rolls)) == 36
    assert all(60 < rolls.count(roll) < 145 for roll in set(rolls))


def test_shuffles_are_fair():
    state, rng = started(2), Random(1)
    tops = [state.sample(rng).cards[0] for _ in range(1800)]
    assert len(set(tops)) == 90
    assert max(tops.count(card) for card in set(tops)) < 45


def test_a_clone_shares_no_piles():
    state = play(started(2), SORTED_DECK)
    twin = state.clone()
    for pile in (*twin.hands, *twin.discards, twin.draw, twin.levels, twin.towers, twin.shown, twin.kept):
        pile.clear()
    assert card_count(state) == 98
    assert state.document() == play(started(2), SORTED_DECK).document()
