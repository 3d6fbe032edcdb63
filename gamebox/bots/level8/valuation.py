"""The chances of all seats to win in a position of which everything is known: two nets, one before the deal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache

from gamebox.bots.level8.features import goal, race_features, round_features
from gamebox.bots.level8.net import PairNet, Seen
from gamebox.bots.level8.shrewd import Shrewd
from gamebox.engine.resources import resource_folder
from gamebox.games.level8.levels import LAUREL, LevelCard
from gamebox.games.level8.state import Level8State

_MOST_REMEMBERED = 2_000
_STEPS = (0, 1, 2)
"""How many levels a round can bring (L8-60, L8-61)."""


@lru_cache(maxsize=8)
def load_nets(seats: int) -> tuple[PairNet, PairNet]:
    """The net for races between rounds and the one for positions at the beginning of a turn."""
    path = resource_folder() / "judges" / f"level8-{seats}.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    return PairNet(**data["race"]), PairNet(**data["round"])


class Valuation:
    """Chances in games with these level cards."""

    def __init__(self, cards: Sequence[LevelCard], stars: Sequence[int], nets: tuple[PairNet, PairNet]) -> None:
        self.swift = Shrewd(cards)
        self._stars = tuple(stars)
        self._race, self._round = nets
        self._races: dict[tuple[int, ...], tuple[float, ...]] = {}
        self._sights: dict[tuple[float, ...], Seen] = {}
        self._prospects: dict[tuple[int, ...], list[list[float]]] = {}

    def chances(self, state: Level8State) -> tuple[float, ...]:
        """At the end, before the deal or at the beginning of a turn."""
        if state.over:
            winners = state.over.winners
            return tuple((seat in winners) / len(winners) for seat in range(len(state.hands)))
        first = (state.dealer + 1) % len(state.hands)
        if state.step == "deal":
            return self.race(state.levels, first)
        described = round_features(state, self.swift, self.prospects(state.levels, first))
        return self._round.compared([self._seen(tuple(features)) for features in described])

    def _seen(self, features: tuple[float, ...]) -> Seen:
        """Most moves change little of what the others have."""
        known = self._sights.get(features)
        if known is None:
            if len(self._sights) >= _MOST_REMEMBERED:
                self._sights.clear()
            known = self._sights[features] = self._round.seen(features)
        return known

    def race(self, levels: Sequence[int], first: int) -> tuple[float, ...]:
        """When nobody holds anything yet."""
        key = (*levels, first)
        known = self._races.get(key)
        if known is None:
            winner = goal(levels)
            if winner is None:
                known = self._race.chances(race_features(levels, self._stars, first))
            else:
                known = tuple(float(seat == winner) for seat in range(len(levels)))
            self._races[key] = known
        return known

    def prospects(self, levels: Sequence[int], first: int) -> list[list[float]]:
        """Each seat's chances if it alone moves on by no, one or two levels."""
        key = (*levels, first)
        known = self._prospects.get(key)
        if known is None:
            known = [
                [self.race(_moved(levels, seat, steps), first)[seat] for steps in _STEPS] for seat in range(len(levels))
            ]
            self._prospects[key] = known
        return known


def _moved(levels: Sequence[int], seat: int, steps: int) -> list[int]:
    """One seat alone moves on; if it gets to the laurel, nobody else is there."""
    reached = min(levels[seat] + steps, LAUREL)
    return [reached if owner == seat else min(level, LAUREL - 1) for owner, level in enumerate(levels)]
