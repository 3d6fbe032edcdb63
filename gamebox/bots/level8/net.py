"""A small net that compares seats two by two: who wins, from what each of them has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, tanh
from operator import mul
from typing import TypeAlias

Vector: TypeAlias = Sequence[float]


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
        own = [
            [sum(map(mul, row, features)) + bias for row, bias in zip(self.own, self.bias, strict=True)]
            for features in seats
        ]
        other = [[sum(map(mul, row, features)) for row in self.other] for features in seats]
        rivals = len(seats) - 1
        scores = []
        for seat, features in enumerate(seats):
            mine = own[seat]
            total = 0.0
            for rival, theirs in enumerate(other):
                if rival != seat:
                    for weight, here, there in zip(self.out, mine, theirs, strict=True):
                        total += weight * tanh(here + there)
            scores.append(total / rivals + sum(map(mul, self.direct, features)))
        return softmax(scores)


def softmax(scores: Vector) -> tuple[float, ...]:
    highest = max(scores)
    shares = [exp(score - highest) for score in scores]
    total = sum(shares)
    return tuple(share / total for share in shares)
