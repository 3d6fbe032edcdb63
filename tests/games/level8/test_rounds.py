"""Rounds: dealing, ends, keeping and collecting."""

import pytest

from gamebox.engine.game import Chance, Over, Turn
from gamebox.games.level8.deck import names
from gamebox.games.level8.rounds import cards_to_shuffle
from tests.games.level8.table import (
    ALL,
    SORTED_DECK,
    arranged,
    card_count,
    hand,
    legal,
    on_field,
    play,
    rule_against,
    started,
)

LAID = ["set r8 o8 y8", "run b3 v4 r5"]


def deal_all(state):
    """Deal from an unshuffled deck of whatever must be shuffled."""
    return play(state, " ".join(["=deck", *names(cards_to_shuffle(state))]))


@pytest.mark.rule("L8-10")
def test_cards_are_dealt_one_at_a_time_from_the_left_neighbour():
    state = play(started(3), SORTED_DECK)
    assert hand(state, 2).split()[:2] == ["r1", "r4"]
    assert hand(state, 3).split()[:2] == ["r2", "r5"]
    assert hand(state, 1).split()[:2] == ["r3", "r6"]
    document = state.document()
    assert [len(cards) for cards in document["hands"]] == [10, 10, 10]
    assert document["discards"] == [["y1"], [], []]
    assert (document["draw"], document["jokers"]) == (59, 8)


@pytest.mark.rule("L8-10")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_rest_is_the_draw_pile(seats):
    state = play(started(seats), SORTED_DECK)
    assert state.document()["draw"] == 90 - 10 * seats - 1
    assert card_count(state) == 98


@pytest.mark.rule("L8-10")
@pytest.mark.parametrize(
    "deck",
    [SORTED_DECK + " r1", SORTED_DECK.removesuffix(" v15"), SORTED_DECK.replace("v15", "*"), "=deck r1"],
)
def test_the_deck_is_all_number_cards(deck):
    assert rule_against(started(3), deck) == "L8-10"


@pytest.mark.rule("L8-10")
@pytest.mark.parametrize("text", ["=3 5", "move 3", "take draw", "discard r1", "keep"])
def test_nothing_happens_before_the_deal(text):
    assert rule_against(started(3), text) == "L8-10"


@pytest.mark.rule("L8-11")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_dealers_left_neighbour_begins(first):
    state = started(3, first=first)
    assert state.to_act() == Chance("deck", first - 1)
    assert (state.document()["dealer"], state.document()["turn"]) == (first, first)
    play(state, SORTED_DECK)
    assert state.to_act() == Chance("dice", first % 3, asked=True)
    assert len(state.document()["discards"][first - 1]) == 1


@pytest.mark.rule("L8-60")
def test_the_last_discard_ends_the_round_and_gives_two_levels():
    state = play(arranged("r1", "r2", "r3", table=[LAID, [], []], levels=[3, 4, 5]), "discard r1")
    assert state.document()["levels"] == [5, 4, 5]
    assert state.document()["step"] == "keep"


@pytest.mark.rule("L8-61")
def test_others_who_have_laid_out_move_one_level_on():
    state = play(arranged("r1", "r2", "r3", table=[LAID, LAID, []], levels=[3, 4, 5]), "discard r1")
    assert state.document()["levels"] == [5, 5, 5]


@pytest.mark.rule("L8-62")
def test_the_others_keep_up_to_four_cards_clockwise_from_the_new_dealers_neighbour():
    state = arranged("r1 r2 r3 r4 r5", "o1", "y1 y2 *", "g1", turn=1, actor=1, dealer=3, table=[[], LAID, [], []])
    play(state, "discard o1")
    assert state.to_act() == Turn(2)
    assert state.document()["turn"] == 2
    assert state.document()["dealer"] == 2
    assert legal(state) == [
        "keep",
        *(f"keep {cards}" for cards in ("y1", "y2", "*", "y1 y2", "y1 *", "y2 *", "y1 y2 *")),
    ]
    play(state, "keep * y2")
    assert hand(state, 3) == "y1 y2 *"  # collected with the last one
    assert state.to_act() == Turn(3)
    play(state, "keep")
    assert state.to_act() == Turn(0)
    assert rule_against(state, "keep r1 r2 r3 r4 r5") == "L8-62"
    assert rule_against(state, "keep r1 r1") == "L8-62"
    assert rule_against(state, "keep y2") == "L8-62"
    assert rule_against(state, "=3 5") == "L8-62"
    play(state, "keep r4 r3 r2 r1")
    assert state.document()["hands"] == [["r1", "r2", "r3", "r4"], [], ["y2", "*"], []]


@pytest.mark.rule("L8-62")
def test_who_moves_on_keeps_nothing_and_empty_hands_are_not_asked():
    state = arranged("r1", "r2", "", "r4 r5", table=[LAID, LAID, [], []])
    play(state, "discard r1")
    assert state.to_act() == Turn(3)
    play(state, "keep r4")
    assert state.document()["hands"] == [[], [], [], ["r4"]]


@pytest.mark.rule("L8-63")
def test_the_last_keep_collects_all_cards():
    state = arranged(
        "r1", "r2 *", turn=0, table=[["set r8 *8 y8"], []], discards=["* b1", "b2"], jokers=4, towers=[5, 9]
    )
    play(state, "discard r1", "keep *")
    assert state.document() == {
        "hands": [[], ["*"]],
        "levels": [3, 1],
        "laid": [False, False],
        "table": [[], []],
        "discards": [[], []],
        "draw": 0,
        "jokers": 7,
        "towers": [5, 9],
        "dealer": 1,
        "turn": 1,
        "step": "deal",
    }
    assert state.to_act() == Chance("deck", 0)


@pytest.mark.rule("L8-63")
def test_everyone_is_dealt_up_to_ten():
    state = play(
        arranged("r1", "r2 *", "r3 r4 r5 r6", table=[LAID, [], []]), "discard r1", "keep r2 *", "keep r3 r4 r5 r6"
    )
    kept = {"r2", "r3", "r4", "r5", "r6"}
    assert rule_against(state, SORTED_DECK) == "L8-10"
    rest = [name for name in ALL if name not in kept]
    play(state, " ".join(["=deck", *rest]))
    assert [len(cards) for cards in state.hands] == [10, 10, 10]
    # six passes go round to all, then two without seat 3, then two to the dealer alone
    assert set(hand(state, 3).split()) == {"r3", "r4", "r5", "r6", *rest[1:18:3]}
    assert set(hand(state, 2).split()) == {"r2", "*", *rest[0:18:3], rest[18], rest[20]}
    assert set(hand(state, 1).split()) == {*rest[2:18:3], rest[19], rest[21], rest[22], rest[23]}
    assert state.document()["discards"][0] == [rest[24]]
    assert state.to_act() == Chance("dice", 1, asked=True)
    assert card_count(state) == 98


@pytest.mark.rule("L8-63")
def test_a_round_without_keepers_is_collected_at_once():
    state = play(arranged("r1", "r2", table=[LAID, LAID]), "discard r1")
    assert state.to_act() == Chance("deck", 0)
    assert state.document()["hands"] == [[], []]


@pytest.mark.rule("L8-39")
def test_rebuildings_are_counted_anew_in_every_round():
    state = play(arranged("r1", "r2", table=[LAID, LAID], rebuilds=10), "discard r1")
    assert deal_all(state).view(None).rebuilds == 0


@pytest.mark.rule("L8-64")
@pytest.mark.parametrize(("discards", "rebuilds"), [(["", "b1"], 0), (["*", "* b1"], 0), (["b2 b3 b4", "b1"], 10)])
def test_an_exhausted_round_ends_without_a_finisher(discards, rebuilds):
    state = arranged(
        "r1 *", "r2 r3", table=[[], LAID], discards=discards, draw="", rebuilds=rebuilds, dealer=0, levels=[2, 7]
    )
    play(state, "discard *" if not rebuilds else "discard r1")
    assert state.document()["levels"] == [2, 8]
    assert state.document()["dealer"] == 2
    assert state.to_act() == Turn(0)
    play(state, "keep r1" if not rebuilds else "keep *")
    assert state.to_act() == Chance("deck", 1)
    assert deal_all(state).to_act() == Chance("dice", 0, asked=True)


@pytest.mark.rule("L8-64")
def test_the_new_dealer_of_an_exhausted_round_keeps_last():
    state = arranged("r1 *", "r2", "r3", discards=["", "", ""], draw="", dealer=0)
    play(state, "discard *")
    assert state.document()["dealer"] == 2
    assert [state.actor, *state.keepers] == [2, 1, 0, 2]
    play(state, "keep r3", "keep", "keep r2")
    assert state.to_act() == Chance("deck", 1)


@pytest.mark.rule("L8-64")
def test_an_extra_turn_is_lost_when_the_round_is_exhausted():
    state = on_field("again", "r1", "r2", discards=["b1", ""], draw="")
    play(state, "take pile 1", "discard r1")
    assert state.step == "keep"


@pytest.mark.rule("L8-64")
def test_a_round_goes_on_while_a_card_can_be_had():
    state = arranged("r1 r4", "r2", discards=["b1", ""], draw="")
    play(state, "discard r1")
    assert state.to_act() == Chance("dice", 1, asked=True)


@pytest.mark.rule("L8-71")
def test_ending_the_round_on_level_7_wins():
    state = play(arranged("r1", "r2", "r3", table=[LAID, LAID, []], levels=[7, 7, 8]), "discard r1")
    over = state.to_act()
    assert isinstance(over, Over)
    assert (over.rule, over.winners) == ("L8-71", (0,))
    assert over.scores == (9, 8, 8)
    assert over.places == ((0,), (1, 2))
    assert rule_against(state, "keep") == "L8-71"


@pytest.mark.rule("L8-71")
def test_who_only_laid_out_level_7_goes_on_to_level_8():
    state = play(arranged("r1", "r2", table=[LAID, LAID], levels=[1, 7]), "discard r1")
    assert state.document()["levels"] == [3, 8]
    assert state.to_act() == Chance("deck", 0)
