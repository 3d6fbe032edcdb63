"""How many cards move at once: dealt, laid out, laid open, and collected at the end of a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QRectF

from gamebox.engine.game import Event
from gamebox.games.level8.deck import HIDDEN, JOKER, held
from gamebox.games.level8.events import CardsCollected, CardsKept, CardsShown, CardStolen, Dealt, LevelLaid
from gamebox.ui.games.level8.flights import Spot
from gamebox.ui.games.level8.spots import Spots, spot_on
from gamebox.ui.items import motions
from gamebox.ui.theme import Motion

if TYPE_CHECKING:
    from gamebox.ui.games.level8.scene import Level8Scene

_DEALING, _COLLECTING = 1100, 500
"""Milliseconds in which all cards set out."""
_FEW = 3
"""So many backs stand for all the cards of an opponent's hand."""


class Sweeps:
    def __init__(self, scene: Level8Scene, spots: Spots) -> None:
        self._scene = scene
        self._spots = spots
        self._kept: dict[int, tuple[int, ...]] = {}
        """What players have said that they keep, as far as it may be seen."""

    def of(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case CardsShown(seat, cards):
                return self._show(seat, cards)
            case CardStolen():
                return self._steal(event)
            case CardsKept(seat, cards):
                self._kept[seat] = cards
            case CardsCollected():
                return self._collect()
            case Dealt():
                return self._deal(event)
        return None

    def make_room(self, places: Sequence[Sequence[Sequence[QRectF]]]) -> list[QAbstractAnimation]:
        """Whatever lies on the table glides to where it will lie."""
        glides = (
            target.glide(row)
            for seat, rows in zip(self._scene.seats, places, strict=True)
            for target, row in zip(seat.combinations, rows, strict=False)
            if target.isVisible()
        )
        return [glide for glide in glides if glide]

    def _show(self, seat: int, cards: tuple[int, ...]) -> QAbstractAnimation:
        """Into the middle, where everybody can see them."""
        sheet = self._scene.centre.open_cards
        laid = sheet.isVisible()
        spread = self._spread(seat, cards, self._spots.open()[seat], 80)
        parts = (spread,) if laid else (motions.fade(sheet, 0, 1), spread)
        return motions.sequence(motions.together(*parts), motions.pause(Motion.DICE))

    def _steal(self, event: CardStolen) -> QAbstractAnimation:
        """One of the open cards goes to whoever has chosen it, then the others go back (L8-37)."""
        shown, spots = self._spots.shown, self._spots.open(bare=True)
        place = shown[event.owner].index(event.card)
        taken = self._hand_out(event.seat, [shown[event.owner].pop(place)], [spots[event.owner].pop(place)])
        back = [self._hand_out(seat, shown[seat], own) for seat, own in spots.items()]
        taken.finished.connect(self._scene.centre.close_panels)
        return motions.sequence(taken, motions.pause(Motion.FEEDBACK), motions.together(*back))

    def _hand_out(self, seat: int, cards: Sequence[int], starts: Sequence[Spot]) -> QAbstractAnimation:
        """Open cards go into a hand."""
        ends = self._spots.gaining(seat, cards)
        flights = [
            self._scene.flights.fly(card, start, end, shown=True)
            for card, start, end in zip(cards, starts, ends, strict=False)
        ]
        return motions.together(*flights, *self._settling(seat))

    def _settling(self, seat: int) -> list[QAbstractAnimation]:
        return [self._scene.hand.settling()] if seat == self._scene.bottom else []

    def _spread(self, seat: int, faces: Sequence[int], spots: Sequence[Spot], beat: int) -> QAbstractAnimation:
        """Several cards of a hand, one after the other, to their places."""
        own = seat == self._scene.bottom
        flights = [
            self._scene.flights.fly(face, self._spots.leaving(seat, face), spot, wait=beat * index, shown=own)
            for index, (face, spot) in enumerate(zip(faces, spots, strict=False))
        ]
        return motions.together(*flights, *self._settling(seat))

    def _deal(self, event: Dealt) -> QAbstractAnimation:
        """Card by card from the dealer's left on, faster the more there are, each to its place in the fan."""
        seats = len(event.hands)
        order = [(event.dealer + step) % seats for step in range(1, seats + 1)]
        rounds = max(map(len, event.hands), default=0)
        beat = max(8, _DEALING // max(1, seats * rounds))
        ends = [iter(self._spots.gaining(seat, cards)) for seat, cards in enumerate(event.hands)]
        flights, begun = self._settling(self._scene.bottom), 0
        for height in range(rounds):
            for seat in order:
                if height < len(event.hands[seat]):
                    start, card = self._spots.draw_pile(), event.hands[seat][height]
                    flights.append(self._scene.flights.fly(card, start, next(ends[seat]), wait=begun, lift=20))
                    begun += beat
        return motions.together(*flights)

    def lay(self, event: LevelLaid) -> QAbstractAnimation:
        """Every card to its place on the table."""
        faces = [face for combination in event.combinations for face in combination.in_order()]
        places = self._spots.laid(event.seat, event.combinations)
        spots = [spot_on(place) for row in places[event.seat] for place in row]
        return motions.together(self._spread(event.seat, faces, spots, 45), *self.make_room(places))

    def _collect(self) -> QAbstractAnimation:
        """All that nobody keeps goes to the draw pile, and jokers to the others of their kind (L8-63)."""
        self._scene.flights.clear()
        going = [*self._spots.taken_off_the_table(), *self._taken_from_hands()]
        self._kept.clear()
        beat = _COLLECTING // max(1, len(going))
        flights = [
            self._scene.flights.fly(held(face), start, self._home_of(face), wait=beat * index, lift=20, shown=True)
            for index, (face, start) in enumerate(going)
        ]
        told = motions.fade(self._scene.centre.round_sheet, 1, 0)
        return motions.together(told, *flights, *self._settling(self._scene.bottom))

    def _home_of(self, face: int) -> Spot:
        return self._spots.jokers() if held(face) == JOKER else self._spots.draw_pile()

    def _taken_from_hands(self) -> Iterator[tuple[int, Spot]]:
        for seat in range(len(self._scene.seats)):
            left = self._spots.hand_of(seat)
            for card in self._kept.get(seat, ()):
                left.remove(card if card in left else HIDDEN)  # since then the hand may have been shut
            for card in left if seat == self._scene.bottom else left[:_FEW]:
                yield card, self._spots.leaving(seat, card)
