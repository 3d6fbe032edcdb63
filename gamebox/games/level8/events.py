"""What can happen at a Level 8 table, and how much of it each seat sees."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gamebox.engine.game import Event
from gamebox.games.level8.actions import Ask
from gamebox.games.level8.board import FieldAction
from gamebox.games.level8.combinations import Combination
from gamebox.games.level8.deck import HIDDEN, hidden


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A new draw pile: of all cards not kept (L8-10), or rebuilt from the discard piles (L8-39)."""

    seat: int
    count: int
    rebuilt: bool
    jokers: int
    """How many jokers went back to the middle."""


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Every seat's new cards, in the order of dealing (L8-10, L8-63)."""

    dealer: int
    hands: tuple[tuple[int, ...], ...]

    def seen_by(self, seat: int | None) -> Dealt:
        return replace(
            self, hands=tuple(cards if seat == owner else hidden(cards) for owner, cards in enumerate(self.hands))
        )


@dataclass(frozen=True, slots=True)
class PileOpened(Event):
    """The first card of the dealer's discard pile (L8-10)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int
    extra: bool
    """The second turn that `again` gives (L8-32)."""


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The dice and the fields that the two stones get to (L8-20, L8-21)."""

    seat: int
    dice: tuple[int, int]
    fields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TowerMoved(Event):
    seat: int
    start: int
    end: int
    action: FieldAction
    wild: bool
    """It went on from a wild field (L8-38)."""


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The top card of the draw pile went into a hand: secretly."""

    seat: int
    card: int

    def seen_by(self, seat: int | None) -> CardDrawn:
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class NoCardLeft(Event):
    """A card that should be drawn or taken cannot be had (L8-39)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """The top card of a discard pile went into a hand: everybody saw it (L8-30)."""

    seat: int
    pile: int
    card: int


@dataclass(frozen=True, slots=True)
class JokerTaken(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CardDropped(Event):
    """A card put down to be swapped (L8-33)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Asked(Event):
    seat: int
    ask: Ask


@dataclass(frozen=True, slots=True)
class HasNone(Event):
    """An asked opponent has no such card (L8-36)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """The card that was asked for changes hands; only these two see it."""

    seat: int
    to: int
    card: int

    def seen_by(self, seat: int | None) -> CardGiven:
        return self if seat in {self.seat, self.to} else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class CardsShown(Event):
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardStolen(Event):
    """One of the open cards changes hands; the others go back (L8-37)."""

    seat: int
    owner: int
    card: int


@dataclass(frozen=True, slots=True)
class LevelLaid(Event):
    seat: int
    level: int
    combinations: tuple[Combination, ...]


@dataclass(frozen=True, slots=True)
class CardAdded(Event):
    seat: int
    owner: int
    combination: int
    face: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """Who ended the round (None: exhausted, L8-64) and how far every level stone moves (L8-60, L8-61)."""

    seat: int | None
    steps: tuple[int, ...]
    levels: tuple[int, ...]
    rule: str

    def shuts_hands(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class CardsKept(Event):
    """Secretly chosen; the others see only how many, and jokers (L8-62, L8-1)."""

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int | None) -> CardsKept:
        return self if seat == self.seat else replace(self, cards=hidden(self.cards))


@dataclass(frozen=True, slots=True)
class CardsCollected(Event):
    """All cards not kept leave hands, table and piles (L8-63)."""

    dealer: int

    def shuts_hands(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    seat: int
    rule: str
