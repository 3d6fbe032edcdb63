"""Tables of Lava & Rails, without a window around them and, unless asked for, without animations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.lavarails import GAME
from gamebox.games.lavarails.grid import BY_NAME
from gamebox.games.lavarails.view import LavarailsView
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.games.lavarails.layout import plan_for
from gamebox.ui.games.lavarails.look import LOOK
from gamebox.ui.games.lavarails.scene import LavarailsScene
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.table.table import Table
from gamebox.ui.theme import LIGHT

VOLCANO = {
    "level": "volcano",
    "grid": "x 1 2 3\n4 5 6 1\nV 2 3 4+2",
    "row_points": [5, 0, 6],
    "column_points": [3, 4, 0, 0],
}
RAILWAY = {"level": "railway", "grid": "EW 1 2 3\n4 5@3 6 1\n6 2 3 NS"}


@dataclass
class Player:
    """Somebody who plays at a table by pointing, clicking and typing."""

    qtbot: QtBot
    screen: PlayScreen
    table: Table

    @property
    def view(self) -> LavarailsView:
        view: LavarailsView = self.table.view
        return view

    @property
    def scene(self) -> LavarailsScene:
        assert isinstance(self.screen.scene, LavarailsScene)
        return self.screen.scene

    def spot(self, point: QPointF) -> QPoint:
        return self.screen.view.mapFromScene(point)

    def on(self, field: int | str, x: float = 0.5, y: float = 0.5) -> QPoint:
        """A place on a field of the large sheet, in shares of the field."""
        at = BY_NAME[field] if isinstance(field, str) else field
        area = plan_for(self.view.sheet, self.scene.layout.large).rect(at)
        return self.spot(area.topLeft() + QPointF(x, y) * area.width())

    def click(self, spot: QPoint) -> None:
        self.qtbot.mouseMove(self._ground, spot)
        self.qtbot.mouseClick(self._ground, Qt.MouseButton.LeftButton, pos=spot)

    def double_click(self, spot: QPoint) -> None:
        """As a window gets it: Qt calls the second one by another name."""
        for press in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._send(press, spot)
            self._send(QEvent.Type.MouseButtonRelease, spot)

    def drag(self, *spots: QPoint) -> None:
        """Press at the first place, go along the others, let go at the last."""
        self._send(QEvent.Type.MouseButtonPress, spots[0])
        for start, end in pairwise(spots):
            for step in range(1, 9):
                self._send(QEvent.Type.MouseMove, start + (end - start) * step / 8)
        self._send(QEvent.Type.MouseButtonRelease, spots[-1])

    def _send(self, kind: QEvent.Type, spot: QPoint) -> None:
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
        held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
        point = QPointF(spot)
        event = QMouseEvent(kind, point, QPointF(self._ground.mapToGlobal(spot)), button, held, Qt.KeyboardModifier(0))
        QApplication.sendEvent(self._ground, event)

    @property
    def _ground(self) -> QWidget:
        return self.screen.view.viewport()

    def key(self, key: Qt.Key) -> None:
        self.qtbot.keyClick(self._ground, key)

    def press(self, name: str) -> None:
        """A button of the prompt bar, by somebody who looks before clicking again."""
        button = self.button(name)
        self.screen.prompt._wary.stop()
        assert button is not None, f"there is no button {name}"
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def button(self, name: str) -> QPushButton | None:
        shown = [made for made in self.screen.prompt.findChildren(QPushButton, name) if made.isVisible()]
        return shown[-1] if shown else None

    def settle(self) -> None:
        """Let fate do what nobody needs to be asked for."""
        QApplication.processEvents()

    @property
    def asked(self) -> str:
        """What the prompt bar asks for."""
        return LOOK.words.prompt(self.view, self.table.legal(), self.scene.players).text

    @property
    def reason(self) -> str:
        return self.screen.prompt.findChild(QWidget, "reason").text()  # type: ignore[union-attr]


@pytest.fixture
def sit_down(qtbot: QtBot) -> Callable[..., Player]:
    """A table after some moves, at which people sit and bots where asked for."""

    def make(
        sheet: dict[str, Any],
        moves: str = "",
        seats: int = 2,
        seed: int = 1,
        *,
        animation: str = "off",
        bots: tuple[int, ...] = (),
        **options: Any,
    ) -> Player:
        names = ("Alex", "Beate", "Carl", "Diana")[:seats]
        line_up = [Seat(name, player="bot:easy" if seat in bots else "human") for seat, name in enumerate(names)]
        setup = make_setup(GAME, line_up, {"sheet": sheet, **options})
        session = Session(setup, [move.strip() for move in moves.split(",") if move.strip()])
        table = Table(session, Dice(Random(seed)), pace=0)
        screen = PlayScreen(LIGHT, LOOK, table, Settings(animation=animation), Shelf())
        qtbot.addWidget(screen)
        screen.resize(1280, 800)
        with qtbot.waitExposed(screen):
            screen.show()
        screen.begin()
        return Player(qtbot, screen, table)

    return make
