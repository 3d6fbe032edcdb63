"""What cards are worth to a seat, as far as it can know: those it holds and those it could get."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from gamebox.games.level8.deck import COLOUR, COLOURS, JOKER, NUMBER, NUMBER_CARDS, NUMBERS
from gamebox.games.level8.levels import Level
from gamebox.games.level8.solver import Search
from gamebox.games.level8.view import Level8View

_JOKER_WORTH = 3.0
_MOST_PLANS = 300
_BEST_PLAN, _SECOND_PLAN = 4.0, 1.0


@dataclass(frozen=True, slots=True)
class Outlook:
    """By card, jokers last: what it is worth to hold it, and to get it; 1.0 is "every good plan needs it"."""

    holding: tuple[float, ...]
    getting: tuple[float, ...]


def outlook(view: Level8View, seat: int) -> Outlook:
    """Until the level lies, plans count; from then on what fits on the table."""
    if view.laid[seat]:
        return _of_table(view)
    return plans_outlook(view.hand, view.level_of(seat))


def _of_table(view: Level8View) -> Outlook:
    fits = reduce(or_, (combination.fits for lying in view.table for combination in lying), 0)
    worth = (*(float(fits >> card & 1) for card in NUMBER_CARDS), _JOKER_WORTH)
    return Outlook(worth, worth)


def plans_outlook(hand: Sequence[int], level: Level) -> Outlook:
    """Go through the plans that lack least or one card more, and see what they use and what they lack."""
    search = Search(hand, level)
    least = search.least()
    tally = _Tally()

    def visit(lacking: int) -> int:
        tally.count(search, _BEST_PLAN if lacking == least else _SECOND_PLAN)
        return least + 1 if tally.plans < _MOST_PLANS else -1

    search.run(least, visit)
    search.run(least + 1, visit)
    return tally.outlook(hand)


class _Tally:
    """How often, weighted, the plans use and lack numbers and colours."""

    __slots__ = ("colour_lacks", "colour_uses", "number_lacks", "number_uses", "plans", "weight")

    def __init__(self) -> None:
        self.plans = 0
        self.weight = 0.0
        self.number_uses = [0.0] * (len(NUMBERS) + 1)
        self.number_lacks = [0.0] * (len(NUMBERS) + 1)
        self.colour_uses = [0.0] * len(COLOURS)
        self.colour_lacks = [0.0] * len(COLOURS)

    def count(self, search: Search, weight: float) -> None:
        self.plans += 1
        self.weight += weight
        for number, wanted in enumerate(search.demand):
            if wanted:
                held = search.counts[number]
                if held < wanted:
                    self.number_lacks[number] += weight
                if held:
                    self.number_uses[number] += weight * min(1.0, wanted / held)
        if search.colour_at >= 0:
            colour = search.places[search.colour_at]
            self.colour_uses[colour] += weight
            if search.colours[colour].bit_count() < search.level[search.colour_at].size:
                self.colour_lacks[colour] += weight

    def outlook(self, hand: Sequence[int]) -> Outlook:
        holding = [self.number_uses[NUMBER[card]] + self.colour_uses[COLOUR[card]] for card in NUMBER_CARDS]
        getting = [self.number_lacks[NUMBER[card]] + self.colour_lacks[COLOUR[card]] for card in NUMBER_CARDS]
        for card in hand:
            if card != JOKER:
                getting[card] = 0.0
        weight = self.weight
        return Outlook(
            (*(worth / weight for worth in holding), _JOKER_WORTH),
            (*(worth / weight for worth in getting), _JOKER_WORTH),
        )


def unseen(view: Level8View) -> list[int]:
    """The number cards that lie neither in the own hand nor open: in the other hands or in the draw pile."""
    seen = {
        *view.hand,
        *(card for pile in view.discards for card in pile),
        *(face for lying in view.table for combination in lying for face in combination.faces),
    }
    return [card for card in NUMBER_CARDS if card not in seen]
