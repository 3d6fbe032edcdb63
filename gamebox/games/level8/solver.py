"""The solver: how much a hand lacks for a level, and the best way to lay it out.

Sets and runs look at numbers only, so a choice of places (the set's number, the run's lowest number) lacks exactly
what it demands of each number beyond what the hand holds. A level has at most one colour; it can take a card of the
number n if sets and runs leave one card of that number over: they can do without the colour's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from gamebox.games.level8.deck import (
    COLOUR,
    COLOURS,
    JOKER,
    NUMBER,
    NUMBERS,
    card,
    joker_as_colour,
    joker_as_number,
)
from gamebox.games.level8.levels import Level, size_of

Layout = tuple[tuple[int, ...], ...]
"""The faces of each combination, in the level's order."""


class Search:
    """Goes through the plans for a hand, those that lack least first where it can tell.

    A plan is a place for each combination of the level: a set's number, a run's lowest number, a colour.
    """

    __slots__ = (
        "colour_at",
        "colours",
        "counts",
        "demand",
        "jokers",
        "level",
        "limit",
        "order",
        "places",
        "rest",
        "tried",
    )

    def __init__(self, hand: Sequence[int], level: Level) -> None:
        self.level = level
        self.counts = counts = [0] * (len(NUMBERS) + 1)
        self.colours = colours = [0] * len(COLOURS)
        self.jokers = 0
        for held in hand:
            if held == JOKER:
                self.jokers += 1
            else:
                number = NUMBER[held]
                counts[number] += 1
                colours[COLOUR[held]] |= 1 << number
        self.demand = [0] * len(counts)
        self.places = [0] * len(level)
        self.colour_at = -1
        self._sort_out()

    def _sort_out(self) -> None:
        """Runs, then sets, long ones first; a colour last. Same ones follow each other: swaps can be left out."""
        indices = range(len(self.level))
        self.colour_at = next((index for index in indices if self.level[index].kind == "colour"), -1)
        inner = [index for index in indices if index != self.colour_at]
        self.order = sorted(inner, key=lambda index: (self.level[index].kind, -self.level[index].size))
        known: dict[object, list[tuple[int, int]]] = {}
        self.tried = []
        for index in self.order:
            requirement = self.level[index]
            if requirement not in known:
                known[requirement] = self._candidates(requirement.kind, requirement.size)
            self.tried.append(known[requirement])
        rest = min(self._colour_lacks(self.counts)) if self.colour_at >= 0 else 0
        self.rest = [rest]
        for candidates in reversed(self.tried):
            rest += candidates[0][0]
            self.rest.append(rest)
        self.rest.reverse()

    def _candidates(self, kind: str, size: int) -> list[tuple[int, int]]:
        """What each place would lack if the combination were the only one, and the place; least first."""
        counts = self.counts
        if kind == "set":
            return sorted((max(0, size - counts[number]), number) for number in NUMBERS)
        return sorted((counts[low : low + size].count(0), low) for low in range(1, len(counts) - size + 1))

    def _colour_lacks(self, left: Sequence[int]) -> list[int]:
        """What the level's colour lacks, colour by colour, if so many cards of each number are left for it."""
        usable = sum(1 << number for number, count in enumerate(left) if count > 0)
        size = self.level[self.colour_at].size
        return [max(0, size - (held & usable).bit_count()) for held in self.colours]

    def run(self, limit: int, visit: Callable[[int], int]) -> None:
        """Call `visit` with what each plan lacks, if within the limit; it answers the limit from then on."""
        self.limit = limit
        self._place(0, 0, 0, visit)

    def _place(self, depth: int, lacking: int, first: int, visit: Callable[[int], int]) -> None:
        if depth == len(self.order):
            self._place_colour(lacking, visit)
            return
        index = self.order[depth]
        requirement = self.level[index]
        candidates = self.tried[depth]
        repeated = depth + 1 < len(self.order) and self.level[self.order[depth + 1]] == requirement
        rest = self.rest[depth + 1]
        for number in range(first, len(candidates)):
            least, place = candidates[number]
            if lacking + least + rest > self.limit:
                return
            self.places[index] = place
            more = self._demand(requirement.kind, requirement.size, place, 1)
            if lacking + more + rest <= self.limit:
                self._place(depth + 1, lacking + more, number if repeated else 0, visit)
            self._demand(requirement.kind, requirement.size, place, -1)

    def _demand(self, kind: str, size: int, place: int, sign: int) -> int:
        """Put a combination's demand in (or take it back); answers how much more is lacking with it."""
        demand, counts = self.demand, self.counts
        if kind == "set":
            before = max(0, demand[place] - counts[place])
            demand[place] += sign * size
            return max(0, demand[place] - counts[place]) - before
        more = 0
        for number in range(place, place + size):
            demand[number] += sign
            more += demand[number] > counts[number]
        return more

    def _place_colour(self, lacking: int, visit: Callable[[int], int]) -> None:
        if self.colour_at < 0:
            self.limit = visit(lacking)
            return
        left = [count - wanted for count, wanted in zip(self.counts, self.demand, strict=True)]
        for colour, more in enumerate(self._colour_lacks(left)):
            if lacking + more <= self.limit:
                self.places[self.colour_at] = colour
                self.limit = visit(lacking + more)

    def least(self) -> int:
        """How many cards the best plan lacks, jokers not counted."""
        found = size_of(self.level)

        def visit(lacking: int) -> int:
            nonlocal found
            found = lacking
            return lacking - 1

        self.run(found, visit)
        return found


def missing(hand: Sequence[int], level: Level) -> int:
    """How many cards are missing at the least until the level can be laid out."""
    search = Search(hand, level)
    return max(0, search.least() - search.jokers)


def best(hand: Sequence[int], level: Level) -> Layout | None:
    """The way to lay it out with the fewest jokers; among those the one that leaves most cards that fit on it."""
    search = Search(hand, level)
    least = search.least()
    if least > search.jokers or len(hand) <= size_of(level):  # L8-43
        return None
    chosen: tuple[int, list[int]] | None = None

    def visit(_lacking: int) -> int:
        nonlocal chosen
        fitting = _fitting(search)
        if chosen is None or fitting > chosen[0]:
            chosen = fitting, search.places[:]
        return least

    search.run(least, visit)
    assert chosen is not None  # noqa: S101 - a plan that lacks `least` was found before
    return _carry_out(hand, level, chosen[1])


def _fitting(search: Search) -> int:
    """How many of the cards that the visited plan leaves over could be added to it at once.

    A run beside a colour (no level on the cards has both) may be taken to be lengthened by cards that the colour needs.
    """
    left = [max(0, count - wanted) for count, wanted in zip(search.counts, search.demand, strict=True)]
    wanted = [0] * len(left)
    taken = 0
    for index, requirement in enumerate(search.level):
        place = search.places[index]
        if requirement.kind == "set":
            wanted[place] = len(COLOURS)
        elif requirement.kind == "run":
            for number in _extensions(left, place, requirement.size):
                wanted[number] += 1
        else:
            usable = [number for number in NUMBERS if left[number] and search.colours[place] >> number & 1]
            taken = min(requirement.size, len(usable))
            for number in usable:
                wanted[number] += 1
    return sum(map(min, left, wanted)) - taken


def _extensions(left: Sequence[int], low: int, size: int) -> Iterator[int]:
    """The numbers by which a run can be lengthened with what is left over."""
    for numbers in (range(low - 1, 0, -1), range(low + size, len(left))):
        for number in numbers:
            if not left[number]:
                break
            yield number


def _carry_out(hand: Sequence[int], level: Level, places: Sequence[int]) -> Layout:
    """The plan with the hand's cards: the colour's own serve elsewhere only if they must; jokers fill the gaps."""
    colour = next((place for place, need in zip(places, level, strict=True) if need.kind == "colour"), -1)
    left = [
        sorted((held for held in hand if NUMBER[held] == number), key=lambda held: COLOUR[held] == colour, reverse=True)
        for number in (-1, *NUMBERS)
    ]

    def pick(number: int) -> int:
        return left[number].pop() if left[number] else joker_as_number(number)

    layout: dict[int, tuple[int, ...]] = {}
    for index in sorted(range(len(level)), key=lambda index: level[index].kind == "colour"):
        place, size = places[index], level[index].size
        if level[index].kind == "set":
            layout[index] = tuple(pick(place) for _ in range(size))
        elif level[index].kind == "run":
            layout[index] = tuple(pick(number) for number in range(place, place + size))
        else:
            own = [card(place, number) for number in NUMBERS if card(place, number) in left[number]][:size]
            layout[index] = (*own, *[joker_as_colour(place)] * (size - len(own)))
    return tuple(layout[index] for index in range(len(level)))
