"""All ways to lay out a level from a hand, card by card.

Playouts live here. So the number cards of a hand are one whole number: a mask of the cards, and above it four bits for
each number that count them. What a combination takes is subtracted, and what can be known of few cards is looked up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, product, repeat

from gamebox.games.level8.deck import (
    BIT,
    HIDDEN,
    JOKER,
    NUMBER,
    NUMBER_CARDS,
    NUMBERS,
    OF_COLOUR,
    OF_NUMBER,
    cards_of,
    joker_as_colour,
    joker_as_number,
    mask_of,
)
from gamebox.games.level8.levels import Level, size_of
from gamebox.games.level8.solver import Layout

_COUNTERS = len(NUMBER_CARDS)
"""Where the counters begin."""
_TAKEN = tuple(BIT[card] | 1 << _COUNTERS + 4 * NUMBER[card] if card < JOKER else 0 for card in range(HIDDEN))
"""What a face takes of a hand's number cards: jokers nothing."""
_taken = _TAKEN.__getitem__
_HIGH_BITS = sum(8 << 4 * number for number in NUMBERS)
_UP_TO = tuple(sum((8 - count) << 4 * number for number in NUMBERS) for count in range(9))
"""Added to the counters, it sets the high bit of every number that comes at least so often."""
_OF_NUMBER = tuple(map(mask_of, OF_NUMBER))
_OF_COLOUR = tuple(map(mask_of, OF_COLOUR))
_NO_WAYS: Iterator[Layout] = iter(())


def ways(hand: Sequence[int], level: Level) -> Iterator[Layout]:
    """All ways to lay the level out, those with the fewest jokers first."""
    if len(hand) <= size_of(level):  # L8-43
        return _NO_WAYS
    jokers = hand.count(JOKER)
    cards = sum(map(_taken, hand))
    fewest = _lacking(level, cards, jokers)
    if fewest > jokers:  # as with most hands
        return _NO_WAYS
    return chain.from_iterable(chain.from_iterable([_ways(level, cards, used) for used in range(fewest, jokers + 1)]))


def _lacking(level: Level, cards: int, enough: int) -> int:
    """What all combinations lack at the least, each as if it were the only one; counted no further than `enough`."""
    lacking = 0
    for requirement in level:
        lacking += _LACK[requirement.kind](requirement.size, cards)
        if lacking > enough:
            break
    return lacking


def _set_lacks(size: int, cards: int) -> int:
    counters = cards >> _COUNTERS
    lack = 0
    while not counters + _UP_TO[size - lack] & _HIGH_BITS:
        lack += 1
    return lack


def _run_lacks(size: int, cards: int) -> int:
    return _gaps((cards >> _COUNTERS) + _UP_TO[1] & _HIGH_BITS, size)


@lru_cache(maxsize=1 << 15)
def _gaps(present: int, size: int) -> int:
    """The fewest numbers that a run must do without, where the high bits of the others are set."""
    window = (1 << 4 * size) - 1
    return size - max((present >> 4 * low & window).bit_count() for low in range(1, len(NUMBERS) - size + 2))


def _colour_lacks(size: int, cards: int) -> int:
    return max(0, size - max([(cards & colour).bit_count() for colour in _OF_COLOUR]))


def _ways(level: Level, cards: int, jokers: int) -> Iterator[Sequence[Layout]]:
    """With exactly so many jokers, several at a time: those that begin with the same combination."""
    need, rest = level[0], level[1:]
    fill, size = _FILL[need.kind], need.size
    if not rest:
        yield [(faces,) for faces in fill(size, cards, jokers)]
        return
    fewest = max(0, jokers - size_of(rest)) if jokers else 0
    most = min(size, jokers - _lacking(rest, cards, jokers)) if jokers else 0
    last = rest[0].size if len(rest) == 1 else 0
    fill_last = _FILL[rest[0].kind]
    for here in range(fewest, most + 1):
        others = jokers - here
        for faces in fill(size, cards, here):
            left = cards - sum(map(_taken, faces))
            if last:  # as in most levels: worth a shortcut
                following = fill_last(last, left, others)
                if following:
                    yield list(zip(repeat(faces), following))
            elif _lacking(rest, left, others) <= others:
                for layouts in _ways(rest, left, others):
                    yield [(faces, *layout) for layout in layouts]


def _fill_set(size: int, cards: int, jokers: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    often_enough = (cards >> _COUNTERS) + _UP_TO[size - jokers] & _HIGH_BITS
    while often_enough:
        bit = often_enough & -often_enough
        often_enough ^= bit
        number = bit.bit_length() // 4 - 1
        chosen = combinations(_cards_of(cards & _OF_NUMBER[number]), size - jokers)
        if jokers:
            stand_ins = (joker_as_number(number),) * jokers
            found += [faces + stand_ins for faces in chosen]
        else:
            found += chosen
    return found


def _fill_colour(size: int, cards: int, jokers: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for colour, mask in enumerate(_OF_COLOUR):
        if (cards & mask).bit_count() >= size - jokers:
            stand_ins = (joker_as_colour(colour),) * jokers
            found += [chosen + stand_ins for chosen in combinations(cards_of(cards & mask), size - jokers)]
    return found


def _fill_run(size: int, cards: int, jokers: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for run in _runs((cards >> _COUNTERS) + _UP_TO[1] & _HIGH_BITS, size, jokers):
        found += product(*[_cards_of(cards & _OF_NUMBER[part]) if part > 0 else (-part,) for part in run])
    return found


_cards_of = lru_cache(maxsize=1 << 10)(cards_of)


@lru_cache(maxsize=1 << 13)
def _runs(present: int, size: int, jokers: int) -> list[tuple[int, ...]]:
    """Every run with so many jokers: the numbers of which it takes a card, and negative the faces of its jokers."""
    runs = []
    for low in range(1, len(NUMBERS) - size + 2):
        numbers = range(low, low + size)
        filled = [number for number in numbers if present >> 4 * number & 8]
        if size - len(filled) <= jokers:
            for replaced in combinations(filled, len(filled) - size + jokers):
                kept = set(filled).difference(replaced)
                runs.append(tuple(number if number in kept else -joker_as_number(number) for number in numbers))
    return runs


_LACK = {"set": _set_lacks, "run": _run_lacks, "colour": _colour_lacks}
_FILL = {"set": _fill_set, "run": _fill_run, "colour": _fill_colour}
