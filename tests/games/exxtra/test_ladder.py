"""Whom a new pair throws out, and where it may lie."""

import pytest

from gamebox.games.exxtra.ladder import OFF, ceiling, is_free, thrown_out
from tests.games.exxtra.table import legal, pairs, play, rule_against


@pytest.mark.rule("EX-3")
def test_field_0_holds_any_number_of_pairs():
    state = play(", ".join(["=21, place 0"] * 6) + ", =32", seats=6)
    assert state.document()["ladder"] == [[2, 3, 4, 5, 6], [], [], [], [], []]
    assert rule_against(state, "place 0") is None


@pytest.mark.rule("EX-3")
@pytest.mark.parametrize("field", range(1, 6))
def test_other_fields_hold_one_pair(field):
    assert is_free([OFF, OFF, OFF], field)
    assert not is_free([OFF, field, OFF], field)
    assert is_free([OFF, field % 5 + 1, 0], field)


@pytest.mark.rule("EX-30")
@pytest.mark.parametrize("field", range(6))
@pytest.mark.parametrize("lies_on", range(6))
@pytest.mark.parametrize(("reading", "result"), [(61, 62), (61, 61), (61, 60), (0, 0), (0, 10)])
def test_pairs_above_that_are_equal_or_lower_are_thrown_out(field, lies_on, reading, result):
    expected = [1] if lies_on > field and result <= reading else []
    assert thrown_out([OFF, lies_on, OFF], [0, result, 0], field, reading) == expected


@pytest.mark.rule("EX-30")
def test_pairs_off_the_ladder_are_no_victims():
    assert thrown_out([OFF, OFF, OFF], [11, 11, 11], 0, 76) == []


@pytest.mark.rule("EX-30")
def test_pairs_below_or_on_field_0_too_stay():
    assert pairs(play("=21, place 0, =32, place 1, =76, place 0")) == {1: "21 on 0", 3: "76 on 0"}


@pytest.mark.rule("EX-50")
@pytest.mark.parametrize(
    ("ladder", "throw", "fields"),
    [
        ("=76, place 2", "=32", [0, 1]),
        ("=32, place 2", "=76", [0, 1, 3, 4, 5]),
        ("=32, place 2", "=32", [0, 1]),
        ("=32, place 0", "=31", [0]),
        ("=32, place 0", "=41", [0, 1, 2, 3, 4, 5]),
        ("=32, place 2, =16, place 3", "=15", [0, 1]),
        ("=32, place 2, =45, place 3", "=46", [0, 1, 4, 5]),
    ],
)
def test_strict_placing_needs_every_pair_below_to_be_lower(ladder, throw, fields):
    state = play(f"{ladder}, {throw}", placing="strict")
    assert legal(state) == ["roll", *(f"place {field}" for field in fields)]


@pytest.mark.rule("EX-50")
def test_strict_refusals_name_the_option_and_free_placing_allows():
    moves = "=76, place 2, =32"
    strict = play(moves, placing="strict")
    assert [rule_against(strict, f"place {field}") for field in range(6)] == [
        None,
        None,
        "EX-20",
        "EX-50",
        "EX-50",
        "EX-50",
    ]
    assert rule_against(play(moves), "place 5") is None


@pytest.mark.rule("EX-50")
def test_strict_placing_still_throws_out():
    assert pairs(play("=76, place 5, =32, place 4, =41, place 1", placing="strict")) == {1: "76 on 5", 3: "41 on 1"}


@pytest.mark.rule("EX-50")
def test_ceiling_is_the_lowest_pair_that_is_not_lower():
    assert ceiling([2, 4, 1], [64, 70, 30], 64) == 2
    assert ceiling([2, 4, 1], [64, 70, 30], 65) == 4
    assert ceiling([2, 4, 1], [64, 70, 30], 71) == 5
    assert ceiling([OFF, OFF, OFF], [76, 76, 76], 11) == 5
