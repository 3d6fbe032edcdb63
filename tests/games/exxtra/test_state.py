"""A turn of EXXTRA: move, roll, place, throw out, and the end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamebox.engine.game import Chance, Over, Turn
from gamebox.engine.record import RecordError
from gamebox.games.exxtra.actions import THROWS
from gamebox.games.exxtra.notation import read, write
from gamebox.games.exxtra.state import ExxtraOptions, ExxtraState
from tests.games.exxtra.reference import Reference
from tests.games.exxtra.table import doubles, legal, pairs, play, rule_against
from tests.helpers import random_walk, setup_for

ALL_THROWS = pytest.mark.parametrize("throw", [write(throw) for throw in THROWS])
QUIET = "=XX, place 0"
"""A turn that changes nothing: 00 throws out nothing but another 00."""
ALL_MOVES = ["roll", *(f"place {field}" for field in range(6))]


def crosses(throw):
    return throw.count("X")


@pytest.mark.rule("EX-2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_begins_on_start_with_an_empty_ladder(seats):
    assert play(seats=seats).document() == {
        "positions": [0] * seats,
        "ladder": [[], [], [], [], [], []],
        "results": [None] * seats,
        "turn": 1,
        "rolls": 0,
    }


@pytest.mark.rule("EX-2")
def test_goal_is_21_steps_from_start():
    assert play(doubles(20)).to_act() == Turn(0)
    assert isinstance(play(doubles(21)).to_act(), Over)


@pytest.mark.rule("EX-2")
def test_pawns_share_a_field():
    state = play("=22, place 0, =22, place 0, =22, place 0")
    assert state.document()["positions"] == [2, 2, 2, 0]


@pytest.mark.rule("EX-2")
@pytest.mark.parametrize(("field", "throw", "left"), [(0, "=XX", 0), (1, "=XX", 0), (0, "=1X", 0), (2, "=XX", 0)])
def test_pawn_never_goes_behind_start(field, throw, left):
    first = doubles(field) or "=21"
    assert play(f"{first}, roll, {throw}").document()["positions"][0] == left


@pytest.mark.rule("EX-4")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_play_goes_clockwise_from_the_first_seat(seats):
    for first in range(1, seats + 1):
        state = play(seats=seats, first=first)
        turns = []
        for _ in range(2 * seats):
            turns.append(state.document()["turn"])
            state.apply(read("=21"))
            state.apply(read("place 0"))
        clockwise = [*range(first, seats + 1), *range(1, first)]
        assert turns == clockwise * 2


@pytest.mark.rule("EX-10")
@pytest.mark.parametrize("field", range(6))
def test_pawn_advances_by_its_dice_field_and_the_pair_comes_back(field):
    state = play(f"=75, place {field}, {QUIET}, {QUIET}, =21")
    assert pairs(state)[1] == f"75 on {field}"
    assert state.document()["positions"][0] == 0
    state.apply(read("place 0"))
    assert state.document()["positions"][0] == field
    assert 1 not in pairs(state)
    assert state.document()["turn"] == 1


@pytest.mark.rule("EX-10")
def test_without_a_pair_on_the_ladder_the_pawn_stays():
    state = play(f"=21, roll, =1X, {QUIET}, {QUIET}, {QUIET}")
    assert state.document()["turn"] == 1
    assert state.document()["positions"] == [0, 0, 0, 0]


@pytest.mark.rule("EX-10")
def test_move_also_comes_after_a_bust_of_the_player_before():
    state = play(f"=21, place 5, {QUIET}, {QUIET}, =21, roll, =1X")
    assert state.document()["positions"] == [5, 0, 0, 0]


@pytest.mark.rule("EX-11")
@pytest.mark.parametrize("before", ["", "=21, place 3", "=21, roll, =XX"])
def test_first_roll_is_mandatory(before):
    state = play(before)
    assert isinstance(state.to_act(), Chance)
    assert legal(state) == []
    assert {rule_against(state, move) for move in ALL_MOVES} == {"EX-11"}


@pytest.mark.rule("EX-11")
@ALL_THROWS
def test_any_throw_may_come_but_not_two_in_a_row(throw):
    assert rule_against(play(), throw) is None
    assert rule_against(play("=21"), throw) == "EX-16"
    assert rule_against(play("=21, roll"), throw) is None


@pytest.mark.rule("EX-13")
@pytest.mark.parametrize("throw", [write(throw) for throw in THROWS if throw.crosses])
def test_x_in_the_first_roll_is_a_harmless_0(throw):
    state = play(f"{doubles(6)}, place 0, {QUIET}, {QUIET}, {QUIET}, {throw}")
    assert state.to_act() == Turn(0)
    assert legal(state) == ALL_MOVES
    assert state.document()["positions"][0] == 6
    state.apply(read("place 4"))
    digit = throw.strip("=").replace("X", "", 1).replace("X", "0")
    assert pairs(state)[1] == f"{digit}0 on 4"


@pytest.mark.rule("EX-14")
@ALL_THROWS
@pytest.mark.parametrize("rolls_before", [1, 2, 5])
def test_x_from_the_second_roll_on_ends_the_turn(throw, rolls_before):
    state = play(", roll, ".join(["=33", *["=21"] * (rolls_before - 1), throw]))
    if crosses(throw):
        assert state.to_act() == Chance("dice", 1, asked=True)
        assert state.document()["positions"] == [3 - crosses(throw), 0, 0, 0]
        assert pairs(state) == {}
        assert state.document()["rolls"] == 0
    else:
        assert state.to_act() == Turn(0)
        assert state.document()["rolls"] == rolls_before + 1


@pytest.mark.rule("EX-14")
def test_busted_player_has_nothing_to_move_next_time():
    state = play(f"=21, roll, =1X, {QUIET}, {QUIET}, {QUIET}, =21, place 5")
    assert state.document()["positions"][0] == 0
    assert pairs(state)[1] == "21 on 5"


@pytest.mark.rule("EX-15")
@pytest.mark.parametrize(("throw", "steps"), [("=11", 1), ("=22", 2), ("=33", 3)])
@pytest.mark.parametrize("before", ["", "=21, roll, ", "=XX, roll, =21, roll, "])
def test_double_advances_at_once_in_any_roll_and_may_be_placed(before, throw, steps):
    state = play(before + throw)
    assert state.document()["positions"] == [steps, 0, 0, 0]
    assert legal(state) == ALL_MOVES
    state.apply(read("place 5"))
    assert pairs(state) == {1: f"{steps}{steps} on 5"}
    assert state.document()["positions"] == [steps, 0, 0, 0]


@pytest.mark.rule("EX-15")
@ALL_THROWS
def test_nothing_but_a_double_moves_the_pawn_in_the_first_roll(throw):
    steps = {"=11": 1, "=22": 2, "=33": 3}.get(throw, 0)
    assert play(throw).document()["positions"] == [steps, 0, 0, 0]


@pytest.mark.rule("EX-16")
def test_rolling_on_is_allowed_as_often_as_wanted():
    state = play("=21" + ", roll, =76" * 30)
    assert state.document()["rolls"] == 31
    assert legal(state) == ALL_MOVES
    assert state.document()["turn"] == 1


@pytest.mark.rule("EX-16")
def test_rolling_on_gives_up_the_throw():
    state = play("=76, roll")
    assert rule_against(state, "place 5") == "EX-11"
    assert rule_against(state, "roll") == "EX-11"


@pytest.mark.rule("EX-20")
def test_taken_fields_are_refused_and_field_0_never_is():
    state = play(f"=76, place 3, {QUIET}, =32")
    assert legal(state) == ["roll", "place 0", "place 1", "place 2", "place 4", "place 5"]
    assert rule_against(state, "place 3") == "EX-20"
    assert rule_against(state, "place 0") is None


@pytest.mark.rule("EX-20")
def test_lower_pair_may_lie_above_higher_ones():
    assert pairs(play("=76, place 1, =21, place 5")) == {1: "76 on 1", 2: "21 on 5"}


@pytest.mark.rule("EX-21")
def test_x_can_be_placed_from_the_first_roll_only():
    assert rule_against(play("=7X"), "place 5") is None
    busted = play("=21, roll, =7X")
    assert rule_against(busted, "place 5") == "EX-11"
    assert pairs(busted) == {}


@pytest.mark.rule("EX-30")
def test_one_placement_throws_out_several():
    ladder = "=16, place 5, =42, place 4, =76, place 3, =21, place 1"
    state = play(f"{ladder}, =71, place 2", seats=6)
    assert pairs(state) == {3: "76 on 3", 4: "21 on 1", 5: "71 on 2"}


@pytest.mark.rule("EX-31")
def test_thrown_out_player_loses_only_the_next_move():
    state = play(f"=33, place 5, =71, place 2, {QUIET}, {QUIET}")
    assert state.document()["positions"] == [3, 0, 0, 0]
    assert state.to_act() == Chance("dice", 0, asked=True)
    state = play(f"=33, place 5, =71, place 2, {QUIET}, {QUIET}, =71, place 4, {QUIET}")
    assert pairs(state)[1] == "71 on 4"
    assert state.document()["positions"] == [3, 2, 0, 0]


@pytest.mark.rule("EX-40")
@pytest.mark.parametrize(("on", "throw"), [(18, "=33"), (19, "=22"), (19, "=33"), (20, "=11"), (20, "=33")])
def test_double_that_reaches_or_passes_the_goal_wins_at_once(on, throw):
    state = play(f"{doubles(on)}, roll, {throw}")
    assert state.to_act() == Over(((0,), (1, 2, 3)), (21, 0, 0, 0), "EX-40")


@pytest.mark.rule("EX-40")
@pytest.mark.parametrize(("on", "field"), [(16, 5), (18, 3), (20, 1), (18, 5)])
def test_move_from_the_ladder_that_reaches_the_goal_wins_before_any_roll(on, field):
    state = play(f"{doubles(on)}, place {field}, {QUIET}, {QUIET}, =21, roll, =XX")
    over = state.to_act()
    assert isinstance(over, Over)
    assert over.winners == (0,)
    assert state.document()["positions"][0] == 21
    assert state.document()["turn"] == 1


@pytest.mark.rule("EX-40")
def test_almost_there_is_not_there():
    state = play(f"{doubles(15)}, place 5, {QUIET}, {QUIET}, {QUIET}")
    assert state.document()["positions"][0] == 20
    assert state.to_act() == Chance("dice", 0, asked=True)


@pytest.mark.rule("EX-40")
def test_after_the_end_nothing_is_allowed():
    state = play(doubles(21))
    assert legal(state) == []
    assert {rule_against(state, move) for move in [*ALL_MOVES, "=21", "=XX"]} == {"EX-40"}


@pytest.mark.rule("EX-51")
def test_option_lets_xx_read_100():
    state = play("=XX, place 5, =76, place 4, =XX, place 1", double_x=100)
    assert pairs(state) == {3: "100 on 1"}
    assert state.document()["results"][2] == "100"


@pytest.mark.rule("EX-51")
def test_100_stays_above_76():
    assert pairs(play("=XX, place 5, =76, place 4", double_x=100)) == {1: "100 on 5", 2: "76 on 4"}


@pytest.mark.rule("EX-51")
def test_by_default_xx_reads_00():
    assert pairs(play("=XX, place 5")) == {1: "00 on 5"}


@pytest.mark.rule("EX-51")
def test_xx_still_busts_from_the_second_roll_on():
    state = play("=33, roll, =XX", double_x=100)
    assert state.document()["positions"][0] == 1
    assert state.document()["turn"] == 2


@pytest.mark.rule("EX-52")
def test_a_pawn_with_a_head_start_begins_there():
    state = play(head_start=(0, 10, 3, 0))
    assert state.document()["positions"] == [0, 10, 3, 0]
    assert play("=21, place 5, =22", head_start=(0, 10, 3, 0)).document()["positions"] == [0, 12, 3, 0]


@pytest.mark.rule("EX-52")
@pytest.mark.parametrize(("ahead", "left"), [(10, 8), (2, 0), (1, 0)])
def test_a_bust_drops_back_behind_the_head_start_but_never_behind_start(ahead, left):
    assert play("=21, roll, =XX", head_start=(ahead, 0, 0, 0)).document()["positions"][0] == left


@pytest.mark.rule("EX-52")
def test_ten_fields_ahead_it_is_eleven_steps_to_the_goal():
    assert play(doubles(10), head_start=(10, 0, 0, 0)).to_act() == Turn(0)
    assert isinstance(play(doubles(11), head_start=(10, 0, 0, 0)).to_act(), Over)


@pytest.mark.rule("EX-52")
@pytest.mark.parametrize("wrong", [[11, 0, 0], [-1, 0, 0], [1.5, 0, 0], [3, 0], [3, 0, 0, 0], 3])
def test_a_head_start_that_cannot_be_is_refused(wrong):
    with pytest.raises(RecordError):
        setup_for(seats=3, options={"head_start": wrong})


@pytest.mark.rule("EX-52")
def test_nobody_ahead_is_a_usual_game():
    assert setup_for(seats=3, options={"head_start": [0, 0, 0]}).options == ExxtraOptions()


def test_whoever_was_thrown_out_knows_by_whom_until_the_own_turn_is_over():
    thrown = "=33, place 5, =71, place 2"
    assert play(thrown).view(None).thrown_by == (1, -1, -1, -1)
    assert play(f"{thrown}, {QUIET}, {QUIET}, =21").view(None).thrown_by == (1, -1, -1, -1)
    assert play(f"{thrown}, {QUIET}, {QUIET}, {QUIET}").view(None).thrown_by == (-1, -1, -1, -1)
    assert play(f"{thrown}, {QUIET}, {QUIET}, =21, roll, =XX").view(None).thrown_by == (-1, -1, -1, -1)


@given(
    st.integers(0, 10_000),
    st.lists(st.integers(0, 10), min_size=3, max_size=6),
    st.sampled_from(["free", "strict"]),
    st.sampled_from([0, 100]),
)
def test_random_games_agree_with_the_plain_reference(seed, head_start, placing, double_x):
    reference = Reference(head_start, strict=placing == "strict", double_x=double_x)
    options = {"placing": placing, "double_x": double_x, "head_start": head_start}
    setup = setup_for(seats=len(head_start), options=options)
    state = None
    for state, action in random_walk(setup, seed, 2000):
        _agree(state, reference)
        _carry_out(reference, write(action))
    assert state is not None
    _agree(state, reference)
    assert reference.over


def _agree(state: ExxtraState, reference: Reference):
    document = state.document()
    assert document["positions"] == reference.positions
    assert pairs(state) == {seat + 1: f"{result:02} on {at}" for seat, (at, result) in reference.pairs.items()}
    assert (document["turn"], document["rolls"]) == (reference.turn + 1, reference.rolls)
    assert isinstance(state.to_act(), Over) == reference.over
    if isinstance(state.to_act(), Turn):
        assert legal(state) == ["roll", *(f"place {field}" for field in reference.free())]


def _carry_out(reference: Reference, text: str):
    if text.startswith("="):
        reference.roll(*(0 if face == "X" else int(face) for face in text[1:]))
    elif text == "roll":
        reference.roll_again()
    else:
        reference.place(int(text.removeprefix("place ")))


def test_clone_shares_nothing():
    state = play("=33, place 5, =71")
    before = state.document()
    twin = state.clone()
    twin.apply(read("place 2"))
    assert state.document() == before
    assert twin.document() != before


def test_view_tells_the_whole_table():
    view = play("=33, place 5, =7X").view(None)
    assert (view.positions, view.spots, view.turn, view.rolls) == ((3, 0, 0, 0), (5, -1, -1, -1), 1, 1)
    assert (view.throw, view.reading, view.over) == (read("=7X"), 70, None)
    assert play(doubles(21)).view(2).over.winners == (0,)
