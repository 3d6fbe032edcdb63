"""Sheets while they are drawn: whatever a brush makes of them can be played on, or is told why not, field by field."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamebox.games.lavarails.canvas import Brush, Canvas
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.sheet import SheetError, parse_sheet
from gamebox.games.lavarails.symmetry import IMAGES, SYMMETRIES, Symmetry
from gamebox.games.lavarails.tracks import PIECES

BASES = {"volcano": (*"123456", ".", "x", "V"), "railway": (*"123456", ".", *PIECES)}


def drawn(level: str, *rows: str) -> Canvas:
    cells = tuple(tuple(row.split()) for row in rows)
    return Canvas(level, cells, (0,) * len(cells), (0,) * len(cells[0]))


@st.composite
def deeds(draw, level):
    """Something that somebody does to a canvas."""
    place = st.tuples(st.integers(0, 15), st.integers(0, 15))
    brush = st.one_of(
        st.builds(Brush, st.sampled_from(BASES[level])), st.builds(Brush, st.just(""), st.integers(0, 99))
    )
    symmetry = draw(st.sampled_from(SYMMETRIES))
    kinds = ("paint", "fill", "value", "shift", "resize")
    return (draw(st.sampled_from(kinds)), draw(place), draw(brush), symmetry, draw(st.integers(-5, 120)))


def done(canvas: Canvas, deed) -> Canvas:
    kind, (row, column), brush, symmetry, number = deed
    cell = row % canvas.height, column % canvas.width
    match kind:
        case "paint":
            return canvas.painted([cell], brush, symmetry)
        case "fill":
            return canvas.filled(cell, brush, symmetry)
        case "shift":
            return canvas.shifted(row, number)
        case "resize":
            return canvas.resized(column + 1, row + 1)
    return canvas.valued("row", cell[0], number, symmetry) if canvas.volcanic else canvas


@st.composite
def canvases(draw):
    level = draw(st.sampled_from(("volcano", "railway")))
    blank = Canvas.blank(level, draw(st.integers(1, 16)), draw(st.integers(1, 16)))
    return reduce(done, draw(st.lists(deeds(level), max_size=30)), blank)


@given(canvases())
def test_whatever_is_drawn_can_be_played_on_or_is_told_why_not(canvas: Canvas) -> None:
    sheet, faults = canvas.sketch()
    assert (sheet.width, sheet.height, sheet.cells) == (canvas.width, canvas.height, canvas.cells)
    if not faults:
        assert parse_sheet(canvas.document()) == replace(sheet, id="inline sheet")
        return
    with pytest.raises(SheetError) as caught:
        parse_sheet(canvas.document())
    assert (caught.value.reason, caught.value.row, caught.value.column) == (
        *(faults[0].reason, faults[0].row, faults[0].column),
    )
    for fault in faults:
        at_a_field = fault.row is not None and fault.column is not None
        assert at_a_field or "start from" in fault.reason or "no number field" in fault.reason


@given(canvases(), st.integers(-20, 20), st.integers(-20, 20))
def test_what_is_shifted_can_be_shifted_back(canvas: Canvas, down: int, right: int) -> None:
    assert canvas.shifted(down, right).shifted(-down, -right) == canvas


def is_symmetric(canvas: Canvas, symmetry: Symmetry) -> bool:
    return all(
        Brush(image.base(base)).base == other and value == their_value
        for image in IMAGES[symmetry]
        for row in range(canvas.height)
        for column in range(canvas.width)
        for base, value in [_split(canvas.at((row, column)))]
        for other, their_value in [_split(canvas.at(image.cell((row, column), canvas.width, canvas.height)))]
    )


def _split(text: str) -> tuple[str, str]:
    base, _, value = text.replace("@", "+").partition("+")
    return base, value


@given(st.data(), st.sampled_from(SYMMETRIES), st.sampled_from(("volcano", "railway")))
def test_symmetry_holds_whatever_is_drawn(data, symmetry: Symmetry, level: str) -> None:
    canvas = Canvas.blank(level, data.draw(st.integers(1, 9)), data.draw(st.integers(1, 9)))
    for kind, place, brush, _, number in data.draw(st.lists(deeds(level), max_size=20)):
        if kind in {"paint", "fill"}:
            canvas = done(canvas, (kind, place, brush, symmetry, number))
    assert is_symmetric(canvas, symmetry)


def test_tracks_are_mirrored() -> None:
    canvas = Canvas.blank("railway", 4, 4).painted([(0, 0)], Brush("SE"), "both")
    assert [canvas.at(cell) for cell in ((0, 0), (0, 3), (3, 0), (3, 3))] == ["SE", "SW", "NE", "NW"]
    canvas = Canvas.blank("railway", 4, 4).painted([(0, 0)], Brush("NS"), "turn")
    assert [canvas.at(cell) for cell in ((0, 0), (3, 3), (0, 3))] == ["NS", "NS", "."]


def test_on_an_axis_only_tracks_that_are_their_own_mirror_image_can_lie() -> None:
    canvas = Canvas.blank("railway", 3, 3)
    assert canvas.painted([(0, 1)], Brush("NE"), "mirror") == canvas
    assert canvas.touched((0, 1), Brush("NE"), "mirror") == []
    assert canvas.painted([(0, 1)], Brush("EW"), "mirror").at((0, 1)) == "EW"


def test_a_gem_stays_when_its_number_changes_and_goes_with_it() -> None:
    canvas = drawn("volcano", "x 4+2 5")
    assert canvas.painted([(0, 1)], Brush("6")).at((0, 1)) == "6+2"
    assert canvas.painted([(0, 1)], Brush("V")).at((0, 1)) == "V"
    assert canvas.painted([(0, 1)], Brush(value=9)).at((0, 1)) == "4+9"
    assert canvas.painted([(0, 1)], Brush(value=0)).at((0, 1)) == "4"
    assert canvas.painted([(0, 0)], Brush(value=9)).at((0, 0)) == "x", "a cross holds no gem"


def test_a_station_may_stand_on_a_track() -> None:
    canvas = drawn("railway", "NS 4")
    assert canvas.painted([(0, 0), (0, 1)], Brush(value=3)).cells == (("NS@3", "4@3"),)


def test_what_is_like_its_neighbours_is_filled_with_them() -> None:
    canvas = drawn("volcano", ". . 1", ". 1 .", "1 . .")
    assert canvas.filled((0, 0), Brush("5")).cells == (("5", "5", "1"), ("5", "1", "."), ("1", ".", "."))


def test_rows_and_columns_that_belong_together_are_worth_the_same() -> None:
    canvas = Canvas.blank("volcano", 3, 4)
    assert canvas.valued("row", 0, 7, "flip").row_points == (7, 0, 0, 7)
    assert canvas.valued("row", 0, 7, "mirror").row_points == (7, 0, 0, 0)
    assert canvas.valued("column", 0, 7, "mirror").column_points == (7, 0, 7)
    assert canvas.valued("column", 2, 700, "turn").column_points == (99, 0, 99)
    assert canvas.valued("column", 2, -1).column_points == (0, 0, 0)


def test_a_larger_sheet_has_gaps_and_a_smaller_one_less() -> None:
    canvas = drawn("volcano", "x 1", "2 3").valued("row", 1, 5)
    larger = canvas.resized(3, 3)
    assert (larger.cells, larger.row_points) == ((("x", "1", "."), ("2", "3", "."), (".", ".", ".")), (0, 5, 0))
    assert larger.resized(2, 2) == canvas
    assert (canvas.resized(99, 0).width, canvas.resized(99, 0).height) == (16, 1)


def test_every_fault_is_told_at_its_field() -> None:
    canvas = drawn("volcano", "x 1 . 5", ". . . 2", "NS 9 4@2 .")
    places = [(fault.row, fault.column, fault.reason) for fault in canvas.sketch()[1]]
    assert places == [
        (3, 1, "'NS' belongs on railway sheets"),
        (3, 2, "'9' is no field"),
        (3, 3, "'4@2' has a station, which belongs on railway sheets"),
        (1, 4, "no play can reach this number field"),
        (2, 4, "no play can reach this number field"),
    ]


@pytest.mark.parametrize("sheet", shipped_sheets().values(), ids=lambda sheet: sheet.id)
def test_a_copy_of_a_shipped_sheet_plays_like_it(sheet) -> None:
    copy = Canvas.of(sheet, "de")
    again, faults = copy.sketch()
    assert not faults
    assert (again.number_at, again.lanes, again.pieces) == (sheet.number_at, sheet.lanes, sheet.pieces)
    assert again.title("fr") == sheet.title("de")


def test_results_belong_to_a_drawing_not_to_a_name() -> None:
    canvas = drawn("volcano", "x 1").called("Glut", "Alex").signed()
    assert canvas.id.startswith("Glut~")
    assert canvas.called("Asche", "Alex").signed().id == canvas.id
    assert canvas.painted([(0, 1)], Brush("2")).signed().id != canvas.id


def test_names_are_one_plain_line() -> None:
    canvas = drawn("volcano", "x 1").called("a\nb\x00" + "c" * 99, "\u202ealex")
    assert canvas.name == "ab" + "c" * 58
    assert canvas.author == "alex"
    assert not canvas.sketch()[1]


def test_a_brush_on_an_axis_touches_fewer_fields() -> None:
    canvas = Canvas.blank("volcano", 5, 4)
    assert sorted(canvas.touched((0, 2), Brush("4"), "both")) == [(0, 2), (3, 2)]


def test_a_code_stays_with_its_drawing_however_long_the_name():
    made = replace(Canvas.blank("volcano", 3, 3), id="V5-16x16-m-999999999-BJ").called("W" * 60, "").with_code()
    assert len(made.id) <= 60
    assert made.signed() == made
    assert made.code == "V5-16x16-m-999999999-BJ"
    assert made.painted([(0, 0)], Brush("1")).code == ""
