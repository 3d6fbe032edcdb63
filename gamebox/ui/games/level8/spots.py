"""Where things come from and go to on Level 8's table: where they lie, and where they will."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from gamebox.games.level8.combinations import Combination
from gamebox.games.level8.deck import HIDDEN, NUMBER_CARDS, held
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.faces import face_of
from gamebox.ui.games.level8.flights import Spot
from gamebox.ui.games.level8.layout import HAND_CARD, PILE_CARD
from gamebox.ui.games.level8.seats import row_sizes
from gamebox.ui.games.level8.stones import TowerItem

if TYPE_CHECKING:
    from gamebox.ui.games.level8.scene import Level8Scene

_PILE = PILE_CARD / HAND_CARD


def spot_on(place: QRectF) -> Spot:
    """Where a card fills a place."""
    return Spot(place.center(), place.width() / HAND_CARD)


class Spots:
    def __init__(self, scene: Level8Scene) -> None:
        self._scene = scene

    @property
    def _view(self) -> Level8View:
        """How things stood before what happens now."""
        assert self._scene.shown  # noqa: S101 - nothing happens before something is shown
        return self._scene.shown

    def gaining(self, seat: int, cards: Sequence[int]) -> list[Spot]:
        """Where cards go that come into a hand: each to its place in the own one."""
        own = seat == self._scene.bottom
        return self._scene.hand.receive(cards) if own else [self.hand(seat)] * len(cards)

    def leaving(self, seat: int, face: int) -> Spot:
        """A card of the own hand starts from where it lies there; behind a curtain it is any back."""
        if seat != self._scene.bottom:
            return self.hand(seat)
        hand = self._scene.hand
        return hand.let_go(held(face)) or hand.let_go(HIDDEN) or Spot(self._scene.layout.hand.center(), 1.0)

    def hand(self, seat: int) -> Spot:
        """An opponent's."""
        return self._scene.seats[seat].hand_spot()

    def draw_pile(self) -> Spot:
        pile = self._scene.centre.draw_pile
        return Spot(self._scene.layout.draw_pile, _PILE, arrive=self._cover, depart=pile.give_top)

    def _cover(self) -> None:
        """What comes to the draw pile lies there face down."""
        self._scene.centre.draw_pile.show_pile(face_of(HIDDEN), len(NUMBER_CARDS), counted=False)

    def refill(self, count: int) -> None:
        """The discards were shuffled into a new draw pile (L8-39)."""
        self._scene.centre.draw_pile.show_pile(face_of(HIDDEN), count, counted=True)

    def jokers(self) -> Spot:
        return Spot(self._scene.layout.joker_pile, _PILE, depart=self._scene.centre.jokers.give_top)

    def pile(self, seat: int) -> Spot:
        pile = self._scene.seats[seat].pile
        return Spot(pile.pos(), pile.scale() * _PILE)

    def uncover(self, seat: int) -> Spot:
        """A discard pile's top card is on its way to a hand: the one below is seen."""
        below = self._view.discards[seat][:-1]
        self._scene.seats[seat].pile.show_pile(face_of(below[-1]) if below else None, len(below), counted=False)
        return self.pile(seat)

    def lying(self, seat: int) -> tuple[Combination, ...]:
        combinations = (target.combination for target in self._scene.seats[seat].combinations)
        return tuple(combination for combination in combinations if combination)

    def laid(self, seat: int, combinations: Sequence[Combination]) -> list[list[list[QRectF]]]:
        """Where everybody's cards will lie, seat by seat, if these are the combinations of one."""
        scene, before = self._scene, self._view.table
        view = replace(self._view, table=(*before[:seat], tuple(combinations), *before[seat + 1 :]))
        sizes = row_sizes(scene.players, view, scene.layout, scene.bottom, scene.theme.text)
        return [
            items.laid_places(view, scene.layout, items.player.seat == scene.bottom, sizes) for items in scene.seats
        ]

    def towers(self, seat: int, field: int) -> dict[TowerItem, QPointF]:
        """Where the towers will stand when a seat's has come to a field."""
        before = self._view.towers
        fields = (*before[:seat], field, *before[seat + 1 :])
        return {items.tower: items.tower_spot(fields, self._scene.layout) for items in self._scene.seats}

    def open(self, *, bare: bool = False) -> dict[int, list[Spot]]:
        """Where everybody's open cards lie, on a sheet in the middle; `bare`: they are being taken away from there."""
        view = replace(self._view, shown=((),) * len(self._scene.seats)) if bare else self._view
        places = self._scene.centre.lay_open(self._scene.layout, view)
        return {seat: [spot_on(place) for place in own] for seat, own in places.items()}

    @property
    def shown(self) -> list[list[int]]:
        """The cards that each seat has laid open."""
        return [list(cards) for cards in self._view.shown]

    def taken_off_the_table(self) -> Iterator[tuple[int, Spot]]:
        """All combinations and the tops of the discard piles: each lies there until it sets out."""
        for items, discards in zip(self._scene.seats, self._view.discards, strict=True):
            for target in items.combinations:
                yield from ((face, spot_on(place)._replace(depart=lift)) for face, place, lift in target.lifting())
            empty = partial(items.pile.show_pile, None, 0, counted=False)
            yield from ((card, self.pile(items.player.seat)._replace(depart=empty)) for card in discards[-1:])

    def hand_of(self, seat: int) -> list[int]:
        """What somebody holds, as far as it may be seen."""
        if seat == self._scene.bottom:
            return [item.card for item in self._scene.hand.cards]
        return self._view.held(seat)
