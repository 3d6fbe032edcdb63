"""Who wins, given what everybody may score: chances from means and spreads."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, hypot, prod, sqrt
from statistics import NormalDist

_SLICES = 16
_DEVIATIONS = tuple(NormalDist().inv_cdf((slice_ + 0.5) / _SLICES) for slice_ in range(_SLICES))
"""A normal distribution in slices of the same weight."""


def ahead(lead: float, spread: float) -> float:
    """How likely a lead with that spread is one in the end; even without any."""
    if spread <= 0:
        return 0.5 if lead == 0 else float(lead > 0)
    return 0.5 * (1 + erf(lead / spread / sqrt(2)))


def win_chances(points: Sequence[float], spreads: Sequence[float]) -> tuple[float, ...]:
    """Of each seat to have the most points; they add up to 1."""
    if len(points) == 2:
        first = ahead(points[0] - points[1], hypot(*spreads))
        return first, 1 - first
    likely = [_likely(seat, points, spreads) for seat in range(len(points))]
    whole = sum(likely)
    return tuple(one / whole for one in likely)


def _likely(seat: int, points: Sequence[float], spreads: Sequence[float]) -> float:
    others = [other for other in range(len(points)) if other != seat]
    total = 0.0
    for deviation in _DEVIATIONS:
        mine = points[seat] + deviation * spreads[seat]
        total += prod(ahead(mine - points[other], spreads[other]) for other in others)
    return max(total / _SLICES, 1e-9)
