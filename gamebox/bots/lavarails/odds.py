"""Who wins, given what everybody may score: chances from means and spreads."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, hypot, sqrt
from statistics import NormalDist

_SLICES = 16
_ROOT = sqrt(2)
_DEVIATIONS = tuple(NormalDist().inv_cdf((slice_ + 0.5) / _SLICES) for slice_ in range(_SLICES))
"""A normal distribution in slices of the same weight."""


def ahead(lead: float, spread: float) -> float:
    """How likely a lead with that spread is one in the end; even without any."""
    if spread <= 0:
        return 0.5 if lead == 0 else float(lead > 0)
    return 0.5 * (1 + erf(lead / spread / _ROOT))


def win_chances(points: Sequence[float], spreads: Sequence[float]) -> tuple[float, ...]:
    """Of each seat to have the most points; they add up to 1."""
    if len(points) == 2:
        first = ahead(points[0] - points[1], hypot(*spreads))
        return first, 1 - first
    likely = [_likely(seat, points, spreads) for seat in range(len(points))]
    whole = sum(likely)
    return tuple(one / whole for one in likely)


def _likely(seat: int, points: Sequence[float], spreads: Sequence[float]) -> float:
    """Slice by slice; a review asks for it half a million times, so it is written out instead of called."""
    others = [(points[other], spreads[other]) for other in range(len(points)) if other != seat]
    point, spread, total = points[seat], spreads[seat], 0.0
    for deviation in _DEVIATIONS:
        mine, chance = point + deviation * spread, 1.0
        for theirs, wide in others:
            chance *= 0.5 * (1 + erf((mine - theirs) / wide / _ROOT)) if wide > 0 else ahead(mine - theirs, wide)
        total += chance
    return max(total / _SLICES, 1e-9)
