"""What chance can bring in Lava & Rails, and how likely: the eruption, a roll of the pool, the absent rival's pick."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from gamebox.games.lavarails.actions import ERUPTIONS, GHOSTS, NUMBERS, Erupt, Ghost, RollPool
from gamebox.games.lavarails.view import Phase

if TYPE_CHECKING:
    from gamebox.games.lavarails.position import Position

Outcome: TypeAlias = Erupt | Ghost | RollPool

FACES = tuple(map(str, NUMBERS))
_ERUPTION = tuple((eruption, 1 / len(ERUPTIONS)) for eruption in ERUPTIONS)


def outcomes(position: Position) -> Sequence[tuple[Outcome, float]]:
    if position.phase is Phase.ERUPTION:
        return _ERUPTION
    if position.phase is Phase.GHOST:
        return [(GHOSTS[number - 1], position.counts[number] / position.left) for number in _in_pool(position)]
    return _rolls(position.left)


def sample(position: Position, rng: Random) -> Outcome:
    random = rng.random
    if position.phase is Phase.ERUPTION:
        return ERUPTIONS[int(random() * 6)]
    if position.phase is Phase.GHOST:
        return _ghost(position, int(random() * position.left))
    return RollPool(tuple(sorted([int(random() * 6) + 1 for _ in range(position.left)])))


def real_dice(position: Position) -> Sequence[Sequence[str]] | None:
    """What is drawn for the absent rival is no roll (LR-20)."""
    count = {Phase.ERUPTION: 1, Phase.ROLL: position.left, Phase.REROLL: position.left}.get(position.phase)
    return (FACES,) * count if count else None


def fallen(position: Position, faces: Sequence[str]) -> Outcome:
    numbers = sorted(map(int, faces))
    return ERUPTIONS[numbers[0] - 1] if position.phase is Phase.ERUPTION else RollPool(tuple(numbers))


def _in_pool(position: Position) -> list[int]:
    return [number for number in NUMBERS if position.counts[number]]


def _ghost(position: Position, index: int) -> Ghost:
    """The die at that place of the sorted pool: every die is drawn equally likely (LR-20)."""
    number = 0
    while index >= 0:
        number += 1
        index -= position.counts[number]
    return GHOSTS[number - 1]


@cache
def _rolls(dice: int) -> tuple[tuple[RollPool, float], ...]:
    """Sorted rolls of so many dice; those with different numbers come in more ways."""
    every = 6**dice
    return tuple((RollPool(roll), _ways(roll) / every) for roll in combinations_with_replacement(NUMBERS, dice))


def _ways(roll: Sequence[int]) -> int:
    return factorial(len(roll)) // prod(factorial(roll.count(number)) for number in NUMBERS)
