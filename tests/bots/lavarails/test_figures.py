"""Figures of a sheet, and the balance of the shipped ones."""

import pytest

from gamebox.bots.lavarails.figures import grid_figures, play_figures, refined_figures
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.grid import fields
from tests.games.lavarails.table import VOLCANO, railway, sheet_of


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
