"""The players around the table: plates, discard piles, combinations, towers and level stones, as a view shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from gamebox.games.level8.actions import TAKE_PILE
from gamebox.games.level8.levels import MOST_COMBINATIONS
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.combination import SEEN, CombinationTarget, card_places
from gamebox.ui.games.level8.faces import card_name, face_of
from gamebox.ui.games.level8.flights import Spot
from gamebox.ui.games.level8.layout import PILE_CARD, Layout
from gamebox.ui.games.level8.open_hand import OpenHand
from gamebox.ui.games.level8.pile import PileTarget
from gamebox.ui.games.level8.plate import PILE, PlateItem, RowSizes, name_size, table_area
from gamebox.ui.games.level8.stones import LevelStone, TowerItem
from gamebox.ui.games.level8.terms import combination_name
from gamebox.ui.items.card import RATIO
from gamebox.ui.items.target import TargetItem
from gamebox.ui.players import Player
from gamebox.ui.table.leisure import Leisure
from gamebox.ui.texts import tip, translate
from gamebox.ui.theme import Theme

_TOWERS, _STONES = 60.0, 20.0
_GAP, _ROW_GAP = 12.0, 8.0
NARROWEST_CARD = 42.0


class SeatItems:
    """Everything on the table that belongs to one player."""

    def __init__(self, player: Player, theme: Theme, leisure: Leisure, add: Callable[[TargetItem], None]) -> None:
        self.player = player
        self.plate = PlateItem(player, theme, leisure)
        self.open_hand = OpenHand(theme)
        self.pile = PileTarget(TAKE_PILE[player.seat], theme)
        self.pile.setObjectName(f"pile {player.seat + 1}")
        self.combinations = [CombinationTarget(player.seat, index, theme) for index in range(MOST_COMBINATIONS)]
        self.tower = TowerItem(player)
        self.stone = LevelStone(player)
        for target in (self.pile, *self.combinations):
            add(target)

    def show(self, view: Level8View, layout: Layout, bottom: int, sizes: RowSizes, wanted: frozenset[int]) -> None:
        """`bottom` is the seat at the near side of the table; `wanted` are cards that would help who looks."""
        seat = self.player.seat
        near = seat == bottom
        place = (seat - bottom) % len(view.counts) - 1
        self.plate.setVisible(not near)
        if not near:
            self.plate.show_player(view, layout.opponent(place), sizes.name)
        opened = layout.open_hands and not near
        self.open_hand.show_cards(view.held(seat) if opened else (), layout.open_hand(place))
        self._show_pile(view, layout, near, wanted)
        self._show_combinations(view, layout, near, sizes)
        self._show_tower(view, layout)
        self._show_stone(view, layout)

    def _show_pile(self, view: Level8View, layout: Layout, near: bool, wanted: frozenset[int]) -> None:
        discards = view.discards[self.player.seat]
        self.pile.setScale(1.0 if near else PILE / PILE_CARD)
        _put(self.pile, layout.own_pile if near else self.plate.pile_spot())
        top = face_of(discards[-1]) if discards else None
        self.pile.show_pile(top, len(discards), counted=False, wanted=bool(discards) and discards[-1] in wanted)
        text = translate("Level8", "{name}’s discard pile: {card}")
        empty = translate("Level8", "{name}’s discard pile is empty")
        card = card_name(discards[-1]) if discards else ""
        self.pile.hint = (text if discards else empty).format(name=self.player.name, card=card)
        self.pile.setToolTip(tip(self.pile.hint))

    def _show_combinations(self, view: Level8View, layout: Layout, near: bool, sizes: RowSizes) -> None:
        lying = view.table[self.player.seat]
        areas = self._areas(_counts(view, self.player.seat), layout, near, sizes)
        for index, target in enumerate(self.combinations):
            if index < len(lying):
                target.show_combination(lying[index], areas[index])
                text = translate("Level8", "{name}: {combination}")
                target.hint = text.format(name=self.player.name, combination=combination_name(lying[index]))
            else:
                target.show_combination(None, QRectF())

    def _show_tower(self, view: Level8View, layout: Layout) -> None:
        spot = self.tower_spot(view.towers, layout)
        _put(self.tower, spot)
        self.tower.setZValue(_TOWERS + spot.y() / 1000)
        self.tower.stand(split=self.player.seat == view.turn and bool(view.targets))

    def tower_spot(self, towers: Sequence[int], layout: Layout) -> QPointF:
        """Where the tower stands, if the players' towers are on these fields."""
        field = towers[self.player.seat]
        there = [seat for seat, tower in enumerate(towers) if tower == field]
        return layout.tower(field, there.index(self.player.seat), len(there))

    def _show_stone(self, view: Level8View, layout: Layout) -> None:
        seat = self.player.seat
        level = view.levels[seat]
        there = [other for other, reached in enumerate(view.levels) if reached == level]
        _put(self.stone, layout.stone(level, there.index(seat), len(there)))
        self.stone.setZValue(_STONES)

    def hand_spot(self) -> Spot:
        """Where cards of an opponent's hand come from and go to, and how large they are there."""
        at = self.open_hand.sceneBoundingRect().center() if self.open_hand.isVisible() else self.plate.hand_spot()
        return Spot(at, 0.3, arrive=self.plate.update)

    def laid_places(self, view: Level8View, layout: Layout, near: bool, sizes: RowSizes) -> list[list[QRectF]]:
        """Where every card of the combinations lies, in the order in which they are arranged."""
        counts = _counts(view, self.player.seat)
        areas = self._areas(counts, layout, near, sizes)
        return [card_places(area, count) for area, count in zip(areas, counts, strict=True)]

    def holds(self, at: QPointF, *, near: bool) -> bool:
        """Whether the player's discard pile lies there or, on a plate, their combinations."""
        laid = not near and self.plate.isVisible() and any(target.isVisible() for target in self.combinations)
        return self.pile.sceneBoundingRect().contains(at) or (laid and self.plate.table_area().contains(at))

    def _areas(self, counts: list[int], layout: Layout, near: bool, sizes: RowSizes) -> list[QRectF]:
        area = layout.own.adjusted(206, 10, -12, -10) if near else self.plate.table_area()
        return shared(area, counts, card_width(area, counts) if near else sizes.card) if counts else []


def _put(item: QGraphicsItem, spot: QPointF) -> None:
    """Drawn anew where it stands now: the picture that Qt keeps of it is only as sharp as its last place."""
    if item.pos() != spot:
        item.setPos(spot)
        item.update()


def row_sizes(players: Sequence[Player], view: Level8View, layout: Layout, bottom: int, text: float = 1.0) -> RowSizes:
    """As large as the fullest plate and the longest name of the opponents allow."""
    others = [player for player in players if player.seat != bottom]
    plate = layout.opponent(0)
    laid = [_counts(view, player.seat) for player in others if view.table[player.seat]]
    card = min([PILE, *(card_width(table_area(plate), counts) for counts in laid)])
    return RowSizes(card, name_size((player.name for player in others), plate, text))


def _counts(view: Level8View, seat: int) -> list[int]:
    """How many cards each combination of a player has."""
    return [len(combination.faces) for combination in view.table[seat]]


def card_width(area: QRectF, counts: list[int]) -> float:
    """How wide cards can be in an area, be it in one row or two, for all their numbers to be seen."""
    return max(NARROWEST_CARD, *(_width_in(area, rows) for rows in _arrangements(counts)))


def shared(area: QRectF, counts: list[int], wide: float) -> list[QRectF]:
    """The area for combinations of so many cards, in one row if cards of that width fit, else in two."""
    rows = max(_arrangements(counts), key=lambda rows: min(wide, _width_in(area, rows)))
    high = wide * RATIO
    top = area.center().y() - (len(rows) * (high + _ROW_GAP) - _ROW_GAP) / 2
    places = []
    for number, row in enumerate(rows):
        spare = _room(area, row) - wide * len(row)
        step = min(wide + 3, spare / max(1, sum(count - 1 for count in row)))
        left = area.left()
        for count in row:
            place = QRectF(left, top + number * (high + _ROW_GAP), wide + step * (count - 1), high)
            places.append(place)
            left = place.right() + _GAP
    return places


def _arrangements(counts: list[int]) -> list[list[list[int]]]:
    """In one row, or in two."""
    half = (len(counts) + 1) // 2
    return [[counts], [counts[:half], counts[half:]]] if half < len(counts) else [[counts]]


def _width_in(area: QRectF, rows: list[list[int]]) -> float:
    """How wide cards can be in such rows."""
    high = (area.height() - _ROW_GAP * (len(rows) - 1)) / len(rows)
    return min(high / RATIO, *(_room(area, row) / sum(map(_fan, row)) for row in rows))


def _room(area: QRectF, row: list[int]) -> float:
    return area.width() - _GAP * (len(row) - 1)


def _fan(count: int) -> float:
    """How many cards wide a fan is whose numbers can all be read."""
    return 1 + SEEN * (count - 1)
