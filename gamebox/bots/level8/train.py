"""Makes Level 8's nets from nothing: python -m gamebox.bots.level8.train. Needs numpy: gamebox[train].

Shrewd plays games against itself, from all levels, on both sides of the level card. The first net learns from the
levels before a deal who wins: first from the winners, then from its own word about the levels one round later. The
second learns from positions within a round what the first says of the levels after it. All nets together took 190
seconds of one core of a server (x86-64, 2026); the same seed makes the same nets.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np

from gamebox.bots.level8.features import PROSPECTS, goal, race_features, round_features
from gamebox.bots.level8.net import PairNet
from gamebox.bots.level8.shrewd import Shrewd
from gamebox.bots.level8.valuation import Valuation
from gamebox.engine.resources import resource_folder
from gamebox.games.level8.levels import LEVELS
from gamebox.games.level8.state import SEATS, Level8Options, Level8State

Array: TypeAlias = Any

ROUNDS = {2: 28_000, 3: 12_000, 4: 14_000, 5: 7_000, 6: 6_000}
"""How many rounds are played for each number of seats."""
_RACE_UNITS, _ROUND_UNITS = 10, 16
_WATCHED = 0.5
"""The share of turns whose beginning becomes an example."""
_BATCH = 512
_SPREAD = (-2, -1, -1, 0, 0, 0, 1, 1, 2)
_DIGITS = 4


@dataclass
class Round:
    """One round of a game, as examples."""

    levels: list[int]
    first: int
    turns: list[Array] = field(default_factory=list)
    """The features of all seats at the beginning of a turn."""
    after: list[int] = field(default_factory=list)
    """The levels at its end; who has won stands on the laurel."""
    next_first: int = 0


@dataclass
class Played:
    stars: tuple[int, ...]
    rounds: list[Round]
    winner: int


def played_game(seats: int, rng: Random) -> Played:
    """A game of Shrewd against itself, from levels near each other or from the first."""
    stars = tuple(rng.choice((1, 2)) for _ in range(seats)) if rng.random() < 1 / 3 else (rng.choice((1, 2)),) * seats
    state = Level8State(seats, Level8Options(stars=stars, first=rng.randrange(seats) + 1))  # type: ignore[arg-type]
    if rng.random() < 2 / 3:
        middle = rng.randint(1, LEVELS)
        state.levels = [max(1, min(LEVELS, middle + rng.choice(_SPREAD))) for _ in range(seats)]
    swift = Shrewd(state.cards)
    nothing = [(0.0, 0.0, 0.0)] * seats
    rounds: list[Round] = []
    while not state.over:
        if state.step == "deal":
            _close(rounds, state)
            rounds.append(Round(list(state.levels), (state.dealer + 1) % seats))
            state.apply(state.sample(rng))
        elif state.step in {"roll", "shuffle"}:
            if state.step == "roll" and rng.random() < _WATCHED:
                rounds[-1].turns.append(np.array(round_features(state, swift, nothing), dtype=np.float32))
            state.apply(state.sample(rng))
        else:
            state.apply(swift.choose(state, state.hands[state.actor]))
    winner = state.over.winners[0]
    _close(rounds, state)
    rounds[-1].after = [LEVELS + 1 if seat == winner else min(level, LEVELS) for seat, level in enumerate(state.levels)]
    return Played(stars, rounds, winner)


def _close(rounds: list[Round], state: Level8State) -> None:
    if rounds:
        rounds[-1].after = list(state.levels)
        rounds[-1].next_first = (state.dealer + 1) % len(state.hands)


class Learner:
    """A PairNet that learns (Adam on the cross entropy)."""

    def __init__(self, features: int, units: int, rng: Any) -> None:
        scale = 0.3 / np.sqrt(features)
        self.parts = [
            rng.normal(0, scale, (units, features)),
            rng.normal(0, scale, (units, features)),
            np.zeros(units),
            rng.normal(0, 0.3, units),
            np.zeros(features),
        ]

    def chances(self, seats: Array) -> tuple[Array, Array]:
        """And what the hidden units say: example, seat, other seat, unit."""
        own, other, bias, out, direct = self.parts
        count = seats.shape[1]
        units = np.tanh((seats @ own.T + bias)[:, :, None, :] + (seats @ other.T)[:, None, :, :])
        units[:, range(count), range(count), :] = 0
        scores = (units @ out).sum(2) / (count - 1) + seats @ direct
        shares = np.exp(scores - scores.max(1, keepdims=True))
        return shares / shares.sum(1, keepdims=True), units

    def slopes(self, seats: Array, wanted: Array) -> list[Array]:
        count = seats.shape[1]
        chances, units = self.chances(seats)
        error = (chances - wanted) / len(seats)
        pairs = error[:, :, None, None] / (count - 1)
        back = (1 - units * units) * pairs * self.parts[3]
        back[:, range(count), range(count), :] = 0
        mine, theirs = back.sum(2), back.sum(1)
        return [
            np.einsum("nih,nif->hf", mine, seats),
            np.einsum("nih,nif->hf", theirs, seats),
            mine.sum((0, 1)),
            (units * pairs).sum((0, 1, 2)),
            np.einsum("ni,nif->f", error, seats),
        ]

    def learn(self, seats: Array, wanted: Array, epochs: int, rng: Any, rate: float = 0.01) -> None:
        first = [np.zeros_like(part) for part in self.parts]
        second = [np.zeros_like(part) for part in self.parts]
        step, steps = 0, epochs * (len(seats) // _BATCH)
        for _ in range(epochs):
            order = rng.permutation(len(seats))
            for start in range(0, len(seats) - _BATCH + 1, _BATCH):
                batch = order[start : start + _BATCH]
                step += 1
                now = rate * (1 - step / steps) + rate / 100
                slopes = self.slopes(seats[batch], wanted[batch])
                for index, part in enumerate(self.parts):
                    slope = slopes[index] + 1e-5 * part
                    first[index] += 0.1 * (slope - first[index])
                    second[index] += 0.001 * (slope * slope - second[index])
                    mean, square = first[index] / (1 - 0.9**step), second[index] / (1 - 0.999**step)
                    part -= now * mean / (np.sqrt(square) + 1e-8)  # noqa: PLW2901 - in place

    def loss(self, seats: Array, wanted: Array) -> float:
        return float(-(wanted * np.log(self.chances(seats)[0] + 1e-12)).sum(1).mean())

    def net(self) -> PairNet:
        return PairNet(*(np.round(part, _DIGITS).tolist() for part in self.parts))


def learned_race(games: Sequence[Played], rng: Any) -> PairNet:
    """From the levels before a deal to the chances: from winners first, then from one round later."""
    now, later, over, winners = [], [], [], []
    for game in games:
        for one in game.rounds:
            won = goal(one.after)
            now.append(race_features(one.levels, game.stars, one.first))
            later.append(race_features(one.after, game.stars, one.next_first))
            over.append(-1 if won is None else won)
            winners.append(game.winner)
    seats, next_seats, ended = np.array(now), np.array(later), np.array(over)
    all_seats = np.eye(seats.shape[1])
    learner = Learner(seats.shape[2], _RACE_UNITS, rng)
    learner.learn(seats, all_seats[winners], 8, rng)
    for _ in range(3):
        wanted = np.where(ended[:, None] >= 0, all_seats[np.maximum(ended, 0)], learner.chances(next_seats)[0])
        learner.learn(seats, wanted, 4, rng, rate=0.005)
    _tell(f"  before the deal: loss {learner.loss(seats, all_seats[winners]):.4f} of {np.log(len(all_seats)):.4f}")
    return learner.net()


def learned_round(games: Sequence[Played], race: PairNet, rng: Any) -> PairNet:
    examples: list[Array] = []
    wanted: list[Sequence[float]] = []
    held_back: list[bool] = []
    for number, game in enumerate(games):
        value = Valuation((), game.stars, (race, race))
        for one in game.rounds:
            prospects = value.prospects(one.levels, one.first)
            for turn in one.turns:
                turn[:, PROSPECTS] = prospects
                examples.append(turn)
                wanted.append(value.race(one.after, one.next_first))
                held_back.append(number % 10 == 0)
    seats, goals, test = np.array(examples), np.array(wanted), np.array(held_back)
    learner = Learner(seats.shape[2], _ROUND_UNITS, rng)
    learner.learn(seats[~test], goals[~test], 12, rng)
    known, new = learner.loss(seats[~test], goals[~test]), learner.loss(seats[test], goals[test])
    _tell(f"  within a round: {len(seats)} positions, loss {known:.4f}, on games held back {new:.4f}")
    return learner.net()


def train(seats: int, rounds: int, seed: int) -> dict[str, Any]:
    """The nets for so many seats, with a note on how they came to be."""
    start = time.process_time()
    chance, rng = Random(seed), np.random.default_rng(seed)
    games: list[Played] = []
    while sum(len(game.rounds) for game in games) < rounds:
        games.append(played_game(seats, chance))
    race = learned_race(games, rng)
    within = learned_round(games, race, rng)
    note = f"{len(games)} games of Shrewd against itself, seed {seed}, by python -m gamebox.bots.level8.train"
    _tell(f"  {len(games)} games, {time.process_time() - start:.0f} s of processor time")
    return {"note": note, "race": asdict(race), "round": asdict(within)}


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)  # noqa: T201 - a tool for developers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, nargs="*", default=list(SEATS), choices=SEATS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0, help="of the games that the shipped nets learned from")
    parser.add_argument("--into", type=Path, default=resource_folder() / "judges")
    arguments = parser.parse_args()
    for seats in arguments.seats:
        _tell(f"{seats} seats")
        nets = train(seats, int(ROUNDS[seats] * arguments.share), arguments.seed)
        (arguments.into / f"level8-{seats}.json").write_text(json.dumps(nets) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
