"""Which pieces of track are joined to lines, and which lines are closed (LR-43).

A seat's tracks are four masks, one per direction: the fields whose piece ends at the middle of that edge.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from gamebox.games.lavarails.grid import BITS, EAST, NORTH, OPPOSITE, SOUTH, STEP, STRIDE, WEST, fields

ENDS = {
    "NS": (NORTH, SOUTH),
    "EW": (EAST, WEST),
    "NE": (NORTH, EAST),
    "SE": (SOUTH, EAST),
    "SW": (SOUTH, WEST),
    "NW": (NORTH, WEST),
}
PIECES = tuple(ENDS)
_ONWARD = tuple(tuple(end for end in range(4) if end != came_from) for came_from in range(4))
"""Where a piece may end, by where it was entered."""
_BY_ENDS = {frozenset(ends): piece for piece, ends in ENDS.items()}

Tracks: TypeAlias = Sequence[int]


@dataclass(frozen=True, slots=True)
class Line:
    """A maximal chain of joined pieces, its fields in the order of travel."""

    fields: tuple[int, ...]
    loose: tuple[tuple[int, int], ...]
    """Its loose ends, field and direction: two, or none."""

    @property
    def closed(self) -> bool:
        return not self.loose


def with_piece(tracks: Tracks, field: int, piece: str) -> list[int]:
    """The tracks after one more piece."""
    longer = list(tracks)
    for direction in ENDS[piece]:
        longer[direction] |= BITS[field]
    return longer


def ends_at(tracks: Tracks, field: int) -> list[int]:
    """The directions in which the field's piece ends: two, or none without a piece."""
    return [direction for direction in range(4) if tracks[direction] >> field & 1]


def piece_at(tracks: Tracks, field: int) -> str | None:
    return _BY_ENDS.get(frozenset(ends_at(tracks, field)))


def piece_with(ends: frozenset[int]) -> str:
    """The piece that ends in these two directions."""
    return _BY_ENDS[ends]


def fields_with_track(tracks: Tracks) -> int:
    return tracks[NORTH] | tracks[EAST] | tracks[SOUTH] | tracks[WEST]


def _walk(tracks: Tracks, field: int, direction: int) -> tuple[list[int], tuple[int, int] | None]:
    """The fields after `field` in that direction, and the loose end there; None if the way leads back to `field`."""
    passed: list[int] = []
    at = field
    while True:
        beyond, came_from = at + STEP[direction], OPPOSITE[direction]
        if beyond < 0 or not tracks[came_from] >> beyond & 1:  # the pieces do not end at the same edge (LR-43)
            return passed, (at, direction)
        if beyond == field:
            return passed, None
        passed.append(beyond)
        at = beyond
        direction = next(end for end in _ONWARD[came_from] if tracks[end] >> at & 1)


def line_through(tracks: Tracks, field: int) -> Line:
    """The line that the field's piece belongs to."""
    first, second = ends_at(tracks, field)
    ahead, end = _walk(tracks, field, second)
    if end is None:
        return Line((field, *ahead), ())
    behind, start = _walk(tracks, field, first)
    assert start is not None  # noqa: S101 - a way that ends ahead cannot lead back from behind
    return Line((*reversed(behind), field, *ahead), (start, end))


def lines(tracks: Tracks) -> tuple[Line, ...]:
    """All lines, by the first of their fields in reading order."""
    found: list[Line] = []
    left = fields_with_track(tracks)
    while left:
        line = line_through(tracks, next(fields(left)))
        found.append(line)
        for field in line.fields:
            left &= ~BITS[field]
    return tuple(found)


def closed_lines(tracks: Tracks) -> list[int]:
    """The masks of the closed lines, found by flooding: cheaper than walking along every line."""
    north, east, south, west = tracks
    eastward = east & west >> 1
    southward = south & north >> STRIDE
    loose = east & ~eastward | west & ~(eastward << 1) | south & ~southward | north & ~(southward << STRIDE)
    left = (north | east | south | west) & ~_flood(loose, eastward, southward)
    found = []
    while left:
        line = _flood(left & -left, eastward, southward)
        found.append(line)
        left &= ~line
    return found


def _flood(mask: int, eastward: int, southward: int) -> int:
    """The fields joined with those of the mask, given the fields that are joined eastward and southward."""
    before = 0
    while mask != before:
        before = mask
        mask |= (mask & eastward) << 1 | mask >> 1 & eastward
        mask |= (mask & southward) << STRIDE | mask >> STRIDE & southward
    return mask
