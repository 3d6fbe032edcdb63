"""Makes EXXTRA's value nets from nothing: python -m gamebox.bots.exxtra.train. Needs numpy: gamebox[train].

Games are played against itself and against weaker bots, many at once; each turn of its own is solved over the 36 throws
with the net as the value of what comes after it. Then the net learns what the games became (TD by lambda returns), and
plays on with what it knows. Each number of seats took two to five minutes of one core of a server (x86-64, 2026); the
same seed makes the same nets. That for six seats is older: made likewise, with other dice.
"""

from __future__ import annotations

import argparse
import sys
import time
from array import array
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from gamebox.bots.exxtra import net
from gamebox.bots.exxtra.features import READINGS, STRENGTH
from gamebox.bots.exxtra.train_company import LEARNER, seated, turn_of
from gamebox.bots.exxtra.train_net import FLAGS, HIDDEN, KINDS, Array, Learner, Positions, code_of
from gamebox.bots.exxtra.train_turns import AT, solve
from gamebox.games.exxtra.actions import THROWS
from gamebox.games.exxtra.ladder import FIELDS, OFF
from gamebox.games.exxtra.scoring import GOAL

GENERATION = 1000
"""How many games are played before the net learns from them."""
_LAMBDA = 0.7
"""How much the rest of a game counts against what the net thought one turn later.

What a turn promises, exact as it is given the net, was tried as well: it follows itself upwards, and plays worse.
"""
_GAMES = {3: 30_000, 4: 25_000, 5: 20_000, 6: 20_000}


class Arena:
    """A generation of games, played to their ends with one net."""

    def __init__(self, learner: Learner, games: int, rng: Any) -> None:
        seats = learner.seats
        self.learner, self.rng = learner, rng
        self.random = Random(int(rng.integers(2**32)))
        self.who = seated(games, seats, rng)
        """Who sits there, counted from the one about to roll."""
        ahead = rng.integers(0, 11, (games, seats)) * (rng.random((games, 1)) < 0.2)
        off = np.full((games, seats), OFF)
        flags = (rng.random((games, FLAGS)) < 0.15).astype(np.float32)
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
        learning = self.who[:, 0] == LEARNER
        own, guests = np.flatnonzero(learning), np.flatnonzero(~learning)
        after = [self._own_turns(self.now[own]), self._guests_turns(self.now[guests], self.who[guests, 0])]
        order = np.concatenate([own, guests])
        self.now, self.game, self.who = Positions.joined(after), self.game[order], self.who[order]
        self._pass_on()

    def _guests_turns(self, now: Positions, who: Array) -> Positions:
        ends = [turn_of(guest, now, game, self.random) for game, guest in enumerate(who)]
        position, field, reading = np.array(ends, int).reshape(-1, 3).T
        now.position[:, 0] = position
        placed = np.flatnonzero(field != OFF)
        _place(now, placed, field[placed], reading[placed])
        return now

    def _own_turns(self, now: Positions) -> Positions:
        count = len(now.position)
        solution = solve(self.learner, now)
        active = np.ones(count, bool)
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
            active &= now.position[:, 0] < GOAL
            again = np.flatnonzero(moved & active)
            if len(again):
                part = solve(self.learner, now[again])
                solution.accept[again], solution.field[again], solution.roll[again] = part.accept, part.field, part.roll
            reading = np.where((crosses == 2) & (now.flags[:, 1] > 0), AT[100], _READING[throws])
            accept = active & (solution.accept[np.arange(count), reading] >= solution.roll)
            _place(now, np.flatnonzero(accept), solution.field[accept, reading[accept]], reading[accept])
            active &= ~accept
        return now

    def _pass_on(self) -> None:
        """The next seat becomes the first, and its pawn moves."""
        now, won = self.now, self.now.position[:, 0] >= GOAL
        self.won_after[self.game[won]] = 0
        turned = [np.roll(part, -1, 1) for part in (now.position, now.spot, now.reading)]
        turned[0][:, 0] += np.maximum(turned[1][:, 0], 0)
        turned[1][:, 0] = OFF
        wins = ~won & (turned[0][:, 0] >= GOAL)
        self.won_after[self.game[wins]] = 1
        on = ~won & ~wins
        self.now = Positions(turned[0], turned[1], turned[2], now.flags)[on]
        self.game, self.who = self.game[on], np.roll(self.who, -1, 1)[on]

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


def _place(now: Positions, games: Array, field: Array, reading: Array) -> None:
    spot, result = now.spot, now.reading
    out = (spot[games] > field[:, None]) & (result[games] <= reading[:, None])
    spot[games] = np.where(out, OFF, spot[games])
    spot[games, 0], result[games, 0] = field, reading


_CROSSES = np.array([throw.crosses for throw in THROWS])
_DOUBLE = np.array([throw.double for throw in THROWS])
_READING = np.array([AT[throw.reading] for throw in THROWS])


def _spot(code: Array) -> Array:
    return np.where(code == KINDS, OFF, code // len(READINGS))


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
        flags = (rng.random((512, FLAGS)) < 0.15).astype(np.float32)
        learner.fit(position, code_of(spot, reading), flags, ahead / ahead.sum(1, keepdims=True), 0.005)
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
