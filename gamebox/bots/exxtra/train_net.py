"""EXXTRA's value net while it learns: many positions at once, in numpy. Only the trainer loads it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from gamebox.bots.exxtra.features import COUNT, READINGS, features
from gamebox.games.exxtra.ladder import FIELDS, OFF
from gamebox.games.exxtra.scoring import GOAL

Array: TypeAlias = Any

HIDDEN = 40
FLAGS = 2
KINDS = len(FIELDS) * len(READINGS)
"""How a pair can lie on the ladder: a field and a reading. One more: not at all."""


def code_of(field: Array, reading: Array) -> Array:
    """How a pair lies, as one number; `reading` is an index of READINGS."""
    return np.where(field == OFF, KINDS, field * len(READINGS) + reading)


_TABLE = np.array(
    [
        [features(position, code // len(READINGS), READINGS[code % len(READINGS)]) for code in range(KINDS)]
        + [features(position, OFF, 0)]
        for position in range(GOAL)
    ],
    dtype=np.float32,
)
"""The features by position and code."""


@dataclass
class Weights:
    """The net, with what Adam remembers of each weight."""

    parts: list[Array]

    @classmethod
    def new(cls, seats: int, rng: Any) -> Weights:
        scale = 1 / np.sqrt(seats * 8)
        parts = [
            rng.normal(0, scale, (seats, COUNT, HIDDEN)),
            rng.normal(0, scale, (FLAGS, HIDDEN)),
            np.zeros(HIDDEN),
            rng.normal(0, 0.3 / np.sqrt(HIDDEN), (seats, HIDDEN)),
            np.zeros(seats),
        ]
        return cls([part.astype(np.float32) for part in parts])

    def __post_init__(self) -> None:
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def learn(self, slopes: list[Array], rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        for index, slope in enumerate(slopes):
            self.first[index] += 0.1 * (slope - self.first[index])
            self.second[index] += 0.001 * (slope * slope - self.second[index])
            spread = np.sqrt(self.second[index] / (1 - 0.999**self.steps)) + 1e-8
            self.parts[index] -= rate * self.first[index] / (1 - 0.9**self.steps) / spread


@dataclass
class Positions:
    """Many positions at the beginning of a turn; seat 0 is always the one about to roll."""

    position: Array
    spot: Array
    reading: Array
    flags: Array

    def __getitem__(self, chosen: Array) -> Positions:
        return Positions(self.position[chosen], self.spot[chosen], self.reading[chosen], self.flags[chosen])

    @classmethod
    def joined(cls, parts: Sequence[Positions]) -> Positions:
        columns = zip(*(vars(part).values() for part in parts), strict=True)
        return cls(*map(np.concatenate, columns))

    @property
    def code(self) -> Array:
        return code_of(self.spot, self.reading)


def softmax(scores: Array) -> Array:
    powers = np.exp(scores - scores.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


class Learner:
    """A net in numpy: it judges many positions at once, and learns."""

    def __init__(self, seats: int, rng: Any) -> None:
        self.seats = seats
        self.weights = Weights.new(seats, rng)
        self.refresh()

    def refresh(self) -> None:
        """What each seat adds to the hidden layer, by position and code."""
        self.adds = np.einsum("pcf,sfh->spch", _TABLE, self.weights.parts[0], optimize=True)

    def ground(self, flags: Array) -> Array:
        return flags @ self.weights.parts[1] + self.weights.parts[2]

    def judge(self, layer: Array) -> Array:
        out, bias = self.weights.parts[3:]
        return softmax(np.maximum(layer, 0) @ out.T + bias)

    def chance(self, layer: Array, seat: int) -> Array:
        """Of one seat alone, which takes half the time."""
        out, bias = self.weights.parts[3:]
        odds = np.exp(np.maximum(layer, 0) @ (out - out[seat]).T + (bias - bias[seat]))
        return 1 / (odds @ np.ones(self.seats, odds.dtype))

    def values(self, at: Positions) -> Array:
        layer = self.ground(at.flags)
        for seat in range(self.seats):
            layer = layer + self.adds[seat, at.position[:, seat], at.code[:, seat]]
        return self.judge(layer)

    def fit(self, position: Array, code: Array, flags: Array, targets: Array, rate: float) -> float:
        """One step towards the targets; how far the net was off."""
        by_seat, by_flag, bias, out, out_bias = self.weights.parts
        told = [_TABLE[position[:, seat], code[:, seat]] for seat in range(self.seats)]
        layer = flags @ by_flag + bias + sum(told[seat] @ by_seat[seat] for seat in range(self.seats))
        active = np.maximum(layer, 0)
        chances = softmax(active @ out.T + out_bias)
        off = (chances - targets) / len(targets)
        back = (off @ out) * (layer > 0)
        slopes = [np.stack([part.T @ back for part in told]), flags.T @ back, back.sum(0), off.T @ active, off.sum(0)]
        self.weights.learn(slopes, rate)
        return float(-(targets * np.log(chances + 1e-9)).sum(-1).mean())
