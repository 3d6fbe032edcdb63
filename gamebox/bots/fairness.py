"""Whether reviews are fair: luck that favours no seat, and mistakes that grow as bots get weaker."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean, stdev

from gamebox.bots import arena
from gamebox.bots.arena import Match
from gamebox.bots.review import review


@dataclass(frozen=True)
class Fortunes:
    """One game, by seats."""

    luck: tuple[float, ...]
    lost: tuple[float, ...] = ()
    slack: float = 0.0
    """By how much luck, mistakes and gifts miss the result at worst."""


def with_own_dice(games: Iterable[Match]) -> list[Match]:
    """Tournaments play the same dice on every seat in turn; means have honest errors only if each game has its own."""
    return [replace(match, seed=f"{match.seed}/{number}") for number, match in enumerate(games)]


def look_back(match: Match) -> Fortunes:
    """Play a match and review it; raises Faulty."""
    found = review(arena.play(match.setup, Random(match.seed)).record)
    slack = max(abs(seat.end - seat.start - seat.luck + seat.lost - seat.gifts) for seat in found.seats)
    luck, lost = tuple(seat.luck for seat in found.seats), tuple(seat.lost for seat in found.seats)
    return Fortunes(luck, lost, slack)


def look_at_luck(match: Match) -> Fortunes:
    """Play a match and look at its dice and cards only, which takes a small part of a review; raises Faulty."""
    return Fortunes(arena.play_match(match).luck or ())


@dataclass(frozen=True)
class Mean:
    of: str
    """A seat, or a bot."""
    value: float
    error: float
    """The standard error of that."""

    @property
    def errors(self) -> float:
        """How many standard errors it is away from 0."""
        return self.value / self.error if self.error else 0.0


def luck_of_seats(games: Sequence[Fortunes]) -> list[Mean]:
    return [
        _mean(f"seat {seat + 1}", column)
        for seat, column in enumerate(zip(*(game.luck for game in games), strict=True))
    ]


def losses_of_bots(matches: Sequence[Match], games: Sequence[Fortunes]) -> list[Mean]:
    """What each bot gave away in a game."""
    lost: dict[str, list[float]] = {}
    for match, game in zip(matches, games, strict=True):
        for seat, value in zip(match.setup.seats, game.lost, strict=True):
            lost.setdefault(seat.bot or "", []).append(value)
    return [_mean(bot, values) for bot, values in lost.items()]


def _mean(of: str, values: Sequence[float]) -> Mean:
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(of, fmean(values), error)
