"""How fast bots' moves are shown, and how people hurry them."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from typing_extensions import override

from gamebox.engine.session import Step
from gamebox.library.settings import Pace
from gamebox.ui.players import players_of
from gamebox.ui.table.board import Board
from gamebox.ui.table.table import Table

_HASTE: dict[Pace, float] = {"slow": 0.75, "normal": 1.5, "quick": 3.0, "at once": math.inf}
"""How much faster than people's moves."""


class Tempo(QObject):
    def __init__(self, table: Table, board: Board, pace: Pace) -> None:
        super().__init__(board)
        self._table = table
        self._board = board
        self._haste = _HASTE[pace]
        self._bots = {player.seat for player in players_of(table.session.setup.seats) if player.bot}
        board.view.installEventFilter(self)
        board.view.viewport().installEventFilter(self)

    def haste(self, step: Step) -> float:
        return self._haste if step.by.seat in self._bots else 1.0

    def skips(self, step: Step) -> bool:
        """Whether a step is not worth waiting for."""
        return self._table.hurrying or self.haste(step) == math.inf

    def hurry(self) -> None:
        """Go through everything up to the next decision of a person."""
        self._table.hurry()
        self._board.skip()

    def _nudge(self) -> bool:
        """Hurry what a bot does, or the bot that has not done it yet; whether there is one."""
        waits = self._table.seat_to_act is not None and not self._table.human_to_act
        if waits and self._board.busy:
            self._board.skip()
        elif waits:
            self._table.nudge()
        return waits

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click on the table or Space hurries."""
        clicked = event.type() == QEvent.Type.MouseButtonPress and watched is self._board.view.viewport()
        if clicked:
            self._nudge()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Space:
            return self._nudge()
        return super().eventFilter(watched, event)
