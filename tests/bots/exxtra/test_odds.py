"""The odds that the table shows and that the bot lives on."""

from fractions import Fraction
from random import Random

import pytest

from gamebox.bots import arena
from gamebox.bots.exxtra.odds import (
    BUST_RISK,
    best_placement,
    chance_to_match,
    placement,
    placements,
    worth_of_accepting,
    worth_of_rolling,
)
from gamebox.engine.record import make_setup
from gamebox.games.exxtra import GAME
from gamebox.games.exxtra.actions import THROWS, Place
from gamebox.games.exxtra.events import PairTakenBack, PairThrownOut
from tests.games.exxtra.table import doubles, legal, play


@pytest.mark.rule("EX-14")
def test_risk_of_a_bust_is_11_of_36():
    assert Fraction(BUST_RISK).limit_denominator(36) == Fraction(11, 36)


@pytest.mark.parametrize(("reading", "of_25"), [(0, 25), (11, 25), (12, 24), (76, 1), (77, 0), (100, 0), (71, 5)])
def test_chance_to_match_counts_the_throws_without_x(reading, of_25):
    assert chance_to_match(reading) == of_25 / 25


def stays(field, reading, **options):
    """How likely a pair stays that the first player places on an empty ladder."""
    return placement(play(**options).view(0), field, reading).stays


def test_higher_pairs_survive_longer():
    chances = [stays(4, reading) for reading in sorted({throw.reading for throw in THROWS})]
    assert chances == sorted(chances)
    assert chances[0] < 0.3
    assert chances[-1] > 0.8


def test_more_rivals_are_worse():
    assert stays(4, 64, seats=6) < stays(4, 64, seats=4) < stays(4, 64, seats=3) < 1


@pytest.mark.rule("EX-30")
def test_the_more_free_fields_lie_below_the_riskier_a_field_is():
    chances = [stays(field, 52) for field in (1, 2, 3, 4, 5)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.8, "it can be thrown out from field 0 only, where nobody likes to be"
    assert chances[4] < 0.2


@pytest.mark.rule("EX-20")
def test_a_field_is_safer_when_those_below_are_taken():
    taken = play("=76, place 1, =76, place 2, =75, place 3, =25").view(3)
    assert placement(taken, 4, 52).stays > stays(4, 52)


@pytest.mark.rule("EX-51")
def test_even_100_can_be_thrown_out_by_another_100():
    assert stays(5, 100) == 1
    assert 0.9 < stays(5, 100, double_x=100) < 1


def test_the_estimate_is_what_happens_among_bots():
    """In games of the yardstick, pairs stay about as often as they were said to."""
    said, stayed = [], []
    for seed in range(40):
        session = arena.play(make_setup(GAME, arena.bot_seats(["yardstick"], 4), {}), Random(seed))
        state = session.setup.start()
        lying: dict[int, float] = {}
        for step in session.steps:
            view = state.view(state.turn)
            if isinstance(step.action, Place):
                lying[view.turn] = placement(view, step.action.field, view.reading).stays
            state.apply(step.action)
            for event in step.events:
                if isinstance(event, PairThrownOut | PairTakenBack) and event.seat in lying:
                    said.append(lying.pop(event.seat))
                    stayed.append(isinstance(event, PairTakenBack))
    assert len(said) > 500
    assert sum(said) / len(said) == pytest.approx(sum(stayed) / len(stayed), abs=0.08)


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
    placed = placement(play(doubles(20)).view(0), 5, 76)
    assert placed.expected_steps == placed.stays


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
