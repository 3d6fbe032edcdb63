"""How fast EXXTRA is: moves of random games next to a plain prototype of the rules, bots, and a review."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter, process_time

import pytest

from gamebox.bots import arena
from gamebox.bots.exxtra.hard import hard
from gamebox.bots.exxtra.swift import swift
from gamebox.bots.exxtra.turn import solver
from gamebox.bots.review import review
from gamebox.engine.game import Over, Turn
from gamebox.engine.record import make_setup
from gamebox.games.exxtra import GAME
from gamebox.games.exxtra.actions import THROWS
from gamebox.games.exxtra.state import ExxtraOptions, ExxtraState
from tests.helpers import play_out

TARGET = 700_000
GAMES = 200
SEATS = 4

OPTIONS = ExxtraOptions()
PAIRS = [(throw.reading, throw.crosses, throw.double) for throw in THROWS]


def rules(rng: Random) -> int:
    """A random game to its end, as a bot's search plays it; how many moves it had."""
    return play_out(ExxtraState(SEATS, OPTIONS), rng)


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


# Bots

PLAYOUT = 60e-6
"""Seconds that a decision of the playout policy may take."""
HARD = 5e-3


def decisions(count: int) -> list[ExxtraState]:
    """Positions of random games in which something must be decided."""
    rng, found = Random(2), []
    while len(found) < count:
        state = ExxtraState(SEATS, OPTIONS)
        while (waiting := state.to_act()).__class__ is not Over and len(found) < count:
            if waiting.__class__ is Turn:
                found.append(state.clone())
                state.apply(swift(state, state.legal()))
            else:
                state.apply(state.sample(rng))
    return found


def test_the_playout_policy_is_fast_enough_to_search(figure):
    states = [(state, state.legal()) for state in decisions(2000)]
    times = []
    for _ in range(5):
        start = process_time()
        for state, legal in states:
            swift(state, legal)
        times.append((process_time() - start) / len(states))
    figure("microseconds a decision", round(1e6 * min(times), 1))
    assert min(times) <= PLAYOUT


def test_the_strongest_bot_thinks_for_a_few_milliseconds(figure):
    """Of the processor, in the median; each position is new to it."""
    times = []
    for state in decisions(200):
        solver.cache_clear()
        view, legal = state.view(state.turn), state.legal()
        start = process_time()
        hard(view, legal, Random(1))
        times.append(process_time() - start)
    figure("milliseconds a move", round(1e3 * median(times), 2))
    figure("milliseconds at worst", round(1e3 * max(times), 2))
    assert median(times) <= HARD
    assert max(times) <= 2


def test_a_game_of_four_is_reviewed_in_time(figure):
    setup = make_setup(GAME, arena.bot_seats(["yardstick"], SEATS), {})
    record = arena.play(setup, Random(1)).record
    start = process_time()
    review(record)
    seconds = process_time() - start
    figure("seconds a review", round(seconds, 2))
    assert seconds <= 5
