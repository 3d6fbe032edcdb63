"""What a seat remembers of the others' hands."""

from random import Random

import pytest

from gamebox.bots.level8.memory import ANY_CARD, Memory, asked_for
from gamebox.bots.level8.swift import Swift
from gamebox.games.level8.deck import HIDDEN, JOKER, mask_of
from gamebox.games.level8.notation import read
from gamebox.games.level8.state import Level8Options, Level8State
from tests.games.level8.table import cards, events_of, on_field


def remembered(seat, told):
    memory = Memory(seat)
    memory.watch([event.seen_by(seat) for event in told])
    return memory


def after(state, *moves, seat=0):
    return remembered(seat, events_of(state, *moves))


def test_an_open_card_that_somebody_took_is_known():
    memory = after(on_field("plus1", "r8", "r1 r2 r3", discards=["g14", "g5"]), "take pile 2", seat=1)
    assert memory.hand(0).known == cards("g5")
    assert not memory.hand(0).backs


def test_a_card_from_the_draw_pile_is_a_back():
    memory = after(on_field("plus1", "r8", "r1 r2 r3"), "take draw", seat=1)
    assert [back.allowed for back in memory.hand(0).backs] == [ANY_CARD]


def test_whoever_had_none_has_none_of_it_but_may_draw_it_later():
    memory = Memory(0)
    memory.hand(1).gain(HIDDEN)
    told = events_of(on_field("ask", "r8", "r1 r2", "b3 b4"), "ask cw number 4")
    memory.watch([event.seen_by(0) for event in told])
    assert [back.allowed for back in memory.hand(1).backs] == [ANY_CARD & ~asked_for(read("ask cw number 4"))]
    assert [back.allowed for back in memory.hand(2).backs] == [ANY_CARD]  # what came for the card that was given


def test_a_card_given_is_known_to_both_and_to_others_only_as_what_was_asked_for():
    state = on_field("ask", "r8", "r1 r2", "b3 b4")
    told = events_of(state, "ask cw number 4")
    assert remembered(2, told).hand(0).known == cards("b4")
    (back,) = remembered(1, told).hand(0).backs
    assert back.allowed == asked_for(read("ask cw number 4"))


def test_a_known_card_that_may_have_been_given_is_no_longer_sure():
    memory = Memory(1)
    memory.hand(2).known = cards("b4 r9")
    told = events_of(on_field("ask", "r8", "r1 r2", "b4 g4 r9"), "ask cw number 4", "give g4")
    memory.watch([event.seen_by(1) for event in told])
    assert memory.hand(2).known == cards("r9")


def test_cards_shown_and_stolen_are_known():
    state = on_field("reveal", "r8", "r1 r2 r3", "b3 b4 b5 b6")
    memory = after(state, "show b3 b4 b5", "steal 3 b4", seat=1)
    assert memory.hand(0).known == cards("b4")
    assert memory.hand(2).known == cards("b3 b5")


def test_what_leaves_a_hand_is_forgotten():
    memory = Memory(1)
    memory.hand(0).known = cards("b4 r9")
    memory.hand(0).lose(cards("b4")[0])
    assert memory.hand(0).known == cards("r9")
    memory.hand(0).lose(JOKER)
    assert memory.hand(0).known == cards("r9")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_remembered_is_true(seats):
    """Over whole games of which a seat sees only what it may."""
    rng = Random(seats)
    state, memory = Level8State(seats, Level8Options()), Memory(0)
    swift = Swift(state.cards)
    told = []

    def listen(event):
        told.append(event.seen_by(0))

    while not state.over:
        move = state.sample(rng) if not state.legal() else swift.choose(state, state.hands[state.actor])
        if state.legal() and rng.random() < 0.2:
            move = rng.choice(state.legal())
        state.apply(move, listen)
        memory.watch(told)
        told.clear()
        for seat in range(1, seats):
            numbers = [card for card in state.hands[seat] if card != JOKER]
            known, backs = memory.hand(seat).known, memory.hand(seat).backs
            assert set(known) <= set(numbers)
            if state.step != "keep":
                assert len(known) + len(backs) == len(numbers)
            assert fits(backs, [card for card in numbers if card not in known])


def fits(backs, hidden):
    """Whether every back can be one of these cards."""
    return all(back.allowed & mask_of(hidden) for back in backs)
