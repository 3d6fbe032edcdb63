"""Where fields lie: their numbers, names, neighbours, and sets of them as bit masks.

A field is `row * STRIDE + column`, the same on every sheet. The column beyond the last one is never used: it keeps the
neighbours of a mask from running over into the next row. Ascending numbers are reading order.
"""

from __future__ import annotations

from collections.abc import Iterator

SIDE = 16
STRIDE = SIDE + 1
ALL_FIELDS = tuple(row * STRIDE + column for row in range(SIDE) for column in range(SIDE))
SPAN = SIDE * STRIDE
"""One more than the highest field: the length of tables by field."""

NORTH, EAST, SOUTH, WEST = range(4)
STEP = (-STRIDE, 1, STRIDE, -1)
OPPOSITE = (SOUTH, WEST, NORTH, EAST)


def field_at(row: int, column: int) -> int:
    return row * STRIDE + column


def row_of(field: int) -> int:
    return field // STRIDE


def column_of(field: int) -> int:
    return field % STRIDE


def name_at(row: int, column: int) -> str:
    """As in a spreadsheet: the column's letter, then the row counted from 1."""
    return f"{chr(ord('A') + column)}{row + 1}"


NAMES = tuple(name_at(row_of(field), column_of(field)) for field in range(SPAN))
BY_NAME = {NAMES[field]: field for field in ALL_FIELDS}
BITS = tuple(1 << field for field in range(SPAN))


def fields(mask: int) -> Iterator[int]:
    """The fields of a mask in reading order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def around(mask: int) -> int:
    """All that shares an edge with a field of the mask (LR-4); cut it down to the fields there are."""
    return mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE


def neighbours(field: int) -> Iterator[tuple[int, int]]:
    """The directions that lead to fields still on the grid, and those fields."""
    row, column = row_of(field), column_of(field)
    for direction, inside in enumerate((row > 0, column < SIDE - 1, row < SIDE - 1, column > 0)):
        if inside:
            yield direction, field + STEP[direction]
