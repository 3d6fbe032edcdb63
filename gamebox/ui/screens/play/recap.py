"""What happened since one's last turn: told beside the table, and played back as everybody saw it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebox.engine.game import Event
from gamebox.engine.session import Step
from gamebox.ui.look import Look, Offer
from gamebox.ui.players import players_of
from gamebox.ui.screens.play.herald import Herald
from gamebox.ui.table.board import Board
from gamebox.ui.table.log import GameLog
from gamebox.ui.table.since import doings
from gamebox.ui.table.table import Table
from gamebox.ui.texts import translate
from gamebox.ui.widgets.parts import button

_BETWEEN, _STILL = 250, 900
"""Milliseconds between two steps: after a motion, and where nothing moves."""


class Recap(QObject):
    """Tells and plays on a board, and dies with it."""

    began = Signal()
    ended = Signal()
    """What was played back has been seen, or enough of it."""

    def __init__(self, table: Table, board: Board, look: Look, herald: Herald) -> None:
        super().__init__(board)
        self._table = table
        self._board = board
        self._look = look
        self._herald = herald
        self._left: deque[tuple[Step, Any]] = deque()
        """Steps that are still to be seen, each with what lies open after it."""
        self.playing = False
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._play_next)

    @property
    def possible(self) -> bool:
        """Whether there is something to tell the one who must decide now."""
        seat = self._table.seat_to_act
        told = self._table.human_to_act and not self._table.needs_curtain and seat is not None
        return told and any(step.by.seat != seat for step in doings(self._table.steps, seat or 0))

    @property
    def seen(self) -> list[Event]:
        """What the one who looks saw happen since they last decided something."""
        seat = self._table.viewer
        if seat is None:
            return []
        happened = (event.seen_by(seat) for step in doings(self._table.steps, seat) for event in step.events)
        return [event for event in happened if event]

    def tell(self) -> None:
        """Everything that happened, beside the table, as far as whoever looks may know it."""
        seat = self._table.seat_to_act
        if seat is None:
            return
        log = GameLog(self._look.words, players_of(self._table.session.setup.seats))
        log.setObjectName("recap")
        log.show_all(doings(self._table.steps, seat), self._table.viewer)
        show = button(translate("Recap", "Show me"), lambda: self.play(seat), "primary", name="show-me")
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 8, 0)
        column.addWidget(log, 1)
        column.addWidget(show)
        self._board.aside.show_content(translate("Curtain", "Since your last turn"), page, self)
        show.setFocus()

    def play(self, seat: int) -> None:
        """Once more, with nobody's secrets."""
        self._board.aside.shut()
        self._board.skip()
        steps = self._table.steps
        new = doings(steps, seat)
        self._left = deque(zip(new, self._views(new), strict=True))
        if not self._left:
            return
        self.playing = True
        self.began.emit()
        before = steps[: len(steps) - len(new)]
        state = self._table.session.state_after(new[0].index)
        self._board.show_all(state.view(None), (), None, before)
        enough = Offer(translate("Recap", "Enough"), primary=True, run=self.stop)
        self._herald.ask(translate("Recap", "This is what happened since your last turn."), enough)
        self._next.start(_BETWEEN)

    def _views(self, steps: Sequence[Step]) -> list[Any]:
        """What lies open after each; whoever has no choice seems to have one until they have decided."""
        session, views = self._table.session, []
        for place, step in enumerate(steps):
            if place == len(steps) - 1:
                state = self._table.state
            elif steps[place + 1].index == step.index:
                whole = session.steps_from(step.index)[0]
                state = whole.pretended[whole.shown.index(step)]
            else:
                state = session.state_after(step.index + 1)
            views.append(state.view(None))
        return views

    def _play_next(self) -> None:
        if not self._left:
            self.stop()
            return
        step, view = self._left.popleft()
        self._board.play(step, None, lambda: self._board.show_view(view, ()))

    def go_on(self) -> None:
        """A step has been shown to its end."""
        self._next.start(_BETWEEN if self._board.speed else _STILL)

    def stop(self) -> None:
        if self.playing:
            self.playing = False
            self._next.stop()
            self._left.clear()
            self._board.stop()
            self.ended.emit()
