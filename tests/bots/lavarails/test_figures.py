"""Figures of a sheet, and the balance of the shipped ones."""

from random import Random

import pytest

from gamebox.bots.lavarails.figures import (
    Ended,
    _start_advantage,
    figures_of,
    grid_figures,
    play_figures,
    play_game,
    refined_figures,
)
from gamebox.bots.lavarails.yardstick import easy
from gamebox.engine.game import Over, Turn
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.grid import BY_NAME, fields
from gamebox.games.lavarails.position import LavarailsOptions
from gamebox.games.lavarails.state import LavarailsState
from gamebox.games.lavarails.view import PlayerSheet
from tests.games.lavarails.table import VOLCANO, mask, play, railway, sheet_of, volcano

TINY = volcano("x 1+5 2 V\n. 3 . .", row_points=[8, 0], column_points=[0, 7, 0, 0])
B1, C1, B2 = (BY_NAME[name] for name in ("B1", "C1", "B2"))


def test_grid_figures():
    figures = grid_figures(sheet_of(VOLCANO))
    assert figures.number_fields == 10
    assert figures.fields_per_number == (2, 2, 2, 2, 1, 1)
    assert figures.steps == (2, 2, 3, 2, 1)
    assert (figures.starts, figures.volcanoes, figures.valued) == (1, 1, 0)


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("sheet", shipped_sheets().values(), ids=shipped_sheets())
def test_shipped_sheets_are_balanced(sheet, seats):
    figures = play_figures(sheet, seats, games=15, seed=1)
    assert 0.55 <= figures.filled <= 0.75
    assert figures.score == pytest.approx(sum(figures.parts.values()))
    assert all(share > 0.1 for share in figures.hits.values()), "everything that scores does so now and then"
    assert sum(figures.wins) == pytest.approx(1)
    assert (figures.lava > 5) is sheet.volcanic


def test_the_same_seed_gives_the_same_figures():
    sheet = shipped_sheets()["railway-a"]
    assert play_figures(sheet, 2, 3, seed=4) == play_figures(sheet, 2, 3, seed=4)
    assert play_figures(sheet, 2, 3, seed=4) != play_figures(sheet, 2, 3, seed=5)


def test_a_tiny_sheet_fills_up():
    figures = play_figures(sheet_of(railway("SE 1@5\nNE 2")), 2, games=3, seed=1)
    assert figures.filled > 0.5
    assert set(figures.hits) == {"stations", "closed_lines"}


def ended(document, moves, places, *sheets):
    """A game of which only the end matters: each seat's crosses or tracks, and its lava."""
    fresh = play("", document).view(None).players[0]
    players = [
        PlayerSheet(fresh.sheet, 0, fresh.marked | mask(crosses), mask(lava), fresh.tracks, passed=True)
        for crosses, lava in sheets
    ]
    return Ended(tuple(players), Over(places, tuple(player.score.total for player in players), "LR-37"), moves)


def test_the_figures_of_a_tiny_volcano_sheet_are_exact():
    games = [
        ended(TINY, 10, ((0,), (1,)), ("B1 C1", ""), ("B1", "C1")),
        ended(TINY, 14, ((0, 1),), ("C1", "B1"), ("B1 B2", "")),
    ]
    figures = figures_of(sheet_of(TINY), games)
    assert (figures.games, figures.seats, figures.moves) == (2, 2, 12)
    assert figures.filled == pytest.approx((2 + 1 + 1 + 2) / 3 / 4)
    assert (figures.score, figures.spread) == pytest.approx(((13 + 5 + 0 + 12) / 4, 28.25**0.5))
    assert figures.parts == {"rows": 8 / 4, "columns": 7 / 4, "gems": 15 / 4}
    assert figures.hits == {"rows": 1 / 4, "columns": 1 / 4, "gems": 3 / 4}
    assert figures.lava == 2 / 4
    assert figures.wins == (3 / 4, 1 / 4)
    assert figures.start_advantage == pytest.approx(0.399 * -2 / 10), "8 ahead, then 12 behind"
    assert figures.start_error == pytest.approx(0.399 / 2**0.5)
    assert figures.share == 7.5 / (8 + 7 + 5)
    assert figures.lanes == (1 / 4, 1 / 4)
    assert figures.values == {B1: 3 / 4}
    assert figures.deadly == {B1: 1 / 4, C1: 1 / 4, B2: 0}
    assert figures.dead == {B1: 0, C1: 1 / 4, B2: 3 / 4}
    assert figures.difficulty == 3


def test_the_figures_of_a_tiny_railway_sheet_are_exact():
    document = railway("SE 1@5\nNE 2")
    fresh = play("", document).view(None).players[0]
    closed = fresh.drawn(B1, "SW").drawn(B2, "NW")
    games = [Ended((closed, fresh), Over(((0,), (1,)), (17, 2), "LR-47"), 9)]
    figures = figures_of(sheet_of(document), games)
    assert (figures.filled, figures.score, figures.spread) == (1 / 2, (4 * 3 + 5 + 2) / 2, 7.5)
    assert figures.parts == {"open": 1, "closed": 0, "longest": 6, "stations": 2.5}
    assert figures.hits == {"stations": 1 / 2, "closed_lines": 1 / 2}
    assert (figures.wins, figures.start_advantage) == ((1, 0), 0), "one game tells no spread"
    assert (figures.values, figures.dead) == ({B1: 1 / 2}, {B1: 1 / 2, B2: 1 / 2})
    assert (figures.lava, figures.lanes, figures.difficulty) == (0, (), 1)


@pytest.mark.parametrize(
    ("scored", "stars"), [(50, 1), (46, 1), (44, 1), (43, 2), (37, 3), (32, 4), (28, 5), (10, 5), (99, 1)]
)
def test_stars_by_the_share_of_all_points(scored, stars):
    sheet = volcano(f"x 1+{scored} 2+{100 - scored}")
    assert figures_of(sheet_of(sheet), [ended(sheet, 1, ((0,),), ("B1", ""))]).difficulty == stars


def test_figures_refine_as_games_come():
    sheet = shipped_sheets()["volcano-a"]
    steps = list(refined_figures(sheet, 2, 20, seed=3))
    assert [step.games for step in steps] == [4, 8, 16, 20]
    assert steps[-1] == play_figures(sheet, 2, 20, seed=3)


@pytest.mark.parametrize("name", ["volcano-a", "railway-a"])
def test_every_field_has_its_share(name):
    sheet = shipped_sheets()[name]
    figures = play_figures(sheet, 2, 6, seed=1)
    assert set(figures.deadly) == set(figures.dead) == set(fields(sheet.numbers))
    assert set(figures.values) == set(fields(sheet.valued))
    assert len(figures.lanes) == len(sheet.lanes)
    empty, burnt = sum(figures.dead.values()), sum(figures.deadly.values())
    assert figures.filled * sheet.numbers.bit_count() == pytest.approx(sheet.numbers.bit_count() - empty - burnt)
    assert burnt == pytest.approx(figures.lava)
    assert 1 <= figures.difficulty <= 5


def test_a_sheet_on_which_little_scores_has_more_stars():
    stars = [play_figures(shipped_sheets()[name], 2, 12, seed=1).difficulty for name in ("volcano-a", "volcano-c")]
    assert stars[0] < stars[1]


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("name", ["volcano-b", "railway-b"])
def test_the_games_are_those_of_the_yardstick(name, seats):
    sheet = shipped_sheets()[name]
    state, rng = LavarailsState(seats, LavarailsOptions(sheet=name)), Random("8/0")
    moves = 0
    while not isinstance(waiting := state.to_act(), Over):
        view = state.view(None)
        state.apply(easy(view, state.legal(), rng) if isinstance(waiting, Turn) else state.sample(rng))
        moves += 1
    assert play_game(sheet, seats, 8, 0) == Ended(state.view(None).players, waiting, moves)


@pytest.mark.parametrize(("seats", "lead"), [(2, 0.4), (3, 0.4), (4, 0.5)])
def test_how_far_ahead_tells_how_often_one_wins(seats, lead):
    """Normal scores, the first seat a little ahead: the advantage is what counting many wins would show."""
    rng = Random(seats)
    games = [[round(100 * rng.gauss(lead if seat == 0 else 0, 1)) for seat in range(seats)] for _ in range(8000)]
    counted = sum(scores[0] == max(scores) for scores in games) / len(games) - 1 / seats
    advantage, error = _start_advantage(games, seats)
    assert advantage == pytest.approx(counted, abs=0.02)
    assert error < 0.005


def test_nobody_is_ahead_alone():
    assert _start_advantage([[3], [5]], 1) == (0, 0)
    assert _start_advantage([[4, 4]], 2)[0] == 0
