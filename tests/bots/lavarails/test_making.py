"""Sheets made to order."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.bots.lavarails.drafting import FEWEST, MOST, Draft, Wish
from gamebox.bots.lavarails.figures import grid_figures
from gamebox.bots.lavarails.making import NoSheetError, in_balance, make_sheet
from gamebox.games.lavarails.sheet import as_toml, load_sheet, parse_sheet

wishes = st.builds(
    Wish,
    level=st.sampled_from(["volcano", "railway"]),
    difficulty=st.integers(1, 5),
    size=st.none() | st.tuples(st.integers(8, 16), st.integers(8, 16)),
    symmetry=st.sampled_from(["none", "mirror", "turn"]),
    seed=st.integers(0, 10_000),
)


@given(wishes)
@settings(max_examples=60, deadline=None)
def test_every_draft_that_is_a_sheet_is_valid_and_even(wish):
    sheet = Draft(wish, Random(wish.seed)).sheet()
    if sheet is None:
        return
    assert parse_sheet(sheet.document()) == sheet
    counts = grid_figures(sheet).fields_per_number
    assert max(counts) - min(counts) <= 1
    assert FEWEST <= sum(counts) <= MOST
    assert sheet.level == wish.level
    assert sheet.starts
    assert sheet.valued
    assert bool(sheet.volcanoes) is sheet.volcanic


@pytest.mark.parametrize("symmetry", ["none", "mirror", "turn"])
@pytest.mark.parametrize("level", ["volcano", "railway"])
def test_most_drafts_are_sheets(level, symmetry):
    drafts = [Draft(Wish(level, symmetry=symmetry, seed=seed), Random(seed)).sheet() for seed in range(20)]
    assert sum(draft is not None for draft in drafts) >= 8


def shape(sheet):
    return [["." if text == "." else "o" for text in row] for row in sheet.cells]


def test_symmetry_is_kept():
    mirrored = next(filter(None, (Draft(Wish("railway", symmetry="mirror"), Random(n)).sheet() for n in range(20))))
    turned = next(filter(None, (Draft(Wish("volcano", symmetry="turn"), Random(n)).sheet() for n in range(20))))
    assert shape(mirrored) == [row[::-1] for row in shape(mirrored)]
    assert shape(turned) == [row[::-1] for row in shape(turned)[::-1]]


def test_the_same_wish_gives_the_same_sheet_in_balance():
    wish = Wish("volcano", 3, (9, 9), "mirror", 4)
    first, second = (list(make_sheet(wish)) for _ in range(2))
    assert first == second
    shares = [step.share for step in first]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert in_balance(first[-1].sheet, first[-1].figures)
    assert first[-1].sheet.id == wish.code == "V3-9x9-m-4"


def test_a_wish_for_a_tiny_sheet_is_refused():
    with pytest.raises(NoSheetError, match="at least"):
        next(make_sheet(Wish("railway", size=(5, 5))))


@given(wishes)
@settings(max_examples=20, deadline=None)
def test_a_sheet_file_holds_the_whole_sheet(tmp_path_factory, wish):
    sheet = Draft(wish, Random(wish.seed)).sheet()
    if sheet:
        path = tmp_path_factory.mktemp("sheets") / "sheet.toml"
        path.write_text(as_toml(sheet), encoding="utf-8")
        assert load_sheet(path) == sheet
