"""A quick sense of EXXTRA: what a place on the ladder is worth, looked up in tables. Fast enough for playouts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from gamebox.bots.exxtra.odds import chance_to_be_matched
from gamebox.games.exxtra.actions import PLACES, ROLL_AGAIN, THROWS, Action, Place
from gamebox.games.exxtra.ladder import FIELDS
from gamebox.games.exxtra.scoring import GOAL
from gamebox.games.exxtra.state import ExxtraState, ExxtraView

_SPITE, _GROUND = 3.0, 0.1
"""As in the odds: how much a field is liked that throws somebody out, and how little field 0 is."""
_WIN = 12.0
"""In steps: what it is worth to throw out somebody who would win by the next turn."""
_COURAGE = 1.0
"""In steps: what a higher pair is worth besides its own steps, because it throws out more; measured in games."""
_SAFE = [throw for throw in THROWS if not throw.crosses]


def swift(table: ExxtraView | ExxtraState, legal: Sequence[Action]) -> Action:
    """Roll on while that promises more than the best place; whoever would win is thrown out if possible."""
    worth, action = best_place(table, legal)
    position = table.positions[table.turn]
    taken, rivals = _taken(table.spots), len(table.positions) - 1
    return ROLL_AGAIN if worth < rolling(taken, rivals, GOAL - position, position) else action


def best_place(table: ExxtraView | ExxtraState, legal: Sequence[Action]) -> tuple[float, Action]:
    """In steps, and where."""
    positions, spots, reading, own = table.positions, table.spots, table.reading, table.turn
    need = GOAL - positions[own]
    taken = _taken(spots)
    promises = promised(taken, reading, len(positions) - 1, need if need < FIELDS.stop else FIELDS[-1])
    bonus = _bonus(positions, spots, table.results, reading, own) if taken else None
    best, action = -1.0, legal[0]
    for place in legal:
        if place.__class__ is Place:
            field = place.field
            worth = promises[field] + bonus[field] if bonus else promises[field]
            if worth > best:
                best, action = worth, place
    return best, action


def _taken(spots: Sequence[int]) -> int:
    """The bit mask of the fields where a pair lies."""
    taken = 0
    for spot in spots:
        if spot > 0:
            taken |= 1 << spot
    return taken


def _bonus(
    positions: Sequence[int], spots: Sequence[int], results: Sequence[int], reading: int, own: int
) -> list[float] | None:
    """What each field adds by throwing others out."""
    seats, found = len(positions), None
    for seat in range(seats):
        spot = spots[seat]
        if spot > 0 and results[seat] <= reading:
            wins = positions[seat] + spot >= GOAL
            denied = _WIN / ((seat - own) % seats) if wins else 0.5 * spot / (seats - 1)
            found = found or [0.0] * FIELDS.stop
            for field in range(spot):
                found[field] += denied
    return found


@cache
def promised(taken: int, reading: int, rivals: int, need: int) -> tuple[float, ...]:
    """The expected steps on each field: as many as it has, if the pair stays there."""
    matched = chance_to_be_matched(reading)
    lifted = [taken & ~(1 << field) for field in FIELDS if taken >> field & 1]  # each takes back its own pair first
    faced = [*lifted, *[taken] * (rivals - len(lifted))]
    return tuple(
        min(field, need) * math.prod(1 - matched * _exposure(mask, field) for mask in faced) for field in FIELDS
    )


def _exposure(taken: int, field: int) -> float:
    """How likely a rival who matches a pair places below it."""
    below = _SPITE * (_GROUND + sum(not taken >> other & 1 for other in range(1, field)))
    above = sum(not taken >> other & 1 for other in range(field + 1, FIELDS.stop))
    return below / (below + above) if field else 0.0


@cache
def rolling(taken: int, rivals: int, need: int, behind: int) -> float:
    """What rolling on is worth in steps, stopping at the best time; `behind` is what a bust can cost."""
    return _rolling(taken, rivals, min(need, FIELDS[-1]), min(behind, 2))


@cache
def _rolling(taken: int, rivals: int, need: int, behind: int) -> float:
    free = [field for field in FIELDS if not field or not taken >> field & 1]
    ends = []
    for throw in _SAFE:
        promises = promised(taken, throw.reading, rivals, need)
        ends.append((max(promises[field] for field in free), throw.double))
    lost = sum(min(throw.crosses, behind) for throw in THROWS)
    value = 0.0
    for _ in range(40):
        value = (sum(max(end, value) + double for end, double in ends) - lost) / len(THROWS)
    return value + _COURAGE


def place_high(legal: Sequence[Action]) -> Action:
    """The highest field that is free."""
    return max((action for action in legal if action in PLACES), key=PLACES.index)
