"""What a hand lacks for its level, and which of its cards matter: quick enough for playouts.

A plan places every combination of the level. Sets and runs look at numbers only, so numbers are bits here: one mask of
the numbers held at least once, one of those held at least twice, and so on. Where runs have taken their cards, what is
left for the sets depends only on how many numbers come how often, and that is looked up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from gamebox.bots.level8.outlook import plans_outlook
from gamebox.bots.level8.sets import NO_SETS, Sets, best_sets
from gamebox.games.level8.deck import (
    COLOUR,
    COLOURS,
    JOKER,
    NUMBER,
    NUMBER_CARDS,
    NUMBERS,
    OF_COLOUR,
    OF_NUMBER,
    mask_of,
)
from gamebox.games.level8.levels import Level
from gamebox.games.level8.solver import Search

BEST_PLAN, SECOND_PLAN = 4.0, 1.0
JOKER_WORTH = 3.0

_BIT = tuple(1 << number for number in NUMBER)
_ALL = sum(1 << number for number in NUMBERS)
_OF_NUMBER = tuple(map(mask_of, OF_NUMBER))
_OF_COLOUR = tuple(map(mask_of, OF_COLOUR))
_MOST_REMEMBERED = 2_000


@dataclass(frozen=True, slots=True)
class Needs:
    missing: int
    """How many cards are missing at the least, the jokers of the hand used."""
    lacking: int
    """The same without jokers."""
    wanted: int
    """The cards any of which would bring one of the best plans nearer, as a mask."""
    worth: tuple[float, ...]
    """By card, the joker last: 1.0 is "every good plan needs all its cards like this"."""


class Reader:
    """Reads hands for one level."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.size = sum(need.size for need in level)
        sizes = {
            kind: sorted((need.size for need in level if need.kind == kind), reverse=True)
            for kind in ("run", "set", "colour")
        }
        self._sets = tuple(sizes["set"])
        self._colour = sum(sizes["colour"])
        self._windows = [[((1 << run) - 1) << low for low in range(1, len(NUMBERS) - run + 2)] for run in sizes["run"]]
        self._known: dict[tuple[int, ...], Needs] = {}
        if self._colour:
            self._read = self._read_colour if not self._windows and len(self._sets) <= 1 else self._read_any
        else:
            self._read = self._read_numbers if len(self._windows) <= 2 else self._read_any

    def read(self, hand: Sequence[int]) -> Needs:
        key = tuple(hand)
        needs = self._known.get(key)
        if needs is None:
            if len(self._known) >= _MOST_REMEMBERED:
                self._known.clear()
            needs = self._known[key] = self._read(key)
        return needs

    def missing(self, hand: tuple[int, ...]) -> int:
        """What `read` says is missing, more quickly where nothing else matters."""
        if self._read != self._read_numbers:
            return self.read(hand).missing
        lacking = min(plan[0] for plan in self._plans(_heights(hand)))
        return max(0, lacking - hand.count(JOKER))

    def _read_any(self, hand: tuple[int, ...]) -> Needs:
        """Levels such as no card in the box has: by the rules' own solver, slowly."""
        search = Search(hand, self.level)
        lacking = search.least()
        found = plans_outlook(hand, self.level)
        wanted = mask_of(card for card in NUMBER_CARDS if found.getting[card] > 0)
        return Needs(max(0, lacking - hand.count(JOKER)), lacking, wanted, found.holding)

    def _read_numbers(self, hand: tuple[int, ...]) -> Needs:
        heights = _heights(hand)
        plans = list(self._plans(heights))
        least = min(plan[0] for plan in plans)
        single = heights[1] & ~heights[2]
        tally = _NumberTally()
        wanted = 0
        for lack, window, gaps, left, sets in plans:
            if lack == least:
                wanted |= gaps | _of_heights(left, sets.help)
                tally.count(BEST_PLAN, window & single, left, sets.shares)
                if sets.second:
                    tally.count(SECOND_PLAN, 0, left, sets.second)
            elif lack == least + 1:
                tally.count(SECOND_PLAN, window & single, left, sets.shares)
        return Needs(max(0, least - hand.count(JOKER)), least, _cards_with(wanted) & ~mask_of(hand), tally.worth())

    def _plans(self, heights: list[int]) -> Iterator[tuple[int, int, int, list[int], Sets]]:
        """What each plan lacks, the numbers its runs use, their gaps, what they leave, and the sets in that."""
        windows = self._windows
        if not windows:
            sets = best_sets(self._sets, _profile(heights))
            yield sets.lack, 0, 0, heights, sets
            return
        for index, first in enumerate(windows[0]):
            gaps = first & ~heights[1]
            left = _without(heights, first)
            if len(windows) == 1:
                sets = best_sets(self._sets, _profile(left))
                yield gaps.bit_count() + sets.lack, first, gaps, left, sets
                continue
            same = len(windows[0]) == len(windows[1])
            for second in windows[1][index if same else 0 :]:
                more = second & ~left[1]
                lack = gaps.bit_count() + more.bit_count()
                if self._sets:
                    rest = _without(left, second)
                    sets = best_sets(self._sets, _profile(rest))
                    yield lack + sets.lack, first | second, gaps | more, rest, sets
                else:
                    yield lack, first | second, gaps | more, left, NO_SETS

    def _read_colour(self, hand: tuple[int, ...]) -> Needs:
        counts = [0] * (len(NUMBERS) + 1)
        held = [0] * len(COLOURS)
        for card in hand:
            if card != JOKER:
                counts[NUMBER[card]] += 1
                held[COLOUR[card]] |= 1 << NUMBER[card]
        size = self._sets[0] if self._sets else 0
        short = [max(0, self._colour - mask.bit_count()) for mask in held]
        needed = [max(0, size - counts[number]) for number in (NUMBERS if size else range(1))]
        most = min(short) + min(needed) + 2  # the best plan may share a card, and those with one card more count, too
        plans = [
            (total + self._shared(number, colour, counts, held), number, colour)
            for number, lack in enumerate(needed, start=1 if size else 0)
            if lack + min(short) <= most
            for colour, more in enumerate(short)
            if (total := lack + more) <= most
        ]
        least = min(plan[0] for plan in plans)
        return self._weigh_colours(hand, counts, held, least, plans)

    def _shared(self, number: int, colour: int, counts: list[int], held: list[int]) -> bool:
        """Whether the set takes a card that the colour needs, too."""
        needed = held[colour] >> number & 1 and held[colour].bit_count() <= self._colour
        return bool(needed and self._sets and self._sets[0] >= counts[number])

    def _weigh_colours(
        self,
        hand: tuple[int, ...],
        counts: list[int],
        held: list[int],
        least: int,
        plans: list[tuple[int, int, int]],
    ) -> Needs:
        size = self._sets[0] if self._sets else 0
        of_number = [0.0] * len(counts)
        of_colour = [0.0] * len(held)
        weight = 0.0
        wanted = 0
        for total, number, colour in plans:
            if total > least + 1:
                continue
            plan_weight = BEST_PLAN if total == least else SECOND_PLAN
            weight += plan_weight
            if size >= counts[number]:
                of_number[number] += plan_weight
            if held[colour].bit_count() <= self._colour:
                of_colour[colour] += plan_weight
            if total == least:
                if size > counts[number] or self._shared(number, colour, counts, held):
                    wanted |= _OF_NUMBER[number]
                if self._colour > held[colour].bit_count() or total > max(0, size - counts[number]):
                    wanted |= _OF_COLOUR[colour]
        worth = (
            *((of_number[NUMBER[card]] + of_colour[COLOUR[card]]) / weight for card in NUMBER_CARDS),
            JOKER_WORTH,
        )
        return Needs(max(0, least - hand.count(JOKER)), least, wanted & ~mask_of(hand), worth)


class _NumberTally:
    """How often, weighted, plans need all cards of a number."""

    __slots__ = ("_total", "_weight")

    def __init__(self) -> None:
        self._total = [0.0] * (len(NUMBERS) + 1)
        self._weight = 0.0

    def count(self, weight: float, singles: int, left: list[int], shares: Sequence[tuple[int, float]]) -> None:
        """A plan: single cards that its runs use, and what its sets use of what is left."""
        total = self._total
        self._weight += weight
        for number in _numbers_in(singles):
            total[number] += weight
        for height, share in shares:
            for number in _numbers_in(left[height] & ~left[height + 1]):
                total[number] += weight * share

    def worth(self) -> tuple[float, ...]:
        of_number = [min(1.0, total / self._weight) for total in self._total]
        return (*of_number[1:] * len(COLOURS), JOKER_WORTH)


@lru_cache(maxsize=256)
def reader_of(level: Level) -> Reader:
    return Reader(level)


def _heights(hand: Sequence[int]) -> list[int]:
    """At [k] the numbers that the hand holds at least k times; at [0] all, at [7] none."""
    heights = [_ALL, 0, 0, 0, 0, 0, 0, 0]
    for card in hand:
        bit = _BIT[card]
        if bit > 1:
            height = 1
            while heights[height] & bit:
                height += 1
            heights[height] |= bit
    return heights


def _without(heights: list[int], window: int) -> list[int]:
    """What is left if one card of each number of the window is taken."""
    rest = ~window
    _, one, two, three, four, five, six, _ = heights
    return [
        _ALL,
        one & rest | two & window,
        two & rest | three & window,
        three & rest | four & window,
        four & rest | five & window,
        five & rest | six & window,
        six & rest,
        0,
    ]


def _profile(heights: list[int]) -> tuple[int, int, int, int, int, int]:
    """How many numbers come at least once, twice, and so on."""
    _, one, two, three, four, five, six, _ = heights
    return (one.bit_count(), two.bit_count(), three.bit_count(), four.bit_count(), five.bit_count(), six.bit_count())


def _of_heights(heights: list[int], chosen: int) -> int:
    """The numbers that come exactly as often as one of the chosen heights."""
    found = height = 0
    while chosen >> height:
        if chosen >> height & 1:
            found |= heights[height] & ~heights[height + 1]
        height += 1
    return found


@lru_cache(maxsize=1 << 16)
def _numbers_in(mask: int) -> tuple[int, ...]:
    return tuple(number for number in NUMBERS if mask >> number & 1)


@lru_cache(maxsize=1 << 16)
def _cards_with(numbers: int) -> int:
    """The mask of the cards with those numbers."""
    return sum(_OF_NUMBER[number] for number in _numbers_in(numbers))
