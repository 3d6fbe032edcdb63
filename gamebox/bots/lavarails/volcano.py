"""What a volcano sheet promises: how likely each lane and gem still scores, given crosses, lava and time."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import exp, sqrt

from typing_extensions import override

from gamebox.bots.lavarails.outlook import DICE_A_PASS, Aim, Outlook
from gamebox.engine.resources import resource_folder
from gamebox.games.lavarails.grid import BITS, around, fields
from gamebox.games.lavarails.sheet import Lane, Sheet
from gamebox.games.lavarails.view import PlayerSheet

Weights = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Model:
    """What was learned from whole games on many sheets (see training): weights of what is seen of a lane or gem."""

    lane: Weights
    gem: Weights


@cache
def learned() -> Model:
    document = json.loads((resource_folder() / "judges" / "lavarails.json").read_text(encoding="utf-8"))
    return Model(tuple(document["lane"]), tuple(document["gem"]))


@dataclass(frozen=True, slots=True)
class Ground:
    """A sheet between two passes: what is crossed, what lava can take at once, and what one step later."""

    crosses: int
    hot: int
    near: int
    passes: float

    @classmethod
    def of(cls, sheet: Sheet, crosses: int, lava: int, passes: float) -> Ground:
        uncrossed = sheet.numbers & ~crosses & ~lava
        hot = around(sheet.volcanoes | lava) & uncrossed
        return cls(crosses, hot, around(hot) & uncrossed & ~hot, passes)

    def lane(self, missing: int, worth: float) -> tuple[float, ...]:
        """What is seen of a lane without lava that lacks some crosses."""
        count, passes = missing.bit_count(), self.passes
        hot = (missing & self.hot).bit_count()
        beside = around(self.crosses)
        far = missing & ~around(self.crosses | missing & beside)
        near = (missing & self.near).bit_count()
        pressure = count / (passes + 0.5)
        return (1.0, count, passes / 4, pressure, hot, near, far.bit_count(), worth, hot * passes / 8, count == 1)

    def gem(self, bit: int) -> tuple[float, ...]:
        """What is seen of a gem that is still free."""
        passes = self.passes
        hot = 1 + passes / 8 if bit & self.hot else 0.0
        beside = bit & around(self.crosses) != 0
        return (1.0, passes / 4, 1 / (passes + 0.5), hot, bit & self.near != 0, not beside)


def chance(weights: Sequence[float], seen: Sequence[float]) -> float:
    total = 0.0
    for weight, feature in zip(weights, seen, strict=True):
        total += weight * feature
    return 1 / (1 + exp(-total)) if total > -30 else 0.0


@lru_cache(maxsize=8)
def worths(sheet: Sheet) -> tuple[float, ...]:
    """Of each lane: points for a field, compared with the sheet's other lanes."""
    mean = sum(lane.points for lane in sheet.lanes) / max(1, sum(lane.numbers.bit_count() for lane in sheet.lanes))
    return tuple(lane.points / max(1, lane.numbers.bit_count()) / mean - 1 for lane in sheet.lanes)


class VolcanoOutlook(Outlook):
    def __init__(
        self, player: PlayerSheet, seats: int, passes: int, model: Model | None = None, aim: Aim | None = None
    ) -> None:
        super().__init__(player, seats, passes, aim)
        self._model = model or learned()
        self._time = passes * DICE_A_PASS[seats] / DICE_A_PASS[2]
        alive = zip(self.sheet.lanes, worths(self.sheet), strict=True)
        self._lanes = [(lane, worth) for lane, worth in alive if not lane.numbers & player.lava]
        self._gems = [(self.sheet.value_at[field], BITS[field]) for field in fields(self.sheet.valued & ~player.lava)]

    def chances(self, dice: int) -> Iterator[tuple[Lane | int, int, float]]:
        """Every lane, and every gem by its bit, that can still score: what it is worth and how likely it does."""
        crosses = self.player.marked | dice
        ground = Ground.of(self.sheet, crosses, self.player.lava, self._time)
        for lane, worth in self._lanes:
            missing = lane.numbers & ~crosses
            likely = chance(self._model.lane, ground.lane(missing, worth)) if missing and self.passes else 0.0
            yield lane, lane.points, likely if missing else 1.0
        for value, bit in self._gems:
            likely = chance(self._model.gem, ground.gem(bit)) if self.passes else 0.0
            yield bit, value, 1.0 if crosses & bit else likely

    @override
    def _points(self, dice: int) -> float:
        total = 0.0
        for _, points, likely in self.chances(dice):
            total += points * likely
        return self.weighed(total)

    @override
    def _spread(self, dice: int) -> float:
        variance = 0.0
        for _, points, likely in self.chances(dice):
            variance += points**2 * likely * (1 - likely)
        return sqrt(variance)

    @override
    def _wishes(self) -> Mapping[int, float]:
        dice = self.player.dice
        now = self.points(dice)
        return {field: self.points(dice | BITS[field]) - now for field in fields(self.player.free)}
