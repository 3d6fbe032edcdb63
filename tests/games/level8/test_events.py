"""What happens is told, and to everybody only as much as they may see."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.games.level8 import events
from gamebox.games.level8.deck import HIDDEN, JOKER
from gamebox.games.level8.notation import read
from tests.games.level8.secrets import cards_named, hidden_cards
from tests.games.level8.table import (
    SORTED_DECK,
    arranged,
    cards,
    combination,
    events_of,
    faces,
    legal,
    on_field,
    play,
    started,
)
from tests.helpers import random_walk, setup_for


@settings(max_examples=15)
@given(st.integers(0, 2**32), st.integers(2, 6))
def test_no_event_names_a_card_that_stays_hidden(seed, seats):
    for state, action in random_walk(setup_for("level8", seats), seed, 300):
        after = state.clone()
        told = []
        after.apply(action, told.append)
        for seat in (None, *range(seats)):
            secret = hidden_cards(state, seat) & hidden_cards(after, seat)
            for event in told:
                seen = event.seen_by(seat)
                assert seen is None or not cards_named(seen) & secret, f"seat {seat} is told {seen}"


def one(kind, told):
    (event,) = [event for event in told if isinstance(event, kind)]
    return event


def moved(action, *hands, **changes):
    """The events of landing on a field and of further moves."""
    moves = changes.pop("moves", ())
    state = on_field(action, *hands, **changes) if moves else None
    return events_of(state, *moves)


def test_dealt_cards_are_seen_by_their_owners():
    told = events_of(started(2), SORTED_DECK)
    assert [type(event) for event in told] == [events.Shuffled, events.Dealt, events.PileOpened, events.TurnBegan]
    dealt = one(events.Dealt, told)
    assert dealt.hands[1][:2] == faces("r1 r3")
    assert dealt.seen_by(1).hands == ((HIDDEN,) * 10, dealt.hands[1])
    assert dealt.seen_by(None).hands == ((HIDDEN,) * 10,) * 2
    assert told[0] == events.Shuffled(0, 90, rebuilt=False, jokers=0)


@pytest.mark.rule("L8-34")
def test_drawn_cards_are_seen_by_who_draws_them():
    state = arranged("r1", "r2", step="move", targets=(9,), draw="v1 v2")
    told = events_of(state, "move 9")
    assert told[0] == events.TowerMoved(0, 0, 9, "all", wild=False)
    first, second = told[1:]
    assert (first, second) == (events.CardDrawn(0, *faces("v1")), events.CardDrawn(1, *faces("v2")))
    assert first.seen_by(0) == first
    assert first.seen_by(1) == first.seen_by(None) == events.CardDrawn(0, HIDDEN)


@pytest.mark.rule("L8-36")
def test_a_given_card_is_seen_by_giver_and_taker():
    told = moved("ask", "r1", "o1", "r8", "g8", draw="v1", moves=["ask cw number 8"])
    obliged = told.pop(2)
    assert obliged.seen_by(None) is None
    assert [obliged.seen_by(seat) for seat in range(4)] == [None] * 4  # that there is no choice is a secret
    assert legal(obliged.before) == ["give r8"]
    assert told[:3] == [
        events.Asked(0, read("ask cw number 8")),
        events.HasNone(1),
        events.CardGiven(2, 0, *faces("r8")),
    ]
    assert [told[2].seen_by(seat).card for seat in (0, 1, 2, 3, None)] == [
        *faces("r8"),
        HIDDEN,
        *faces("r8"),
        HIDDEN,
        HIDDEN,
    ]
    assert told[3] == events.CardDrawn(2, *faces("v1"))


@pytest.mark.rule("L8-37")
def test_shown_and_stolen_cards_are_seen_by_all():
    told = moved("reveal", "r1", "o1 o2 o3 o4", "y1", moves=["show o1 o2 o3", "steal 3 y1"])
    assert told[:3] == [
        events.CardsShown(1, faces("o1 o2 o3")),
        events.CardsShown(2, faces("y1")),
        events.CardStolen(0, 2, *faces("y1")),
    ]
    assert all(event.seen_by(None) == event for event in told[:3])


@pytest.mark.rule("L8-1")
@pytest.mark.rule("L8-62")
def test_of_kept_cards_the_others_see_how_many_and_which_are_jokers():
    state = play(arranged("r1", "o1 o2 *", table=[["set r8 o8 y8"], []]), "discard r1")
    kept, collected = events_of(state, "keep o2 *")
    assert kept == events.CardsKept(1, faces("o2 *"))
    assert kept.seen_by(1) == kept
    assert kept.seen_by(0) == events.CardsKept(1, (HIDDEN, JOKER))
    assert collected == events.CardsCollected(0)


@pytest.mark.rule("L8-39")
def test_a_rebuilt_draw_pile_is_told_without_its_order():
    state = play(on_field("plus1", "r1", "r2", discards=["b1 * b2", ""], draw=""), "take draw")
    told = events_of(state, "=deck b1")
    assert told == [events.Shuffled(0, 1, rebuilt=True, jokers=1), events.CardDrawn(0, *faces("b1"))]


@pytest.mark.rule("L8-39")
def test_it_is_told_when_no_card_can_be_had():
    state = arranged("r1", "r2", step="move", targets=(9,), draw="v1", discards=["", ""])
    assert events_of(state, "move 9")[2:] == [events.NoCardLeft(1)]
    state = arranged("r1", "r2", step="move", targets=(3,), draw="", discards=["", ""])
    assert events_of(state, "move 3")[1:] == [events.NoCardLeft(0)]


def test_a_turn_is_told_step_by_step():
    state = arranged("r8 o8 y8 b3 v4 r5 g8 g1", "r2", step="roll", discards=["", "r6"])
    told = events_of(state, "=3 1", "move 3", "take pile 2", "lay r8 o8 y8 / b3 v4 r5", "add 1.2 r6", "discard g1")
    assert told == [
        events.Rolled(0, (3, 1), (3, 1)),
        events.TowerMoved(0, 0, 3, "plus1", wild=False),
        events.CardTaken(0, 1, *faces("r6")),
        events.LevelLaid(0, 1, (combination("set r8 o8 y8"), combination("run b3 v4 r5"))),
        events.CardAdded(0, 0, 1, *faces("r6")),
        events.CardDiscarded(0, *faces("g1")),
        events.TurnBegan(1, extra=False),
    ]
    assert all(event.seen_by(None) == event for event in told)


def test_swap_joker_wild_and_extra_turns_are_told():
    assert moved("swap", "r1 r2 r3", "o1", moves=["drop r2"]) == [events.CardDropped(0, *faces("r2"))]
    state = on_field("wild", "r1 r2", "o1")
    assert events_of(state, "wild joker") == [events.TowerMoved(0, 0, 2, "joker", wild=True), events.JokerTaken(0)]
    told = moved("again", "r1 r2", "o1", moves=["take draw", "discard r1"])
    assert told[-1] == events.TurnBegan(0, extra=True)


@pytest.mark.rule("L8-60")
def test_the_end_of_a_round_tells_who_moved_how_far_and_why():
    lying = ["set r8 o8 y8"]
    state = arranged("r1", "r2", "r3", table=[lying, lying, []], levels=[2, 4, 4])
    assert one(events.RoundEnded, events_of(state, "discard r1")) == events.RoundEnded(0, (2, 1, 0), (4, 5, 4), "L8-60")
    state = arranged("r1 r4", "r2", "r3", table=[lying, lying, []], levels=[2, 4, 4], draw="")
    assert one(events.RoundEnded, events_of(state, "discard r1")) == events.RoundEnded(
        None, (1, 1, 0), (3, 5, 4), "L8-64"
    )


@pytest.mark.rule("L8-71")
def test_the_winner_is_told():
    state = arranged("r1", "r2", table=[["set r8 o8 y8"], []], levels=[7, 1])
    assert events_of(state, "discard r1")[-1] == events.GameWon(0, "L8-71")


def test_named_cards_are_found_in_every_kind_of_event():
    assert cards_named(events.CardsShown(1, faces("o1 *"))) == set(cards("o1"))
    assert cards_named(events.LevelLaid(0, 1, (combination("set r8 *8"),))) == set(cards("r8"))
    assert cards_named(events.Dealt(0, (faces("r1"), faces("o1")))) == set(cards("r1 o1"))
    assert cards_named(events.TurnBegan(3, extra=False)) == set()
