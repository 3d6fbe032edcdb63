"""A turn's second and third step: laying out, adding, discarding."""

import pytest

from gamebox.engine.game import Chance, Over, Turn
from tests.games.level8.table import arranged, hand, legal, play, rule_against

LEVEL_1 = "r8 o8 y8 b3 v4 r5 g1 g15"
LAY_1 = "lay r8 o8 y8 / b3 v4 r5"
FULL_SET = "set r8 o8 y8 g8 b8 v8"


@pytest.mark.rule("L8-40")
def test_the_whole_level_is_laid_out_from_the_hand():
    state = play(arranged(LEVEL_1, "r1"), "lay y8 r8 o8 / r5 b3 v4")
    document = state.document()
    assert document["table"] == [[["y8", "r8", "o8"], ["r5", "b3", "v4"]], []]
    assert document["laid"] == [True, False]
    assert document["levels"] == [1, 1]
    assert hand(state, 1) == "g1 g15"
    assert state.to_act() == Turn(0)


@pytest.mark.rule("L8-40")
@pytest.mark.parametrize(
    "text",
    [
        "lay r8 o8 y8",
        "lay r8 o8 y8 / b3 v4 r5 / g1 g15",
        "lay r8 o8 / b3 v4 r5",
        "lay r8 o8 y8 / b3 v4 r5 g6",
        "lay r8 o8 g8 / b3 v4 r5",
        "lay r8 o8 *8 / b3 v4 r5",
        "lay r8 r8 y8 / b3 v4 r5",
    ],
)
def test_no_fewer_no_more_and_only_own_cards(text):
    assert rule_against(arranged(LEVEL_1, "g8 *"), text) == "L8-40"


@pytest.mark.rule("L8-40")
@pytest.mark.parametrize(("text", "rule"), [("lay b3 v4 r5 / r8 o8 y8", "L8-51"), ("lay r8 o8 y8 / b3 v4 g1", "L8-52")])
def test_combinations_come_in_the_level_cards_order(text, rule):
    assert rule_against(arranged(LEVEL_1, ""), text) == rule


@pytest.mark.rule("L8-40")
def test_a_level_is_laid_out_once_a_round():
    state = play(arranged(f"{LEVEL_1} g8 b8 v8 g3 g4 g5", "r1"), LAY_1)
    assert rule_against(state, "lay g8 b8 v8 / g3 g4 g5") == "L8-40"


@pytest.mark.rule("L8-40")
def test_every_seat_lays_what_its_own_side_demands():
    state = arranged(f"{LEVEL_1} y6 y7", "r1", stars=(2, 1))
    assert rule_against(state, LAY_1) == "L8-40"
    assert rule_against(state, "lay r8 o8 y8 / b3 v4 r5 y6 y7") is None


@pytest.mark.rule("L8-41")
def test_once_the_level_lies_any_number_of_cards_may_be_added():
    state = arranged(f"{LEVEL_1} g8 y6", "r1", table=[[], ["colour g2 g3 g4 g5 g6"]])
    state.laid = [False, True]
    play(state, LAY_1, "add 1.1 g8", "add 1.2 y6", "add 2.1 g1")
    assert state.document()["table"] == [
        [["r8", "o8", "y8", "g8"], ["b3", "v4", "r5", "y6"]],
        [["g2", "g3", "g4", "g5", "g6", "g1"]],
    ]
    assert hand(state, 1) == "g15"


@pytest.mark.rule("L8-41")
def test_adding_is_possible_in_later_turns_and_leaves_no_new_combinations():
    state = arranged("o8 b12 b13 b14", "r1", table=[["set r8 y8 g8"], ["run r3 r4 r5"]])
    assert legal(state) == ["add 1.1 o8", "discard o8", "discard b12", "discard b13", "discard b14"]
    assert rule_against(state, "add 1.2 b12") == "L8-41"
    assert rule_against(state, "add 3.1 b12") == "L8-41"
    assert rule_against(state, "add 1.1 v8") == "L8-41"
    assert rule_against(state, "lay b12 b13 b14") == "L8-40"


@pytest.mark.rule("L8-42")
def test_nobody_adds_before_the_own_level_lies():
    state = arranged("o8 b12", "r1", table=[[], ["set r8 y8 g8"]])
    assert legal(state) == ["discard o8", "discard b12"]
    assert rule_against(state, "add 2.1 o8") == "L8-42"


@pytest.mark.rule("L8-43")
def test_the_last_card_cannot_be_laid():
    state = arranged("r8 o8 y8 b3 v4 r5", "r1")
    assert not any(text.startswith("lay") for text in legal(state))
    assert rule_against(state, LAY_1) == "L8-43"


@pytest.mark.rule("L8-43")
def test_the_last_card_cannot_be_added():
    state = arranged("o8", "r1", table=[["set r8 y8 g8"], []])
    assert legal(state) == ["discard o8"]
    assert rule_against(state, "add 1.1 o8") == "L8-43"


@pytest.mark.rule("L8-45")
def test_a_discard_ends_the_turn():
    state = play(arranged("r1 o2 *", "r3", "r4", discards=["b5", "", ""]), "discard o2")
    assert state.document()["discards"][0] == ["b5", "o2"]
    assert hand(state, 1) == "r1 *"
    assert state.to_act() == Chance("dice", 1, asked=True)
    assert state.document()["turn"] == 2


@pytest.mark.rule("L8-45")
def test_a_card_must_be_discarded():
    state = arranged("r1 * *", "r3")
    assert legal(state) == ["discard r1", "discard *"]
    for wrong in ("done", "discard r3", "take draw", "=3 5", "move 3"):
        assert rule_against(state, wrong) == "L8-45"


@pytest.mark.rule("L8-45")
def test_after_the_last_seat_the_first_one_follows():
    state = play(arranged("r1 o2", "r3 o4", turn=1, actor=1), "discard r3")
    assert state.to_act() == Chance("dice", 0, asked=True)


@pytest.mark.rule("L8-46")
def test_two_cards_may_be_discarded_if_only_full_combinations_lie():
    state = play(arranged("r1 o2 y3", "r3", table=[[FULL_SET], []]), "discard r1")
    assert state.to_act() == Turn(0)
    assert legal(state) == ["discard o2", "discard y3", "done"]
    assert rule_against(state, "add 1.1 o2") == "L8-46"
    assert rule_against(state, "discard r1") == "L8-45"
    assert play(state.clone(), "done").to_act() == Chance("dice", 1, asked=True)
    play(state, "discard y3")
    assert state.to_act() == Chance("dice", 1, asked=True)
    assert state.document()["discards"][0] == ["r1", "y3"]


@pytest.mark.rule("L8-46")
def test_the_second_discard_can_end_the_round():
    state = play(arranged("r1 o2", "r3", table=[[FULL_SET], []]), "discard r1", "discard o2")
    assert state.document()["levels"] == [3, 1]


@pytest.mark.rule("L8-46")
def test_one_card_is_the_rule_otherwise():
    open_set = "set r8 o8 y8"
    not_full = arranged("r1 o2 y3", "r3", table=[[FULL_SET], [open_set]])
    assert play(not_full, "discard r1").to_act() == Chance("dice", 1, asked=True)
    not_laid = arranged("r1 o2 y3", "r3", table=[[], [FULL_SET]])
    assert play(not_laid, "discard r1").to_act() == Chance("dice", 1, asked=True)


@pytest.mark.rule("L8-53")
def test_jokers_are_laid_with_their_meaning():
    state = play(arranged("r8 o8 b3 v4 * * g1", "r1"), "lay r8 *8 o8 / *5 b3 v4")
    assert state.document()["table"][0] == [["r8", "*8", "o8"], ["*5", "b3", "v4"]]
    assert hand(state, 1) == "g1"


@pytest.mark.rule("L8-53")
def test_a_combination_may_be_all_jokers():
    state = arranged("b3 v4 r5 * * * g1", "r1")
    assert rule_against(state, "lay *9 *9 *9 / b3 v4 r5") is None
    assert rule_against(state, "lay *9 *9 *8 / b3 v4 r5") == "L8-51"
    assert rule_against(state, "lay *9 *9 * / b3 v4 r5") == "L8-53"


@pytest.mark.rule("L8-53")
def test_added_jokers_name_what_they_stand_for():
    lying = [["set r8 y8 g8", "run r3 r4 r5"], ["colour v1 v2"], [FULL_SET]]
    state = arranged("r1 *", "r2", "r3", table=lying)
    adds = [text for text in legal(state) if text.startswith("add")]
    assert adds == ["add 1.1 *8", "add 1.2 *2", "add 1.2 *6", "add 2.1 *v", "add 3.1 *"]
    assert [rule_against(state, f"add {place}") for place in ("1.1 *", "1.2 *", "2.1 *")] == ["L8-53"] * 3
    assert rule_against(state, "add 3.1 *8") == "L8-55"
    assert rule_against(state, "add 1.1 *7") == "L8-51"
    assert rule_against(state, "add 2.1 *r") == "L8-50"


@pytest.mark.rule("L8-54")
def test_a_joker_on_the_table_is_never_exchanged():
    state = arranged("o8 r1", "r3", table=[["set r8 *8 g8"], []])
    play(state, "add 1.1 o8")
    assert state.document()["table"][0] == [["r8", "*8", "g8", "o8"]]
    assert hand(state, 1) == "r1"


@pytest.mark.rule("L8-55")
def test_number_cards_no_longer_fit_on_a_full_combination():
    state = arranged("o8 r1", "r3", table=[["set r8 *8 *8 g8 b8 v8"], []])
    assert rule_against(state, "add 1.1 o8") == "L8-55"
    assert legal(state) == ["discard r1", "discard o8"]


@pytest.mark.rule("L8-70")
def test_laying_out_level_8_wins_at_once():
    state = arranged("r1 o2 y3 g4 b5 r8 o8 y8 g8 v1", "r1", levels=[8, 7])
    play(state, "lay r1 o2 y3 g4 b5 / r8 o8 y8 g8")
    over = state.to_act()
    assert isinstance(over, Over)
    assert (over.winners, over.rule, over.places) == ((0,), "L8-70", ((0,), (1,)))
    assert state.document()["levels"] == [9, 7]  # the laurel
    assert over.scores == (9, 7)
    assert legal(state) == []
    assert rule_against(state, "discard v1") == "L8-70"


@pytest.mark.rule("L8-70")
def test_level_7_does_not_win_when_laid_out():
    state = arranged("r1 o1 y1 g1 r8 o8 y8 g8 v1", "r1", levels=[7, 8])
    assert play(state, "lay r1 o1 y1 g1 / r8 o8 y8").to_act() == Turn(0)
