"""What the judge of Lava & Rails says: chances that add up, exact where nothing is left to chance, in words."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.bots.judge import Knowledge, determinise, judge_for
from gamebox.bots.lavarails.odds import win_chances
from gamebox.bots.lavarails.reasons import reasons_for
from gamebox.bots.lavarails.thinking import Memory
from gamebox.engine.game import Chance, Over, Turn
from gamebox.games.lavarails.grid import BITS
from gamebox.games.lavarails.notation import write
from gamebox.games.lavarails.position import LavarailsOptions
from gamebox.games.lavarails.state import LavarailsState
from gamebox.games.lavarails.view import Phase
from tests.bots.lavarails.sheets import sheets
from tests.games.lavarails.table import play, railway, volcano

RING = railway("SE 1@5\nNE 2")


def played(sheet, seats, seed, **options):
    """A position somewhere in a random game."""
    state, rng = LavarailsState(seats, LavarailsOptions(sheet=sheet, **options)), Random(seed)
    for _ in range(rng.randrange(150)):
        if isinstance(state.to_act(), Over):
            break
        legal = state.legal()
        state.apply(rng.choice(legal) if legal else state.sample(rng))
    return state


def weighed(state, options=None):
    judge = judge_for("lavarails", state.seats, options)
    return judge.weigh(Knowledge(state.turn, options, state.view(state.turn)), state.legal())


@given(sheet=sheets, seats=st.integers(2, 4), seed=st.integers(0, 999))
@settings(max_examples=25, deadline=None)
def test_chances_add_up_to_one(sheet, seats, seed):
    state = played(sheet, seats, seed)
    judge = judge_for("lavarails", seats, None)
    assert sum(judge.values(state)) == pytest.approx(1, abs=1e-9)
    if isinstance(state.to_act(), Turn):
        for verdict in weighed(state):
            assert sum(verdict.values) == pytest.approx(1, abs=1e-9)


@given(sheet=sheets, seats=st.integers(1, 4), seed=st.integers(0, 999), fail=st.sampled_from(["stay", "out"]))
@settings(max_examples=25, deadline=None)
def test_what_a_seat_knows_is_the_position(sheet, seats, seed, fail):
    options = LavarailsOptions(sheet=sheet, reroll_fail=fail)
    state = played(sheet, seats, seed, reroll_fail=fail)
    twin = determinise("lavarails", Knowledge(0, options, state.view(0)), Random(1))
    assert twin.view(None) == state.view(None)
    assert list(twin.legal()) == list(state.legal())
    names = {*state._VALUES, *state._LISTS}
    if state.phase in {Phase.DRAW, Phase.OVER}:
        names.remove("shores")  # what lies beside tracks matters again in the next pass, which looks anew
    for name in names:
        assert getattr(twin, name) == getattr(state, name), name


def test_alone_points_are_judged():
    state = play("=dice 1 2 2 6 6 6 6 6", RING, 1)
    judge = judge_for("lavarails", 1, None)
    assert judge.unit == "points"
    (points,) = judge.values(state)
    assert 4 <= points <= 4 * 3 + 5


def last_pass(moves, sheet=RING):
    """A position in the last of the twelve passes, in which nothing has happened but passing."""
    nothing = "=dice 6 6 6 6 6 6 6, pass, pass, " * 11
    return play(nothing + moves, sheet)


@pytest.mark.rule("LR-47")
def test_one_field_left_is_judged_exactly():
    """The last piece closes the ring and wins, or leaves it open and loses to a rival with more fields."""
    state = last_pass("=dice 1 1 2 2 6 6 6, place B1, place B1, place B2, place B2, pass, pass, draw B1 SW")
    verdicts = {write(verdict.action): verdict.values for verdict in weighed(state)}
    for text, values in verdicts.items():
        twin = state.clone()
        twin.apply(next(action for action in state.legal() if write(action) == text))
        judged = judge_for("lavarails", 2, None).values(twin)
        assert judged == pytest.approx(values)
    assert verdicts["draw B2 NW"][state.turn] > 0.49
    assert all(values[state.turn] < 0.01 for text, values in verdicts.items() if text != "draw B2 NW")


def test_a_game_that_is_over_is_what_it_has_become():
    state = last_pass("=dice 1 1 2 2 6 6 6, place B1, place B1, place B2, place B2, pass, pass")
    while not isinstance(waiting := state.to_act(), Over):
        state.apply(weighed(state)[0].action)
    shares = [float(seat in waiting.winners) / len(waiting.winners) for seat in range(2)]
    assert list(judge_for("lavarails", 2, None).values(state)) == shares


def test_a_head_start_is_counted():
    plain, ahead = (play("=dice 1 2 2 6 6 6 6", RING, 2, **more) for more in ({}, {"head_start": (0, 40)}))
    judge = judge_for("lavarails", 2, None)
    assert judge.values(ahead)[1] > 0.9 > judge.values(plain)[1]


def test_rolls_are_luck_with_mean_zero():
    state = play("", "volcano-a")
    judge = judge_for("lavarails", 2, None)
    total = [0.0, 0.0]
    assert isinstance(state.to_act(), Chance)
    for outcome, chance in state.outcomes():
        after = state.clone()
        after.apply(outcome)
        swing = judge.swing(state, outcome, after)
        for seat in range(2):
            total[seat] += chance * (swing.after[seat] - swing.before[seat])
    assert total == pytest.approx([0, 0], abs=1e-9)


def told(state):
    """The reasons for each move, in words."""
    return {write(verdict.action): [str(reason) for reason in verdict.reasons] for verdict in weighed(state)}


def test_reasons_are_given_in_words():
    sheet = volcano("x 1+5 V\n2 . .\n", row_points=[7, 0])
    place = told(play("=lava 6, =dice 1 2 3 3 3 3 3", sheet))
    assert place["place B1"][:2] == ["It takes a gem: 5 points.", "It completes row 1: 7 points."]
    assert "A cross there stops the lava." in place["place B1"]
    lava = told(play("=lava 1", sheet))["lava B1"]
    assert lava[0].startswith("It spoils row 1 with 7 points")
    assert lava[1] == "It costs a gem of 5 points."
    one = told(play("=lava 6, =dice 1 2 3 3 3 3 3", volcano("x 1+1 V\n2 . .\n", row_points=[1, 0])))
    assert one["place B1"][:2] == ["It takes a gem: 1 point.", "It completes row 1: 1 point."]
    rails = told(play("=dice 1 2 2 6 6 6 6", RING))
    assert rails["place B1"][0].startswith("It lies on a loop of 4 fields")
    drawn = told(play("=dice 1 2 2 6 6 6 6, place B1, place B2, place B2, pass, pass, draw B1 SW", RING))
    assert drawn["draw B2 NW"][0] == "It closes a line of 4 fields, with stations worth 5."


def test_a_reason_says_how_likely_a_loop_is_as_the_outlook_does():
    """Fields that lie apart are harder to fill than as many side by side."""
    state = play("=dice 1 2 3 4 5 6 6", "railway-a")
    view, memory = state.view(0), Memory()
    outlook = memory.thought(view.acting, 0, view)
    told = [(action, next(reasons_for(view, action, memory)).params) for action in state.legal()]
    hoped = [(action, params["after"]) for action, params in told if "after" in params]
    assert len(hoped) > 3
    for action, percent in hoped:
        assert percent in {
            round(100 * plan.likely(chances, BITS[action.field]))
            for plans, chances in zip(outlook.plans, outlook.chances, strict=True)
            for plan in plans
            if plan.missing >> action.field & 1
        }


@pytest.mark.parametrize(
    ("points", "spreads", "expected"),
    [
        ((10, 10), (5, 5), (0.5, 0.5)),
        ((10, 0), (0, 0), (1, 0)),
        ((10, 10, 10), (3, 3, 3), (1 / 3,) * 3),
    ],
)
def test_chances_from_means_and_spreads(points, spreads, expected):
    assert win_chances(points, spreads) == pytest.approx(expected)
    assert sum(win_chances((20, 10, 0, 5), (4, 8, 2, 9))) == pytest.approx(1)
