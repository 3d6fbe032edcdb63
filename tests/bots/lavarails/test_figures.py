"""Figures of a sheet, and the balance of the shipped ones."""

import pytest

from gamebox.bots.lavarails.figures import grid_figures, play_figures
from gamebox.games.lavarails.catalogue import shipped_sheets
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
