"""Cards on their way from one place to another."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF
from PySide6.QtWidgets import QGraphicsScene

from gamebox.ui.games.level8.faces import face_of
from gamebox.ui.games.level8.layout import HAND_CARD
from gamebox.ui.items import motions
from gamebox.ui.items.card import BACK, CardItem
from gamebox.ui.theme import Motion, Theme

_ABOVE = 2000.0


class Spot(NamedTuple):
    """A place, how large a card is there, and how far it is turned."""

    at: QPointF
    size: float
    turn: float = 0.0
    arrive: Callable[[], object] | None = None
    """Shows what a card has become that comes there; None: it lies there itself."""
    depart: Callable[[], object] | None = None
    """Takes away what lies there, once a card sets out; None: nothing lies there any more."""


class Flights:
    """Cards in flight are copies; where they land the view shows the real ones afterwards."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        self._scene = scene
        self._theme = theme
        self._pool: list[CardItem] = []
        self._used = 0

    def clear(self) -> None:
        """Forget all cards that have flown."""
        self._used = 0
        for item in self._pool:
            item.setRotation(0)
            item.hide()
            item.show_face(BACK)

    def fly(
        self, card: int, start: Spot, end: Spot, *, wait: int = 0, lift: float = 40, shown: bool = False
    ) -> QAbstractAnimation:
        """One card in a bow; it appears when it begins to fly, or is `shown` where it waits and nothing else lies."""
        item = self._next()
        largest = max(start.size, end.size)

        def step(share: float) -> None:
            if not item.isVisible():
                item.show_face(face_of(card))
                item.show()
                if start.depart:
                    start.depart()
            way = end.at - start.at
            item.setPos(start.at + way * share - QPointF(0, lift * 4 * share * (1 - share)))
            item.setScale(start.size + (end.size - start.size) * share)
            item.sharpen(end.size if share >= 1 else largest)
            item.setRotation(start.turn + (end.turn - start.turn) * share)
            if share >= 1 and end.arrive:
                item.hide()
                end.arrive()

        if shown and not start.depart:
            step(0.0)
        flight = motions.run(step, Motion.CARD, QEasingCurve.Type.InOutCubic)
        return motions.sequence(motions.pause(wait), flight) if wait else flight

    def _next(self) -> CardItem:
        if self._used == len(self._pool):
            item = CardItem(HAND_CARD, self._theme)
            item.setZValue(_ABOVE + self._used)
            item.hide()
            self._scene.addItem(item)
            self._pool.append(item)
        self._used += 1
        return self._pool[self._used - 1]
