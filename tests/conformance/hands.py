"""Somebody at a table who makes moves by the pointer only, or by keys only, as a person would.

Most games need no more than this: a place or a button stands for each move. Where moves are prepared first, by
selecting cards or drawing tracks, `tests/ui/games/<game>/hands.py` says how: `make(hands, move)`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gamebox.engine.record import Setup
from gamebox.library.shelf import Shelf
from gamebox.ui.items.target import TargetItem
from gamebox.ui.look import Offer
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import players_of
from gamebox.ui.table.view import TableView
from gamebox.ui.theme import LIGHT

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
GRAIN = 14
"""In so many columns and rows a place is searched for a point that nothing covers."""

Make = Callable[["Hands", Any], None]


class Hands(ABC):
    """At a table that shows a view to the one who must decide."""

    def __init__(self, setup: Setup, view: Any, legal: Sequence[Any]) -> None:
        self.look = LOOKS[setup.game.id]
        self.players = players_of(setup.seats)
        self.scene: Any = self.look.drawing.scene(self.players, LIGHT, Shelf())
        self.table = TableView(self.scene)
        self.table.resize(1280, 700)
        self.table.show()
        self.view, self.legal = view, legal
        self.made: list[Any] = []
        self.scene.intended.connect(self.made.append)
        self.scene.show_view(view, legal)

    def make(self, move: Any) -> list[Any]:
        """Do what makes the move; answers what was wished for."""
        make_for(self.look.game.id)(self, move)
        while self.scene.planning:
            self.scene.go_on()
        return self.made

    @property
    def offers(self) -> list[Offer]:
        """The buttons of the prompt bar."""
        return [*self.look.words.prompt(self.view, self.legal, self.players).offers, *self.scene.offers()]

    def offer(self, key: str) -> Offer:
        return next(offer for offer in self.offers if offer.key == key)

    def places(self, kind: type[Any] = TargetItem) -> list[Any]:
        """What can be chosen on the table now."""
        return [item for item in self.scene.items() if isinstance(item, kind) and item.legal and item.isVisible()]

    def press(self, offer: Offer) -> None:
        self.reach(offer)
        if offer.run:
            offer.run()
        else:
            self.scene.intend(offer.action)

    @abstractmethod
    def reach(self, offer: Offer) -> None:
        """See to it that the button can be pressed."""

    @abstractmethod
    def choose(self, target: TargetItem) -> None:
        """Choose a place on the table."""


class Pointer(Hands):
    def reach(self, offer: Offer) -> None:
        assert offer.label, "a button without a word"

    def choose(self, target: TargetItem) -> None:
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=self._bare_spot(target))

    def _bare_spot(self, target: TargetItem) -> QPoint:
        """Where the place lies on top."""
        area = self.table.mapFromScene(target.sceneBoundingRect()).boundingRect()
        spots = [
            QPoint(area.left() + area.width() * across // GRAIN, area.top() + area.height() * down // GRAIN)
            for across in range(GRAIN)
            for down in range(GRAIN)
        ]
        for spot in sorted(spots, key=lambda spot: (spot - area.center()).manhattanLength()):
            places = [item for item in self.table.items(spot) if isinstance(item, TargetItem)]
            if places and places[0] is target:
                return spot
        raise AssertionError(f"{target.objectName() or target.hint} cannot be pointed at")


class Keys(Hands):
    def reach(self, offer: Offer) -> None:
        assert [each.key for each in self.offers].count(offer.key) == 1, f"the key of {offer.label} means two things"
        assert offer.key, f"{offer.label} has no key"

    def choose(self, target: TargetItem) -> None:
        if self.scene._cursor is None:
            self._press(Qt.Key.Key_Down)
        for key in self._way_to(target):
            self._press(key)
        assert self.scene._cursor is target
        self._press(Qt.Key.Key_Space)

    def _way_to(self, target: TargetItem) -> list[Qt.Key]:
        """The arrows that lead the cursor there."""
        start = self.scene._cursor
        ways: dict[Any, list[Qt.Key]] = {start: []}
        ahead = deque([start])
        while ahead and target not in ways:
            here = ahead.popleft()
            for key in ARROWS:
                self.scene._move_cursor(here)
                self._press(key)
                there = self.scene._cursor
                if there not in ways:
                    ways[there] = [*ways[here], key]
                    ahead.append(there)
        self.scene._move_cursor(start)
        assert target in ways, f"no arrows lead to {target.objectName() or target.hint}"
        return ways[target]

    def _press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.table, key)


def make_for(game: str) -> Make:
    """How moves of a game are made by hand."""
    name = f"tests.ui.games.{game}.hands"
    if find_spec(f"tests.ui.games.{game}") and find_spec(name):
        own: Make = import_module(name).make
        return own
    return make


def make(hands: Hands, move: Any) -> None:
    """A place stands for it, or a button."""
    places = [target for target in hands.places() if target.action == move]
    if places:
        hands.choose(places[0])
    else:
        hands.press(next(offer for offer in hands.offers if offer.action == move))


def put_away(hands: Hands) -> None:
    hands.table.close()
    hands.table.deleteLater()
    QApplication.sendPostedEvents(hands.table)
