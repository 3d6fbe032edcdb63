"""All ways to lay out a level from a hand, card by card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import TypeAlias

from gamebox.games.level8.combinations import Requirement
from gamebox.games.level8.deck import (
    COLOUR,
    COLOURS,
    JOKER,
    NUMBER,
    NUMBERS,
    cards_of,
    joker_as_colour,
    joker_as_number,
    mask_of,
)
from gamebox.games.level8.levels import Level, size_of
from gamebox.games.level8.solver import Layout

_COUNTER = (*(1 << 4 * NUMBER[card] for card in range(JOKER)), 0)
"""Four bits for each number: the sum over a hand counts its numbers, the joker not."""
_HIGH_BITS = sum(8 << 4 * number for number in NUMBERS)
_UP_TO = tuple(sum((8 - count) << 4 * number for number in NUMBERS) for count in range(9))
"""Added to the counters, it sets the high bit of every number that comes at least so often."""
_ONE_COLOUR = tuple(mask_of(card for card in range(JOKER) if COLOUR[card] == colour) for colour in range(len(COLOURS)))


_Groups: TypeAlias = list[list[int]]
"""The number cards to choose from, by number."""


def ways(hand: Sequence[int], level: Level) -> Iterator[Layout]:
    """All ways to lay the level out, those with the fewest jokers first."""
    if len(hand) <= size_of(level):  # L8-43
        return
    jokers = hand.count(JOKER)
    mask = mask_of(hand)
    counters = sum(map(_COUNTER.__getitem__, hand))
    lacking = [0]
    for requirement in reversed(level):
        lacking.append(lacking[-1] + _lacks(requirement, counters, mask))
        if lacking[-1] > jokers:
            return
    groups: _Groups = [[] for _ in range(len(NUMBERS) + 1)]
    for card in cards_of(mask):
        groups[NUMBER[card]].append(card)
    for used in range(lacking[-1], jokers + 1):
        yield from _ways(level, lacking[-2::-1], groups, used)


def _lacks(requirement: Requirement, counters: int, mask: int) -> int:
    """What the combination would lack if it were the only one."""
    size = requirement.size
    if requirement.kind == "set":
        return next((lack for lack in range(size) if counters + _UP_TO[size - lack] & _HIGH_BITS), size)
    if requirement.kind == "colour":
        return max(0, size - max((mask & colour).bit_count() for colour in _ONE_COLOUR))
    present = counters + _UP_TO[1] & _HIGH_BITS
    window = (1 << 4 * size) - 1
    return size - max((present >> 4 * low & window).bit_count() for low in range(1, len(NUMBERS) - size + 2))


def _ways(level: Level, lacking: Sequence[int], groups: _Groups, jokers: int) -> Iterator[Layout]:
    """With exactly so many jokers; `lacking` is what the combinations after the first lack at the least."""
    need, rest = level[0], level[1:]
    fill = _FILL[need.kind]
    if not rest:
        for faces in fill(need.size, groups, jokers):
            yield (faces,)
        return
    fewest = max(0, jokers - size_of(rest))
    for here in range(fewest, min(jokers - lacking[0], need.size) + 1):
        for faces in fill(need.size, groups, here):
            for others in _ways(rest, lacking[1:], _without(groups, faces), jokers - here):
                yield (faces, *others)


def _without(groups: _Groups, faces: Sequence[int]) -> _Groups:
    left = groups[:]
    for face in faces:
        if face < JOKER:
            number = NUMBER[face]
            left[number] = [card for card in left[number] if card != face]
    return left


def _fill_set(size: int, groups: _Groups, jokers: int) -> Iterator[tuple[int, ...]]:
    cards_needed = size - jokers
    for number in NUMBERS:
        if len(groups[number]) >= cards_needed:
            stand_ins = (joker_as_number(number),) * jokers
            for cards in combinations(groups[number], cards_needed):
                yield cards + stand_ins


def _fill_colour(size: int, groups: _Groups, jokers: int) -> Iterator[tuple[int, ...]]:
    own: _Groups = [[] for _ in COLOURS]
    for group in groups:
        for card in group:
            own[COLOUR[card]].append(card)
    cards_needed = size - jokers
    for colour, cards in enumerate(own):
        if len(cards) >= cards_needed:
            stand_ins = (joker_as_colour(colour),) * jokers
            for chosen in combinations(cards, cards_needed):
                yield chosen + stand_ins


def _fill_run(size: int, groups: _Groups, jokers: int) -> Iterator[tuple[int, ...]]:
    empty = [not group for group in groups]
    gaps = sum(empty[:size])
    for low in range(1, len(groups) - size + 1):
        gaps += empty[low + size - 1] - empty[low - 1]
        if gaps > jokers:
            continue
        numbers = range(low, low + size)
        filled = [number for number in numbers if groups[number]]
        for replaced in combinations(filled, jokers - gaps):
            yield from product(
                *(
                    (joker_as_number(number),) if empty[number] or number in replaced else groups[number]
                    for number in numbers
                )
            )


_FILL = {"set": _fill_set, "run": _fill_run, "colour": _fill_colour}
