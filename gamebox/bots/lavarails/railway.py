"""What a railway sheet promises: the loops that may still be closed, and what dice on the way to them are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, sqrt
from random import Random

from typing_extensions import override

from gamebox.bots.lavarails.loops import Ground, Loop, Rating, beginnings, bend
from gamebox.bots.lavarails.outlook import DICE_A_PASS, Outlook
from gamebox.games.lavarails.grid import BITS, SPAN, fields
from gamebox.games.lavarails.scoring import longest_closed
from gamebox.games.lavarails.sheet import Sheet
from gamebox.games.lavarails.tracks import closed_lines, fields_with_track
from gamebox.games.lavarails.view import PlayerSheet

_TRIES = 24
_BENT = 6
_STEPS = 700
_KEPT = 24
_KNOWN = 8


@dataclass(frozen=True, slots=True)
class Plan:
    """A loop that may be closed, its points above those of loose pieces, and the fields that it lacks."""

    loop: Loop
    gain: int
    missing: int


@dataclass(frozen=True, slots=True)
class Prospect:
    """The best loops, and the best ones beside the very best."""

    first: tuple[Plan, ...]
    second: tuple[Plan, ...]


@lru_cache(maxsize=4096)
def chances(passes: float, caution: float) -> tuple[float, ...]:
    """How likely 0, 1, 2, ... given fields are all filled within that many passes, of two players.

    Fitted to simulated passes: the first field takes less than a pass, each further one 0.54 more, as plans bend.
    """
    if passes <= 0:
        return (1.0, *([0.0] * SPAN))
    row = [1.0]
    for missing in range(1, SPAN + 1):
        needed = 0.3 + 0.54 * caution * missing
        width = min(0.9, 0.5 + 0.04 * missing)
        row.append(1 / (1 + exp(min(50.0, (needed - passes) / width))))
    return tuple(row)


@lru_cache(maxsize=8)
def _stations(sheet: Sheet) -> tuple[tuple[int, int], ...]:
    by_value: dict[int, int] = {}
    for field in fields(sheet.valued):
        value = sheet.value_at[field]
        by_value[value] = by_value.get(value, 0) | BITS[field]
    return tuple(sorted(by_value.items()))


@lru_cache(maxsize=512)
def prospect(
    sheet: Sheet, tracks: tuple[int, ...], dice: int, passes: float, caution: float, known: tuple[Loop, ...]
) -> Prospect:
    """What may be built where these dice lie already, with so many passes to come; `known` was thought of before."""
    rng = Random(hash((tracks, dice)))
    closed = 0
    for line in closed_lines(tracks):
        closed |= line
    free, longest = sheet.numbers & ~fields_with_track(tracks), longest_closed(tracks)
    left = tuple(mask & ~closed for mask in tracks)
    rating = Rating(free & ~dice, _stations(sheet), longest, chances(passes, caution))
    first = _search(Ground.of(sheet, free, left), rating, known, rng)
    if not first:
        return Prospect((), ())
    best = first[0]
    rest = ~best.loop.fields
    rating = Rating(
        free & ~dice,
        _stations(sheet),
        max(longest, best.loop.fields.bit_count()),
        chances(time_beside(best.missing, passes), caution),
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
        caution: float = 1.0,
        known: tuple[Loop, ...] = (),
    ) -> None:
        """`underway`: dice of this pass may still come."""
        super().__init__(player, seats, passes)
        rate = DICE_A_PASS[seats]
        pace = rate / DICE_A_PASS[2]
        rest = max(0.0, 1 - player.dice.bit_count() / rate) if underway else 0.0
        time = round((passes + rest) * pace, 2)
        self.prospect = prospect(self.sheet, player.tracks, player.dice, time, caution, known)
        needed = self.prospect.first[0].missing if self.prospect.first else 0
        after = passes * pace
        self.chances = (chances(after, caution), chances(time_beside(needed, after), caution))
        self._room = (player.free | player.dice).bit_count()
        self._to_come = rate * passes

    @property
    def plans(self) -> tuple[tuple[Plan, ...], ...]:
        return (self.prospect.first, self.prospect.second)

    @property
    def loops(self) -> tuple[Loop, ...]:
        """Those worth to be thought of again."""
        return tuple(plan.loop for plan in (*self.prospect.first[:_KNOWN], *self.prospect.second[:_KNOWN]))

    def best(self, plans: Sequence[Plan], chances: Sequence[float], dice: int) -> Plan | None:
        return max(plans, key=lambda plan: plan.gain * chances[(plan.missing & ~dice).bit_count()], default=None)

    @override
    def _points(self, dice: int) -> float:
        placed, without = dice.bit_count(), ~dice
        total = self.player.score.total + placed + min(self._to_come, self._room - placed)
        for plans, chances in zip(self.plans, self.chances, strict=True):
            best = 0.0
            for plan in plans:
                hope = plan.gain * chances[(plan.missing & without).bit_count()]
                best = hope if hope > best else best  # noqa: FURB136 - max costs a call, and playouts live here
            total += best
        return total

    @override
    def _spread(self, dice: int) -> float:
        variance = 9.0 * self.passes
        for plans, chances in zip(self.plans, self.chances, strict=True):
            plan = self.best(plans, chances, dice)
            if plan:
                chance = chances[(plan.missing & ~dice).bit_count()]
                variance += plan.gain**2 * chance * (1 - chance)
        return sqrt(variance)

    @override
    def _wishes(self) -> Mapping[int, float]:
        found: dict[int, float] = {}
        for plans, chances in zip(self.plans, self.chances, strict=True):
            for rank, plan in enumerate(plans, 1):
                count = plan.missing.bit_count()
                share = plan.gain * max(chances[max(count - 3, 0)] - chances[count], 0.02) / rank
                for field in fields(plan.missing):
                    found[field] = found.get(field, 0.0) + share
        return found
