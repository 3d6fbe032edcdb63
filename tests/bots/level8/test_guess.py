"""Positions that fit what a seat knows."""

from random import Random

import pytest

from gamebox.bots.judge import Knowledge
from gamebox.bots.level8 import determinise
from gamebox.bots.level8.guess import Guess
from gamebox.bots.level8.memory import ANY_CARD, Back, Memory, asked_for
from gamebox.bots.level8.swift import Swift
from gamebox.games.level8.notation import read
from gamebox.games.level8.state import Level8Options, Level8State
from tests.games.level8.secrets import dealt_anew, hidden_cards
from tests.games.level8.table import cards, on_field


def decisions(seats, seed, moves=300, every=7):
    """A game of sound players: now and then the seat that must decide, the position, and what each seat has seen."""
    rng = Random(seed)
    state = Level8State(seats, Level8Options())
    swift = Swift(state.cards)
    told = [[] for _ in range(seats)]

    def listen(event):
        for seat, seen in enumerate(told):
            seen.append(event.seen_by(seat))

    for count in range(moves):
        if state.over:
            return
        if not state.legal():
            state.apply(state.sample(rng), listen)
            continue
        if count % every == 0:
            yield state.actor, state, told[state.actor]
        state.apply(swift.choose(state, state.hands[state.actor]), listen)


def knowledge(seat, state, seen):
    return Knowledge(seat, Level8Options(), state.view(seat), seen)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_looks_the_same_to_the_seat(seats):
    for seat, state, seen in decisions(seats, seats):
        for told in (seen, ()):
            twin = determinise(knowledge(seat, state, told), Random(1))
            assert twin.view(seat) == state.view(seat)
            assert hidden_cards(twin, seat) == hidden_cards(state, seat)
            assert list(twin.legal()) == list(state.legal())


def test_it_depends_only_on_what_the_seat_knows():
    for seat, state, seen in decisions(3, 5):
        other = dealt_anew(state, seat, Random(9))
        first, second = (determinise(knowledge(seat, twin, seen), Random(3)) for twin in (state, other))
        assert first.hands == second.hands
        assert first.draw == second.draw


def test_known_cards_are_where_they_are_and_denied_ones_are_not():
    state = on_field("ask", "r8 o8", "r1 r2 r3", "b3 b4 y4")
    memory = Memory(0)
    memory.hand(2).known = cards("b3")
    memory.hand(1).backs = [Back(ANY_CARD & ~asked_for(read("ask cw number 4")))] * 3
    guess, rng = Guess(state.view(0), Level8Options(), memory), Random(1)
    for _ in range(50):
        imagined = guess.state(rng)
        assert cards("b3")[0] in imagined.hands[2]
        assert not set(imagined.hands[1]) & set(cards("r4 o4 y4 g4 b4 v4"))


def overlap(seat, state, guesses):
    """How many of the others' hidden cards are imagined in the right hand."""
    others = [owner for owner in range(len(state.hands)) if owner != seat]
    return sum(len(set(state.hands[owner]) & set(guess.hands[owner])) for guess in guesses for owner in others)


def test_what_is_remembered_beats_dealing_at_random():
    """Over games of which nothing else is known, with a wide margin."""
    right = at_random = 0
    for seed in range(3):
        for seat, state, seen in decisions(3, seed):
            rng = Random(seed)
            right += overlap(seat, state, [determinise(knowledge(seat, state, seen), rng) for _ in range(4)])
            at_random += overlap(seat, state, [dealt_anew(state, seat, rng) for _ in range(4)])
    assert right > 1.2 * at_random
