"""The dice ladder: which fields are free and whom a new pair throws out.

A ladder is two lists, one entry per seat: the dice field on which its pair lies (OFF: none) and what the pair reads.
"""

from __future__ import annotations

from collections.abc import Sequence

FIELDS = range(6)
OFF = -1


def is_free(spots: Sequence[int], field: int) -> bool:
    """Field 0 holds any number of pairs, the others one each (EX-3, EX-20)."""
    return field == 0 or field not in spots


def ceiling(spots: Sequence[int], results: Sequence[int], reading: int) -> int:
    """The highest field below which all pairs are lower than `reading` (EX-50)."""
    blocking = [spot for spot, result in zip(spots, results, strict=True) if spot != OFF and result >= reading]
    return min(blocking, default=FIELDS[-1])


def thrown_out(spots: Sequence[int], results: Sequence[int], field: int, reading: int) -> list[int]:
    """The seats whose pairs lie above `field` and are equal to or lower than `reading` (EX-30)."""
    return [seat for seat in range(len(spots)) if spots[seat] > field and results[seat] <= reading]
