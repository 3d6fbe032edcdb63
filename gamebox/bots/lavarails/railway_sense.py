"""How much a field or a piece on a railway sheet is worth to a sensible player, who wants lines to close."""

from __future__ import annotations

from collections.abc import Iterable

from gamebox.games.lavarails.grid import BITS, OPPOSITE, SPAN, STEP, around, neighbours
from gamebox.games.lavarails.tracks import Line, line_through
from gamebox.games.lavarails.view import PlayerSheet

_PATIENCE = 0.85
"""How likely one more missing field of a way is filled in time."""


def way(open_fields: int, start: int, goal: int) -> tuple[int, int] | None:
    """How many fields the shortest ways over open fields have, both ends included, and all their fields."""
    aim = BITS[goal]
    layers = [BITS[start]]
    seen = layers[0]
    while not layers[-1] & aim:
        layer = around(layers[-1]) & open_fields & ~seen
        if not layer:
            return None
        layers.append(layer)
        seen |= layer
    fields = back = aim
    for layer in reversed(layers[:-1]):
        back = around(back) & layer
        fields |= back
    return len(layers), fields


def closing_way(player: PlayerSheet, line: Line) -> tuple[int, int] | None:
    """The way from one loose end of an open line to the other; None if there is none left."""
    open_fields = player.free | player.dice
    aims = [field + STEP[direction] for field, direction in line.loose]
    if any(not 0 <= aim < SPAN or not open_fields & BITS[aim] for aim in aims):
        return None
    return way(open_fields, *aims)


def _stations(player: PlayerSheet, line: Line) -> int:
    return sum(player.sheet.value_at[field] for field in line.fields)


def worth_of_line(player: PlayerSheet, line: Line) -> float:
    """Its points now and what closing would add, the less likely the longer the way."""
    length, stations = len(line.fields), _stations(player, line)
    if line.closed:
        return 2.5 * length + stations
    closing = closing_way(player, line)
    if closing is None:
        return length
    steps, fields = closing
    missing = max(0, steps - (fields & player.dice).bit_count())
    return length + (1.5 * length + stations + steps) * _PATIENCE ** (missing + 1)


def worth_of_piece(player: PlayerSheet, field: int, piece: str) -> float:
    """What the piece makes of its own line and of the lines that end before the field."""
    drawn = player.drawn(field, piece)
    touched = {line_through(drawn.tracks, field)}
    for direction, neighbour in neighbours(field):
        if drawn.tracks[OPPOSITE[direction]] >> neighbour & 1:
            touched.add(line_through(drawn.tracks, neighbour))
    distinct = {frozenset(line.fields): line for line in touched}
    return sum(worth_of_line(drawn, line) for line in distinct.values())


def worth_of_fields(player: PlayerSheet, fields: Iterable[int]) -> dict[int, float]:
    """A die is worth most on the way that closes a long line, then on stations and before loose ends."""
    ways: list[tuple[int, float]] = []
    for line in player.lines:
        closing = closing_way(player, line) if line.loose else None
        if closing:
            steps, on_way = closing
            ways.append((on_way, (2 * len(line.fields) + _stations(player, line)) / steps))
        for field, direction in line.loose:
            aim = field + STEP[direction]
            ways.append((BITS[aim] if 0 <= aim < SPAN else 0, 1.0))
    return {
        field: 0.5 * player.sheet.value_at[field] + sum(gain for on_way, gain in ways if on_way & BITS[field])
        for field in fields
    }
