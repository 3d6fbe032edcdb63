"""Sheets made to order."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamebox.bots.lavarails.drafting import FEWEST, LAST_SEED, MOST, CodeError, Draft, Wish, wish_of
from gamebox.bots.lavarails.figures import figures_of, grid_figures, play_game
from gamebox.bots.lavarails.making import NoSheetError, in_balance, make_sheet, surely_in_balance
from gamebox.bots.lavarails.shaping import in_one_piece, shape, twins_in
from gamebox.games.lavarails.sheet import parse_sheet
from gamebox.games.lavarails.sheet_file import as_toml, load_sheet

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


def outline(sheet):
    return [["." if text == "." else "o" for text in row] for row in sheet.cells]


def test_symmetry_is_kept():
    mirrored = next(filter(None, (Draft(Wish("railway", symmetry="mirror"), Random(n)).sheet() for n in range(20))))
    turned = next(filter(None, (Draft(Wish("volcano", symmetry="turn"), Random(n)).sheet() for n in range(20))))
    assert outline(mirrored) == [row[::-1] for row in outline(mirrored)]
    assert outline(turned) == [row[::-1] for row in outline(turned)[::-1]]


@pytest.fixture(scope="module")
def made():
    """A wish, and all that was told on the way to its sheet."""
    wish = Wish("volcano", 3, (9, 9), "mirror", 4)
    return wish, list(make_sheet(wish))


def test_a_sheet_in_balance_is_made(made):
    wish, steps = made
    shares = [step.share for step in steps]
    assert shares == sorted(set(shares))
    assert shares[-1] == 1
    assert [step.sheet for step in steps[:-1]] == [None] * (len(steps) - 1)
    sheet, figures = steps[-1].sheet, steps[-1].figures
    assert surely_in_balance(sheet, figures, slack=0)
    assert in_balance(sheet, figures)
    assert sheet.id == wish.code
    assert len(sheet.cells) == len(sheet.cells[0]) == 9
    assert set(sheet.name) == {"de", "en"}


def test_the_code_gives_the_same_sheet_whoever_plays_the_games(made):
    wish, steps = made

    def play(sheet, seats, seed, numbers):
        return [play_game(sheet, seats, seed, number) for number in reversed(numbers)][::-1]

    assert list(make_sheet(wish_of(wish.code), play)) == steps


def test_few_games_prove_nothing(made):
    _, steps = made
    sheet = steps[-1].sheet
    few = figures_of(sheet, [play_game(sheet, 2, 0, number) for number in range(30)])
    assert in_balance(sheet, few), "as far as they can tell"
    assert not surely_in_balance(sheet, few)


@given(wishes)
def test_a_code_says_the_whole_wish(wish):
    assert wish_of(wish.code) == wish
    assert wish_of(f" {wish.code.lower()} ") == wish


def test_codes_stay_what_they_are():
    assert Wish("volcano", 3, (9, 8), "mirror", 7).code == "V3-9x8-m-7-BJ"
    assert Wish("railway", 5).code == "R5-any-n-0-FP"


@pytest.mark.parametrize("code", ["", "V3", "V3-9x8-m-7", "X3-any-n-1-AB", "V6-any-n-1-AB", "V3-any-n-1-AB" * 9, "ſ"])
def test_what_is_no_code_is_told(code):
    with pytest.raises(CodeError, match="looks like"):
        wish_of(code)


def test_a_slip_of_the_pen_is_found():
    code = Wish("volcano", 3, (9, 8), "mirror", 71).code
    for wrong in (code.replace("71", "17"), code.replace("V3", "V4"), code.replace("9x8", "8x9"), code[:-1] + "I"):
        with pytest.raises(CodeError, match="mistyped"):
            wish_of(wrong)


@given(
    st.tuples(st.integers(8, 16), st.integers(8, 16)), st.sampled_from(["none", "mirror", "turn"]), st.integers(0, 99)
)
@settings(max_examples=40, deadline=None)
def test_shapes_reach_all_sides_in_one_piece(size, symmetry, seed):
    cells = shape(size, 62, symmetry, Random(seed), ragged=1.5)
    assert in_one_piece(cells)
    assert {min(row for row, _ in cells), max(row for row, _ in cells)} == {0, size[1] - 1}
    assert {min(column for _, column in cells), max(column for _, column in cells)} == {0, size[0] - 1}
    assert 62 <= len(cells) <= 63
    assert all(twins_in(size, symmetry)(cell) <= cells for cell in cells)


def test_a_wish_for_a_tiny_sheet_is_refused():
    with pytest.raises(NoSheetError, match="at least"):
        next(make_sheet(Wish("railway", size=(5, 5))))


@pytest.mark.parametrize("seed", [-1, LAST_SEED + 1])
def test_seeds_have_nine_digits(seed):
    with pytest.raises(NoSheetError, match="seed"):
        next(make_sheet(Wish("railway", seed=seed)))


def test_without_hope_there_is_a_sentence_in_the_end():
    """Nothing is ever filled: no draft can be in balance."""

    def play(sheet, seats, seed, numbers):
        ended = play_game(sheet, seats, seed, numbers[0])
        bare = tuple(replace(player, marked=sheet.starts) for player in ended.players)
        return [replace(ended, players=bare)] * len(numbers)

    with pytest.raises(NoSheetError, match="No sheet in balance was found for V3-any-n-0"):
        list(make_sheet(Wish("volcano"), play))


@given(wishes)
@settings(max_examples=20, deadline=None)
def test_a_sheet_file_holds_the_whole_sheet(tmp_path_factory, wish):
    sheet = Draft(wish, Random(wish.seed)).sheet()
    if sheet:
        path = tmp_path_factory.mktemp("sheets") / "sheet.toml"
        path.write_text(as_toml(sheet), encoding="utf-8")
        assert load_sheet(path) == sheet
