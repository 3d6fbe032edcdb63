"""The course of Lava & Rails: passes, turns, passing and rerolling, the solo game."""

from random import Random

import pytest

from gamebox.engine.game import Chance, Over, Turn
from gamebox.games.lavarails.notation import read
from tests.games.lavarails.table import RAILWAY, VOLCANO, go_on, legal, play, player, railway, rule_against, volcano
from tests.helpers import random_move

LUCKY = "=lava 5"
"""On the small volcano sheet nobody has a field for it."""
SIXES = "=dice 6 6 6 6 6 6 6"
"""No field beside the start of a small sheet shows 6: nobody can place."""


def whole_game(seats, sheet=VOLCANO, **options):
    """The documents of a random game, one per position, and its end."""
    state, rng = play(sheet=sheet, seats=seats, **options), Random(7)
    documents = [state.document()]
    while not isinstance(state.to_act(), Over):
        state.apply(random_move(state, rng))
        documents.append(state.document())
    return documents, state.to_act()


@pytest.mark.rule("LR-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_with_the_same_empty_sheet(seats):
    view = play(seats=seats).view(None)
    assert len(view.players) == seats
    assert {one.free for one in view.players} == {view.sheet.numbers}
    assert view.sheet.numbers.bit_count() == 10
    assert [player(play(seats=seats), 1)[key] for key in ("dice", "marks", "passed")] == [{}, {}, False]


@pytest.mark.rule("LR-2")
@pytest.mark.parametrize(("seats", "dice"), [(1, 8), (2, 7), (3, 10), (4, 13)])
def test_dice_in_the_pool(seats, dice):
    state = play(LUCKY, seats=seats)
    assert len(state.sample(Random(1)).numbers) == dice
    for count in range(1, 20):
        expected = None if count == dice else "LR-2"
        assert rule_against(state, f"=dice{' 3' * count}") == expected
    assert play(f"{LUCKY}, =dice{' 3' * dice}", seats=seats).document()["pool"] == [3] * dice


@pytest.mark.rule("LR-3")
@pytest.mark.parametrize("sheet", [VOLCANO, RAILWAY], ids=["volcano", "railway"])
@pytest.mark.parametrize(("seats", "passes"), [(1, 10), (2, 12), (3, 12), (4, 12)])
def test_everybody_starts_equally_often_in_clockwise_order(sheet, seats, passes):
    for first in range(1, seats + 1):
        documents, _ = whole_game(seats, sheet, first=first)
        starts = {document["pass"]: document["start"] for document in documents}
        assert starts == {number: (first + number - 2) % seats + 1 for number in range(1, passes + 1)}


@pytest.mark.rule("LR-3")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 10), (2, 6), (3, 4), (4, 3)])
def test_rounds_have_as_many_passes_as_players(seats, rounds):
    view = play(seats=seats).view(None)
    assert (view.round, view.rounds, view.passes) == (1, rounds, rounds * seats)
    second = play("=lava 5, =dice 6 6 6 6 6 6 6, pass, pass").view(None)
    assert (second.pass_number, second.round) == (2, 1)
    third = play(f"{LUCKY}, {SIXES}, pass, pass, {LUCKY}, {SIXES}, pass, pass").view(None)
    assert (third.pass_number, third.round) == (3, 2)


@pytest.mark.rule("LR-4")
def test_diagonal_is_not_adjacent():
    assert rule_against(play(f"{LUCKY}, =dice 1 1 1 1 1 5 5"), "place B2") == "LR-12"
    assert rule_against(play(f"{LUCKY}, =dice 1 1 1 1 4 6 6, place B1, place A2"), "place C2") == "LR-13"


@pytest.mark.rule("LR-10")
def test_turns_go_clockwise_from_the_start_player():
    state = play(f"{LUCKY}, =dice 1 1 1 2 2 2 3 4 5 5", seats=3, first=2)
    turns = []
    for move in ["place B1", "place A2", "place B1", "place C1", "place B2", "place C1"]:
        turns.append(state.document()["turn"])
        go_on(state, move)
    assert turns == [2, 3, 1, 2, 3, 1]


@pytest.mark.rule("LR-10")
def test_start_player_rolls_and_the_dice_lie_sorted():
    state = play(LUCKY, first=2)
    assert state.to_act() == Chance("dice", 1, asked=True)
    assert legal(state) == []
    assert rule_against(state, "=dice 2 1 3 4 5 5 6") == "LR-10"
    assert {rule_against(state, move) for move in ("place B1", "pass", "reroll", "return B1", "=lava 5")} == {"LR-10"}
    go_on(state, "=dice 1 2 3 4 5 5 6")
    assert state.document()["pool"] == [1, 2, 3, 4, 5, 5, 6]
    assert state.to_act() == Turn(1)


@pytest.mark.rule("LR-10")
def test_a_die_moves_from_the_pool_to_the_sheet():
    state = play(f"{LUCKY}, =dice 1 2 3 4 5 5 6, place A2")
    assert state.document()["pool"] == [1, 2, 3, 5, 5, 6]
    assert player(state, 1)["dice"] == {"A2": 4}
    assert player(state, 2)["dice"] == {}


@pytest.mark.rule("LR-11")
def test_a_die_needs_a_free_field_of_its_number():
    state = play("=lava 2, lava B3, lava B3, =dice 1 1 2 4 4 5 5, place A2, place B1")
    assert rule_against(state, "place A1") == "LR-11"
    assert rule_against(state, "place A3") == "LR-11"
    assert rule_against(state, "place P16") == "LR-11"
    assert rule_against(state, "place A2") == "LR-11"
    assert rule_against(state, "place D1") == "LR-11"
    assert rule_against(state, "place B2") is None
    crossed = play(f"{LUCKY}, =dice 1 6 6 6 6 6 6, place B1, pass, pass, {LUCKY}, =dice 1 1 1 1 1 1 1, place B1")
    assert rule_against(crossed, "place B1") == "LR-11"


@pytest.mark.rule("LR-11")
def test_no_die_on_a_track():
    state = play("=dice 1 3 4 4 4 4 4, place B1, place C3, pass, pass, draw B1 NS, draw C3 EW", RAILWAY)
    go_on(state, "=dice 1 1 1 1 1 1 3, place B1")
    assert rule_against(state, "place B1") == "LR-11"


@pytest.mark.rule("LR-12")
def test_first_die_beside_a_cross():
    assert legal(play(f"{LUCKY}, =dice 1 2 3 4 5 6 6")) == ["place B1", "place A2"]
    state = play(f"{LUCKY}, =dice 1 4 6 6 6 6 6, place B1, place A2, pass, pass, {LUCKY}, =dice 1 2 3 4 5 6 6")
    assert legal(state) == ["place B1", "place B2"]
    go_on(state, "place B2")
    assert legal(state) == ["place C1", "place A2"]


@pytest.mark.rule("LR-13")
def test_further_dice_beside_ones_own_dice():
    state = play(f"{LUCKY}, =dice 1 2 3 4 4 5 6, place B1, place A2")
    assert legal(state) == ["place C1", "place B2"]
    assert rule_against(state, "place A2") == "LR-13"
    assert rule_against(state, "place D1") == "LR-13"
    go_on(state, "place C1, place B2")
    assert legal(state) == ["place D1", "place C2"]


BOXED = volcano("x 1 x 2\n2 . 3 4")
"""B1 lies between two crosses and a gap; A2 and C2 are further starts."""


@pytest.mark.rule("LR-14")
def test_boxed_in_starts_again_beside_a_cross():
    state = play("=lava 1, =dice 1 2 2 3 4 4 4, place B1, place D1", BOXED)
    assert state.view(0).boxed_in
    assert legal(state) == ["place D1", "place A2", "place C2"]
    assert rule_against(state, "place D2") == "LR-14"
    go_on(state, "place A2, place D2")
    assert state.view(0).boxed_in, "A2 has no free neighbour either"
    assert legal(state) == ["place C2"]


@pytest.mark.rule("LR-14")
def test_a_free_neighbour_of_any_number_means_not_boxed_in():
    state = play("=lava 1, =dice 1 2 2 3 6 6 6, place D1, place B1", BOXED)
    assert not state.view(0).boxed_in, "D2 is free, though no 4 is in the pool"
    assert legal(state) == ["pass", "reroll"]
    assert rule_against(state, "place C2") == "LR-13"


@pytest.mark.rule("LR-14")
def test_lava_does_not_count_as_a_free_neighbour():
    sheet = volcano("x 1 V\n3 2 .")
    state = play("=lava 2, =dice 1 1 2 3 3 6 6, place B1", sheet)
    assert not state.view(0).acting.boxed_in
    hot = play("=lava 1, lava B1, lava B1, =dice 3 3 6 6 6 6 6, place A2, place A2, pass, pass", sheet)
    go_on(hot, "=lava 2, lava B2, lava B2, =dice 1 2 3 4 5 6 6")
    assert legal(hot) == ["pass", "reroll"]


@pytest.mark.rule("LR-15")
def test_whoever_can_place_must():
    state = play(f"{LUCKY}, =dice 1 2 3 4 5 6 6")
    assert rule_against(state, "pass") == "LR-15"
    assert rule_against(state, "reroll") == "LR-15"
    assert rule_against(state, "return B1") == "LR-17"


@pytest.mark.rule("LR-16")
def test_whoever_cannot_place_passes_or_rerolls():
    state = play(f"{LUCKY}, {SIXES}")
    assert legal(state) == ["pass", "reroll"]
    assert rule_against(state, "=dice 1 1 1 1 1 1 1") == "LR-16"
    assert rule_against(state, "place C2") == "LR-12"
    go_on(state, "reroll")
    assert state.to_act() == Chance("dice", 0)
    assert rule_against(state, "=dice 1 1 1 1 1 1") == "LR-16"
    assert rule_against(state, "=dice 2 1 1 1 1 1 1") == "LR-10"
    assert rule_against(state, "pass") == "LR-16"


@pytest.mark.rule("LR-16")
def test_whoever_passes_is_out_and_keeps_the_dice():
    state = play(f"{LUCKY}, =dice 1 1 1 6 6 6 6 6 6 6, place B1, place B1, place B1, pass", seats=3)
    assert player(state, 1)["passed"]
    assert player(state, 1)["dice"] == {"B1": 1}
    go_on(state, "reroll, =dice 2 2 3 3 3 3 3, place C1")
    assert state.document()["turn"] == 3
    go_on(state, "place C1")
    assert state.document()["turn"] == 2, "seat 1 is skipped"


@pytest.mark.rule("LR-17")
def test_after_a_reroll_that_helps_a_die_must_be_placed():
    state = play(f"{LUCKY}, {SIXES}, reroll, =dice 1 6 6 6 6 6 6")
    assert legal(state) == ["place B1"]
    assert rule_against(state, "pass") == "LR-15"
    assert rule_against(state, "reroll") == "LR-17"
    go_on(state, "place B1")
    assert state.document()["turn"] == 2


FAILED = f"{LUCKY}, =dice 1 2 4 4 6 6 6, place B1, place A2, place C1, reroll, =dice 1 1 1 6"
"""Seat 2 has rerolled for nothing: beside A2 there is only a 5."""


@pytest.mark.rule("LR-17")
def test_after_a_reroll_that_fails_a_die_goes_back():
    state = play(FAILED)
    assert legal(state) == ["return A2"]
    for move in ("pass", "place A2", "return B1", "return C1", "reroll", "=dice 1 1 1 1"):
        assert rule_against(state, move) == "LR-17"
    go_on(state, "return A2")
    assert state.document()["pool"] == [1, 1, 1, 4, 6], "its number is unchanged"
    assert player(state, 2)["dice"] == {}
    assert not player(state, 2)["passed"]
    assert state.document()["turn"] == 1


@pytest.mark.rule("LR-17")
def test_any_own_die_may_go_back():
    state = play(f"{LUCKY}, =dice 1 1 2 2 3 4 4, place B1, place B1, place C1, place C1")
    go_on(state, "place D1, reroll, =dice 1 1")
    assert legal(state) == ["return B1", "return C1"]
    go_on(state, "return B1")
    assert player(state, 2)["dice"] == {"C1": 2}


@pytest.mark.rule("LR-17")
def test_the_next_turn_may_reroll_again():
    state = play(f"{LUCKY}, {SIXES}, reroll, {SIXES}, reroll, {SIXES}")
    assert state.to_act() == Turn(0)
    assert legal(state) == ["pass", "reroll"]


@pytest.mark.rule("LR-17")
def test_with_no_die_on_the_sheet_nothing_is_given_back():
    state = play(f"{LUCKY}, {SIXES}, reroll, {SIXES}")
    assert state.document()["turn"] == 2
    assert len(state.document()["pool"]) == 7
    assert not player(state, 1)["passed"]


@pytest.mark.rule("LR-17")
def test_with_the_option_out_a_failed_reroll_ends_the_pass_for_the_player():
    state = play(f"{FAILED}, return A2", reroll_fail="out")
    assert player(state, 2)["passed"]
    assert state.view(None).last_turn
    without_dice = play(f"{LUCKY}, {SIXES}, reroll, {SIXES}", reroll_fail="out")
    assert player(without_dice, 1)["passed"]


@pytest.mark.rule("LR-18")
def test_pass_ends_when_the_pool_is_empty():
    state = play(f"{LUCKY}, =dice 1 1 2 2 3 3 5, place B1, place B1, place C1, place C1, place D1, place D1")
    assert state.document()["pass"] == 1
    go_on(state, "place B2")
    document = state.document()
    assert (document["pass"], document["start"], document["turn"], document["pool"]) == (2, 2, 2, [])


@pytest.mark.rule("LR-18")
def test_pass_ends_when_everybody_has_passed():
    state = play(f"{LUCKY}, {SIXES}, pass")
    assert state.document()["pass"] == 1
    go_on(state, "pass")
    assert state.document()["pass"] == 2
    assert not any(player(state, seat)["passed"] for seat in (1, 2))


@pytest.mark.rule("LR-18")
def test_the_last_player_in_has_exactly_one_more_turn():
    start = f"{LUCKY}, =dice 1 1 2 3 3 6 6, place B1, place B1, place C1, pass"
    state = play(start)
    assert state.view(None).last_turn
    assert state.to_act() == Turn(0)
    go_on(state, "place D1")
    assert state.document()["pass"] == 2, "though 3, 6 and 6 are left and 6 would fit on C2"


@pytest.mark.rule("LR-18")
def test_the_last_turn_may_be_a_reroll():
    start = f"{LUCKY}, =dice 1 1 6 6 6 6 6, place B1, place B1, pass"
    placed = play(f"{start}, reroll, =dice 2 6 6 6 6, place C1")
    assert placed.document()["pass"] == 2
    assert player(placed, 2)["marks"] == {"B1": "x", "C1": "x"}
    failed = play(f"{start}, reroll, {SIXES[:-4]}, return B1")
    assert failed.document()["pass"] == 2
    assert player(failed, 2)["marks"] == {}
    out = play(f"{start}, pass")
    assert out.document()["pass"] == 2
    assert player(out, 2)["marks"] == {"B1": "x"}


@pytest.mark.rule("LR-18")
def test_with_three_players_the_last_turn_comes_when_two_have_passed():
    state = play(f"{LUCKY}, =dice 6 6 6 6 6 6 6 6 6 6, pass", seats=3)
    assert not state.view(None).last_turn
    go_on(state, "reroll, =dice 1 2 2 5 5 5 6 6 6 6, place B1, reroll, =dice 6 6 6 6 6 6 6 6 6")
    assert state.document()["turn"] == 2
    go_on(state, "pass")
    assert state.view(None).last_turn
    assert state.document()["turn"] == 3


@pytest.mark.rule("LR-19")
def test_dice_become_marks_and_the_next_pass_begins():
    state = play(f"{LUCKY}, =dice 1 4 6 6 6 6 6, place B1, place A2, pass, pass")
    assert state.to_act() == Chance("lava", 1, asked=True)
    assert [player(state, seat)["dice"] for seat in (1, 2)] == [{}, {}]
    assert [player(state, seat)["marks"] for seat in (1, 2)] == [{"B1": "x"}, {"A2": "x"}]
    rails = play("=dice 1 3 3 3 3 3 4, place B1, place A2, pass, reroll, =dice 1 1 1 1 1, return A2", RAILWAY)
    assert rails.to_act() == Turn(0)
    assert legal(rails)[0] == "draw B1 NS"
    go_on(rails, "draw B1 SW")
    assert rails.to_act() == Chance("dice", 1, asked=True)
    assert player(rails, 1)["marks"] == {"B1": "SW"}


@pytest.mark.rule("LR-20")
def test_solo_a_die_leaves_the_pool_after_each_placing():
    state = play(f"{LUCKY}, =dice 1 1 2 3 4 5 6 6, place B1", seats=1)
    assert state.to_act() == Chance("ghost", 0)
    assert rule_against(state, "place C1") == "LR-20"
    assert rule_against(state, "=ghost 4") is None
    go_on(state, "=ghost 6, place C1")
    assert rule_against(state, "=ghost 2") == "LR-20", "the only 2 was placed"
    go_on(state, "=ghost 1")
    assert state.document()["pool"] == [3, 4, 5, 6]


@pytest.mark.rule("LR-20")
def test_solo_the_lot_is_fair():
    state = play(f"{LUCKY}, =dice 1 2 2 2 2 2 2 6, place B1", seats=1)
    rng = Random(3)
    drawn = [state.sample(rng).number for _ in range(700)]
    assert set(drawn) == {2, 6}
    assert 540 < drawn.count(2) < 660


@pytest.mark.rule("LR-20")
def test_solo_the_lot_can_end_the_pass():
    state = play(f"{LUCKY}, =dice 1 2 3 3 4 5 6 6, place B1, =ghost 6, place C1, =ghost 6, place D1, =ghost 3", seats=1)
    go_on(state, "place B2, =ghost 4")
    assert state.document()["pass"] == 2
    assert player(state, 1)["marks"] == {"B1": "x", "C1": "x", "D1": "x", "B2": "x"}


@pytest.mark.rule("LR-20")
def test_solo_knows_no_last_turn_and_no_lot_without_placing():
    state = play("=lava 5, =dice 6 6 6 6 6 6 6 6, reroll, =dice 6 6 6 6 6 6 6 6", seats=1)
    assert state.to_act() == Turn(0)
    assert not state.view(None).last_turn
    go_on(state, "reroll, =dice 1 2 3 4 5 6 6 6, place B1, =ghost 5")
    assert not state.view(None).last_turn
    assert legal(state) == ["place C1"]
    failed = play("=lava 5, =dice 1 6 6 6 6 6 6 6, place B1, =ghost 6, reroll, =dice 6 6 6 6 6 6", seats=1)
    go_on(failed, "return B1")
    assert failed.to_act() == Turn(0)
    assert failed.document()["pool"] == [1, 6, 6, 6, 6, 6, 6]
    go_on(failed, "place B1, =ghost 6, pass")
    assert failed.document()["pass"] == 2


@pytest.mark.rule("LR-20")
def test_solo_game_has_one_winner_and_ten_passes():
    documents, over = whole_game(1)
    assert over.winners == (0,)
    assert documents[-1]["pass"] == 10


@pytest.mark.parametrize(("sheet", "rule"), [(VOLCANO, "LR-37"), (RAILWAY, "LR-47")], ids=["volcano", "railway"])
def test_after_the_end_nothing_is_allowed(sheet, rule):
    state, rng = play(sheet=sheet), Random(1)
    while not isinstance(state.to_act(), Over):
        state.apply(random_move(state, rng))
    assert state.to_act().rule == rule
    assert legal(state) == []
    for move in ("pass", "place B1", "=lava 1", "=dice 1 1 1 1 1 1 1", "draw B1 NS"):
        assert rule_against(state, move) == rule


def test_clone_is_independent():
    state = play(f"{LUCKY}, =dice 1 2 3 4 5 6 6")
    before = state.document()
    twin = state.clone()
    twin.apply(read("place B1"))
    assert state.document() == before
    assert twin.document() != before


def test_unrolled_pool_is_empty_in_the_document():
    document = play().document()
    assert document["pool"] == []
    assert play().view(None).pool_size == 7


def test_sheet_option_may_be_an_id():
    assert play(sheet="railway-b").sheet.id == "railway-b"
    with pytest.raises(ValueError, match=r"no sheet 'atlantis'; there are volcano-a, .*railway-c"):
        play(sheet="atlantis")
    with pytest.raises(ValueError, match="inline sheet"):
        play(sheet=railway("1 2 3"))
