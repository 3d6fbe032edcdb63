"""How fast Level 8 is: moves of random games, games of easy bots, and the solver."""

from __future__ import annotations

from itertools import islice
from random import Random
from time import perf_counter, process_time

import pytest

from gamebox.bots.level8 import yardstick
from gamebox.bots.level8.hard import HardBot
from gamebox.bots.level8.needs import reader_of
from gamebox.bots.level8.swift import Swift
from gamebox.engine.game import Over, Turn
from gamebox.games.level8.deck import JOKER, NUMBER_CARDS
from gamebox.games.level8.levels import load_sides
from gamebox.games.level8.solver import best, missing
from gamebox.games.level8.state import Level8Options, Level8State
from gamebox.games.level8.ways import ways
from tests.helpers import play_out

TARGET = 250_000
POLICY = 25e-6
GAMES = 10
LEVELS = [level for side in load_sides("standard") for level in side]


def random_game(rng: Random, seats: int = 4) -> int:
    """A random game to its end, as a bot's search plays it; how many moves it had."""
    return play_out(Level8State(seats, Level8Options()), rng)


def easy_game(rng: Random, seats: int = 4) -> int:
    state = Level8State(seats, Level8Options())
    easy = yardstick.easy
    moves = 0
    while not isinstance(waiting := state.to_act(), Over):
        if isinstance(waiting, Turn):
            state.apply(easy(state.view(waiting.seat), state.legal(), rng))
        else:
            state.apply(state.sample(rng))
        moves += 1
    return moves


def moves_of(play, games: int, seats: int) -> int:
    rng = Random(1)
    return sum(play(rng, seats) for _ in range(games))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_random_playouts(benchmark, figure, seats):
    moves = benchmark.pedantic(moves_of, args=(random_game, GAMES, seats), rounds=7, warmup_rounds=1)
    figure("moves per second", round(moves / benchmark.stats.stats.min))


def test_games_of_easy_bots(benchmark, figure):
    moves = benchmark.pedantic(moves_of, args=(easy_game, 3, 4), rounds=5, warmup_rounds=1)
    figure("moves per second", round(moves / benchmark.stats.stats.min))


def test_random_playouts_are_fast_enough(figure):
    """By the processor's time, on a quiet machine."""
    moves = sum(random_game(Random(seed), 4) for seed in range(12))
    seconds = sum(min(processor_time(seed) for _ in range(15)) for seed in range(12))
    figure("moves per second of processor time", round(moves / seconds))
    assert moves / seconds >= TARGET


def processor_time(seed: int) -> float:
    start = process_time()
    random_game(Random(seed), 4)
    return process_time() - start


def swift_positions(seats: int) -> list[Level8State]:
    """Every decision of three games of the player that playouts are made of."""
    rng, found = Random(1), []
    for _ in range(3):
        state = Level8State(seats, Level8Options())
        swift = Swift(state.cards)
        while not state.over:
            if state.step in {"deal", "shuffle", "roll"}:
                state.apply(state.sample(rng))
            else:
                found.append(state.clone())
                state.apply(swift.choose(state, state.hands[state.actor]))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_the_playout_policy_is_quick(figure, seats):
    """By the processor's time, what it remembers of hands cleared before each run."""
    positions = swift_positions(seats)
    least = 1.0
    for _ in range(7):
        reader_of.cache_clear()
        swift = Swift(positions[0].cards)
        start = process_time()
        for state in positions:
            swift.choose(state, state.hands[state.actor])
        least = min(least, (process_time() - start) / len(positions))
    figure("microseconds a decision", round(least * 1e6, 1))
    assert least <= POLICY


@pytest.mark.parametrize(("seats", "most"), [(2, 0.1), (4, 0.2), (6, 0.3)])
def test_the_strongest_bot_is_in_time(figure, seats, most):
    """Its median decision, by the processor's time; the slowest takes a few times as long."""
    times = []
    for number, state in enumerate(swift_positions(seats)[:400:9]):
        bot = HardBot(state.actor, Level8Options(), Random(number))
        view, legal = state.view(state.actor), state.legal()
        start = process_time()
        bot.choose(view, legal)
        times.append(process_time() - start)
    times.sort()
    figure("milliseconds a decision", round(times[len(times) // 2] * 1000, 1))
    figure("milliseconds at worst", round(times[-1] * 1000, 1))
    assert times[len(times) // 2] <= most
    assert times[-1] <= 2


def hands(numbers: int, jokers: int, count: int = 20) -> list[list[int]]:
    rng = Random(numbers)
    return [sorted(rng.sample(NUMBER_CARDS, numbers)) + [JOKER] * jokers for _ in range(count)]


def seconds(question, hand, level) -> float:
    """The best of three, as the machine is shared."""
    times = []
    for _ in range(3):
        start = perf_counter()
        question(hand, level)
        times.append(perf_counter() - start)
    return min(times)


def first_500(hand, level):
    return list(islice(ways(hand, level), 500))


@pytest.mark.parametrize("question", [missing, best, first_500])
@pytest.mark.parametrize(
    ("numbers", "jokers", "on_average", "at_worst"), [(10, 1, 0.001, 0.02), (16, 4, 0.02, 0.05)], ids=["11", "20"]
)
def test_solver(figure, question, numbers, jokers, on_average, at_worst):
    times = [seconds(question, hand, level) for hand in hands(numbers, jokers) for level in LEVELS]
    mean = sum(times) / len(times)
    figure(f"{question.__name__}: milliseconds on average", round(mean * 1000, 3))
    figure(f"{question.__name__}: milliseconds at worst", round(max(times) * 1000, 3))
    assert mean < on_average
    assert max(times) < at_worst
