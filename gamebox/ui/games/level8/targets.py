"""What the places on Level 8's table stand for: which move a selected card makes there, and where a move is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from gamebox.games.level8.actions import (
    DISCARDS,
    DROPS,
    TAKE_PILE,
    Action,
    Add,
    Ask,
    Discard,
    Drop,
    Give,
    Keep,
    Lay,
    Show,
)
from gamebox.games.level8.deck import held
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.adding import additions, meanings_of
from gamebox.ui.games.level8.bench import Bench
from gamebox.ui.games.level8.centre import Centre
from gamebox.ui.games.level8.combination import CombinationTarget
from gamebox.ui.games.level8.hand import Hand
from gamebox.ui.games.level8.handcard import HandCard
from gamebox.ui.games.level8.seats import SeatItems

_PUTTING = {"play": DISCARDS, "discard": DISCARDS, "swap": DROPS}
"""What a card on the own discard pile means."""
_AT_PLACES = {"move", "wild", "take", "ask", "steal"}
"""Steps that are done at places on the table, not with cards of the hand."""


class Aims:
    """Lets combinations and the own discard pile stand for what the selected cards can do there."""

    def __init__(
        self, seats: Sequence[SeatItems], hand: Hand, bench: Bench, centre: Centre, intend: Callable[..., None]
    ) -> None:
        self._seats = seats
        self._hand = hand
        self._bench = bench
        self._centre = centre
        self._intend = intend

    @property
    def selected(self) -> list[int]:
        return [item.card for item in self._hand.selected]

    def take(self, view: Level8View, bottom: int, *, mine: bool) -> None:
        """`mine`: the one who looks must decide now."""
        selected = self.selected
        for number, seat in enumerate(self._seats):
            seat.pile.action = TAKE_PILE[number]
            for target in seat.combinations:
                adds = additions(target, selected) if mine and view.step == "play" else []
                target.action = adds[0] if adds else None
                target.audible = view.step not in _AT_PLACES
        if mine and view.step in _PUTTING:
            one = selected[0] if len(selected) == 1 else None
            self._seats[bottom].pile.action = None if one is None else _PUTTING[view.step][one]

    def add(self, target: CombinationTarget) -> bool:
        """Add the selected cards; whether a joker that fits at both ends is asked for instead."""
        faces = meanings_of(target, self.selected)
        if len(faces) > 1:
            self._bench.ask_ends(faces, lambda face: self._intend(*additions(target, [face])))
            return True
        if adds := additions(target, self.selected):
            self._intend(*adds)
        return False

    def drop(self, item: HandCard, below: Iterable[QGraphicsItem], at: QPointF, view: Level8View, bottom: int) -> bool:
        """A card let go over the table goes where it was dropped, if that means something; as for `add`."""
        if self._bench.put_at(item, at):
            return False
        item.slot = None
        item.show_as(item.card)
        for target in below:
            if isinstance(target, CombinationTarget):
                return self.add(target)
            if target is self._seats[bottom].pile:
                self._intend(_PUTTING.get(view.step, DISCARDS)[item.card])
                return False
        return False

    def places_of(self, move: Action) -> list[QRectF]:
        """Where on the table a move is made that no place stands for by itself."""
        match move:
            case Give(card) | Drop(card) | Discard(card):
                return self._in_hand([card])
            case Show(cards) | Keep(cards):
                return self._in_hand(cards) or [item.sceneBoundingRect() for item in self._hand.cards[:1]]
            case Lay(combinations):
                return self._in_hand([held(face) for faces in combinations for face in faces])
            case Add(seat, combination, face):
                target = self._seats[seat].combinations[combination]
                return [target.sceneBoundingRect(), *self._in_hand([held(face)])]
            case Ask():
                return self._centre.places_of(move)
        return []

    def _in_hand(self, cards: Sequence[int]) -> list[QRectF]:
        left, found = list(cards), []
        for item in self._hand.cards:
            if item.card in left:
                left.remove(item.card)
                found.append(item.sceneBoundingRect())
        return found
