"""Makes EXXTRA's value nets from nothing: python -m gamebox.bots.exxtra.train. Needs numpy: gamebox[train].

Games are played against itself, many at once; each turn is solved over the 36 throws with the net as the value of what
comes after it. Then the net learns what those turns promised and, at first, how games ended, and plays on.
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

HIDDEN = 64
GENERATION = 500
"""How many games are played before the net learns from them."""
_KINDS = len(FIELDS) * len(READINGS)
"""How a pair can lie on the ladder: a field and a reading. One more: not at all."""
_FLAGS = 2
_AT = {reading: index for index, reading in enumerate(READINGS)}
_FIRST = np.array([_AT[throw.reading] for throw in THROWS if not throw.double])
"""The last one is X-X."""
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
    """Of many turns at once: what each reading is worth if accepted, where to place it, and what rolling on is worth.

    Chances are those of all seats, counted from the one whose turn it is.
    """

    accept: Array
    field: Array
    roll: Array
    expected: Array
    """Before the first roll."""

    def take(self, games: Array, other: Solution) -> None:
        """What has changed for some of them."""
        self.accept[games], self.field[games], self.roll[games] = other.accept, other.field, other.roll


def solve(learner: Learner, at: Positions) -> Solution:
    """The turn of seat 0, exact but for a double's sake: what it makes of later rolls is taken from three of them."""
    turn = _Turn(learner, at)
    accept, field = turn.accept(at.position[:, 0], np.arange(len(READINGS)))
    fixed = 10 * turn.bust(1) + turn.bust(2)
    doubles = [_double(turn, at, accept, double) for double in _DOUBLES]
    plain = accept[:, _PLAIN]
    roll = np.zeros_like(fixed)
    for _ in range(12):  # until what is accepted does not change any more
        again = plain[..., 0] < roll[:, None, 0]
        total = fixed + np.where(again[..., None], 0, plain).sum(1)
        count = again.sum(1)
        for placed, shift in doubles:
            left = placed[:, 0] < roll[:, 0] + shift[:, 0]
            total = total + np.where(left[:, None], shift, placed)
            count = count + left
        roll = total / (36 - count)[:, None]
    first = accept[:, _FIRST]
    first[:, -1] = np.where(at.flags[:, 1:] > 0, accept[:, _AT[100]], first[:, -1])
    expected = _better(first, roll[:, None]).sum(1)
    expected = expected + sum(_better(placed, roll + shift) for placed, shift in doubles)
    return Solution(accept, field, roll, expected / 36)


def _better(one: Array, other: Array) -> Array:
    """Whichever is better for seat 0."""
    return np.where(one[..., :1] >= other[..., :1], one, other)


def _double(turn: _Turn, at: Positions, accept: Array, double: int) -> tuple[Array, Array]:
    """What placing the double is worth, and how much more rolling on is worth that many fields further."""
    further = np.minimum(at.position[:, 0] + double, GOAL - 1)
    readings = np.array([_AT[11 * double], *(_AT[reading] for reading in _SAMPLES)])
    worth, _ = turn.accept(further, readings)
    shift = (worth[:, 1:] - accept[:, readings[1:]]).mean(1)
    wins = (at.position[:, 0] + double >= GOAL)[:, None]
    won = np.eye(accept.shape[-1])[0]
    return np.where(wins, won, worth[:, 0]), np.where(wins, 0, shift)


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

    def accept(self, position: Array, readings: Array) -> tuple[Array, Array]:
        """The chances with each reading on its best field, and that field."""
        fields = np.array(FIELDS)
        lying, result = self.lying[:, None, None], self.at.reading[:, None, None, 1:]
        out = (lying > fields[None, None, :, None]) & (result <= readings[None, :, None, None])
        codes = fields[None, :] * len(READINGS) + readings[:, None]
        layer = self.base[:, None] + self.learner.adds[self.own, position[:, None], codes.reshape(1, -1)]
        layer += out.reshape(len(position), -1, self.own).astype(np.float32) @ self.deltas
        shape = (len(position), len(readings), len(FIELDS))
        chances = self._seen_by_own(self.learner.judge(layer), ~out[..., 0].reshape(len(position), -1))
        chances = chances.reshape(*shape, -1)
        worth = np.where(self._may_lie(readings), chances[..., 0], -1.0)
        best = worth.argmax(-1)
        return np.take_along_axis(chances, best[..., None, None], 2)[:, :, 0], best

    def _may_lie(self, readings: Array) -> Array:
        fields = np.array(FIELDS)
        lying, result = self.lying[:, None, None], self.at.reading[:, None, None, 1:]
        taken = (lying == fields[None, None, :, None]).any(-1) & (fields > 0)
        blocked = (lying != OFF) & (result >= readings[None, :, None, None])
        ceiling = np.where(blocked, lying, FIELDS[-1]).min(-1)
        strict = (self.at.flags[:, 0] > 0)[:, None, None] & (fields[None, None, :] > ceiling)
        return ~(taken | strict)

    def bust(self, crosses: int) -> Array:
        position = np.maximum(self.at.position[:, 0] - crosses, 0)
        layer = self.base + self.learner.adds[self.own, position, _KINDS]
        return self._seen_by_own(self.learner.judge(layer)[:, None], np.ones((len(position), 1), bool))[:, 0]

    def _seen_by_own(self, chances: Array, next_stays: Array) -> Array:
        """Counted from the turn's own seat; the next one wins if its pair carries it to the goal."""
        chances = np.roll(chances, 1, -1)
        won = np.eye(self.learner.seats)[1]
        return np.where((self.next_wins[:, None] & next_stays)[..., None], won, chances)


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
        self.past: list[tuple[Array, Array, Array, Array, Array]] = []
        """For each moment: the games, positions, codes and flags at the beginning of turns, and what was expected."""
        self.turns = np.zeros(games, int)
        self.won_after = np.zeros(games, int)

    def play(self) -> None:
        while len(self.game):
            self.turns[self.game] += 1
            before = self.game, self.now.position.copy(), self.now.code, self.now.flags
            self.past.append((*before, self._turn()))

    def _turn(self) -> Array:
        """One whole turn in every game; what was to be expected of it."""
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
                solution.take(again, solve(self.learner, now[again]))
            reading = np.where((crosses == 2) & (now.flags[:, 1] > 0), _AT[100], _READING[throws])
            accept = active & (solution.accept[np.arange(count), reading, 0] >= solution.roll[:, 0])
            self._place(np.flatnonzero(accept), solution.field[accept, reading[accept]], reading[accept])
            active &= ~accept
        self._pass_on(won)
        return solution.expected

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

    def lessons(self, ends: float) -> tuple[Array, Array, Array, Array]:
        """Positions, codes, flags and targets of all turns: what a turn was expected to bring, and how games ended."""
        seats = self.learner.seats
        later, known, targets = np.zeros((len(self.turns), seats)), np.zeros(len(self.turns), bool), []
        for game, _, _, _, expected in reversed(self.past):
            last = ~known[game]
            later[game] = np.where(last[:, None], np.eye(seats)[self.won_after[game]], np.roll(later[game], 1, 1))
            known[game] = True
            targets.append(ends * later[game] + (1 - ends) * expected)
        _, position, code, flags, _ = (np.concatenate(part) for part in zip(*self.past, strict=True))
        return position, code, flags, np.concatenate(targets[::-1])


_CROSSES = np.array([throw.crosses for throw in THROWS])
_DOUBLE = np.array([throw.double for throw in THROWS])
_READING = np.array([_AT[throw.reading] for throw in THROWS])


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


def _ends(seats: int, left: float) -> float:
    """How much ends count, by what is left of the training: with three seats the net did better if they always do."""
    return max(0.3, left) if seats == 3 else left**2


def train(seats: int, games: int, seed: int) -> Learner:
    """Ends teach without bias but with much noise, so they matter in the beginning; turns are exact given the net."""
    rng = np.random.default_rng([seed, seats])
    learner = Learner(seats, rng)
    pretrain(learner, rng)
    generations = max(1, games // GENERATION)
    start = time.perf_counter()
    for number in range(generations):
        arena = Arena(learner, GENERATION, rng)
        arena.play()
        left = 1 - number / generations
        position, code, flags, targets = arena.lessons(_ends(seats, left))
        rate = 0.002 * left + 0.0001
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
    parser.add_argument("--games", type=int, help="30,000 for three seats, else 20,000")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("resources/judges"))
    arguments = parser.parse_args()
    for seats in arguments.seats:
        games = arguments.games or (30_000 if seats == 3 else 20_000)
        learner = train(seats, games, arguments.seed)
        numbers = array("f", np.concatenate([part.ravel() for part in learner.weights.parts]).tolist())
        data = net.write(seats, HIDDEN, games, numbers)
        (arguments.out / f"exxtra-{seats}.json").write_bytes(data)


if __name__ == "__main__":
    main()
