"""When the curtain falls and who lifts it: between two people with secrets, and when nobody looks after the window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gamebox.ui.accompaniment.sounds import CURTAIN
from gamebox.ui.look import Look
from gamebox.ui.players import players_of
from gamebox.ui.screens.screen import Screen
from gamebox.ui.table.absence import Absence
from gamebox.ui.table.board import Board
from gamebox.ui.table.curtain import Curtain, News
from gamebox.ui.table.since import doings, since
from gamebox.ui.table.table import Table


class Privacy(QObject):
    """Hangs curtains before a screen; keys and clicks do not reach the parts that are `behind` them."""

    hidden = Signal()
    """Nobody's secrets may be seen any more."""
    revealed = Signal()
    """The right person has come, and looks."""
    home_wanted = Signal()
    settings_wanted = Signal()
    show_wanted = Signal(int)
    """The seat for which what happened since its last turn is to be played back, before it has come."""

    def __init__(self, screen: Screen, behind: Sequence[QWidget], table: Table, board: Board, look: Look) -> None:
        super().__init__(screen)
        self._screen = screen
        self._behind = behind
        self._table = table
        self._board = board
        self._look = look
        self._players = players_of(table.session.setup.seats)
        self._curtain: Curtain | None = None
        self._absence = Absence(self)
        self._absence.noticed.connect(self._cover)
        self._absence.returned.connect(self.take_focus)

    def watch(self, window: QWidget) -> None:
        """Notice when nobody looks after the window any more."""
        self._absence.watch(window)

    def take_focus(self) -> bool:
        """Whether a curtain hangs; then the keys belong to it."""
        if self._curtain:
            self._curtain.take_focus()
        return self._curtain is not None

    def _cover(self) -> None:
        """Hide what lies open, if there is somebody to hide it from."""
        self._board.skip()
        seat = self._table.viewer
        if seat is not None and self._table.shares_secrets:
            self.draw_curtain(seat)

    def draw_curtain(self, seat: int) -> None:
        """Hide everybody's secrets, then ask a person to come."""
        self._table.hide()
        self.hidden.emit()
        if self._curtain:
            self._curtain.remove()
        call = self._look.words.prompt(self._table.view, (), self._players).call
        self._curtain = Curtain(self._screen, self._screen.theme, self._players[seat], call, self._news_for(seat))
        self._curtain.lifted.connect(self._lift)
        self._curtain.show_wanted.connect(self._draw_back)
        self._curtain.home_wanted.connect(self.home_wanted)
        self._curtain.settings_wanted.connect(self.settings_wanted)
        self._reach(behind=False)
        self._curtain.fall(self._board.speed)
        self._board.heard.emit(CURTAIN)

    def _lift(self, seat: int) -> None:
        self._curtain = None
        self._board.heard.emit(CURTAIN)
        self._reach(behind=True)
        self._table.reveal_to(seat)
        self.revealed.emit()

    def _draw_back(self, seat: int) -> None:
        """For a while, and nobody looks yet: all hands stay hidden."""
        if self._curtain:
            self._curtain.remove()
        self._curtain = None
        self._reach(behind=True)
        self.show_wanted.emit(seat)

    def _reach(self, *, behind: bool) -> None:
        """Whether keys and clicks reach what is behind the curtain."""
        for part in self._behind:
            part.setEnabled(behind)

    def _news_for(self, seat: int) -> News:
        """What everybody saw happen since the seat last decided something."""
        steps = self._table.steps
        told = [line for step in doings(steps, seat) for line in self._board.log.lines(step, None)]
        return News([line for text in told for line in text.splitlines()], first=since(steps, seat) is None)
