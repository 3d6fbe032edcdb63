"""Tournaments: balanced seatings, wins with their intervals, and how much of them was luck."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, median

import msgspec

from gamebox.bots.arena import Match, Outcome
from gamebox.engine.record import Seat, Setup

Z = 1.96
"""How many standard errors 95 % are."""


def matches(
    setup: Setup, games: int, seed: int, patience: float | None = None, *, luck: bool = True
) -> Iterator[Match]:
    """The bots change seats from game to game; only when each has sat everywhere do the dice change."""
    seats = setup.seats
    for number in range(games):
        turned = number % len(seats)
        line_up = [seats[(seat + turned) % len(seats)].player for seat in range(len(seats))]
        seated = tuple(Seat(old.name, old.colour, player) for old, player in zip(seats, line_up, strict=True))
        yield Match(Setup(setup.game, seated, setup.options), f"{seed}/{number // len(seats)}", patience, luck)


@dataclass(frozen=True)
class Standing:
    """What became of one bot, over all its seats."""

    bot: str
    seats: int
    wins: float
    """The share of all games that it won."""
    low: float
    high: float
    adjusted: float | None
    """The same without luck."""
    blur: float
    """Half the width of the interval around `adjusted`."""
    score: float
    ms: float
    ms99: float


def standings(setup: Setup, played: Sequence[tuple[Match, Outcome]]) -> list[Standing]:
    bots = list(dict.fromkeys(seat.bot or "" for seat in setup.seats))
    return [_standing(bot, played) for bot in bots]


def _standing(bot: str, played: Sequence[tuple[Match, Outcome]]) -> Standing:
    places = [[seat for seat, who in enumerate(match.setup.seats) if who.bot == bot] for match, _ in played]
    seated = [(own, outcome) for own, (_, outcome) in zip(places, played, strict=True)]
    wins = [sum(outcome.wins[seat] for seat in own) for own, outcome in seated]
    lucks = [sum(outcome.luck[seat] for seat in own) for own, outcome in seated if outcome.luck]
    low, high = interval(fmean(wins), len(wins))
    adjusted, blur = without_luck(wins, lucks) if lucks else (None, 0.0)
    times = sorted(ms for own, outcome in seated for seat in own for ms in outcome.times[seat]) or [0.0]
    return Standing(
        bot,
        len(places[0]),
        fmean(wins),
        low,
        high,
        adjusted,
        blur,
        fmean(outcome.scores[seat] for own, outcome in seated for seat in own),
        median(times),
        times[min(len(times) - 1, int(0.99 * len(times)))],
    )


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's, which stays between 0 and 1 also for few games."""
    centre = share + Z**2 / (2 * games)
    half = Z * math.sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    whole = 1 + Z**2 / games
    return max(0.0, (centre - half) / whole), min(1.0, (centre + half) / whole)


class LuckSums(msgspec.Struct):
    """Wins and luck of many games, as sums: those of several sittings add up."""

    games: int = 0
    wins: float = 0.0
    luck: float = 0.0
    both: float = 0.0
    wins_squared: float = 0.0
    luck_squared: float = 0.0

    def add(self, won: float, luck: float) -> None:
        self.games += 1
        self.wins += won
        self.luck += luck
        self.both += won * luck
        self.wins_squared += won * won
        self.luck_squared += luck * luck

    def adjusted(self) -> tuple[float, float]:
        """The mean of wins, luck taken out as a control variate, and half the width of its interval.

        Luck has mean 0, so that taking out any share of it is fair; the share is the one that leaves the least noise.
        """
        games, mean, drift = self.games, self.wins / self.games, self.luck / self.games
        if games < 3:  # too few to tell a share
            return mean, 1.0
        spread = self.luck_squared - games * drift**2
        common = self.both - games * mean * drift
        share = common / spread if spread > 0 else 0.0
        left = max(0.0, self.wins_squared - games * mean**2 - share * common)
        return mean - share * drift, Z * math.sqrt(left / (games - 2) / games)


def without_luck(wins: Sequence[float], lucks: Sequence[float]) -> tuple[float, float]:
    """The mean of wins without luck, and half the width of its interval."""
    sums = LuckSums()
    for won, luck in zip(wins, lucks, strict=True):
        sums.add(won, luck)
    return sums.adjusted()
