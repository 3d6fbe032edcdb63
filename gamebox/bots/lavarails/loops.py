"""Which closed lines a railway sheet still allows: loops found by joining lines, then bent one square at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import exp
from random import Random

from gamebox.games.lavarails.grid import BITS, EAST, NORTH, SOUTH, SPAN, STEP, STRIDE, WEST, around
from gamebox.games.lavarails.sheet import Sheet
from gamebox.games.lavarails.tracks import Line, Tracks, lines

_HOT, _COLD = 4.0, 0.4
"""Points that a bend may lose at the beginning and at the end of a search."""
_NEAREST = 0.6
"""How likely a line is joined with the nearest one rather than with the next."""
_WRONG = 5
"""Points that a loop loses for every joint that is not possible, so that searches pass through but do not stay."""
ALONE = 3
"""The effort of a field that lies alone; every two that lie side by side save one."""


def effort(missing: int) -> int:
    """How hard fields are to fill: dice of a pass lie side by side (LR-13), what lies apart waits for another."""
    beside = (missing & missing >> 1).bit_count() + (missing & missing >> STRIDE).bit_count()
    return ALONE * missing.bit_count() - beside


@dataclass(frozen=True, slots=True)
class Loop:
    """A closed line, drawn or only thought of: its joints eastward and southward, and its fields."""

    east: int
    south: int
    fields: int

    def ends(self, field: int) -> frozenset[int]:
        """The two directions in which it leaves a field of it."""
        joints = (self.south << STRIDE, self.east, self.south, self.east << 1)
        return frozenset(direction for direction in range(4) if joints[direction] >> field & 1)


@dataclass(frozen=True, slots=True)
class Ground:
    """Where loops may run: over open fields in any way, over drawn pieces only as they lie."""

    sheet: Sheet
    open: int
    tracks: Tracks
    east: int
    """The fields from which a loop may run eastward."""
    south: int

    @classmethod
    def of(cls, sheet: Sheet, open_fields: int, tracks: Tracks) -> Ground:
        east = (open_fields | tracks[EAST]) & (open_fields | tracks[WEST]) >> 1
        south = (open_fields | tracks[SOUTH]) & (open_fields | tracks[NORTH]) >> STRIDE
        return cls(sheet, open_fields, tracks, east, south)

    def allows(self, loop: Loop) -> bool:
        return not (loop.east & ~self.east or loop.south & ~self.south)


@dataclass(frozen=True, slots=True)
class Rating:
    """What loops are worth: the points they add to those of loose pieces (LR-44, LR-45), times the chance of them."""

    missing: int
    """The open fields without a die."""
    values: tuple[tuple[int, int], ...]
    """Values of stations, each with its fields."""
    longest: int
    """How long the longest closed line is: longer ones score 3 a field."""
    chances: Sequence[float]
    """How likely missing fields are filled in time, by their effort."""
    worths: Sequence[float]
    """What 0, 1, 2, ... points more are worth."""

    def gain(self, taken: int) -> int:
        length = taken.bit_count()
        gain = length + max(0, length - self.longest)
        for value, stations in self.values:
            gain += value * (taken & stations).bit_count()
        return gain

    def __call__(self, loop: Loop) -> float:
        return self.worths[self.gain(loop.fields)] * self.chances[effort(loop.fields & self.missing)]


@lru_cache(maxsize=8)
def _squares(sheet: Sheet) -> tuple[tuple[int, int, int], ...]:
    """Four fields around one point of the grid: their joints eastward and southward, and themselves."""
    found = []
    for row in range(sheet.height - 1):
        for column in range(sheet.width - 1):
            bit = BITS[row * STRIDE + column]
            corners = bit | bit << 1 | bit << STRIDE | bit << STRIDE + 1
            if corners & (sheet.numbers | sheet.starts):
                found.append((bit | bit << STRIDE, bit | bit << 1, corners))
    return tuple(found)


def bend(ground: Ground, loop: Loop, rating: Rating, steps: int, rng: Random) -> dict[int, Loop]:
    """Bend a loop at random, rather towards what rates well; the possible ones on the way, by their fields.

    A square that shares a stretch of one to three sides with a loop, and no other corner, bends it to another loop.
    """
    squares, random = _squares(ground.sheet), rng.random
    count, no_east, no_south = len(squares), ~ground.east, ~ground.south
    missing, chances, longest, values = rating.missing, rating.chances, rating.longest, rating.values
    worths = rating.worths
    east, south, taken = loop.east, loop.south, loop.fields
    found, now = {taken: loop}, rating(loop)
    heat, cooling = _HOT, (_COLD / _HOT) ** (1 / steps)
    for _ in range(steps):
        heat *= cooling
        on_east, on_south, corners = squares[int(random() * count)]
        if not taken & corners:  # most squares are far away
            continue
        shared = (east & on_east).bit_count() + (south & on_south).bit_count()
        if not 0 < shared < 4 or (taken & corners).bit_count() != shared + 1:
            continue
        new_east, new_south = east ^ on_east, south ^ on_south
        fields_now = new_east | new_east << 1 | new_south | new_south << STRIDE
        length = gain = fields_now.bit_count()  # rating.gain, without the call: searches live here
        for value, stations in values:
            gain += value * (fields_now & stations).bit_count()
        if length > longest:
            gain += length - longest
        wrong = (new_east & no_east).bit_count() + (new_south & no_south).bit_count()
        rated = worths[gain] * chances[effort(fields_now & missing)] - _WRONG * wrong
        if rated >= now or random() < exp((rated - now) / heat):
            now, east, south, taken = rated, new_east, new_south, fields_now
            if not wrong:
                found[taken] = Loop(east, south, taken)
    return found


def beginnings(ground: Ground, rng: Random, tries: int) -> Iterator[Loop]:
    """Loops to begin with: open lines joined with near ones on short ways, and squares of open fields."""
    loose = sorted((line for line in lines(ground.tracks) if line.loose), key=lambda line: -len(line.fields))
    for number in range(tries if loose else 0):
        chain = _chain(ground, loose[number % len(loose)], loose, rng)
        if chain:
            yield _as_loop(chain)
    for east, south, corners in _squares(ground.sheet):
        if not corners & ~ground.open:
            yield Loop(east, south, corners)


def _as_loop(chain: Sequence[int]) -> Loop:
    east = south = 0
    for field, after in pairwise([*chain, chain[0]]):
        if abs(field - after) == 1:
            east |= BITS[min(field, after)]
        else:
            south |= BITS[min(field, after)]
    return Loop(east, south, sum(BITS[field] for field in chain))


def _beyond(end: tuple[int, int]) -> int:
    """The field before a loose end, as a mask; empty beyond the rim."""
    field = end[0] + STEP[end[1]]
    return BITS[field] if 0 <= field < SPAN else 0


def _chain(ground: Ground, first: Line, loose: Sequence[Line], rng: Random) -> list[int] | None:
    """The fields of a loop: from the end of a line to a near other one, and so on until it is home."""
    left, chain = ground.open, list(first.fields)
    home, end = first.loose
    entries = {entry: line for line in loose if line is not first for entry in line.loose}
    entries[home] = first
    while True:
        found = _nearest(left, _beyond(end), entries, rng)
        if found is None:
            return None
        entry, layers = found
        chain += _way_back(layers, _beyond(entry))
        line = entries[entry]
        if line is first:
            return chain
        left &= ~sum(BITS[field] for field in chain)
        turned = entry == line.loose[1]
        chain += line.fields[::-1] if turned else line.fields
        end = line.loose[0] if turned else line.loose[1]
        for used in line.loose:
            del entries[used]


def _nearest(
    open_fields: int, start: int, entries: Mapping[tuple[int, int], Line], rng: Random
) -> tuple[tuple[int, int], list[int]] | None:
    """One of the nearest loose ends, and the fields on the way to it, layer by layer."""
    layers, seen = [start & open_fields], start
    passed: tuple[tuple[int, int], list[int]] | None = None
    while layers[-1]:
        for entry in entries:
            if _beyond(entry) & layers[-1]:
                passed = entry, layers[:]
                if rng.random() < _NEAREST:
                    return passed
        layers.append(around(layers[-1]) & open_fields & ~seen)
        seen |= layers[-1]
    return passed


def _way_back(layers: Sequence[int], goal: int) -> list[int]:
    """The fields of a shortest way through the layers to the goal in the last one."""
    back = [goal]
    for layer in reversed(layers[:-1]):
        step = around(back[-1]) & layer
        back.append(step & -step)
    return [bit.bit_length() - 1 for bit in reversed(back)]
