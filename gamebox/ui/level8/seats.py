"""The players around the table: plates, discard piles, combinations, towers and level stones, as a view shows them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF

from gamebox.games.level8.actions import TAKE_PILE
from gamebox.games.level8.view import Level8View
from gamebox.ui.items.card import RATIO
from gamebox.ui.items.target import TargetItem
from gamebox.ui.level8.combination import SEEN, CombinationTarget
from gamebox.ui.level8.faces import card_name, face_of
from gamebox.ui.level8.layout import PILE_CARD, Layout
from gamebox.ui.level8.pile import PileTarget
from gamebox.ui.level8.plate import PILE, PlateItem
from gamebox.ui.level8.stones import LevelStone, TowerItem
from gamebox.ui.look import Player
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme

_MOST_COMBINATIONS = 4
_TOWERS, _STONES = 60.0, 20.0
_GAP, _ROW_GAP = 12.0, 6.0


class SeatItems:
    """Everything on the table that belongs to one player."""

    def __init__(self, player: Player, theme: Theme, add: Callable[[TargetItem], None]) -> None:
        self.player = player
        self.plate = PlateItem(player, theme)
        self.pile = PileTarget(TAKE_PILE[player.seat], theme)
        self.pile.setObjectName(f"pile {player.seat + 1}")
        self.combinations = [CombinationTarget(player.seat, index, theme) for index in range(_MOST_COMBINATIONS)]
        self.tower = TowerItem(player)
        self.stone = LevelStone(player)
        for target in (self.pile, *self.combinations):
            add(target)

    def show(self, view: Level8View, layout: Layout, bottom: int, wanted: frozenset[int]) -> None:
        """`bottom` is the seat at the near side of the table; `wanted` are cards that would help who looks."""
        seat = self.player.seat
        near = seat == bottom
        self.plate.setVisible(not near)
        if not near:
            place = (seat - bottom) % len(view.counts) - 1
            self.plate.show_player(view, layout.opponent(place))
        self._show_pile(view, layout, near, wanted)
        self._show_combinations(view, layout.own.adjusted(206, 12, -12, -12) if near else self.plate.table_area())
        self._show_tower(view, layout)
        self._show_stone(view, layout)

    def _show_pile(self, view: Level8View, layout: Layout, near: bool, wanted: frozenset[int]) -> None:
        discards = view.discards[self.player.seat]
        self.pile.setPos(layout.own_pile if near else self.plate.pile_spot())
        self.pile.setScale(1.0 if near else PILE / PILE_CARD)
        top = face_of(discards[-1]) if discards else None
        self.pile.show_pile(top, len(discards), counted=False, wanted=bool(discards) and discards[-1] in wanted)
        text = translate("Level8", "{name}’s discard pile: {card}")
        empty = translate("Level8", "{name}’s discard pile is empty")
        words = text.format(name=self.player.name, card=card_name(discards[-1])) if discards else empty
        self.pile.hint = words.format(name=self.player.name)
        self.pile.setToolTip(self.pile.hint)

    def _show_combinations(self, view: Level8View, area: QRectF) -> None:
        lying = view.table[self.player.seat]
        areas = shared(area, [len(combination.faces) for combination in lying])
        for index, target in enumerate(self.combinations):
            if index < len(lying):
                target.show_combination(lying[index], areas[index])
            else:
                target.show_combination(None, QRectF())

    def _show_tower(self, view: Level8View, layout: Layout) -> None:
        seat = self.player.seat
        field = view.towers[seat]
        there = [other for other, tower in enumerate(view.towers) if tower == field]
        spot = layout.tower(field, there.index(seat), len(there))
        self.tower.setPos(spot)
        self.tower.setZValue(_TOWERS + spot.y() / 1000)
        self.tower.setOpacity(0.45 if seat == view.turn and view.targets else 1.0)

    def _show_stone(self, view: Level8View, layout: Layout) -> None:
        seat = self.player.seat
        level = view.levels[seat]
        there = [other for other, reached in enumerate(view.levels) if reached == level]
        self.stone.setPos(layout.stone(level, there.index(seat), len(there)))
        self.stone.setZValue(_STONES)

    def hand_spot(self, layout: Layout, bottom: int) -> tuple[QPointF, float]:
        """Where cards of the hand come from and go to, and how large they are there."""
        if self.player.seat == bottom:
            return QPointF(layout.hand.center().x(), layout.hand.center().y()), 1.0
        return self.plate.hand_spot(), 0.3


def shared(area: QRectF, counts: list[int]) -> list[QRectF]:
    """The area for combinations of so many cards: in one row or two, whichever shows larger cards."""
    if not counts:
        return []
    half = (len(counts) + 1) // 2
    indices = list(range(len(counts)))
    arrangements = [[indices]] if len(counts) == 1 else [[indices], [indices[:half], indices[half:]]]
    rows = max(arrangements, key=lambda rows: min(_card_width(area, rows, row, counts) for row in rows))
    high = (area.height() - _ROW_GAP * (len(rows) - 1)) / len(rows)
    places = [QRectF()] * len(counts)
    for number, row in enumerate(rows):
        wide = _card_width(area, rows, row, counts)
        room = area.width() - _GAP * (len(row) - 1)
        step = room / sum(_fan(counts[index]) for index in row)
        left = area.left()
        for index in row:
            share = min(step * _fan(counts[index]), (wide + 3) * counts[index])
            places[index] = QRectF(left, area.top() + number * (high + _ROW_GAP), share, high)
            left += share + _GAP
    return places


def _fan(count: int) -> float:
    """How many cards wide a fan is whose numbers can all be read."""
    return 1 + SEEN * (count - 1)


def _card_width(area: QRectF, rows: list[list[int]], row: list[int], counts: list[int]) -> float:
    """How wide cards can be in one of the rows."""
    high = (area.height() - _ROW_GAP * (len(rows) - 1)) / len(rows)
    return min(high / RATIO, (area.width() - _GAP * (len(row) - 1)) / sum(_fan(counts[index]) for index in row))
