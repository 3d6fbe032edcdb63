"""Where the sets of a level are best placed, if of a hand's numbers only is known how many come how often."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Sets:
    """How sets are best placed: what they lack, which heights help, which are used, and with one card more."""

    lack: int
    help: int
    shares: tuple[tuple[int, float], ...]
    second: tuple[tuple[int, float], ...]


NO_SETS = Sets(0, 0, (), ())


@lru_cache(maxsize=1 << 16)
def best_sets(sizes: tuple[int, ...], profile: tuple[int, ...]) -> Sets:
    """Where sets are best placed among numbers of which only the heights are known."""
    if not sizes:
        return NO_SETS
    exact = [15 - profile[0], *(profile[index] - (*profile, 0)[index + 1] for index in range(6))]
    placements: dict[tuple[tuple[int, int], ...], int] = {}
    _place_sets(sizes, 0, [], exact, placements)
    least = min(placements.values())
    return Sets(
        least,
        sum(
            1 << height
            for height in range(7)
            if any(
                demand > height
                for placement, lack in placements.items()
                if lack == least
                for at, demand in placement
                if at == height
            )
        ),
        _shares([placement for placement, lack in placements.items() if lack == least], exact),
        _shares([placement for placement, lack in placements.items() if lack == least + 1], exact),
    )


def _place_sets(
    sizes: tuple[int, ...],
    depth: int,
    chosen: list[tuple[int, int]],
    exact: list[int],
    placements: dict[tuple[tuple[int, int], ...], int],
) -> None:
    """All ways to put the sets on numbers: pairs of a number's height and what is demanded of it."""
    if depth == len(sizes):
        lack = sum(max(0, demand - height) for height, demand in chosen)
        placements[tuple(sorted(chosen))] = lack
        return
    size = sizes[depth]
    for index, (height, demand) in enumerate(chosen):
        chosen[index] = (height, demand + size)
        _place_sets(sizes, depth + 1, chosen, exact, placements)
        chosen[index] = (height, demand)
    for height in range(7):
        if sum(at == height for at, _ in chosen) < exact[height]:
            chosen.append((height, size))
            _place_sets(sizes, depth + 1, chosen, exact, placements)
            chosen.pop()


def _shares(placements: list[tuple[tuple[int, int], ...]], exact: list[int]) -> tuple[tuple[int, float], ...]:
    """How likely each height's numbers are needed with all their cards, the placements being alike."""
    if not placements:
        return ()
    shares = []
    for height in range(1, 7):
        used = sum(sum(at == height and demand >= at for at, demand in placement) for placement in placements)
        if used:
            shares.append((height, used / exact[height] / len(placements)))
    return tuple(shares)
