"""The players around the table: plates, discard piles, combinations, towers and level stones, as a view shows them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF

from gamebox.games.level8.actions import TAKE_PILE
from gamebox.games.level8.levels import load_sides
from gamebox.games.level8.view import Level8View
from gamebox.ui.items.target import TargetItem
from gamebox.ui.level8.combination import CombinationTarget
from gamebox.ui.level8.faces import card_name, face_of
from gamebox.ui.level8.layout import PILE_CARD, Layout
from gamebox.ui.level8.pile import PileTarget
from gamebox.ui.level8.plate import PILE, PlateItem
from gamebox.ui.level8.stones import LevelStone, TowerItem
from gamebox.ui.look import Player
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme

_MOST_COMBINATIONS = 4
_STONES = 60.0


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
        text = translate("Level8", "{name}'s discard pile: {card}")
        empty = translate("Level8", "{name}'s discard pile is empty")
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
        self.tower.setZValue(_STONES + spot.y() / 1000)
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


def stars_of(view: Level8View, seat: int) -> int:
    """Which side of the level card a seat plays with (L8-3)."""
    return 2 if view.cards[seat] == load_sides("standard")[1] else 1


def shared(area: QRectF, counts: list[int]) -> list[QRectF]:
    """The area for so many combinations: side by side, or in two rows where it is narrow."""
    if not counts:
        return []
    gap = 12.0
    one_row = len(counts) == 1 or area.width() / area.height() > 0.42 * (sum(counts) + len(counts))
    rows = [list(range(len(counts)))] if one_row else _two_rows(counts)
    high = (area.height() - gap / 2 * (len(rows) - 1)) / len(rows)
    places = [QRectF()] * len(counts)
    for row, members in enumerate(rows):
        weights = [counts[index] + 0.4 for index in members]
        room = min(area.width() - gap * (len(members) - 1), sum(weights) * high / 1.4)
        left = area.left()
        for index, weight in zip(members, weights, strict=True):
            wide = room * weight / sum(weights)
            places[index] = QRectF(left, area.top() + row * (high + gap / 2), wide, high)
            left += wide + gap
    return places


def _two_rows(counts: list[int]) -> list[list[int]]:
    half = (len(counts) + 1) // 2
    return [list(range(half)), list(range(half, len(counts)))]
