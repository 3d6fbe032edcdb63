"""How much a field or a piece on a railway sheet is worth to a sensible player, who wants lines to close."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from gamebox.games.lavarails.grid import BITS, OPPOSITE, SPAN, STEP, STRIDE, neighbours
from gamebox.games.lavarails.tracks import ENDS, Line, Tracks, line_through, lines
from gamebox.games.lavarails.view import PlayerSheet

_PATIENCE = 0.85
"""How likely one more missing field of a way is filled in time."""


def way(open_fields: int, start: int, goal: int) -> tuple[int, int] | None:
    """How many fields the shortest ways over open fields have, both ends included, and all their fields."""
    aim = BITS[goal]
    layer = seen = BITS[start]
    layers = [layer]
    while not layer & aim:  # around(layer), without the call: playouts live here
        layer = (layer << 1 | layer >> 1 | layer << STRIDE | layer >> STRIDE) & open_fields & ~seen
        if not layer:
            return None
        layers.append(layer)
        seen |= layer
    fields = back = aim
    for layer in reversed(layers[:-1]):
        back = (back << 1 | back >> 1 | back << STRIDE | back >> STRIDE) & layer
        fields |= back
    return len(layers), fields


def closing_way(open_fields: int, line: Line) -> tuple[int, int] | None:
    """The way over open fields from one loose end of an open line to the other; None if there is none left."""
    aims = []
    for field, direction in line.loose:
        aim = field + STEP[direction]
        if aim < 0 or not open_fields >> aim & 1:
            return None
        aims.append(aim)
    return way(open_fields, *aims)


def worth_of_line(player: PlayerSheet, line: Line) -> float:
    """Its points now and what closing would add, the less likely the longer the way."""
    return _worth(line, player.free | player.dice, player.dice, player.sheet.value_at)


def _worth(line: Line, open_fields: int, dice: int, values: Sequence[int]) -> float:
    length = len(line.fields)
    if line.closed:
        return 2.5 * length + _stations(values, line)
    closing = closing_way(open_fields, line)
    if closing is None:
        return length
    steps, fields = closing
    missing = max(0, steps - (fields & dice).bit_count())
    return length + (1.5 * length + _stations(values, line) + steps) * _PATIENCE ** (missing + 1)


def _stations(values: Sequence[int], line: Line) -> int:
    return sum(map(values.__getitem__, line.fields))


def worths_of_pieces(player: PlayerSheet, field: int) -> dict[str, float]:
    """What each piece on the field makes of its own line and of the lines that end before the field."""
    chains = _chains(player.tracks, field)
    # A line that the piece does not join cannot close any more: its fields are all that it is worth.
    lost = sum(len(line.fields) for line in set(chains.values()))
    elsewhere = ~BITS[field]
    open_fields, dice = (player.free | player.dice) & elsewhere, player.dice & elsewhere
    worths = {}
    for piece, ends in ENDS.items():
        line = _joined(field, ends, chains)
        worths[piece] = lost - len(line.fields) + 1 + _worth(line, open_fields, dice, player.sheet.value_at)
    return worths


def _chains(tracks: Tracks, field: int) -> dict[int, Line]:
    """The lines that end before the field, by the direction in which they lie."""
    found: dict[int, Line] = {}
    for direction, neighbour in neighbours(field):
        end = (neighbour, OPPOSITE[direction])
        if tracks[end[1]] >> neighbour & 1:
            known = next((line for line in found.values() if end in line.loose), None)
            found[direction] = known or line_through(tracks, neighbour)
    return found


def _joined(field: int, ends: tuple[int, int], chains: Mapping[int, Line]) -> Line:
    """The line of a piece with these ends, and of the lines that end before it."""
    first, second = (chains.get(direction) for direction in ends)
    if first and first is second:
        return Line((field, *first.fields), ())
    fields: tuple[int, ...] = (field,)
    loose = []
    for direction, chain in zip(ends, (first, second), strict=True):
        if chain is None:
            loose.append((field, direction))
            continue
        fields += chain.fields
        met = (field + STEP[direction], OPPOSITE[direction])
        loose.append(chain.loose[1] if chain.loose[0] == met else chain.loose[0])
    return Line(fields, tuple(loose))


def worth_of_fields(player: PlayerSheet, fields: Iterable[int]) -> dict[int, float]:
    """A die is worth most on the way that closes a long line, then on stations and before loose ends."""
    values = player.sheet.value_at
    ways = _ways(player.tracks, player.free | player.dice, values)
    return {
        field: 0.5 * values[field] + sum([gain for on_way, gain in ways if on_way & BITS[field]]) for field in fields
    }


@lru_cache(maxsize=64)
def _ways(tracks: tuple[int, ...], open_fields: int, values: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    """Where dice help lines to close or to grow, and how much; all through a pass that stays the same."""
    ways: list[tuple[int, float]] = []
    for line in lines(tracks):
        closing = closing_way(open_fields, line) if line.loose else None
        if closing:
            steps, on_way = closing
            ways.append((on_way, (2 * len(line.fields) + _stations(values, line)) / steps))
        for field, direction in line.loose:
            aim = field + STEP[direction]
            ways.append((BITS[aim] if 0 <= aim < SPAN else 0, 1.0))
    return tuple(ways)
