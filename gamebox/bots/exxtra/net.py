"""EXXTRA's value net: the chance of every seat to win at the beginning of a turn. Pure Python."""

from __future__ import annotations

import math
import sys
from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import add, mul

import msgspec

from gamebox.bots.exxtra.features import COUNT, features
from gamebox.engine.resources import resource_folder

Vector = list[float]
_FLAGS = 2
"""Strict placing (EX-50) and X-X as 100 (EX-51)."""


class Shipped(msgspec.Struct):
    """A net as it is kept: base64 of its weights as little-endian floats of four bytes."""

    seats: int
    hidden: int
    games: int
    """How many games it has learned from."""
    weights: str


@dataclass(frozen=True)
class Net:
    """One hidden layer. Seats are counted from the one about to roll; what each adds depends on that seat alone."""

    seats: int
    by_seat: Sequence[Sequence[Vector]]
    """For each seat, for each feature: what it adds to the hidden units."""
    by_flag: Sequence[Vector]
    bias: Vector
    out: Sequence[Vector]
    """For each seat: the weights of the hidden units."""
    out_bias: Vector

    def __post_init__(self) -> None:
        object.__setattr__(self, "adds", lru_cache(maxsize=100_000)(self._adds))

    def _adds(self, seat: int, position: int, spot: int, reading: int) -> Vector:
        """What a seat adds to the hidden layer."""
        total = [0.0] * len(self.bias)
        for value, weights in zip(features(position, spot, reading), self.by_seat[seat], strict=True):
            if value:
                total = [old + value * weight for old, weight in zip(total, weights, strict=True)]
        return total

    def adds(self, seat: int, position: int, spot: int, reading: int) -> Vector:
        """As `_adds`, remembered."""
        raise NotImplementedError

    def ground(self, *, strict: bool, double_x: bool) -> Vector:
        """What the options add to the hidden layer."""
        total = self.bias
        for told, weights in zip((strict, double_x), self.by_flag, strict=True):
            total = list(map(add, total, weights)) if told else total
        return total

    def values(self, layer: Vector) -> Vector:
        """The chances of the seats, from the sums that reach the hidden units."""
        active = [value if value > 0.0 else 0.0 for value in layer]  # noqa: FURB136 - max takes twice as long
        rows = zip(self.out, self.out_bias, strict=True)
        scores = [math.exp(sum(map(mul, active, weights), bias)) for weights, bias in rows]
        total = sum(scores)
        return [score / total for score in scores]


def read(data: bytes) -> Net:
    shipped = msgspec.json.decode(data, type=Shipped)
    numbers = array("f")
    numbers.frombytes(b64decode(shipped.weights))
    if sys.byteorder == "big":
        numbers.byteswap()
    left = iter(numbers)

    def rows(count: int, width: int) -> list[Vector]:
        return [[next(left) for _ in range(width)] for _ in range(count)]

    by_seat = [rows(COUNT, shipped.hidden) for _ in range(shipped.seats)]
    by_flag, [bias] = rows(_FLAGS, shipped.hidden), rows(1, shipped.hidden)
    out, [out_bias] = rows(shipped.seats, shipped.hidden), rows(1, shipped.seats)
    return Net(shipped.seats, by_seat, by_flag, bias, out, out_bias)


def write(seats: int, hidden: int, games: int, numbers: array[float]) -> bytes:
    """`numbers` in the order in which `read` takes them."""
    return msgspec.json.encode(Shipped(seats, hidden, games, b64encode(numbers.tobytes()).decode()))


@lru_cache(maxsize=4)
def net_for(seats: int) -> Net:
    return read((resource_folder() / "judges" / f"exxtra-{seats}.json").read_bytes())
