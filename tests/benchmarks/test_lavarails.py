"""How fast Lava & Rails plays and counts: random playouts of both levels, and the score of a full sheet."""

from random import Random
from statistics import median
from time import process_time

import pytest

from gamebox.bots.lavarails import yardstick
from gamebox.bots.lavarails.hard import HardBot
from gamebox.bots.lavarails.thinking import Memory, Playouts
from gamebox.engine.game import Chance, Over, Turn
from gamebox.games.lavarails import GAME
from gamebox.games.lavarails.position import LavarailsOptions
from gamebox.games.lavarails.state import LavarailsState
from gamebox.games.lavarails.view import Phase

GAMES_A_ROUND = 4
"""Short rounds, many of them: some find the machine quiet."""
MOVES_PER_SECOND = 150_000
LEVELS = pytest.mark.parametrize("sheet", ["volcano-a", "railway-a"])


def playout(state: LavarailsState, rng: Random) -> int:
    """Random moves to the end of the game; how many they were."""
    moves, random = 0, rng.random
    while True:
        waiting = state.to_act().__class__
        if waiting is Turn:
            legal = state.legal()
            action = legal[int(random() * len(legal))]
        elif waiting is Chance:
            action = state.sample(rng)
        else:
            return moves
        state.apply(action)
        moves += 1


def playouts(sheet: str, seats: int) -> int:
    options, rng = LavarailsOptions(sheet=sheet), Random(1)
    return sum(playout(GAME.start(seats, options), rng) for _ in range(GAMES_A_ROUND))


def finished(sheet: str) -> LavarailsState:
    """A game that sensible bots have played, so that there are lines and lanes to count."""
    state, rng = GAME.start(4, LavarailsOptions(sheet=sheet)), Random(1)
    while not isinstance(waiting := state.to_act(), Over):
        decided = isinstance(waiting, Turn)
        state.apply(yardstick.easy(state.view(waiting.seat), state.legal(), rng) if decided else state.sample(rng))
    return state


@LEVELS
@pytest.mark.parametrize("seats", [1, 3])
def test_random_playouts(benchmark, sheet, seats):
    moves = benchmark.pedantic(playouts, args=(sheet, seats), rounds=200, warmup_rounds=2)
    speed = moves / benchmark.stats.stats.min
    benchmark.extra_info["moves per second"] = round(speed)
    assert speed >= MOVES_PER_SECOND


@LEVELS
def test_score_of_a_sheet(benchmark, sheet):
    player = finished(sheet).view(None).players[0]
    score = benchmark(lambda: player.score)
    assert score.total > 20


@LEVELS
def test_whole_game_of_easy_bots(benchmark, sheet):
    state = benchmark.pedantic(finished, args=(sheet,), rounds=5)
    assert isinstance(state.to_act(), Over)


def test_lines_of_a_sheet(benchmark):
    player = finished("railway-a").view(None).players[0]
    lines = benchmark(lambda: player.lines)
    assert sum(len(line.fields) for line in lines) == player.marked.bit_count()


@LEVELS
def test_playout_policy(figure, sheet):
    """The rest of a pass as bots play it in their heads: at most 25 us of the processor for each die."""
    state = GAME.start(2, LavarailsOptions(sheet=sheet))
    rng = Random(1)
    while state.phase is not Phase.PLACE:
        legal = state.legal()
        state.apply(legal[0] if legal else state.sample(rng))
    view = state.view(None)
    playouts = Playouts(view, Memory().outlooks(view), 50, 1)
    times = []
    for _ in range(30):
        began = process_time()
        ends = playouts.ends()
        times.append(process_time() - began)
    dice = sum(mask.bit_count() for end in ends for mask in end)
    microseconds = 1e6 * min(times) / dice
    figure("microseconds a decision", round(microseconds, 1))
    assert microseconds <= 25


@LEVELS
def test_hard_thinks_quickly(figure, sheet):
    """All decisions of a game between two hard bots: well below 0.3 s of the processor each."""
    options = LavarailsOptions(sheet=sheet)
    state, rng, times = GAME.start(2, options), Random(1), []
    bots = [HardBot(seat, options, Random(1)) for seat in range(2)]
    while not isinstance(waiting := state.to_act(), Over):
        action = state.sample(rng) if isinstance(waiting, Chance) else None
        if action is None:
            began = process_time()
            action = bots[waiting.seat].choose(state.view(waiting.seat), state.legal())
            times.append(process_time() - began)
        state.apply(action)
    figure("milliseconds a move", round(1e3 * median(times), 1))
    figure("milliseconds at worst", round(1e3 * max(times), 1))
    assert median(times) <= 0.3
    assert max(times) <= 2
