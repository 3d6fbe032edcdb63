"""All ways to lay out a level from a hand, card by card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from gamebox.games.level8.deck import (
    COLOURS,
    JOKER,
    NUMBERS,
    OF_COLOUR,
    OF_NUMBER,
    joker_as_colour,
    joker_as_number,
    mask_of,
)
from gamebox.games.level8.levels import Level, size_of
from gamebox.games.level8.solver import Layout, Search


def ways(hand: Sequence[int], level: Level) -> Iterator[Layout]:
    """All ways to lay the level out, those with the fewest jokers first."""
    if len(hand) <= size_of(level):  # L8-43
        return
    jokers = hand.count(JOKER)
    if Search(hand, level).bound > jokers:
        return
    lacking = [Search(hand, level[index:]).least() for index in range(len(level))]
    for used in range(lacking[0], jokers + 1):
        yield from _ways(level, lacking[1:], mask_of(hand), used)


def _ways(level: Level, lacking: Sequence[int], mask: int, jokers: int) -> Iterator[Layout]:
    """With exactly so many jokers; `lacking` is what the combinations after the first lack at the least."""
    need, rest = level[0], level[1:]
    if not rest:
        for faces in _FILL[need.kind](need.size, mask, jokers):
            yield (faces,)
        return
    fewest = max(0, jokers - size_of(rest))
    for here in range(fewest, min(jokers - lacking[0], need.size) + 1):
        for faces in _FILL[need.kind](need.size, mask, here):
            left = mask & ~mask_of(face for face in faces if face < JOKER)
            for others in _ways(rest, lacking[1:], left, jokers - here):
                yield (faces, *others)


def _held(cards: Sequence[int], mask: int) -> list[int]:
    return [held for held in cards if mask >> held & 1]


def _fill_set(size: int, mask: int, jokers: int) -> Iterator[tuple[int, ...]]:
    for number in NUMBERS:
        for cards in combinations(_held(OF_NUMBER[number], mask), size - jokers):
            yield (*cards, *[joker_as_number(number)] * jokers)


def _fill_colour(size: int, mask: int, jokers: int) -> Iterator[tuple[int, ...]]:
    for colour in range(len(COLOURS)):
        for cards in combinations(_held(OF_COLOUR[colour], mask), size - jokers):
            yield (*cards, *[joker_as_colour(colour)] * jokers)


def _fill_run(size: int, mask: int, jokers: int) -> Iterator[tuple[int, ...]]:
    by_number = [_held(cards, mask) for cards in OF_NUMBER]
    for low in range(1, len(by_number) - size + 1):
        numbers = range(low, low + size)
        gaps = [number for number in numbers if not by_number[number]]
        filled = [number for number in numbers if by_number[number]]
        if len(gaps) > jokers:
            continue
        for more in combinations(filled, jokers - len(gaps)):
            yield from product(
                *(
                    [joker_as_number(number)] if number in gaps or number in more else by_number[number]
                    for number in numbers
                )
            )


_FILL = {"set": _fill_set, "run": _fill_run, "colour": _fill_colour}
