"""How many moves of random EXXTRA games a second the rules make, next to a plain prototype of the same rules."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from gamebox.engine.game import Over, Turn
from gamebox.games.exxtra.actions import THROWS
from gamebox.games.exxtra.state import ExxtraOptions, ExxtraState

TARGET = 700_000
GAMES = 200
SEATS = 4

OPTIONS = ExxtraOptions()
PAIRS = [(throw.reading, throw.crosses, throw.double) for throw in THROWS]


def rules(rng: Random) -> int:
    """A random game to its end, as a bot's search plays it; how many moves it had."""
    state = ExxtraState(SEATS, OPTIONS)
    random = rng.random
    moves = 0
    while (waiting := state.to_act()).__class__ is not Over:
        if waiting.__class__ is Turn:
            legal = state.legal()
            state.apply(legal[int(random() * len(legal))])
        else:
            state.apply(state.sample(rng))
        moves += 1
    return moves


def prototype(rng: Random) -> int:
    """The same game, move by move, from the same random numbers, without protocol or objects."""
    random = rng.random
    positions, spots, results = [0] * SEATS, [-1] * SEATS, [0] * SEATS
    turn = rolls = moves = 0
    reading = -1
    while True:
        moves += 1
        if reading < 0:
            value, crosses, double = PAIRS[int(random() * 36)]
            rolls += 1
            if not crosses or rolls == 1:
                reading = value
                positions[turn] += double
                if positions[turn] >= 21:
                    return moves
                continue
            positions[turn] = max(0, positions[turn] - crosses)
        else:
            free = [0, *(field for field in (1, 2, 3, 4, 5) if field not in spots)]
            choice = int(random() * (len(free) + 1))
            if choice == 0:
                reading = -1
                continue
            place = free[choice - 1]
            for seat in range(SEATS):
                if spots[seat] > place and results[seat] <= reading:
                    spots[seat] = -1
            spots[turn] = place
            results[turn] = reading
        turn = (turn + 1) % SEATS
        rolls = 0
        reading = -1
        if spots[turn] >= 0:
            positions[turn] += spots[turn]
            if positions[turn] >= 21:
                return moves
            spots[turn] = -1


def moves_of(play) -> int:
    rng = Random(1)
    return sum(play(rng) for _ in range(GAMES))


@pytest.mark.parametrize("play", [rules, prototype])
def test_random_playouts(benchmark, figure, play):
    moves = benchmark.pedantic(moves_of, args=(play,), rounds=15, warmup_rounds=2)
    speed = round(moves / benchmark.stats.stats.min)
    benchmark.extra_info["moves_per_second"] = speed
    figure("moves per second", speed)


def test_prototype_plays_the_same_games():
    assert moves_of(rules) == moves_of(prototype)


def test_rules_are_fast_enough(figure):
    """The best of many rounds, in turns with the prototype, so that both are disturbed alike."""
    times = {rules: [], prototype: []}
    for _ in range(15):
        for play, seconds in times.items():
            start = perf_counter()
            moves_of(play)
            seconds.append(perf_counter() - start)
    figure("share of the prototype's speed", round(min(times[prototype]) / min(times[rules]), 2))
    assert moves_of(rules) / min(times[rules]) >= TARGET
