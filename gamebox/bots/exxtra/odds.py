"""EXXTRA's odds: what another roll risks and what a pair on the ladder is worth."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from gamebox.games.exxtra.actions import THROWS
from gamebox.games.exxtra.ladder import FIELDS, OFF, ceiling, is_free, thrown_out
from gamebox.games.exxtra.scoring import GOAL
from gamebox.games.exxtra.state import ExxtraView

_ROLLS, _MOST_LIKELY = 1.25, 0.7
"""How much more often than by one roll rivals match a pair, and how often at most."""
_SPITE, _GROUND = 3.0, 0.1
"""How much more a dice field is liked that throws somebody out, and how much less field 0, which brings nothing.

All four were measured in games among easy bots: with them the bots see themselves as they are.
"""

BUST_RISK = sum(1 for throw in THROWS if throw.crosses) / len(THROWS)
"""From the second roll on; the first roll of a turn risks nothing (EX-13)."""


@lru_cache(maxsize=128)
def chance_to_match(reading: int) -> float:
    """How likely one more roll, if it is no bust, reads at least as much."""
    safe = [throw for throw in THROWS if not throw.crosses]
    return sum(throw.reading >= reading for throw in safe) / len(safe)


def chance_to_be_matched(reading: int, double_x: int = 0) -> float:
    """How likely a rival accepts a pair that reads at least as much, rolling as often as bots do."""
    likely = min(_MOST_LIKELY, _ROLLS * chance_to_match(reading))
    return max(likely, 1 / len(THROWS)) if reading <= double_x else likely  # EX-51: X-X as a first roll


@lru_cache(maxsize=4096)
def exposure(spots: tuple[int, ...], field: int, rival: int) -> float:
    """How likely a rival who places a pair that matches places it below a dice field."""
    if field == 0:
        return 0.0
    taken = {spot for seat, spot in enumerate(spots) if seat != rival}
    below = _SPITE * (_GROUND + sum(other not in taken for other in range(1, field)))
    above = sum(other not in taken for other in range(field + 1, FIELDS.stop))
    return below / (below + above)


def survival(spots: tuple[int, ...], field: int, matched: float, rivals: Iterable[int]) -> float:
    """How likely a pair stays on a dice field while rivals take a turn each; an estimate (EX-30)."""
    return math.prod(1 - matched * exposure(spots, field, rival) for rival in rivals)


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
    spots = tuple(OFF if seat in victims else spot for seat, spot in enumerate(view.spots))
    matched = chance_to_be_matched(reading, view.double_x)
    stays = survival(spots, field, matched, _others(view, view.turn))
    steps = min(field, GOAL - view.positions[view.turn])
    denied = sum(_steps_in_hand(view, seat) for seat in victims)
    return Placement(field, victims, stays, steps * stays, denied)


def comers(view: ExxtraView, placed: Placement) -> int:
    """How many rivals find a dice field below the pair before its owner's next turn; field 0 tempts nobody."""
    spots = [OFF if seat in placed.throws_out else spot for seat, spot in enumerate(view.spots)]
    below = range(1, placed.field)
    able = [
        rival
        for rival in _others(view, view.turn)
        if any(field not in spots[:rival] + spots[rival + 1 :] for field in below)
    ]
    return min(len(able), len(below))


def _steps_in_hand(view: ExxtraView, seat: int) -> float:
    """What a rival's pair on the ladder promises, as long as we leave it there."""
    matched = chance_to_be_matched(view.results[seat], view.double_x)
    return view.spots[seat] * survival(view.spots, view.spots[seat], matched, _others(view, seat))


def _others(view: ExxtraView, seat: int) -> list[int]:
    """Who else plays between now and a seat's next turn."""
    seats = len(view.positions)
    return [(view.turn + step) % seats for step in range(1, (seat - view.turn - 1) % seats + 1)]


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


def steps_by_rolling(view: ExxtraView) -> float:
    """Expected own steps of one more roll, placed where it promises most; a bust costs its steps (EX-14)."""
    here, total = view.positions[view.turn], 0.0
    promised: dict[int, float] = {}
    for throw in THROWS:
        if throw.crosses:
            total -= min(throw.crosses, here)
            continue
        if throw.reading not in promised:
            found = placements(view, throw.reading)
            promised[throw.reading] = max(placed.expected_steps for placed in found)
        total += promised[throw.reading] + throw.double
    return total / len(THROWS)


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
