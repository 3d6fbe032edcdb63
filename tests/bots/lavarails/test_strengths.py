"""The strengths of Lava & Rails: legal everywhere, the same for the same seed, and in order."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.bots.judge import Knowledge, determinise
from gamebox.bots.lavarails import BOTS
from gamebox.bots.lavarails.outlook import Aim
from gamebox.bots.lavarails.railway import RailwayOutlook
from gamebox.engine.game import Over, Turn
from gamebox.games.lavarails.notation import write
from gamebox.games.lavarails.position import LavarailsOptions
from gamebox.games.lavarails.state import LavarailsState
from tests.bots.lavarails.sheets import sheets
from tests.games.lavarails.table import play, railway, volcano

STRENGTHS = ["easy", "medium", "hard"]


def game(names, sheet, seed, **options):
    """Bots play to the end; the moves and the end."""
    options = LavarailsOptions(sheet=sheet, **options)
    state, rng, moves = LavarailsState(len(names), options), Random(seed), []
    bots = [BOTS[name](seat, options, Random(seed)) for seat, name in enumerate(names)]
    while not isinstance(waiting := state.to_act(), Over):
        legal = state.legal()
        decided = isinstance(waiting, Turn)
        action = bots[waiting.seat].choose(state.view(waiting.seat), legal) if decided else state.sample(rng)
        assert not decided or action in legal
        moves.append(write(action))
        state.apply(action)
    return moves, waiting


def wins(first, second, sheet, games):
    """How many of the games the first bot wins; seats change."""
    won = 0.0
    for seed in range(games):
        names = [first, second] if seed % 2 else [second, first]
        _, over = game(names, sheet, seed // 2)
        won += (1 - seed % 2 in over.winners) / len(over.winners)
    return won


@pytest.mark.parametrize("name", STRENGTHS)
@given(sheet=sheets, seats=st.integers(1, 4), reroll_fail=st.sampled_from(["stay", "out"]), seed=st.integers(0, 99))
@settings(max_examples=12, deadline=None)
def test_every_move_is_legal_on_any_sheet(name, sheet, seats, reroll_fail, seed):
    game([name] + ["random"] * (seats - 1), sheet, seed, reroll_fail=reroll_fail)


@pytest.mark.parametrize("name", STRENGTHS)
@pytest.mark.parametrize("sheet", ["volcano-b", "railway-b"])
def test_the_same_seed_gives_the_same_game(name, sheet):
    assert game([name, "random"], sheet, 5) == game([name, "random"], sheet, 5)


@pytest.mark.parametrize("sheet", ["volcano-c", "railway-c"])
def test_they_are_honest(sheet):
    """Whatever is hidden could be otherwise; in Lava & Rails nothing is: a view is the position."""
    options, rng = LavarailsOptions(sheet=sheet), Random(3)
    state = LavarailsState(3, options)
    for _ in range(40):
        if isinstance(waiting := state.to_act(), Turn):
            other = determinise("lavarails", Knowledge(waiting.seat, options, state.view(waiting.seat)), Random(9))
            for name in STRENGTHS:
                answers = [
                    BOTS[name](waiting.seat, options, Random(7)).choose(table.view(waiting.seat), table.legal())
                    for table in (state, other)
                ]
                assert answers[0] == answers[1]
        legal = state.legal()
        state.apply(rng.choice(legal) if legal else state.sample(rng))


@pytest.mark.parametrize("sheet", ["volcano-a", "railway-a"])
@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "random"), ("medium", "easy"), ("hard", "yardstick")])
def test_strengths_are_in_order(stronger, weaker, sheet):
    assert wins(stronger, weaker, sheet, 8) >= 5


def decision(name, moves, sheet, seats=2):
    state = play(moves, sheet, seats)
    return write(BOTS[name](state.turn, None, Random(1)).choose(state.view(state.turn), state.legal()))


@pytest.mark.parametrize("name", ["medium", "hard"])
def test_lava_goes_where_it_hurts_least(name):
    grid = "x 1 V 1 x"
    assert decision(name, "=lava 1", volcano(grid, column_points=[0, 9, 0, 0, 0])) == "lava D1"
    assert decision(name, "=lava 1", volcano(grid, column_points=[0, 0, 0, 9, 0])) == "lava B1"


def test_a_beginner_never_thinks_of_the_lane_that_lava_spoils():
    grid = volcano("x 1 V 1 x", column_points=[0, 9, 0, 0, 0])
    state = play("=lava 1", grid)
    chosen = {write(BOTS["easy"](0, None, Random(s)).choose(state.view(0), state.legal())) for s in range(20)}
    assert chosen == {"lava B1", "lava D1"}


@pytest.mark.parametrize("name", STRENGTHS)
def test_everybody_closes_the_ring(name):
    ring = railway("SE 1@5\nNE 2")
    moves = "=dice 1 2 2 6 6 6 6, place B1, place B2, place B2, pass, pass, draw B1 SW"
    assert decision(name, moves, ring) == "draw B2 NW"


def test_an_aim_weighs_most_what_decides():
    """Far behind and far ahead a point is worth little, next to the rival much; and always something."""
    aim = Aim(rival=80, spread=8)
    far, near, ahead = (aim.worth(points + 1) - aim.worth(points) for points in (30, 80, 130))
    assert near > 4 * max(far, ahead)
    assert min(far, ahead) > 0


def test_who_wants_to_win_prefers_what_suffices():
    """A long loop is worth more points, but far ahead of the rival the short one is surer."""
    state = play("", "railway-b")
    player = state.view(0).players[0]
    bold, sure = (RailwayOutlook(player, 2, 9, aim=aim) for aim in (None, Aim(rival=45, spread=8)))
    assert sure.prospect.first[0].missing.bit_count() < bold.prospect.first[0].missing.bit_count()


def test_hard_takes_the_die_that_the_other_needs():
    """Either field is worth the same to oneself; only the 1 is all that completes the rival's column."""
    sheet = volcano("x 1 2\nx . .\nx . .", column_points=[0, 9, 9])
    first = "=lava 6, =dice 2 2 3 3 3 3 3, reroll, =dice 2 2 3 3 3 3 3, reroll, =dice 1 3 3 3 3 3 3"
    state = play(first, sheet)
    assert write(state.legal()[0]) == "place B1"
    assert decision("hard", first, sheet) == "place B1"
