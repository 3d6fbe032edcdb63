"""EXXTRA's judge: chances that add up, exact inside a turn, and right where the end can be worked out."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.bots.exxtra.judge import ExxtraJudge, determinise
from gamebox.bots.judge import Knowledge
from gamebox.engine.game import Chance, Over
from gamebox.games.exxtra.actions import PLACES, ROLL_AGAIN, THROWS
from gamebox.games.exxtra.ladder import FIELDS, OFF
from gamebox.games.exxtra.scoring import GOAL
from gamebox.games.exxtra.state import ExxtraOptions, ExxtraState

JUDGE = ExxtraJudge()


def knowledge(state: ExxtraState) -> Knowledge:
    return Knowledge(state.turn, ExxtraOptions(), state.view(state.turn))


@st.composite
def positions(draw: st.DrawFn) -> ExxtraState:
    """Anything that can lie on the table, with dice in the middle of a turn."""
    seats = draw(st.integers(3, 6))
    options = ExxtraOptions(placing=draw(st.sampled_from(["free", "strict"])), double_x=draw(st.sampled_from([0, 100])))
    state = ExxtraState(seats, options)
    state.positions = [draw(st.integers(0, GOAL - 1)) for _ in range(seats)]
    state.turn = draw(st.integers(0, seats - 1))
    for seat in range(seats):
        spot = draw(st.sampled_from([OFF, *FIELDS]))
        if seat != state.turn and spot != OFF and (spot == 0 or spot not in state.spots):
            state.spots[seat], state.results[seat] = spot, draw(st.sampled_from(THROWS)).reading
            state.taken |= 1 << spot & ~1
    for _ in range(draw(st.integers(0, 2))):
        if not state.won and state.throw is None:
            state.apply(draw(st.sampled_from(THROWS)))
            if state.throw and draw(st.booleans()):
                state.apply(ROLL_AGAIN)
    return state


@settings(deadline=None, max_examples=40)
@given(positions())
def test_chances_add_up_and_the_value_is_that_of_the_best_move(state: ExxtraState) -> None:
    values = JUDGE.values(state)
    assert sum(values) == pytest.approx(1)
    assert min(values) >= 0
    if state.throw and not state.won:
        verdicts = JUDGE.weigh(knowledge(state), state.legal())
        assert {verdict.action for verdict in verdicts} == set(state.legal())
        assert verdicts[0].values == pytest.approx(values)
        assert all(sum(verdict.values) == pytest.approx(1) for verdict in verdicts)


@settings(deadline=None, max_examples=25)
@given(positions())
def test_a_roll_is_worth_the_mean_of_what_can_follow(state: ExxtraState) -> None:
    """A later double is taken as a few typical rolls would have it: as near as makes no difference."""
    if not isinstance(state.to_act(), Chance):
        return
    total = [0.0] * len(state.positions)
    for throw, chance in state.outcomes():
        after = state.clone()
        after.apply(throw)
        total = [old + chance * value for old, value in zip(total, JUDGE.values(after), strict=True)]
    assert JUDGE.values(state) == pytest.approx(total, abs=0.004)


@settings(deadline=None, max_examples=25)
@given(positions())
def test_a_view_is_the_position(state: ExxtraState) -> None:
    made = determinise(knowledge(state), Random(1))
    assert made.view(0) == state.view(0)
    assert made.legal() == state.legal()
    assert JUDGE.values(made) == JUDGE.values(state)


@cache
def chance_to_get_home(position: int) -> Fraction:
    """By doubles alone, rolling on until the goal or a bust (EX-14, EX-15): worked out by hand."""
    if position >= GOAL:
        return Fraction(1)
    ahead = sum((chance_to_get_home(position + double) for double in (1, 2, 3)), Fraction(0))
    return ahead / (36 - 22)  # 22 throws change nothing


@pytest.mark.parametrize("position", range(GOAL - 6, GOAL))
def test_whoever_must_get_home_now_is_judged_exactly(position: int) -> None:
    """The next one wins from the ladder with a pair that nothing beats, so that only doubles help."""
    state = ExxtraState(3, ExxtraOptions(double_x=100))
    state.positions = [position, 20, 0]
    state.spots, state.results, state.taken = [OFF, 5, OFF], [0, 100, 0], 1 << 5
    state.rolls = 1
    home = float(chance_to_get_home(position))
    assert JUDGE.values(state) == pytest.approx((home, 1 - home, 0))
    state.throw, state.reading = THROWS[1], THROWS[1].reading
    verdicts = JUDGE.weigh(knowledge(state), state.legal())
    assert verdicts[0].action == ROLL_AGAIN
    assert verdicts[-1].values == (0, 1, 0)


def test_the_one_who_would_win_is_thrown_out() -> None:
    state = ExxtraState(4, ExxtraOptions())
    state.positions = [10, 18, 12, 9]
    state.spots, state.results, state.taken = [OFF, 4, OFF, OFF], [0, 62, 0, 0], 1 << 4
    state.apply(next(throw for throw in THROWS if throw.reading == 75))
    best = JUDGE.weigh(knowledge(state), state.legal())[0]
    assert best.action in PLACES[:4]
    assert "throws out 1 pair." in str(best.reasons[0])
    top = next(verdict for verdict in JUDGE.weigh(knowledge(state), state.legal()) if verdict.action == PLACES[5])
    assert top.values == (0, 1, 0, 0)
    assert "A rival who wins from the ladder stays there." in map(str, top.reasons)


def test_a_game_that_is_over_is_worth_what_it_became() -> None:
    state = ExxtraState(3, ExxtraOptions())
    state.positions = [0, 19, 0]
    state.turn = 1
    state.apply(next(throw for throw in THROWS if throw.double == 3))
    assert isinstance(state.to_act(), Over)
    assert JUDGE.values(state) == (0, 1, 0)


def test_every_seat_begins_with_about_the_same_chance() -> None:
    for seats in (3, 4, 5, 6):
        values = JUDGE.values(ExxtraState(seats, ExxtraOptions()))
        assert all(abs(value - 1 / seats) < 0.05 for value in values)


def test_a_head_start_helps() -> None:
    state = ExxtraState(3, ExxtraOptions())
    state.positions = [0, 6, 0]
    assert JUDGE.values(state)[1] > 0.4
