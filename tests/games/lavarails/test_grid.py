"""Fields, their names and neighbours."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamebox.games.lavarails.grid import (
    ALL_FIELDS,
    BY_NAME,
    NAMES,
    SIDE,
    around,
    column_of,
    field_at,
    fields,
    neighbours,
    row_of,
)

EVERYTHING = sum(1 << field for field in ALL_FIELDS)
PLACES = st.tuples(st.integers(0, SIDE - 1), st.integers(0, SIDE - 1))


def test_names_are_those_of_a_spreadsheet():
    assert [NAMES[field_at(row, column)] for row, column in [(0, 0), (4, 2), (15, 15)]] == ["A1", "C5", "P16"]
    assert len(BY_NAME) == 256
    assert all(NAMES[field] == name for name, field in BY_NAME.items())


@given(st.sets(PLACES))
def test_fields_come_in_reading_order(places):
    mask = sum(1 << field_at(row, column) for row, column in places)
    assert [(row_of(field), column_of(field)) for field in fields(mask)] == sorted(places)


@pytest.mark.rule("LR-4")
@given(st.sets(PLACES))
def test_adjacent_means_sharing_an_edge(places):
    mask = sum(1 << field_at(row, column) for row, column in places)
    sharing = {
        (row, column)
        for row in range(SIDE)
        for column in range(SIDE)
        if any(abs(row - r) + abs(column - c) == 1 for r, c in places)
    }
    assert {(row_of(field), column_of(field)) for field in fields(around(mask) & EVERYTHING)} == sharing


@given(PLACES)
def test_neighbours_of_one_field(place):
    field = field_at(*place)
    assert sorted(near for _, near in neighbours(field)) == list(fields(around(1 << field) & EVERYTHING))
