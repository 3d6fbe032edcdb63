"""EXXTRA's odds: what another roll risks and what a pair on the ladder is worth."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from gamebox.games.exxtra.actions import THROWS
from gamebox.games.exxtra.ladder import FIELDS, ceiling, is_free, thrown_out
from gamebox.games.exxtra.scoring import GOAL
from gamebox.games.exxtra.state import ExxtraView

BUST_RISK = sum(1 for throw in THROWS if throw.crosses) / len(THROWS)
"""From the second roll on; the first roll of a turn risks nothing (EX-13)."""


@lru_cache(maxsize=128)
def chance_to_match(reading: int) -> float:
    """How likely one more roll, if it is no bust, reads at least as much."""
    safe = [throw for throw in THROWS if not throw.crosses]
    return sum(throw.reading >= reading for throw in safe) / len(safe)


@lru_cache(maxsize=128)
def survival(reading: int, rivals: int) -> float:
    """How likely a pair stays on the ladder for a round.

    Rivals are taken to accept about their second roll and to place half of what matches it below the pair.
    """
    matched = 1 - math.pow(1 - chance_to_match(reading), 1.5)
    return math.pow(1 - matched / 2, rivals)


@dataclass(frozen=True, slots=True)
class Placement:
    """What a dice field would do for the pair that was thrown."""

    field: int
    throws_out: tuple[int, ...]
    stays: float
    expected_steps: float
    denied_steps: float


def placement(view: ExxtraView, field: int, reading: int) -> Placement:
    victims = tuple(thrown_out(view.spots, view.results, field, reading))
    rivals_below = len(view.positions) - 1 if field else 0
    stays = survival(reading, rivals_below)
    steps = min(field, GOAL - view.positions[view.turn])
    denied = sum(view.spots[seat] * survival(view.results[seat], 1) for seat in victims)
    return Placement(field, victims, stays, steps * stays, denied)


def placements(view: ExxtraView, reading: int) -> list[Placement]:
    """One for each dice field that the pair may be placed on."""
    top = ceiling(view.spots, view.results, reading) if view.strict else FIELDS[-1]
    return [placement(view, field, reading) for field in FIELDS if field <= top and is_free(view.spots, field)]


def worth(placed: Placement, rivals: int) -> float:
    """In own steps: what is expected, and a share of what the rivals lose."""
    return placed.expected_steps + placed.denied_steps / rivals


def best_placement(view: ExxtraView, reading: int) -> Placement:
    rivals = len(view.positions) - 1
    return max(placements(view, reading), key=lambda placed: worth(placed, rivals))


def worth_of_accepting(view: ExxtraView, reading: int) -> float:
    return worth(best_placement(view, reading), len(view.positions) - 1)


def worth_of_rolling(view: ExxtraView) -> float:
    """The mean over all throws of one more roll, accepted at once; a bust costs its steps."""
    here = view.positions[view.turn]
    by_reading: dict[int, float] = {}
    total = 0.0
    for throw in THROWS:
        if throw.crosses and view.rolls:
            total -= min(throw.crosses, here)
            continue
        reading = view.double_x if throw.crosses == 2 else throw.reading
        if reading not in by_reading:
            by_reading[reading] = worth_of_accepting(view, reading)
        total += by_reading[reading] + throw.double
    return total / len(THROWS)
