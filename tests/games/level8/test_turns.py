"""A turn's first step: dice, towers and the nine actions."""

import pytest

from gamebox.engine.game import Chance, Turn
from gamebox.games.level8.board import load_board
from tests.games.level8.table import SORTED_DECK, arranged, card_count, hand, legal, on_field, play, rule_against

FIELDS = load_board("oval").fields
SMALL = "r1 o3 y5 g7"


def rolled(dice, towers, turn=0):
    """The fields that a roll offers."""
    state = arranged(*["r1 o3"] * len(towers), towers=list(towers), turn=turn, actor=turn, step="roll")
    return legal(play(state, dice))


@pytest.mark.rule("L8-20")
def test_each_stone_moves_by_one_die():
    assert rolled("=3 5", [4, 20]) == ["move 7", "move 9"]
    assert rolled("=5 3", [4, 20]) == ["move 9", "move 7"]
    assert rolled("=1 6", [24, 10]) == ["move 25", "move 2"]


@pytest.mark.rule("L8-20")
def test_a_turn_begins_with_the_dice():
    state = arranged(SMALL, SMALL, step="roll")
    assert state.to_act() == Chance("dice", 0, asked=True)
    assert legal(state) == []
    assert rule_against(state, "move 3") == "L8-20"


@pytest.mark.rule("L8-21")
@pytest.mark.parametrize(("number", "fields"), [(1, [11, 12]), (4, [14, 18]), (6, [16, 22])])
def test_with_doubles_the_second_stone_goes_twice_as_far(number, fields):
    assert rolled(f"={number} {number}", [10, 0]) == [f"move {field}" for field in fields]


@pytest.mark.rule("L8-22")
def test_opponents_are_skipped_and_not_counted():
    assert rolled("=2 4", [10, 11, 14]) == ["move 13", "move 16"]
    assert rolled("=2 4", [10, 12, 12]) == ["move 13", "move 15"]


@pytest.mark.rule("L8-22")
def test_the_start_field_is_occupied_while_an_opponent_stands_on_it():
    assert rolled("=1 2", [27, 0, 0]) == ["move 1", "move 2"]
    assert rolled("=1 2", [27, 5, 5]) == ["move 0", "move 1"]


@pytest.mark.rule("L8-22")
def test_one_leaves_the_start_field_from_among_the_others():
    assert rolled("=1 2", [0, 0, 0], turn=2) == ["move 1", "move 2"]


@pytest.mark.rule("L8-23")
def test_one_of_the_two_fields_must_be_chosen():
    state = play(arranged(SMALL, SMALL, step="roll"), "=3 5")
    assert rule_against(state, "move 4") == "L8-23"
    assert rule_against(state, "move 99") == "L8-23"
    assert rule_against(state, "take draw") == "L8-23"
    play(state, "move 3")
    assert state.document()["towers"] == [3, 0]
    assert legal(state) == ["take draw"]


@pytest.mark.rule("L8-30")
def test_plus1_takes_from_any_pile_the_own_included():
    state = on_field("plus1", SMALL, SMALL, discards=["r9 b9", "v2"], draw="g11 g12")
    assert legal(state) == ["take draw", "take pile 1", "take pile 2"]
    assert hand(play(state.clone(), "take draw"), 1) == "r1 o3 y5 g7 g11"
    assert hand(play(state.clone(), "take pile 1"), 1) == "r1 o3 y5 g7 b9"
    play(state, "take pile 2")
    assert hand(state, 1) == "r1 o3 y5 g7 v2"
    assert state.document()["discards"] == [["r9", "b9"], []]
    assert state.document()["step"] == "play"


@pytest.mark.rule("L8-30")
def test_empty_and_missing_piles_give_nothing():
    state = on_field("plus1", SMALL, SMALL, discards=["r9", ""])
    assert rule_against(state, "take pile 2") == "L8-30"
    assert rule_against(state, "take pile 3") == "L8-30"
    assert rule_against(state, "discard r1") == "L8-30"


@pytest.mark.rule("L8-31")
def test_plus2_decides_on_the_second_card_after_the_first():
    state = on_field("plus2", SMALL, SMALL, discards=["r9 b9", ""], draw="g11 g12")
    play(state, "take pile 1")
    assert legal(state) == ["take draw", "take pile 1"]
    assert rule_against(state, "discard r1") == "L8-30"
    play(state, "take pile 1")
    assert hand(state, 1) == "r1 r9 o3 y5 g7 b9"
    assert state.step == "play"


@pytest.mark.rule("L8-31")
def test_a_second_card_that_cannot_be_had_is_left_out():
    state = on_field("plus2", SMALL, SMALL, discards=["", ""], draw="g11")
    play(state, "take draw")
    assert state.step == "play"
    assert hand(state, 1) == "r1 o3 y5 g7 g11"


@pytest.mark.rule("L8-32")
def test_again_gives_another_complete_turn_after_this_one():
    state = on_field("again", SMALL, SMALL)
    play(state, "take draw", "discard r1")
    assert state.to_act() == Chance("dice", 0, asked=True)
    play(state, "=1 5", "move 7", "take draw", "discard o3")
    assert state.to_act() == Chance("dice", 1, asked=True)


@pytest.mark.rule("L8-32")
def test_landing_on_again_again_gives_yet_another():
    state = on_field("again", SMALL, SMALL)
    play(state, "take draw", "discard r1")
    state.towers[0] = 15
    play(state, "=1 5", "move 16", "take draw", "discard o3")
    assert state.to_act() == Chance("dice", 0, asked=True)


@pytest.mark.rule("L8-32")
def test_ending_the_round_loses_the_extra_turn():
    state = on_field("again", "r1", "r2", table=[["set r8 o8 y8"], []], discards=["b8", ""])
    play(state, "take pile 1", "add 1.1 b8", "discard r1")
    assert state.document()["step"] == "keep"
    play(state, "keep", SORTED_DECK)
    assert state.to_act() == Chance("dice", 1, asked=True)
    play(state, "=1 3", "move 3", "take draw")
    discarded = legal(state)[-1]
    assert play(state, discarded).to_act() == Chance("dice", 0, asked=True)


@pytest.mark.rule("L8-33")
def test_swap_puts_down_one_to_three_and_draws_one_more():
    state = on_field("swap", SMALL, SMALL, discards=["b1", ""], draw="v1 v2 v3 v4 v5")
    assert legal(state) == ["drop r1", "drop o3", "drop y5", "drop g7"]
    assert rule_against(state, "done") == "L8-33"
    assert rule_against(state, "drop r2") == "L8-33"
    play(state, "drop o3")
    assert legal(state) == ["drop r1", "drop y5", "drop g7", "done"]
    assert hand(play(state.clone(), "done"), 1) == "r1 y5 g7 v1 v2"
    play(state, "drop g7", "drop r1")
    assert hand(state, 1) == "y5 v1 v2 v3 v4"
    assert state.document()["discards"][0] == ["b1", "o3", "g7", "r1"]
    assert state.step == "play"


@pytest.mark.rule("L8-33")
def test_swapping_the_last_card_is_done_at_once():
    state = on_field("swap", "r1 o3", SMALL, draw="v1 v2 v3 v4")
    play(state, "drop o3", "drop r1")
    assert hand(state, 1) == "v1 v2 v3"


@pytest.mark.rule("L8-33")
def test_swap_with_an_empty_hand_draws_one_card():
    state = on_field("swap", "", SMALL, draw="v1 v2")
    assert hand(state, 1) == "v1"
    assert state.step == "play"


@pytest.mark.rule("L8-33")
def test_one_joker_at_a_time_is_put_down():
    state = on_field("swap", "r1 * * *", SMALL)
    assert legal(state) == ["drop r1", "drop *"]
    play(state, "drop *")
    assert legal(state) == ["drop r1", "drop *", "done"]


@pytest.mark.rule("L8-34")
def test_all_makes_everybody_draw_clockwise():
    state = on_field("all", "r1", "r2", "r3", draw="v1 v2 v3 v4")
    assert [hand(state, seat) for seat in (1, 2, 3)] == ["r1 v1", "r2 v2", "r3 v3"]
    assert state.document()["draw"] == 1
    assert state.to_act() == Turn(0)
    assert state.step == "play"


@pytest.mark.rule("L8-34")
def test_all_begins_with_the_player_whose_turn_it_is():
    state = arranged("r1", "r2", "r3", turn=1, actor=1, step="move", targets=(FIELDS.index("all"),), draw="v1 v2 v3")
    play(state, f"move {FIELDS.index('all')}")
    assert [hand(state, seat) for seat in (1, 2, 3)] == ["r1 v3", "r2 v1", "r3 v2"]


@pytest.mark.rule("L8-35")
def test_joker_takes_one_from_the_middle():
    state = on_field("joker", SMALL, SMALL)
    assert hand(state, 1) == "r1 o3 y5 g7 *"
    assert state.document()["jokers"] == 7
    assert state.step == "play"


@pytest.mark.rule("L8-35")
def test_without_jokers_any_card_is_taken():
    state = on_field("joker", SMALL, SMALL, jokers=0, discards=["", "v2"])
    assert legal(state) == ["take draw", "take pile 2"]
    play(state, "take pile 2")
    assert hand(state, 1) == "r1 o3 y5 g7 v2"


@pytest.mark.rule("L8-36")
def test_every_number_and_colour_may_be_asked_for_in_both_directions():
    texts = legal(on_field("ask", SMALL, SMALL))
    wishes = [f"number {number}" for number in range(1, 16)] + [f"colour {colour}" for colour in "roygbv"]
    assert texts == [f"ask {way} {wish}" for way in ("cw", "ccw") for wish in wishes]


@pytest.mark.rule("L8-36")
def test_the_first_who_has_one_gives_it_and_draws():
    state = on_field("ask", SMALL, "r2 o4", "r8 o9", "g8 g9", draw="v1 v2")
    clockwise = play(state.clone(), "ask cw number 8")
    assert [hand(clockwise, seat) for seat in (1, 2, 3, 4)] == ["r1 r8 o3 y5 g7", "r2 o4", "o9 v1", "g8 g9"]
    assert clockwise.step == "play"
    play(state, "ask ccw number 8")
    assert [hand(state, seat) for seat in (1, 2, 3, 4)] == ["r1 o3 y5 g7 g8", "r2 o4", "r8 o9", "g9 v1"]


@pytest.mark.rule("L8-36")
def test_the_giver_chooses_among_several():
    state = on_field("ask", SMALL, "o2 o4", "r8 r9 g1 *", draw="v1 v2")
    play(state, "ask cw colour r")
    assert state.to_act() == Turn(2)
    assert state.document()["turn"] == 1
    assert state.document()["step"] == "give"
    assert legal(state) == ["give r8", "give r9"]
    assert rule_against(state, "give g1") == "L8-36"
    assert rule_against(state, "give r2") == "L8-36"
    assert rule_against(state, "give *") == "L8-36"
    play(state, "give r9")
    assert hand(state, 1) == "r1 r9 o3 y5 g7"
    assert hand(state, 3) == "r8 g1 v1 *"
    assert state.to_act() == Turn(0)


@pytest.mark.rule("L8-36")
def test_jokers_cannot_be_asked_for_and_then_any_card_is_taken():
    state = on_field("ask", SMALL, "* *", "*", discards=["", "b2", ""])
    play(state, "ask cw number 8")
    assert legal(state) == ["take draw", "take pile 2"]


@pytest.mark.rule("L8-37")
def test_opponents_lay_three_cards_open_clockwise():
    state = on_field("reveal", SMALL, "r2 o4 y6 g8", "b1 b2 *", "v1 v2 v3 *", draw="v14 v15")
    assert state.to_act() == Turn(1)
    assert state.document()["turn"] == 1
    assert legal(state) == ["show r2 o4 y6", "show r2 o4 g8", "show r2 y6 g8", "show o4 y6 g8"]
    play(state, "show g8 o4 r2")
    assert state.to_act() == Turn(3)  # seat 3 has no choice
    assert legal(state) == ["show v1 v2 v3", "show v1 v2 *", "show v1 v3 *", "show v2 v3 *"]
    play(state, "show v1 v3 *")
    assert state.to_act() == Turn(0)
    assert legal(state) == [
        *("steal 2 r2", "steal 2 o4", "steal 2 g8"),
        *("steal 3 b1", "steal 3 b2", "steal 3 *"),
        *("steal 4 v1", "steal 4 v3", "steal 4 *"),
    ]
    play(state, "steal 4 *")
    assert hand(state, 1) == "r1 o3 y5 g7 *"
    assert hand(state, 4) == "v1 v2 v3 v14"
    assert hand(state, 2) == "r2 o4 y6 g8"
    assert state.step == "play"
    assert state.view(None).shown == ((), (), (), ())


@pytest.mark.rule("L8-37")
@pytest.mark.parametrize("text", ["show r2 o4", "show r2 o4 y6 g8", "show r2 r2 o4", "show r2 o4 b1", "show * r2 o4"])
def test_exactly_three_own_cards_are_shown(text):
    state = on_field("reveal", SMALL, "r2 o4 y6 g8")
    assert rule_against(state, text) == "L8-37"


@pytest.mark.rule("L8-37")
@pytest.mark.parametrize("text", ["steal 2 g8", "steal 1 r1", "steal 3 r2", "steal 9 r2", "take draw"])
def test_one_of_the_open_cards_must_be_taken(text):
    state = play(on_field("reveal", SMALL, "r2 o4 y6 g8", SMALL), "show r2 o4 y6", "show r1 o3 y5")
    assert rule_against(state, text) == "L8-37"


@pytest.mark.rule("L8-37")
def test_nothing_is_taken_from_empty_hands():
    state = on_field("reveal", SMALL, "", "")
    assert state.step == "play"
    assert hand(state, 1) == SMALL


@pytest.mark.rule("L8-38")
def test_wild_becomes_any_other_action():
    state = on_field("wild", SMALL, SMALL, towers=[5, 9])
    assert legal(state) == [
        f"wild {action}" for action in ("plus1", "plus2", "again", "swap", "all", "joker", "ask", "reveal")
    ]
    play(state, "wild all")
    assert state.document()["towers"] == [23, 9]
    assert [len(cards) for cards in state.hands] == [5, 5]


@pytest.mark.rule("L8-38")
def test_an_action_with_no_free_field_cannot_be_chosen():
    state = on_field("wild", SMALL, SMALL, SMALL, towers=[27, 4, 18])
    assert "wild reveal" not in legal(state)
    assert len(legal(state)) == 7
    assert rule_against(state, "wild reveal") == "L8-38"
    assert rule_against(state, "take draw") == "L8-38"


@pytest.mark.rule("L8-38")
def test_wild_again_gives_an_extra_turn():
    state = on_field("wild", SMALL, SMALL)
    play(state, "wild again", "take draw", "discard r1")
    assert state.to_act() == Chance("dice", 0, asked=True)


@pytest.mark.rule("L8-39")
def test_an_empty_draw_pile_is_rebuilt_when_a_card_must_be_drawn():
    state = on_field("plus1", SMALL, SMALL, discards=["b1 * b2 b3", "v1 v2"], draw="", jokers=2)
    assert legal(state) == ["take draw", "take pile 1", "take pile 2"]
    play(state, "take draw")
    assert state.to_act() == Chance("deck", 0)
    assert state.document()["discards"] == [["b1", "*", "b2", "b3"], ["v1", "v2"]]
    for wrong in ("=deck b1 b2", "=deck b1 b2 v1 b3", "=deck b1 b2 v1 v1", "=deck b1 b2 v1 *"):
        assert rule_against(state, wrong) == "L8-39"
    play(state, "=deck v1 b2 b1")
    assert hand(state, 1) == "r1 o3 y5 g7 v1"
    assert state.document()["discards"] == [["b3"], ["v2"]]
    assert (state.document()["jokers"], state.document()["draw"]) == (3, 2)
    assert state.step == "play"


@pytest.mark.rule("L8-39")
def test_all_goes_on_after_the_draw_pile_is_rebuilt():
    state = on_field("all", "r1", "r2", "r3", discards=["b1 b2 b3", "", ""], draw="v1")
    assert state.to_act() == Chance("deck", 0)
    assert hand(state, 1) == "r1 v1"
    play(state, "=deck b2 b1")
    assert [hand(state, seat) for seat in (1, 2, 3)] == ["r1 v1", "r2 b2", "r3 b1"]
    assert state.step == "play"


@pytest.mark.rule("L8-39")
def test_draws_that_cannot_be_had_are_skipped():
    state = on_field("all", "r1", "r2", "r3", discards=["b3", "", ""], draw="v1")
    assert [hand(state, seat) for seat in (1, 2, 3)] == ["r1 v1", "r2", "r3"]
    assert state.step == "play"


@pytest.mark.rule("L8-39")
def test_swap_draws_what_it_has_put_down_if_nothing_else_is_left():
    state = on_field("swap", SMALL, SMALL, discards=["", ""], draw="v1")
    play(state, "drop r1", "drop o3", "done")
    assert state.to_act() == Chance("deck", 0)
    assert hand(state, 1) == "y5 g7 v1"
    play(state, "=deck r1")
    assert hand(state, 1) == "r1 y5 g7 v1"
    assert state.step == "play"


@pytest.mark.rule("L8-39")
def test_the_exchange_card_may_need_a_new_draw_pile():
    state = on_field("ask", SMALL, "r8", discards=["b1 b2", ""], draw="")
    play(state, "ask cw number 8")
    assert state.to_act() == Chance("deck", 0)
    assert hand(state, 2) == ""
    play(state, "=deck b1")
    assert hand(state, 2) == "b1"


@pytest.mark.rule("L8-39")
def test_plus2_may_need_a_new_draw_pile_for_either_card():
    state = on_field("plus2", SMALL, SMALL, discards=["b1 b2", "v1 v2"], draw="")
    play(state, "take draw", "=deck v1 b1", "take draw")
    assert hand(state, 1) == "r1 o3 y5 g7 b1 v1"
    assert state.step == "play"


@pytest.mark.rule("L8-39")
@pytest.mark.parametrize(
    ("discards", "rebuilds"), [(["b1", "v1"], 0), (["* b1", "* * v1"], 0), (["b1 b2 b3", "v1"], 10)]
)
def test_the_draw_pile_is_no_choice_if_it_cannot_be_rebuilt(discards, rebuilds):
    state = on_field("plus1", SMALL, SMALL, discards=discards, draw="", rebuilds=rebuilds)
    assert legal(state) == ["take pile 1", "take pile 2"]
    assert rule_against(state, "take draw") == "L8-39"


@pytest.mark.rule("L8-39")
def test_the_tenth_rebuilding_in_a_round_is_the_last():
    state = on_field("plus1", SMALL, SMALL, discards=["b1 b2 b3", "v1"], draw="", rebuilds=9)
    play(state, "take draw", "=deck b1 b2")
    assert state.rebuilds == 10
    state.draw.clear()
    state.discards = [[1, 2, 3], []]
    assert not state.can_draw()


@pytest.mark.rule("L8-39")
@pytest.mark.parametrize("action", ["plus1", "plus2", "joker", "again"])
def test_an_action_for_which_no_card_can_be_had_is_skipped(action):
    state = on_field(action, SMALL, SMALL, discards=["", ""], draw="", jokers=0)
    assert state.step == "play"
    assert hand(state, 1) == SMALL


@pytest.mark.rule("L8-39")
def test_a_player_without_cards_cannot_discard_and_the_round_goes_on():
    state = on_field("plus1", "", SMALL, discards=["", ""], draw="", jokers=0)
    assert state.step == "keep"  # nothing can be had any more: exhausted (L8-64), and nobody has ended the round
    assert state.document()["levels"] == [1, 1]
    state = on_field("reveal", "", "", discards=["b1 b2", ""], draw="")
    assert state.to_act() == Chance("dice", 1, asked=True)


def test_cards_only_change_places():
    state = on_field("ask", SMALL, "r8 r9", "g8")
    total = card_count(state)
    play(state, "ask cw number 8")
    assert card_count(state) == total
