"""What a seat remembers of the others' hands: cards that it saw go there, and what their hidden cards cannot be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from gamebox.engine.game import Event
from gamebox.games.level8 import events
from gamebox.games.level8.actions import Ask
from gamebox.games.level8.combinations import Combination
from gamebox.games.level8.deck import HIDDEN, JOKER, NUMBER_CARDS, OF_COLOUR, OF_NUMBER, mask_of

ANY_CARD = mask_of(NUMBER_CARDS)


@dataclass(frozen=True, slots=True)
class Back:
    """A hidden number card in somebody's hand."""

    allowed: int = ANY_CARD
    """What it can be, as a mask."""
    unlikely: int = 0
    """What it would have been added to the table as, most probably."""
    likely: int = 0
    """What it may well be: cards seen in a hand of which some were kept."""


@dataclass(slots=True)
class HeldCards:
    """The number cards of a hand; jokers are open anyway (L8-1)."""

    known: list[int] = field(default_factory=list)
    backs: list[Back] = field(default_factory=list)

    def gain(self, card: int) -> None:
        if card == HIDDEN:
            self.backs.append(Back())
        elif card != JOKER:
            self.known.append(card)

    def lose(self, card: int) -> None:
        """A card that everybody sees leaves the hand."""
        if card in self.known:
            self.known.remove(card)
        elif card < JOKER:
            self._lose_back(1 << card)

    def lose_one_of(self, mask: int) -> None:
        """One of these cards leaves the hand, and one does not see which: those known are no longer sure."""
        sure = [card for card in self.known if not mask >> card & 1]
        self.backs += [Back()] * (len(self.known) - len(sure))
        self.known = sure
        self._lose_back(mask)

    def _lose_back(self, mask: int) -> None:
        """Of the backs that it can have been, the one most is known of: what is said of the others stays true."""
        matching = [back for back in self.backs if back.allowed & mask] or self.backs
        if matching:
            self.backs.remove(min(matching, key=lambda back: back.allowed.bit_count()))

    def show(self, card: int) -> None:
        if card != JOKER and card not in self.known:
            self.lose(card)
            self.known.append(card)

    def rule_out(self, mask: int) -> None:
        self.backs = [replace(back, allowed=back.allowed & ~mask) for back in self.backs]

    def doubt(self, mask: int) -> None:
        self.backs = [replace(back, unlikely=mask) for back in self.backs]

    def kept(self, cards: Sequence[int]) -> HeldCards:
        """What is known once all but so many hidden cards were given back."""
        likely = mask_of(self.known)
        return HeldCards(backs=[Back(likely=likely) for card in cards if card == HIDDEN])


class Memory:
    """Follows events as one seat saw them. The seat's own hand is in its view, so only the others' count."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._hands: dict[int, HeldCards] = {}
        self.kept: dict[int, Sequence[int]] = {}
        """What seats have chosen to keep while others still choose."""
        self._table: dict[int, list[Combination]] = {}
        self._wish = 0
        self._followers: dict[type[Event], Callable[[Any], None]] = {
            events.Dealt: self._dealt,
            events.CardDrawn: lambda event: self.hand(event.seat).gain(event.card),
            events.CardTaken: lambda event: self.hand(event.seat).gain(event.card),
            events.CardDropped: lambda event: self.hand(event.seat).lose(event.card),
            events.Asked: self._asked,
            events.HasNone: lambda event: self.hand(event.seat).rule_out(self._wish),
            events.CardGiven: self._given,
            events.CardsShown: self._shown,
            events.CardStolen: self._stolen,
            events.LevelLaid: self._laid,
            events.CardAdded: self._added,
            events.CardDiscarded: self._discarded,
            events.CardsKept: self._keeps,
            events.CardsCollected: self._collected,
        }

    def watch(self, seen: Sequence[Event]) -> None:
        for event in seen:
            follow = self._followers.get(event.__class__)
            if follow:
                follow(event)

    def hand(self, seat: int) -> HeldCards:
        """What is known of a hand; of the own nothing need be."""
        return self._hands.setdefault(seat, HeldCards())

    def _dealt(self, event: events.Dealt) -> None:
        for seat, cards in enumerate(event.hands):
            for card in cards:
                self.hand(seat).gain(card)

    def _asked(self, event: events.Asked) -> None:
        self._wish = asked_for(event.ask)

    def _given(self, event: events.CardGiven) -> None:
        if event.card == HIDDEN:
            self.hand(event.seat).lose_one_of(self._wish)
            self.hand(event.to).backs.append(Back(self._wish))
        else:
            self.hand(event.seat).lose(event.card)
            self.hand(event.to).gain(event.card)

    def _shown(self, event: events.CardsShown) -> None:
        for card in event.cards:
            self.hand(event.seat).show(card)

    def _stolen(self, event: events.CardStolen) -> None:
        self.hand(event.owner).lose(event.card)
        self.hand(event.seat).gain(event.card)

    def _laid(self, event: events.LevelLaid) -> None:
        self._table[event.seat] = list(event.combinations)
        for combination in event.combinations:
            for face in combination.faces:
                self.hand(event.seat).lose(face)

    def _added(self, event: events.CardAdded) -> None:
        lying = self._table.get(event.owner)
        if lying:
            lying[event.combination] = lying[event.combination].with_added(event.face)
        self.hand(event.seat).lose(event.face)

    def _discarded(self, event: events.CardDiscarded) -> None:
        """Whoever could have added a card in this turn would have."""
        hand = self.hand(event.seat)
        hand.lose(event.card)
        if event.seat in self._table:
            fits = 0
            for lying in self._table.values():
                for combination in lying:
                    fits |= combination.fits
            hand.doubt(fits)

    def _keeps(self, event: events.CardsKept) -> None:
        self.kept[event.seat] = event.cards

    def _collected(self, _event: events.CardsCollected) -> None:
        self._hands = {seat: self.hand(seat).kept(cards) for seat, cards in self.kept.items()}
        self.kept, self._table = {}, {}


def asked_for(wish: Ask) -> int:
    """The cards that answer a question, as a mask."""
    return mask_of((OF_NUMBER if wish.kind == "number" else OF_COLOUR)[wish.value])
