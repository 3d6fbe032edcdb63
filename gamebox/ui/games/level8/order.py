"""In which order people keep their cards: sorted, or as each has put them, remembered for every seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from gamebox.games.level8.deck import COLOUR, JOKER, NUMBER

Sorting = Literal["number", "colour", "own"]

_KEYS: dict[str, Callable[[int], tuple[int, int]]] = {
    "number": lambda card: (NUMBER[card] if card != JOKER else 99, COLOUR[card]),
    "colour": lambda card: (COLOUR[card] if card != JOKER else 99, NUMBER[card]),
}


class Orders:
    """A seat of None is nobody: what nobody may see lies in no order, but with the jokers at the end."""

    def __init__(self) -> None:
        self._orders: dict[int, list[int]] = {}
        self._sortings: dict[int, Sorting] = {}

    def sorting(self, seat: int | None) -> Sorting:
        return "number" if seat is None else self._sortings.get(seat, "number")

    def choose(self, seat: int, sorting: Sorting) -> None:
        self._sortings[seat] = sorting

    def remember(self, seat: int | None, cards: Sequence[int]) -> None:
        if seat is not None:
            self._orders[seat] = list(cards)

    def arranged(self, seat: int | None, cards: Sequence[int]) -> list[int]:
        """Known cards keep their places; new ones go to the right, or to where the sorting wants them."""
        if seat is None:
            return sorted(cards, key=JOKER.__eq__)
        left, order = list(cards), []
        for card in self._orders.get(seat, []):
            if card in left:
                left.remove(card)
                order.append(card)
        order += left
        sorting = self.sorting(seat)
        if sorting != "own":
            order.sort(key=_KEYS[sorting])
        self._orders[seat] = order
        return order
