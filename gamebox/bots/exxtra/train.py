"""Makes EXXTRA's value nets from nothing: python -m gamebox.bots.exxtra.train. Needs numpy: gamebox[train].

Games are played against itself, many at once; each turn is solved over the 36 throws with the net as the value of what
comes after it. Then the net learns what the games became (TD by lambda returns), and plays on with what it knows.
"""

from __future__ import annotations

import argparse
import sys
import time
from array import array
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from gamebox.bots.exxtra import net
from gamebox.bots.exxtra.features import COUNT, READINGS, STRENGTH, features
from gamebox.games.exxtra.actions import THROWS
from gamebox.games.exxtra.ladder import FIELDS, OFF
from gamebox.games.exxtra.scoring import GOAL

Array: TypeAlias = Any

HIDDEN = 40
GENERATION = 1000
"""How many games are played before the net learns from them."""
_LAMBDA = 0.7
"""How much the rest of a game counts against what the net thought one turn later.

What a turn promises, exact as it is given the net, was tried as well: it follows itself upwards, and plays worse.
"""
_GAMES = {3: 30_000, 4: 25_000, 5: 20_000, 6: 20_000}
_KINDS = len(FIELDS) * len(READINGS)
"""How a pair can lie on the ladder: a field and a reading. One more: not at all."""
_FLAGS = 2
_AT = {reading: index for index, reading in enumerate(READINGS)}
_PLAIN = np.array([_AT[throw.reading] for throw in THROWS if not throw.crosses and not throw.double])
_DOUBLES = (1, 2, 3)
_SAMPLES = (54, 64, 73)
"""Readings that tell what a step forward is worth."""


def _code(field: Array, reading: Array) -> Array:
    """How a pair lies, as one number; `reading` is an index of READINGS."""
    return np.where(field == OFF, _KINDS, field * len(READINGS) + reading)


_TABLE = np.array(
    [
        [features(position, code // len(READINGS), READINGS[code % len(READINGS)]) for code in range(_KINDS)]
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
            rng.normal(0, scale, (_FLAGS, HIDDEN)),
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

    @property
    def code(self) -> Array:
        return _code(self.spot, self.reading)


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


@dataclass
class Solution:
    """Of many turns at once: what accepting each reading is worth, where to place it, and what rolling on is worth."""

    accept: Array
    field: Array
    roll: Array


def solve(learner: Learner, at: Positions) -> Solution:
    """The exact turn of seat 0, but for a double's sake: what it makes of later rolls is taken from three of them."""
    turn = _Turn(learner, at)
    readings = np.arange(len(READINGS))
    worth = turn.placing(at.position[:, 0], readings)
    accept, field = worth.max(-1), worth.argmax(-1)
    fixed = sum(count * turn.busting(crosses) for crosses, count in ((1, 10), (2, 1)))
    doubles = [_double(turn, at, accept, double) for double in _DOUBLES]
    plain = accept[:, _PLAIN]
    roll = accept.mean(-1)
    for _ in range(60):
        landed = sum(np.maximum(now, np.minimum(1, roll + shift)) for now, shift in doubles)
        roll = (fixed + landed + np.maximum(plain, roll[:, None]).sum(-1)) / 36
    return Solution(accept, field, roll)


def _double(turn: _Turn, at: Positions, accept: Array, double: int) -> tuple[Array, Array]:
    """What placing the double is worth, and how much more rolling on is worth that many fields further."""
    further = np.minimum(at.position[:, 0] + double, GOAL - 1)
    wins = at.position[:, 0] + double >= GOAL
    readings = np.array([_AT[11 * double], *(_AT[reading] for reading in _SAMPLES)])
    worth = turn.placing(further, readings).max(-1)
    shift = (worth[:, 1:] - accept[:, readings[1:]]).mean(-1)
    return np.where(wins, 1.0, worth[:, 0]), np.where(wins, 1.0, shift)


class _Turn:
    """The end of a turn, seen from the seat that has it: afterwards it is the last one."""

    def __init__(self, learner: Learner, at: Positions) -> None:
        self.learner, self.at = learner, at
        self.own = learner.seats - 1
        lying, moved = at.spot[:, 1:], at.position[:, 1] + np.maximum(at.spot[:, 1], 0)
        self.next_wins = moved >= GOAL
        base = learner.ground(at.flags) + learner.adds[0, np.minimum(moved, GOAL - 1), _KINDS]
        deltas = [learner.adds[0, at.position[:, 1], _KINDS] - learner.adds[0, np.minimum(moved, GOAL - 1), _KINDS]]
        for seat in range(1, self.own):
            adds, position = learner.adds[seat], at.position[:, seat + 1]
            stays = adds[position, at.code[:, seat + 1]]
            base = base + stays
            deltas.append(adds[position, _KINDS] - stays)
        self.base, self.deltas, self.lying = base, np.stack(deltas, 1), lying

    def placing(self, position: Array, readings: Array) -> Array:
        """Of each reading on each field; -1 where it may not lie."""
        fields = np.array(FIELDS)
        lying, result = self.lying[:, None, None], self.at.reading[:, None, None, 1:]
        out = (lying > fields[None, None, :, None]) & (result <= readings[None, :, None, None])
        codes = fields[None, :] * len(READINGS) + readings[:, None]
        layer = self.base[:, None] + self.learner.adds[self.own, position[:, None], codes.reshape(1, -1)]
        layer += out.reshape(len(position), -1, self.own).astype(np.float32) @ self.deltas
        worth = self.learner.judge(layer)[..., self.own].reshape(len(position), len(readings), len(FIELDS))
        worth = np.where(self.next_wins[:, None, None] & ~out[..., 0], 0.0, worth)
        taken = (lying == fields[None, None, :, None]).any(-1) & (fields > 0)
        blocked = (lying != OFF) & (result >= readings[None, :, None, None])
        ceiling = np.where(blocked, lying, FIELDS[-1]).min(-1)
        strict = (self.at.flags[:, 0] > 0)[:, None, None] & (fields[None, None, :] > ceiling)
        return np.where(taken | strict, -1.0, worth)

    def busting(self, crosses: int) -> Array:
        position = np.maximum(self.at.position[:, 0] - crosses, 0)
        worth = self.learner.judge(self.base + self.learner.adds[self.own, position, _KINDS])[:, self.own]
        return np.where(self.next_wins, 0.0, worth)


class Arena:
    """A generation of games, played to their ends with one net."""

    def __init__(self, learner: Learner, games: int, rng: Any) -> None:
        seats = learner.seats
        self.learner, self.rng = learner, rng
        ahead = rng.integers(0, 11, (games, seats)) * (rng.random((games, 1)) < 0.2)
        off = np.full((games, seats), OFF)
        flags = (rng.random((games, _FLAGS)) < 0.15).astype(np.float32)
        self.now = Positions(ahead, off, np.zeros((games, seats), int), flags)
        self.game = np.arange(games)
        self.past: list[tuple[Array, Array, Array, Array]] = []
        """For each moment: the games, positions, codes and flags at the beginning of turns."""
        self.turns = np.zeros(games, int)
        self.won_after = np.zeros(games, int)

    def play(self) -> None:
        while len(self.game):
            self.past.append((self.game, self.now.position.copy(), self.now.code, self.now.flags))
            self.turns[self.game] += 1
            self._turn()

    def _turn(self) -> None:
        """One whole turn in every game."""
        now, count = self.now, len(self.game)
        solution = solve(self.learner, now)
        active, won = np.ones(count, bool), np.zeros(count, bool)
        rolls = 0
        while active.any():
            rolls += 1
            throws = self.rng.integers(0, len(THROWS), count)
            crosses, double = _CROSSES[throws], _DOUBLE[throws]
            bust = active & (crosses > 0) & (rolls > 1)
            now.position[bust, 0] = np.maximum(now.position[bust, 0] - crosses[bust], 0)
            active &= ~bust
            moved = active & (double > 0)
            now.position[moved, 0] += double[moved]
            won |= now.position[:, 0] >= GOAL
            active &= ~won
            again = np.flatnonzero(moved & active)
            if len(again):
                part = solve(self.learner, now[again])
                solution.accept[again], solution.field[again], solution.roll[again] = part.accept, part.field, part.roll
            reading = np.where((crosses == 2) & (now.flags[:, 1] > 0), _AT[100], _READING[throws])
            accept = active & (solution.accept[np.arange(count), reading] >= solution.roll)
            self._place(np.flatnonzero(accept), solution.field[accept, reading[accept]], reading[accept])
            active &= ~accept
        self._pass_on(won)

    def _place(self, games: Array, field: Array, reading: Array) -> None:
        spot, result = self.now.spot, self.now.reading
        out = (spot[games] > field[:, None]) & (result[games] <= reading[:, None])
        spot[games] = np.where(out, OFF, spot[games])
        spot[games, 0], result[games, 0] = field, reading

    def _pass_on(self, won: Array) -> None:
        """The next seat becomes the first, and its pawn moves."""
        self.won_after[self.game[won]] = 0
        now = self.now
        turned = [np.roll(part, -1, 1) for part in (now.position, now.spot, now.reading)]
        turned[0][:, 0] += np.maximum(turned[1][:, 0], 0)
        turned[1][:, 0] = OFF
        wins = ~won & (turned[0][:, 0] >= GOAL)
        self.won_after[self.game[wins]] = 1
        on = ~won & ~wins
        self.now = Positions(turned[0], turned[1], turned[2], now.flags)[on]
        self.game = self.game[on]

    def lessons(self) -> tuple[Array, Array, Array, Array]:
        """Positions, codes, flags and lambda returns of all turns."""
        seats = self.learner.seats
        later = np.zeros((len(self.turns), seats))
        value_later = np.zeros_like(later)
        known = np.zeros(len(self.turns), bool)
        targets = []
        for game, position, code, flags in reversed(self.past):
            last = ~known[game]
            blend = (1 - _LAMBDA) * value_later[game] + _LAMBDA * later[game]
            target = np.where(last[:, None], np.eye(seats)[self.won_after[game]], np.roll(blend, 1, 1))
            at = Positions(position, _spot(code), code % len(READINGS), flags)
            later[game], value_later[game], known[game] = target, self.learner.values(at), True
            targets.append(target)
        parts = zip(*self.past, strict=True)
        _, position, code, flags = (np.concatenate(part) for part in parts)
        return position, code, flags, np.concatenate(targets[::-1])


_CROSSES = np.array([throw.crosses for throw in THROWS])
_DOUBLE = np.array([throw.double for throw in THROWS])
_READING = np.array([_AT[throw.reading] for throw in THROWS])


def _spot(code: Array) -> Array:
    return np.where(code == _KINDS, OFF, code // len(READINGS))


def pretrain(learner: Learner, rng: Any, steps: int = 400) -> None:
    """A simple rule, without which the first games teach nothing: whoever is ahead, or will be, wins."""
    strength = np.array([STRENGTH[reading] for reading in READINGS])
    for _ in range(steps):
        position = rng.integers(0, GOAL, (512, learner.seats))
        spot = rng.integers(OFF, FIELDS.stop, position.shape)
        spot[:, 0] = OFF
        reading = rng.integers(0, len(READINGS), position.shape)
        promised = position + np.maximum(spot, 0) * (0.3 + 0.5 * strength[reading])
        ahead = np.exp(0.22 * promised)
        ahead[:, 0] *= 1.5
        flags = (rng.random((512, _FLAGS)) < 0.15).astype(np.float32)
        learner.fit(position, _code(spot, reading), flags, ahead / ahead.sum(1, keepdims=True), 0.005)
    learner.refresh()


def train(seats: int, games: int, seed: int) -> Learner:
    rng = np.random.default_rng([seed, seats])
    learner = Learner(seats, rng)
    pretrain(learner, rng)
    generations = max(1, games // GENERATION)
    start = time.perf_counter()
    for number in range(generations):
        arena = Arena(learner, GENERATION, rng)
        arena.play()
        position, code, flags, targets = arena.lessons()
        rate = 0.002 * (1 - number / generations) + 0.0001
        off = [
            learner.fit(position[batch], code[batch], flags[batch], targets[batch], rate)
            for _ in range(3)
            for batch in np.array_split(rng.permutation(len(targets)), max(1, len(targets) // 512))
        ]
        learner.refresh()
        seconds = time.perf_counter() - start
        sys.stderr.write(
            f"{seats} seats, {(number + 1) * GENERATION} games, {arena.turns.mean():.1f} turns each, "
            f"off by {np.mean(off):.4f}, {seconds:.0f} s\n"
        )
    return learner


def main() -> None:
    parser = argparse.ArgumentParser(description="Train EXXTRA's value nets.")
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 4, 5, 6])
    parser.add_argument("--games", type=int, help="as many as the shipped nets have learned from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("resources/judges"))
    arguments = parser.parse_args()
    for seats in arguments.seats:
        games = arguments.games or _GAMES[seats]
        learner = train(seats, games, arguments.seed)
        numbers = array("f", np.concatenate([part.ravel() for part in learner.weights.parts]).tolist())
        data = net.write(seats, HIDDEN, games, numbers)
        (arguments.out / f"exxtra-{seats}.json").write_bytes(data)


if __name__ == "__main__":
    main()
