"""Adding cards to a combination on the table: which of the selected ones fit, and in which order (L8-41)."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.games.level8.actions import Add, add_to
from gamebox.games.level8.combinations import Combination
from gamebox.games.level8.deck import JOKER
from gamebox.ui.games.level8.combination import CombinationTarget


def additions(target: CombinationTarget, cards: Sequence[int]) -> list[Add]:
    """The moves that add all cards that fit; if none does, one that the rules will refuse with their reason."""
    combination, left = target.combination, list(cards)
    if combination is None or not left:
        return []
    moves = []
    while (card := next((card for card in left if combination.accepts(_face(combination, card))), None)) is not None:
        face = _face(combination, card)
        moves.append(add_to(target.owner, target.index, face))
        left.remove(card)
        combination = combination.with_added(face)
    return moves or [add_to(target.owner, target.index, left[0])]


def _face(combination: Combination, card: int) -> int:
    """A joker takes the first meaning that fits."""
    return combination.jokers[0] if card == JOKER else card


def meanings_of(target: CombinationTarget, cards: Sequence[int]) -> list[int]:
    """What a single joker could stand for on the combination."""
    if target.combination is None or list(cards) != [JOKER]:
        return []
    return list(target.combination.jokers)
