"""What a railway sheet promises: the loops that may still be closed, and what dice on the way to them are worth."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil, exp, sqrt
from random import Random
from typing import NamedTuple

from typing_extensions import override

from gamebox.bots.lavarails.loops import ALONE, Ground, Loop, Rating, beginnings, bend, effort
from gamebox.bots.lavarails.outlook import DICE_A_PASS, Aim, Outlook
from gamebox.engine.resources import resource_folder
from gamebox.games.lavarails.grid import BITS, SPAN, fields
from gamebox.games.lavarails.scoring import longest_closed
from gamebox.games.lavarails.sheet import Sheet
from gamebox.games.lavarails.tracks import closed_lines, fields_with_track
from gamebox.games.lavarails.view import PlayerSheet

_TRIES = 8
_BENT = 3
_STEPS = 300
_KEPT = 24
_KNOWN = 8
_WIDEST = 0.9
_A_PASS = 7
"""The effort of three fields side by side: about what a pass fills."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A loop that may be closed, its points above those of loose pieces, and the fields that it lacks."""

    loop: Loop
    gain: int
    missing: int

    def likely(self, chances: Sequence[float], dice: int) -> float:
        """How likely it comes true if these dice lie on the sheet."""
        return chances[effort(self.missing & ~dice)]


@dataclass(frozen=True, slots=True)
class Prospect:
    """The best loops, and the best ones beside the very best."""

    first: tuple[Plan, ...]
    second: tuple[Plan, ...]


class Pace(NamedTuple):
    """How quickly plans come true, as games have shown (see railway_training): passes of two players."""

    first: float
    """What it takes to begin with."""
    each: float
    """How much longer every missing field takes that lies alone, as plans bend."""
    width: float
    """How much that varies."""
    wider: float
    """How much more with every missing field."""

    def careful(self, caution: float) -> Pace:
        """As if everything took so many times as long, and varied as much more: that prefers short loops."""
        return Pace(*(caution * number for number in self))


@cache
def learned_pace() -> Pace:
    document = json.loads((resource_folder() / "judges" / "lavarails.json").read_text(encoding="utf-8"))
    return Pace(*document["pace"])


@lru_cache(maxsize=4096)
def chances(passes: float, pace: Pace) -> tuple[float, ...]:
    """How likely given fields are all filled within that many passes, of two players: by their effort."""
    hardest = ALONE * SPAN
    if passes <= 0:
        return (1.0, *([0.0] * hardest))
    return (1.0, *(chance_in_time(passes, hard / ALONE, pace) for hard in range(1, hardest + 1)))


def chance_in_time(passes: float, missing: float, pace: Pace) -> float:
    """Of so many fields that lie alone, or others as hard to fill."""
    needed = pace.first + pace.each * missing
    width = min(_WIDEST, pace.width + pace.wider * missing)
    return 1 / (1 + exp(min(50.0, (needed - passes) / width)))


@lru_cache(maxsize=8)
def _stations(sheet: Sheet) -> tuple[tuple[int, int], ...]:
    by_value: dict[int, int] = {}
    for field in fields(sheet.valued):
        value = sheet.value_at[field]
        by_value[value] = by_value.get(value, 0) | BITS[field]
    return tuple(sorted(by_value.items()))


@lru_cache(maxsize=512)
def prospect(
    sheet: Sheet,
    tracks: tuple[int, ...],
    dice: int,
    passes: float,
    pace: Pace,
    known: tuple[Loop, ...],
    worths: tuple[float, ...],
) -> Prospect:
    """What may be built where these dice lie already, with so many passes to come; `known` was thought of before."""
    rng = Random(hash((tracks, dice)))
    closed = 0
    for line in closed_lines(tracks):
        closed |= line
    free, longest = sheet.numbers & ~fields_with_track(tracks), longest_closed(tracks)
    left = tuple(mask & ~closed for mask in tracks)
    rating = Rating(free & ~dice, _stations(sheet), longest, chances(passes, pace), worths)
    first = _search(Ground.of(sheet, free, left), rating, known, rng)
    if not first:
        return Prospect((), ())
    best = first[0]
    rest = ~best.loop.fields
    rating = Rating(
        free & ~dice,
        _stations(sheet),
        max(longest, best.loop.fields.bit_count()),
        chances(time_beside(best.missing, passes), pace),
        worths,
    )
    ground = Ground.of(sheet, free & rest, tuple(mask & rest for mask in left))
    return Prospect(first, _search(ground, rating, known, rng))


def time_beside(missing: int, passes: float) -> float:
    """How many passes a plan leaves to another one: what it does not need, and dice that do not fit it."""
    return max(passes - 0.5 * missing.bit_count(), 0.3 * passes)


def _search(ground: Ground, rating: Rating, known: Sequence[Loop], rng: Random) -> tuple[Plan, ...]:
    begun = {loop.fields: loop for loop in beginnings(ground, rng, _TRIES)}
    begun |= {loop.fields: loop for loop in known if ground.allows(loop)}
    found: dict[int, Loop] = {}
    for loop in sorted(begun.values(), key=rating, reverse=True)[:_BENT]:
        found |= bend(ground, loop, rating, _STEPS, rng)
    best = sorted(found.values(), key=rating, reverse=True)[:_KEPT]
    return tuple(Plan(loop, rating.gain(loop.fields), loop.fields & rating.missing) for loop in best)


class RailwayOutlook(Outlook):
    """Plans are made for the dice that lie now; what more dice are worth follows from the plans."""

    def __init__(
        self,
        player: PlayerSheet,
        seats: int,
        passes: int,
        *,
        underway: bool = False,
        known: tuple[Loop, ...] = (),
        pace: Pace | None = None,
        aim: Aim | None = None,
    ) -> None:
        """`underway`: dice of this pass may still come."""
        super().__init__(player, seats, passes, aim)
        pace = pace or learned_pace()
        rate = DICE_A_PASS[seats]
        speed = rate / DICE_A_PASS[2]
        rest = max(0.0, 1 - player.dice.bit_count() / rate) if underway else 0.0
        self.time = round((passes + rest) * speed, 2)
        """How long there is to plan for, in passes of two players."""
        room = (player.free | player.dice).bit_count()
        to_come = min(rate * passes, room)
        self._spare = ceil(room - to_come)
        """How many dice of this pass there is room for beside those to come."""
        self._ladder = self._steps(player.score.total + to_come)
        placed = self._placed(player.dice)
        worths = tuple(step - self._ladder[placed] for step in self._ladder[placed:])
        self.prospect = prospect(self.sheet, player.tracks, player.dice, self.time, pace, known, worths)
        needed = self.prospect.first[0].missing if self.prospect.first else 0
        after = passes * speed
        self.chances = (chances(after, pace), chances(time_beside(needed, after), pace))

    def _steps(self, points: float) -> list[float]:
        """What so many points are worth, and 1, 2, 3, ... more: as many as a sheet can have."""
        fields = self.sheet.width * self.sheet.height
        stations = sum(value * mask.bit_count() for value, mask in _stations(self.sheet))
        return [self.weighed(points + more) for more in range(4 * fields + stations)]

    def _placed(self, dice: int) -> int:
        """Points of loose pieces for these dice, beyond those of dice to come."""
        return min(dice.bit_count(), self._spare)

    @property
    def plans(self) -> tuple[tuple[Plan, ...], ...]:
        return (self.prospect.first, self.prospect.second)

    @property
    def loops(self) -> tuple[Loop, ...]:
        """Those worth to be thought of again."""
        return tuple(plan.loop for plan in (*self.prospect.first[:_KNOWN], *self.prospect.second[:_KNOWN]))

    def best(self, plans: Sequence[Plan], chances: Sequence[float], dice: int) -> Plan | None:
        return self._best(plans, chances, dice)[0]

    def _best(
        self, plans: Sequence[Plan], chances: Sequence[float], dice: int, had: int = 0
    ) -> tuple[Plan | None, float]:
        """The best plan, and what the hope of it adds to the points of loose pieces and so many that are had."""
        ladder, without, base = self._ladder, ~dice, self._placed(dice) + had
        now, best, most = ladder[base], None, 0.0
        for plan in plans:
            hope = (ladder[base + plan.gain] - now) * chances[effort(plan.missing & without)]
            if hope > most or best is None:
                best, most = plan, hope
        return best, most

    @override
    def _points(self, dice: int) -> float:
        """With the first plan come true and without it, and each time with the hope of a second one."""
        (first, second), (soon, beside) = self.plans, self.chances
        plan, hope = self._best(first, soon, dice)
        other = self._best(second, beside, dice)[1]
        if plan and self._aim:
            other += plan.likely(soon, dice) * (self._best(second, beside, dice, plan.gain)[1] - other)
        return self._ladder[self._placed(dice)] + hope + other

    @override
    def _spread(self, dice: int) -> float:
        variance = 9.0 * self.passes
        for plans, chances in zip(self.plans, self.chances, strict=True):
            plan = self.best(plans, chances, dice)
            if plan:
                chance = plan.likely(chances, dice)
                variance += plan.gain**2 * chance * (1 - chance)
        return sqrt(variance)

    @override
    def _wishes(self) -> Mapping[int, float]:
        found: dict[int, float] = {}
        for plans, chances in zip(self.plans, self.chances, strict=True):
            for rank, plan in enumerate(plans, 1):
                hard = effort(plan.missing)
                share = plan.gain * max(chances[max(hard - _A_PASS, 0)] - chances[hard], 0.02) / rank
                for field in fields(plan.missing):
                    found[field] = found.get(field, 0.0) + share
        return found
