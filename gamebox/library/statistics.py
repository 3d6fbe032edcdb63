"""What there is to say of people: what they played and won, whom they met, how lucky they were and how well they play.

Everything is worked out from a list of games, so that any choice of games can be asked about.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from itertools import accumulate
from statistics import fmean, stdev

from gamebox.library.people import NEUTRAL
from gamebox.library.queries import Kept
from gamebox.library.summary import Sat, Summary

SITTING = timedelta(hours=12)
"""A game that took longer was interrupted, and nobody knows how long it was played."""
_ENOUGH = 2
"""Games after which somebody can be called a rival."""


@dataclass(frozen=True, slots=True)
class Part:
    """Somebody's part in one game."""

    game: Summary
    sat: Sat

    @property
    def contest(self) -> bool:
        """Playing alone nobody wins."""
        return len(self.game.seats) > 1

    @property
    def won(self) -> bool:
        return self.contest and self.sat.won

    @property
    def share(self) -> float:
        """Of the others, how many came off worse: 1 for the first, 0 for the last; ties count half."""
        others = [other.place for other in self.game.seats if other is not self.sat]
        behind = sum((other > self.sat.place) + (other == self.sat.place) / 2 for other in others)
        return behind / len(others) if others else 1.0


def parts(games: Iterable[Kept], person: str) -> list[Part]:
    """What somebody played, the oldest first."""

    def own(sat: Sat) -> bool:
        return sat.bot is None and sat.name == person

    found = [Part(kept.summary, sat) for kept in games for sat in kept.summary.seats if own(sat)]
    return sorted(found, key=lambda part: part.game.ended)


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody met at the table: in how many games, ahead of whom in how many."""

    name: str
    games: int
    beaten: int
    beaten_by: int


_LASTING = 5
"""Games; of fewer, two that happen to be alike would look like fate."""


@dataclass(frozen=True, slots=True)
class Mean:
    """Of some games: what came out on average, and how sure that is."""

    value: float
    error: float
    """The standard error."""
    games: int

    @property
    def telling(self) -> bool:
        """Whether it is more than chance: beyond two standard errors, which are themselves known from enough games."""
        return self.games >= _LASTING and abs(self.value) > 2 * self.error


@dataclass(frozen=True, slots=True)
class Standing:
    """What there is to say of a person."""

    played: int
    contests: int
    """Games against somebody."""
    won: int
    best: int | None
    mean: float | None
    """Of the scores; they mean little over several games."""
    streak: int
    """Games won in a row, up to now."""
    longest_streak: int
    luck: Mean | None
    """In chances to win, over the games that have been reviewed."""
    lost: Mean | None
    """What was given away a game."""
    opponents: tuple[Opponent, ...]
    """The most frequent one first."""

    @property
    def favourite(self) -> Opponent | None:
        return self.opponents[0] if self.opponents else None

    @property
    def nemesis(self) -> Opponent | None:
        """Whoever is ahead most often, if anybody is."""
        worst = max(self.opponents, key=lambda met: (met.beaten_by - met.beaten, met.games), default=None)
        return worst if worst and worst.beaten_by > worst.beaten else None

    @property
    def rival(self) -> Opponent | None:
        """With whom it is closest."""
        close = [met for met in self.opponents if met.games >= _ENOUGH and met != self.nemesis]
        return min(close, key=lambda met: (abs(met.beaten - met.beaten_by) / met.games, -met.games), default=None)


def standing(games: Iterable[Kept], person: str) -> Standing:
    own = parts(games, person)
    contests = [part.won for part in own if part.contest]
    scores = [part.sat.score for part in own]
    streaks = _streaks(contests)
    fortunes = [part.sat.fortune for part in own if part.sat.fortune and part.sat.fortune.unit == "win"]
    return Standing(
        played=len(own),
        contests=len(contests),
        won=sum(contests),
        best=max(scores, default=None),
        mean=fmean(scores) if scores else None,
        streak=streaks[-1],
        longest_streak=max(streaks),
        luck=mean_of([fortune.luck for fortune in fortunes]),
        lost=mean_of([fortune.lost for fortune in fortunes]),
        opponents=opponents_of(own),
    )


def mean_of(values: Sequence[float]) -> Mean | None:
    if not values:
        return None
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Mean(fmean(values), error, len(values))


def _streaks(contests: Iterable[bool]) -> list[int]:
    """After each game the number of games won in a row, and none before the first."""
    return list(accumulate(contests, lambda length, won: length + 1 if won else 0, initial=0))


def opponents_of(own: Iterable[Part]) -> tuple[Opponent, ...]:
    """Whom somebody has met, the most frequent first; tied players have not beaten each other."""
    met: dict[str, list[tuple[int, int]]] = {}
    for part in own:
        for other in part.game.seats:
            if other is not part.sat and other.bot is None and other.name != NEUTRAL:
                met.setdefault(other.name, []).append((part.sat.place, other.place))
    found = [
        Opponent(name, len(places), sum(me < other for me, other in places), sum(me > other for me, other in places))
        for name, places in met.items()
    ]
    return tuple(sorted(found, key=lambda opponent: (-opponent.games, opponent.name)))


@dataclass(frozen=True, slots=True)
class Person:
    name: str
    games: int
    colour: str | None
    """The one that they play with most often."""


def people_of(games: Iterable[Kept]) -> list[Person]:
    """Everybody who has played, the most eager first."""
    colours: dict[str, Counter[str | None]] = {}
    for kept in games:
        for sat in kept.summary.seats:
            if sat.bot is None and sat.name != NEUTRAL:
                colours.setdefault(sat.name, Counter())[sat.colour] += 1
    found = [Person(name, counted.total(), counted.most_common(1)[0][0]) for name, counted in colours.items()]
    return sorted(found, key=lambda person: (-person.games, person.name))


def running_mean(values: Sequence[float], over: int = 5) -> list[float]:
    """After each value the mean of the last few."""
    return [fmean(values[max(0, end - over) : end]) for end in range(1, len(values) + 1)]


def played_minutes(game: Summary) -> float:
    """As far as anybody knows: a game that took longer than a sitting was interrupted."""
    taken = game.ended - game.began if game.began else timedelta()
    return taken.total_seconds() / 60 if timedelta() < taken <= SITTING else 0.0


def games_by_month(games: Iterable[Kept]) -> list[tuple[tuple[int, int], int]]:
    """Year and month with how many games ended then, from the first month to the last."""
    ended = (kept.summary.ended.astimezone() for kept in games)
    counted = Counter((moment.year, moment.month) for moment in ended)
    if not counted:
        return []
    first, last = (year * 12 + month - 1 for year, month in (min(counted), max(counted)))
    return [(when := (total // 12, total % 12 + 1), counted[when]) for total in range(first, last + 1)]
