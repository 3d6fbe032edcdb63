"""Learns how long plans on railway sheets take, from whole games: what was planned, and what became of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log
from random import Random
from typing import NamedTuple

from gamebox.bots.lavarails import yardstick
from gamebox.bots.lavarails.loops import ALONE, effort
from gamebox.bots.lavarails.railway import Pace, RailwayOutlook, chance_in_time
from gamebox.bots.lavarails.thinking import Memory, planned_piece
from gamebox.engine.game import Over, Turn
from gamebox.games.lavarails import catalogue
from gamebox.games.lavarails.actions import Action, Place
from gamebox.games.lavarails.grid import BITS
from gamebox.games.lavarails.position import LavarailsOptions
from gamebox.games.lavarails.sheet import Sheet
from gamebox.games.lavarails.state import LavarailsState
from gamebox.games.lavarails.tracks import fields_with_track
from gamebox.games.lavarails.view import LavarailsView, Phase

_SEATS = (2, 2, 3, 1, 4)
"""How many play, game by game: two most often."""
_GUESS = Pace(0.5, 0.5, 0.7, 0.0)
"""With what the first games are planned, before anything is known."""
_STEP, _FINEST = 0.16, 0.01
_LEAST = Pace(-1.0, 0.05, 0.2, 0.0)


class Sample(NamedTuple):
    """A plan at the beginning of a pass, and which share of its gain came true."""

    passes: float
    missing: float
    """In fields that lie alone."""
    share: float


class _Hope(NamedTuple):
    seat: int
    passes: float
    missing: float
    gain: int
    had: int


def learn_pace(sheets: Sequence[Sheet], games: int, seed: int) -> Pace:
    """First from games planned with a guess, then also from those planned with what was learned from them."""
    rng = Random(seed)
    samples = _watch(_GUESS, sheets, games, rng)
    samples += _watch(fit_pace(samples), sheets, games, rng)
    return fit_pace(samples)


def _watch(pace: Pace, sheets: Sequence[Sheet], games: int, rng: Random) -> list[Sample]:
    samples: list[Sample] = []
    for number in range(games):
        seats = _SEATS[number // len(sheets) % len(_SEATS)]
        state = LavarailsState(seats, LavarailsOptions(sheet=catalogue.sheet_option(sheets[number % len(sheets)])))
        hopes = list(_play(state, pace, rng))
        for hope in hopes:
            share = (_looped(state, hope.seat) - hope.had) / hope.gain
            samples.append(Sample(hope.passes, hope.missing, max(0.0, min(1.0, share))))
    return samples


def _looped(state: LavarailsState, seat: int) -> int:
    """What closed lines score above the points of loose pieces (LR-44, LR-45)."""
    player = state.player(seat)
    return player.score.total - fields_with_track(player.tracks).bit_count()


def _play(state: LavarailsState, pace: Pace, rng: Random) -> Iterator[_Hope]:
    """Play to the end; at the beginning of each pass what everybody hopes for."""
    memories, passed = [Memory(pace=pace) for _ in range(state.seats)], 0
    while not isinstance(waiting := state.to_act(), Over):
        if state.pass_number != passed and state.phase is Phase.ROLL:
            passed = state.pass_number
            view = state.view(None)
            for seat, memory in enumerate(memories):
                outlook = memory.outlooks(view)[seat]
                assert isinstance(outlook, RailwayOutlook)  # noqa: S101 - the sheets are railways
                if outlook.prospect.first:
                    plan = outlook.prospect.first[0]
                    yield _Hope(seat, outlook.time, effort(plan.missing) / ALONE, plan.gain, _looped(state, seat))
        if isinstance(waiting, Turn):
            view = state.view(waiting.seat)
            state.apply(_decided(view, state.legal(), memories[waiting.seat], rng))
        else:
            state.apply(state.sample(rng))


def _decided(view: LavarailsView, legal: Sequence[Action], memory: Memory, rng: Random) -> Action:
    """Where the plans promise most, and else as the yardstick."""
    if view.phase is Phase.DRAW:
        return planned_piece(view, memory)
    if view.phase is not Phase.PLACE:
        return yardstick.easy(view, legal, rng)
    mine, player = memory.outlooks(view)[view.turn], view.acting
    places = [action for action in legal if isinstance(action, Place)]
    return max(
        places,
        key=lambda at: mine.points(player.dice | BITS[at.field]) + yardstick.room(player, view.pool, at.field),
    )


def fit_pace(samples: Sequence[Sample]) -> Pace:
    """By small steps to where the samples are likeliest, each number in turn."""
    best, step = _GUESS, _STEP
    off = _off(best, samples)
    while step >= _FINEST:
        stuck = True
        for index in range(len(best)):
            for change in (step, -step):
                values = list(best)
                values[index] = max(_LEAST[index], round(values[index] + change, 4))
                tried = Pace(*values)
                if (now := _off(tried, samples)) < off - 1e-9:
                    best, off, stuck = tried, now, False
        if stuck:
            step /= 2
    return best


def _off(pace: Pace, samples: Sequence[Sample]) -> float:
    total = 0.0
    for passes, missing, share in samples:
        likely = min(1 - 1e-6, max(1e-6, chance_in_time(passes, missing, pace)))
        total -= share * log(likely) + (1 - share) * log(1 - likely)
    return total / len(samples)
