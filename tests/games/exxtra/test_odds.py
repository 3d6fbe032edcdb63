"""The odds that the table shows and that the bot lives on."""

from fractions import Fraction

import pytest

from gamebox.games.exxtra.actions import THROWS
from gamebox.games.exxtra.odds import (
    BUST_RISK,
    best_placement,
    chance_to_match,
    placement,
    placements,
    survival,
    worth_of_accepting,
    worth_of_rolling,
)
from tests.games.exxtra.table import doubles, legal, play


@pytest.mark.rule("EX-14")
def test_risk_of_a_bust_is_11_of_36():
    assert Fraction(BUST_RISK).limit_denominator(36) == Fraction(11, 36)


@pytest.mark.parametrize(("reading", "of_25"), [(0, 25), (11, 25), (12, 24), (76, 1), (77, 0), (100, 0), (71, 5)])
def test_chance_to_match_counts_the_throws_without_x(reading, of_25):
    assert chance_to_match(reading) == of_25 / 25


def test_higher_pairs_survive_longer_and_more_rivals_are_worse():
    readings = sorted({throw.reading for throw in THROWS})
    chances = [survival(reading, 3) for reading in readings]
    assert chances == sorted(chances)
    assert survival(64, 5) < survival(64, 2) < 1
    assert survival(100, 5) == 1


@pytest.mark.rule("EX-30")
def test_placement_names_whom_it_throws_out():
    view = play("=16, place 5, =42, place 3, =71").view(2)
    assert placement(view, 4, 71).throws_out == (0,)
    assert placement(view, 0, 71).throws_out == (0, 1)
    assert placement(view, 0, 50).throws_out == (1,)


@pytest.mark.rule("EX-20")
@pytest.mark.rule("EX-50")
@pytest.mark.parametrize("placing", ["free", "strict"])
def test_placements_are_the_legal_ones(placing):
    state = play("=76, place 3, =21, place 1, =42", placing=placing)
    fields = [placed.field for placed in placements(state.view(2), 42)]
    assert ["roll", *(f"place {field}" for field in fields)] == legal(state)


@pytest.mark.rule("EX-40")
def test_steps_beyond_the_goal_are_worth_nothing():
    view = play(doubles(20)).view(0)
    assert placement(view, 5, 76).expected_steps == placement(view, 1, 76).expected_steps


def test_pair_on_field_0_is_safe_and_earns_nothing():
    placed = placement(play("=76").view(0), 0, 76)
    assert (placed.stays, placed.expected_steps) == (1, 0)


def test_best_placement_of_the_best_throw_on_an_empty_ladder_is_the_top():
    assert best_placement(play("=76").view(0), 76).field == 5


@pytest.mark.rule("EX-14")
def test_rolling_on_is_worth_less_when_there_is_something_to_lose():
    at_start, ahead = play("=21").view(0), play("=22").view(0)
    assert worth_of_rolling(ahead) == pytest.approx(worth_of_rolling(at_start) - 12 / 36)


@pytest.mark.rule("EX-51")
def test_100_is_worth_more_than_76():
    view = play("=XX", double_x=100).view(0)
    assert worth_of_accepting(view, 100) > worth_of_accepting(view, 76)
