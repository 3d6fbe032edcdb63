"""The dice in the tray: which lie there, which can be taken, which one the player has picked."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtWidgets import QGraphicsScene

from gamebox.games.lavarails.position import POOL
from gamebox.games.lavarails.view import LavarailsView, Phase
from gamebox.ui.games.lavarails.dice import PoolDie
from gamebox.ui.games.lavarails.layout import pool_spots
from gamebox.ui.items.motions import glide
from gamebox.ui.items.pip_die import EMBER
from gamebox.ui.theme import Motion, Theme

_ERUPTS = {Phase.ERUPTION, Phase.LAVA}


class Pool:
    def __init__(self, scene: QGraphicsScene, seats: int, theme: Theme) -> None:
        self.dice = [PoolDie(theme) for _ in range(POOL[seats])]
        self.ember = PoolDie(theme, EMBER)
        self.picked: int | None = None
        """The number that the player has picked."""
        self.carried: PoolDie | None = None
        """A die that the player has just dropped on a field."""
        for die in (*self.dice, self.ember):
            scene.addItem(die)

    def show(self, view: LavarailsView) -> None:
        self.carried = None
        numbers = _lying(view)
        for index, die in enumerate(self.dice):
            die.setVisible(index < len(numbers))
        if view.phase in _ERUPTS:
            self.ember.lie(view.eruption, pool_spots((1,))[0], blank=not view.eruption)
        else:
            self.ember.hide()
        for die, number, spot in zip(self.dice, numbers, pool_spots(numbers), strict=False):
            die.lie(number, spot, blank=not view.pool)

    def allow(self, view: LavarailsView, takeable: int) -> None:
        """Light the dice for which there is a field among `takeable`."""
        numbers = {number for number in range(1, 7) if view.sheet.by_number[number] & takeable}
        if self.picked not in numbers:
            self.picked = None
        for die in self.dice:
            die.allow(die.number in numbers and bool(view.pool), chosen=die.number == self.picked)

    def close_up(self, *, gone: PoolDie | None = None, come: PoolDie | None = None) -> list[QAbstractAnimation]:
        """The dice lie together again when one goes away, or make room for one that comes."""
        lying = [die for die in self.dice if die.isVisible() and die not in {gone, come}]
        spots = self._spots([*lying, come] if come else lying)
        return [glide(die, spots[die], Motion.CARD) for die in lying if die.pos() != spots[die]]

    def place_for(self, die: PoolDie) -> QPointF:
        """Where it will lie among those that can be seen."""
        return self._spots([*(other for other in self.dice if other.isVisible() and other is not die), die])[die]

    def _spots(self, dice: list[PoolDie]) -> dict[PoolDie, QPointF]:
        """Sorted; among equals each as far to the left as it has been."""
        order = sorted(dice, key=lambda die: (die.number, die.pos().x()))
        return dict(zip(order, pool_spots(tuple(die.number for die in order)), strict=True))

    def die_with(self, number: int) -> PoolDie | None:
        """The die that was carried, or any one in the tray that shows the number."""
        if self.carried and self.carried.number == number:
            return self.carried
        return next((die for die in self.dice if die.isVisible() and die.number == number), None)


def _lying(view: LavarailsView) -> tuple[int, ...]:
    """The numbers of the dice in the tray, 0 before they are rolled; none while it holds something else.

    When tracks are drawn the pass is over: what was left of the pool goes back with all the others (LR-19).
    """
    if view.phase in _ERUPTS or view.phase is Phase.DRAW:
        return ()
    return view.pool or ((0,) * view.pool_size if view.phase is Phase.ROLL else ())
