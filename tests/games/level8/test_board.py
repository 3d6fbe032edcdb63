"""The oval and the ways on it."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamebox.games.level8.board import FIELD_ACTIONS, WISHES, Board, load_board, parse_board
from tests.games.level8.table import legal, play, started

OVAL = load_board("oval")


@pytest.mark.rule("L8-2")
def test_the_oval_has_28_fields():
    assert OVAL.fields[:5] == ("wild", "ask", "joker", "plus1", "reveal")
    assert Counter(OVAL.fields) == {
        **dict.fromkeys(("plus2", "again", "swap", "joker", "ask"), 3),
        **dict.fromkeys(("reveal", "all", "wild"), 2),
        "plus1": 7,
    }


@pytest.mark.rule("L8-2")
def test_everybody_has_a_discard_pile_and_the_jokers_lie_in_the_middle():
    document = started(5).document()
    assert document["discards"] == [[], [], [], [], []]
    assert (document["jokers"], document["draw"]) == (8, 0)


@pytest.mark.rule("L8-4")
@pytest.mark.parametrize("seats", [2, 6])
def test_all_towers_begin_on_the_start_field(seats):
    assert started(seats).document()["towers"] == [0] * seats


@pytest.mark.rule("L8-22")
@pytest.mark.parametrize(
    ("start", "steps", "opponents", "end"),
    [
        (0, 3, [], 3),
        (0, 3, [5], 3),
        (0, 3, [2], 4),
        (0, 3, [1, 2, 3], 6),
        (0, 3, [3], 4),
        (0, 3, [3, 3], 4),
        (26, 3, [], 1),
        (26, 3, [0, 0], 2),
        (27, 1, [0], 1),
        (5, 12, [5, 6, 16, 18], 20),
    ],
)
def test_fields_of_opponents_are_not_counted(start, steps, opponents, end):
    assert OVAL.advance(start, steps, opponents) == end


@pytest.mark.rule("L8-38")
@pytest.mark.parametrize(
    ("start", "action", "opponents", "end"),
    [
        (0, "ask", [], 1),
        (0, "ask", [1], 10),
        (0, "ask", [1, 10], 20),
        (0, "ask", [1, 10, 20], None),
        (13, "joker", [], 21),
        (13, "plus1", [15], 19),
        (0, "reveal", [4], 18),
        (13, "all", [23], 9),
        (13, "joker", [21, 2], 12),  # directly behind the tower
        (1, "ask", [10, 20], 1),  # all the way round
        (0, "plus1", [3, 7, 11, 15, 19, 22], 27),
    ],
)
def test_the_nearest_free_field_lies_clockwise(start, action, opponents, end):
    assert OVAL.nearest(start, action, opponents) == end


@pytest.mark.parametrize(
    ("fields", "problem"),
    [(None, "at least 7 fields"), (["ask"] * 6, "at least 7 fields"), (["ask"] * 7 + ["dance"], "Field 7")],
)
def test_a_bad_board_is_told(fields, problem):
    with pytest.raises(ValueError, match=problem):
        parse_board("mine", {"fields": fields})


def test_a_board_may_be_short():
    assert parse_board("mine", {"fields": list(FIELD_ACTIONS)}) == Board(FIELD_ACTIONS)


@pytest.mark.parametrize("name", ["round", "", "../boards/oval", "OVAL", "o" * 300, "no board " * 300])
def test_an_unknown_board_is_told_in_a_short_sentence(name):
    with pytest.raises(ValueError, match=r"among the boards; there is .*oval") as caught:
        started(board=name)
    assert len(str(caught.value)) < 120


@pytest.mark.rule("L8-23")
def test_two_stones_may_show_the_same_field_on_a_short_board():
    state = started(2)
    state.board = Board(FIELD_ACTIONS[:7])
    state.step = "roll"
    state.towers = [3, 0]
    state.turn = 1
    play(state, "=6 6")
    assert legal(state) == ["move 0"]


@pytest.mark.rule("L8-38")
@given(st.integers(0, 27), st.lists(st.integers(0, 27), max_size=5))
def test_an_action_is_free_where_a_tower_could_go_for_it(start: int, opponents: list[int]) -> None:
    reachable = {action for action in WISHES if OVAL.nearest(start, action, opponents) is not None}
    assert reachable == OVAL.free_actions(opponents) & set(WISHES)


@pytest.mark.rule("L8-22")
@given(st.integers(0, 27), st.integers(1, 12), st.integers(1, 12), st.lists(st.integers(0, 27), max_size=5))
def test_a_stone_that_runs_further_comes_past_the_nearer_one(
    start: int, near: int, more: int, opponents: list[int]
) -> None:
    there = OVAL.advance(start, near, opponents)
    assert OVAL.advance(there, more, opponents) == OVAL.advance(start, near + more, opponents)
