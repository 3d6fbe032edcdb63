"""The hand at the bottom of the table: its order, what is selected, and how it makes room for a dragged card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, Signal

from gamebox.games.level8.deck import contains, hidden
from gamebox.ui.games.level8.flights import Spot
from gamebox.ui.games.level8.handcard import HandCard
from gamebox.ui.games.level8.layout import Layout
from gamebox.ui.games.level8.order import Orders, Sorting
from gamebox.ui.items import motions
from gamebox.ui.theme import Motion, Theme

_BASE = 100.0
_ON_TOP = 1500.0
_LIFT = 26.0


class Hand(QObject):
    """The cards of the one who looks, or backs while nobody may."""

    changed = Signal()
    """Selection or order is another."""
    picked = Signal(object)
    """A card was selected by itself."""
    dropped = Signal(object, QPointF)
    """A card was dragged out of the hand and let go."""
    answered = Signal(object)
    """A motion that answers a person's hand: cards make room, or go where they were put."""

    def __init__(self, add: Callable[[HandCard], None], theme: Theme) -> None:
        super().__init__()
        self._add = add
        self._theme = theme
        self._layout: Layout | None = None
        self._pool: list[HandCard] = []
        self.cards: list[HandCard] = []
        self._seat: int | None = None
        self._orders = Orders()
        self._last: HandCard | None = None
        self._glides: list[QAbstractAnimation] = []
        self._coming: list[HandCard] = []
        """Cards that are still in flight."""

    @property
    def selected(self) -> list[HandCard]:
        """In the order in which they were chosen: so they are put down (L8-33)."""
        return sorted((card for card in self.cards if card.selected), key=lambda card: card.turn_chosen)

    @property
    def sorting(self) -> Sorting:
        return self._orders.sorting(self._seat)

    def show_hand(self, seat: int | None, cards: Sequence[int], layout: Layout) -> None:
        """The cards of a seat in the order in which that person left them; `HIDDEN` ones for nobody."""
        self._layout = layout
        self._coming = []
        if seat != self._seat or sorted(cards) != sorted(item.card for item in self.cards):
            stays = seat == self._seat and contains(cards, [item.card for item in self.cards])
            selected = [item.card for item in self.selected] if stays else []
            self._seat = seat
            self._deal(self._orders.arranged(self._seat, cards), selected)
        for item in self.cards:
            item.show()
        self.arrange()

    def _deal(self, order: list[int], selected: list[int]) -> None:
        while len(self._pool) < len(order):
            self._make()
        self._stop_glides()
        self._last = None
        self.cards = self._pool[: len(order)]
        for item, card in zip(self.cards, order, strict=True):
            item.become(card)
            item.ready = self._seat is not None
            item.show()
        for card in selected:
            next(item for item in self.cards if item.card == card and not item.selected).select(True)
        for item in self._pool[len(order) :]:
            item.forget()

    def _make(self) -> None:
        item = HandCard(self._theme)
        item.clicked.connect(self._toggle)
        item.lifted.connect(self._lift)
        item.dragged.connect(self._make_room)
        item.dropped.connect(self._drop)
        self._pool.append(item)
        self._add(item)

    def arrange(self) -> None:
        """Lay the fan out; cards in slots are placed by the level card."""
        self._stop_glides()
        for item, spot, turn in self._places():
            item.setPos(spot)
            item.setRotation(turn)
            item.setScale(1)

    def _places(self, apart: HandCard | None = None, gap: int | None = None) -> list[tuple[HandCard, QPointF, float]]:
        fan = [item for item in self.cards if item.slot is None and item is not apart]
        if not self._layout:
            return []
        places = []
        for index, (item, (spot, turn)) in enumerate(zip(fan, self._layout.fan(len(fan), gap), strict=True)):
            item.setZValue(_BASE + index)
            places.append((item, spot - QPointF(0, _LIFT if item.selected else 0), turn))
        return places

    def mark_new(self, cards: Sequence[int]) -> None:
        """Cards that somebody has given since the owner last decided something."""
        left = list(cards)
        for item in self.cards:
            item.mark_new(new=item.card in left)
            if item.new:
                left.remove(item.card)

    def let_go(self, card: int) -> Spot | None:
        """Take a card out of the hand, because it flies somewhere else now; answers where it lay."""
        item = next((item for item in self.cards if item.card == card), None)
        if item is None:
            return None
        self._stop_glides()
        spot = _spot(item)
        self.cards.remove(item)
        item.forget()
        return spot

    def receive(self, cards: Sequence[int]) -> list[Spot]:
        """Take cards into the hand, out of sight until they arrive; answers the place of each among the others."""
        new = []
        for card in cards if self._seat is not None else hidden(cards):
            item = self._free()
            item.become(card)
            item.ready = self._seat is not None
            new.append(item)
            self.cards.append(item)
        order = self._orders.arranged(self._seat, self._shown_cards())
        left = list(self.cards)
        self.cards = [left.pop(next(place for place, item in enumerate(left) if item.card == card)) for card in order]
        places = {item: Spot(spot, 1.0, turn, partial(self._arrive, item)) for item, spot, turn in self._places()}
        self._coming = [*self._coming, *new]
        return [places[item] for item in new]

    def _free(self) -> HandCard:
        free = next((item for item in self._pool if item not in self.cards), None)
        if free is None:
            self._make()
            return self._pool[-1]
        return free

    def settling(self) -> QAbstractAnimation:
        """The cards of the hand glide to where they belong, now that some have come or gone."""
        gliding = []
        for item, spot, turn in self._places():
            if item in self._coming:
                item.setPos(spot)
                item.setRotation(turn)
                item.setScale(1)
            elif item.pos() != spot:
                gliding.append(_glide(item, spot, turn, Motion.CARD))
        return motions.together(*gliding)

    def _arrive(self, item: HandCard) -> None:
        """What was on its way is there."""
        if item in self._coming:
            self._coming.remove(item)
            item.show()

    def _toggle(self, item: HandCard, ranged: bool) -> None:
        """Select or let go; with shift everything from the last card on."""
        fan = [card for card in self.cards if card.slot is None]
        if ranged and self._last in fan and item in fan:
            one, other = sorted((fan.index(self._last), fan.index(item)))
            for card in fan[one : other + 1]:
                card.select(True)
        elif item.slot is not None:
            item.slot = None
            item.show_as(item.card)
        else:
            item.select(not item.selected)
        self._last = item
        self._touched()
        if item.selected:
            self.picked.emit(item)

    def put_back(self, item: HandCard) -> None:
        """It is not selected after all."""
        item.select(False)
        self._touched()

    def clear(self) -> None:
        """Let go of everything selected."""
        for item in self.cards:
            item.select(False)
        self._touched()

    def sort(self, sorting: Sorting) -> None:
        if self._seat is None:
            return
        self._orders.choose(self._seat, sorting)
        places = {card: place for place, card in enumerate(self._orders.arranged(self._seat, self._shown_cards()))}
        self.cards.sort(key=lambda item: places[item.card])
        self._touched()

    def _shown_cards(self) -> list[int]:
        return [item.card for item in self.cards]

    def _touched(self) -> None:
        self.glide(self._rearrange)

    def _rearrange(self) -> None:
        self.arrange()
        self.changed.emit()

    def glide(self, lay: Callable[[], None]) -> None:
        """Lay cards elsewhere, and let it be seen where they go."""
        before = {item: _spot(item) for item in self.cards}
        lay()
        for item, start in before.items():
            end = _spot(item)
            if item in self.cards and start.at != end.at:
                item.setPos(start.at)
                item.setScale(start.size)
                self._glides.append(_way(item, start, end))
                self.answered.emit(self._glides[-1])

    def _lift(self, item: HandCard) -> None:
        """A dragged card is the one that is meant."""
        self._stop_glides()
        for other in self.cards:
            other.select(other is item)
        item.setRotation(0)
        item.setZValue(_ON_TOP)
        self.changed.emit()
        item.setZValue(_ON_TOP)

    def _make_room(self, item: HandCard, at: QPointF) -> None:
        gap = self._gap_at(item, at)
        self._stop_glides()
        for other, spot, turn in self._places(item, gap):
            if other.pos() != spot:
                self._glides.append(_glide(other, spot, turn, Motion.FEEDBACK))
                self.answered.emit(self._glides[-1])

    def _gap_at(self, item: HandCard, at: QPointF) -> int | None:
        """Where in the fan the card would be put; None if it is not over the hand."""
        if not self._layout or not self._layout.hand.adjusted(0, -20, 0, 60).contains(at):
            return None
        fan = [other for other in self.cards if other.slot is None and other is not item]
        places = self._layout.fan(len(fan) + 1)
        return min(range(len(places)), key=lambda index: abs(places[index][0].x() - at.x()))

    def _drop(self, item: HandCard, at: QPointF) -> None:
        gap = self._gap_at(item, at)
        if gap is None:
            self.dropped.emit(item, at)
            self._touched()
            return
        item.slot = None
        item.show_as(item.card)
        self._put(item, gap)
        item.select(False)
        if self._seat is not None:
            self._orders.choose(self._seat, "own")
        self._orders.remember(self._seat, self._shown_cards())
        self._touched()

    def _put(self, item: HandCard, gap: int) -> None:
        """Into the fan, before the card that has this place now."""
        fan = [other for other in self.cards if other.slot is None and other is not item]
        self.cards.remove(item)
        self.cards.insert(self.cards.index(fan[gap]) if gap < len(fan) else len(self.cards), item)

    def _stop_glides(self) -> None:
        for glide in self._glides:
            glide.stop()
        self._glides.clear()


def _spot(item: HandCard) -> Spot:
    return Spot(item.pos(), item.scale(), item.rotation())


def _way(item: HandCard, start: Spot, end: Spot) -> QAbstractAnimation:
    """From one place to another. It is turned already: every other angle would have to be painted."""

    def step(share: float) -> None:
        item.setPos(start.at + (end.at - start.at) * share)
        item.setScale(start.size + (end.size - start.size) * share)

    return motions.run(step, Motion.MOVE)


def _glide(item: HandCard, spot: QPointF, turn: float, duration: int) -> QAbstractAnimation:
    return motions.together(motions.glide(item, spot, duration), motions.lean(item, turn, duration))
