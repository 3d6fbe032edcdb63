"""The cards (L8-1): whole numbers, so that hands are cheap, and how they are written.

Number cards come first, colour by colour; then the joker in a hand; then the faces that a joker shows on the table,
where it names what it stands for (L8-53); last the back of a card that one may not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

COLOURS = "roygbv"
NUMBERS = range(1, 16)
HAND_SIZE = 10

NUMBER_CARDS = range(len(COLOURS) * len(NUMBERS))
JOKER = len(NUMBER_CARDS)
JOKERS = 8
_AS_NUMBER = JOKER + 1
_AS_COLOUR = _AS_NUMBER + len(NUMBERS)
HIDDEN = _AS_COLOUR + len(COLOURS)

NAMES: tuple[str, ...] = (
    *(f"{colour}{number}" for colour in COLOURS for number in NUMBERS),
    "*",
    *(f"*{number}" for number in NUMBERS),
    *(f"*{colour}" for colour in COLOURS),
    "?",
)
BY_NAME = {name: face for face, name in enumerate(NAMES) if face != HIDDEN}

NUMBER: tuple[int, ...] = (
    *(number for _ in COLOURS for number in NUMBERS),
    0,
    *NUMBERS,
    *(0 for _ in COLOURS),
    0,
)
"""The number that a face shows or stands for; 0: none."""

COLOUR: tuple[int, ...] = (
    *(colour for colour in range(len(COLOURS)) for _ in NUMBERS),
    -1,
    *(-1 for _ in NUMBERS),
    *range(len(COLOURS)),
    -1,
)
"""The place in COLOURS of what a face shows or stands for; -1: none."""

BIT: tuple[int, ...] = (*(1 << card for card in NUMBER_CARDS), 0)
"""A number card's bit in a mask of cards; jokers have none."""

OF_NUMBER = tuple(tuple(card for card in NUMBER_CARDS if NUMBER[card] == number) for number in (0, *NUMBERS))
OF_COLOUR = tuple(tuple(card for card in NUMBER_CARDS if COLOUR[card] == colour) for colour in range(len(COLOURS)))


def card(colour: int, number: int) -> int:
    return colour * len(NUMBERS) + number - 1


def joker_as_number(number: int) -> int:
    return _AS_NUMBER + number - 1


def joker_as_colour(colour: int) -> int:
    return _AS_COLOUR + colour


def held(face: int) -> int:
    """The hand card that shows this face on the table."""
    return min(face, JOKER)


def mask_of(cards: Iterable[int]) -> int:
    """The number cards among `cards` as a bit mask."""
    return sum(map(BIT.__getitem__, cards))


def cards_of(mask: int) -> list[int]:
    """The number cards of a bit mask, lowest first."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cards


def names(faces: Iterable[int]) -> list[str]:
    return [NAMES[face] for face in faces]


def hidden(cards: Iterable[int]) -> tuple[int, ...]:
    """The cards as whoever must not see them sees them: backs, but jokers look the same on both sides (L8-1)."""
    return tuple(card if card == JOKER else HIDDEN for card in cards)


def contains(hand: Sequence[int], cards: Iterable[int]) -> bool:
    """Whether all `cards`, each as often as it comes, are in the hand."""
    left = list(hand)
    for card in cards:
        if card not in left:
            return False
        left.remove(card)
    return True
