"""The moves of Level 8: what chance brings and what a player can do. Seats count from 0."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from gamebox.games.level8.board import WISHES, FieldAction
from gamebox.games.level8.deck import COLOURS, JOKER, NUMBERS


@dataclass(frozen=True, slots=True)
class Deck:
    """A shuffled draw pile, top card first (L8-10, L8-39)."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dice:
    """What both dice show (L8-20)."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Move:
    """Stack the tower on one of the two fields (L8-23)."""

    field: int


@dataclass(frozen=True, slots=True)
class Wild:
    """Choose an action for the wild field (L8-38)."""

    action: FieldAction


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top card of a seat's discard pile; None: of the draw pile (L8-30)."""

    pile: int | None


@dataclass(frozen=True, slots=True)
class Drop:
    """Put a card down for `swap` (L8-33)."""

    card: int


@dataclass(frozen=True, slots=True)
class Done:
    """Put down no more cards (L8-33, L8-46)."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the opponents, one after the other, for a number or a colour (L8-36)."""

    clockwise: bool
    kind: Literal["number", "colour"]
    value: int


@dataclass(frozen=True, slots=True)
class Give:
    """Hand over a card that was asked for (L8-36)."""

    card: int


@dataclass(frozen=True, slots=True)
class Show:
    """Lay three cards open (L8-37)."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Steal:
    """Take one of a seat's open cards (L8-37)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay out the whole level, combination by combination (L8-40)."""

    combinations: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Add:
    """Add a card to a combination on the table; a joker's face says what it stands for (L8-41)."""

    seat: int
    combination: int
    face: int


@dataclass(frozen=True, slots=True)
class Discard:
    """End the turn with a card on one's own discard pile (L8-45)."""

    card: int


@dataclass(frozen=True, slots=True)
class Keep:
    """The cards that stay in the hand for the next round (L8-62)."""

    cards: tuple[int, ...]


Action: TypeAlias = (
    Deck | Dice | Move | Wild | Take | Drop | Done | Ask | Give | Show | Steal | Lay | Add | Discard | Keep
)

_HAND_CARDS = range(JOKER + 1)

DICE = tuple(Dice(first, second) for first in range(1, 7) for second in range(1, 7))
TAKE_DRAW = Take(None)
TAKE_PILE = tuple(map(Take, range(6)))
DROPS = tuple(map(Drop, _HAND_CARDS))
DONE = Done()
GIVES = tuple(map(Give, _HAND_CARDS))
DISCARDS = tuple(map(Discard, _HAND_CARDS))
WILDS = tuple(map(Wild, WISHES))
ASKS: tuple[Ask, ...] = tuple(
    ask
    for clockwise in (True, False)
    for ask in (
        *(Ask(clockwise, "number", number) for number in NUMBERS),
        *(Ask(clockwise, "colour", colour) for colour in range(len(COLOURS))),
    )
)


@lru_cache(maxsize=1024)
def move_to(field: int) -> Move:
    return Move(field)


@lru_cache(maxsize=8192)
def add_to(seat: int, combination: int, face: int) -> Add:
    return Add(seat, combination, face)


@lru_cache(maxsize=1024)
def steal_from(seat: int, card: int) -> Steal:
    return Steal(seat, card)
