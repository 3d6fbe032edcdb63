"""What jokers can stand for in a combination that is being laid (L8-53)."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.games.level8.combinations import Requirement
from gamebox.games.level8.deck import COLOUR, COLOURS, JOKER, NUMBER, NUMBERS, joker_as_colour, joker_as_number

Faces = tuple[int, ...]


def readings(requirement: Requirement, cards: Sequence[int]) -> list[Faces]:
    """Every way in which the cards are the combination demanded; none if they are not."""
    if len(cards) != requirement.size:
        return []
    return _READERS[requirement.kind](cards)


def _of_set(cards: Sequence[int]) -> list[Faces]:
    held = {NUMBER[card] for card in cards if card != JOKER}
    if len(held) > 1:
        return []
    return [_filled(cards, [joker_as_number(number)] * len(cards)) for number in held or NUMBERS]


def _of_colour(cards: Sequence[int]) -> list[Faces]:
    held = {COLOUR[card] for card in cards if card != JOKER}
    if len(held) > 1:
        return []
    return [_filled(cards, [joker_as_colour(colour)] * len(cards)) for colour in held or range(len(COLOURS))]


def _of_run(cards: Sequence[int]) -> list[Faces]:
    held = [NUMBER[card] for card in cards if card != JOKER]
    if len(set(held)) < len(held):
        return []
    found = []
    for low in range(1, NUMBERS[-1] - len(cards) + 2):
        numbers = range(low, low + len(cards))
        if all(number in numbers for number in held):
            found.append(_filled(cards, [joker_as_number(number) for number in numbers if number not in held]))
    return found


def _filled(cards: Sequence[int], meanings: Sequence[int]) -> Faces:
    """The cards with the meanings in place of the jokers, one after the other."""
    left = iter(meanings)
    return tuple(next(left) if card == JOKER else card for card in cards)


_READERS = {"set": _of_set, "colour": _of_colour, "run": _of_run}
