"""How much a field of a volcano sheet is worth to a sensible player."""

from __future__ import annotations

from gamebox.games.lavarails.grid import BITS, around
from gamebox.games.lavarails.sheet import Lane
from gamebox.games.lavarails.view import PlayerSheet

_PROTECTION = 0.3
"""A cross on a field that lava could take keeps this share of what lava would spoil."""


def _hope(player: PlayerSheet, lane: Lane) -> float:
    """The share of a lane's value that one more cross brings nearer: much when few are missing."""
    if lane.numbers & player.lava:
        return 0.0
    missing = (lane.numbers & ~(player.marked | player.dice)).bit_count()
    return lane.points / (1 + missing)


def _promise(player: PlayerSheet, field: int) -> float:
    """Of gems and lanes, what a cross on the field helps to win and lava on it would spoil."""
    sheet = player.sheet
    lanes = 0.0
    for lane in sheet.lanes_at[field]:
        lanes += _hope(player, lane)
    return sheet.value_at[field] + lanes


def worth_of_cross(player: PlayerSheet, field: int) -> float:
    promise = _promise(player, field)
    threatened = around(player.sheet.volcanoes | player.lava) & BITS[field]
    return promise * (1 + _PROTECTION) if threatened else promise


def harm_of_lava(player: PlayerSheet, field: int) -> float:
    """What is spoiled, and a little for every free field that lava could take next."""
    hot = player.sheet.volcanoes | player.lava
    exposed = around(BITS[field]) & player.free & ~around(hot)
    return _promise(player, field) + 0.2 * exposed.bit_count()
