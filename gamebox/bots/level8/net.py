"""A small net that compares seats two by two: who wins, from what each of them has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, tanh
from operator import add, mul
from typing import TypeAlias

Vector: TypeAlias = Sequence[float]
Seen: TypeAlias = tuple[Vector, Vector, float]
"""A seat as itself, as another's rival, and what counts without a comparison."""


@dataclass(frozen=True, slots=True)
class PairNet:
    """Every seat meets every other: hidden units see what both have. The chances add up to 1."""

    own: Sequence[Vector]
    """By hidden unit: the weights of the features of the seat itself."""
    other: Sequence[Vector]
    """By hidden unit: those of the seat that it is compared with."""
    bias: Vector
    out: Vector
    direct: Vector
    """What the seat's features count without a comparison."""

    def chances(self, seats: Sequence[Vector]) -> tuple[float, ...]:
        """Of each seat to win, from the features of all."""
        return self.compared([self.seen(features) for features in seats])

    def seen(self, features: Vector) -> Seen:
        """What a seat brings to every comparison."""
        return (
            [sum(map(mul, row, features)) + bias for row, bias in zip(self.own, self.bias, strict=True)],
            [sum(map(mul, row, features)) for row in self.other],
            sum(map(mul, self.direct, features)),
        )

    def compared(self, seats: Sequence[Seen]) -> tuple[float, ...]:
        """Of each seat to win, from what all bring."""
        rivals = len(seats) - 1
        scores = []
        for seat, (mine, _, direct) in enumerate(seats):
            total = 0.0
            for rival, (_, theirs, _) in enumerate(seats):
                if rival != seat:
                    total += sum(map(mul, self.out, map(tanh, map(add, mine, theirs))))
            scores.append(total / rivals + direct)
        return softmax(scores)


def softmax(scores: Vector) -> tuple[float, ...]:
    highest = max(scores)
    shares = [exp(score - highest) for score in scores]
    total = sum(shares)
    return tuple(share / total for share in shares)
