"""Swift with an eye on the table: what fits there will be got rid of once the own level lies."""

from __future__ import annotations

from collections.abc import Callable

from typing_extensions import override

from gamebox.bots.level8.swift import Seen, Swift, fitting
from gamebox.games.level8.deck import JOKER

_FITS = 0.1
"""What it is worth to hold a card that can be added later: no plan is given up for it."""


class Shrewd(Swift):
    @override
    def worth(self, seen: Seen, hand: list[int]) -> Callable[[int], float]:
        worth = super().worth(seen, hand)
        fits = 0 if seen.laid[seen.actor] else fitting(seen.table)
        if not fits:
            return worth
        return lambda card: worth(card) + _FITS * (card < JOKER and fits >> card & 1)
