"""The bots of one table: how long they wait, what they are asked, and what is done if one cannot decide."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from gamebox.bots.registry import stand_in
from gamebox.bots.tasks import Answer, Bench
from gamebox.bots.worker import Worker
from gamebox.engine.game import Turn
from gamebox.engine.session import Session


class Opponents(QObject):
    """They think in a process of their own. Whatever the game has left behind meanwhile is no longer answered."""

    ready = Signal()
    """Whoever must act has waited long enough."""
    decided = Signal(object)
    """The move of the bot that was asked; it may be made."""
    failed = Signal(str)
    """A bot could not decide; any move was made instead."""
    replaced = Signal(str, str)
    """There is no bot of the first name, and one of the second plays in its place."""
    advised = Signal(object)
    """An Answer with Advice: what the person could do who must decide."""
    _answered = Signal(object)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._worker = Worker(self._answered.emit)
        self._bench = Bench(session, self._worker)
        self._missed: set[str] = set()
        """The bots that there are not, as far as it has been told."""
        self._position = 0
        """Counts every change of the game, also what is taken back: no two positions have the same number."""
        self._asked = -1
        self._considering = QTimer(self, singleShot=True)
        self._considering.timeout.connect(self._tell_ready)
        self._answered.connect(self._take_answer)

    def turn_page(self) -> None:
        """The game has changed: what was asked before is void."""
        self._position += 1

    def wait(self, patience: int) -> None:
        """Say when so many milliseconds are over; once in each position."""
        if self._asked != self._position:
            self._asked = self._position
            self.call()
            self._considering.start(patience)

    def nudge(self) -> None:
        """Whoever considers has considered long enough."""
        if self._considering.isActive():
            self._considering.start(0)

    def call(self) -> None:
        """Somebody will have to think soon."""
        self._worker.start()

    def ask(self, seat: int) -> None:
        """Let the bot of that seat decide."""
        self._bench.ask_move(self._asked, seat, self._bot_at(seat))

    def consult(self, seat: int, include: Any) -> None:
        """Weigh what a person could do, among it a move that they think of."""
        self._bench.ask_hint(_advice_in(self._position), seat, include)

    def forget(self) -> None:
        """What was asked is asked again when the table goes on."""
        self._asked = -1

    def pause(self) -> None:
        self.forget()
        self._considering.stop()
        self._worker.cancel()

    def leave(self) -> None:
        """Nobody plays here any more."""
        self._worker.stop()

    def _tell_ready(self) -> None:
        if self._asked == self._position:
            self.ready.emit()

    def _bot_at(self, seat: int) -> str:
        """The bot that a record names, or a stand-in of which is told once."""
        setup = self._session.setup
        named = setup.seats[seat].bot or ""
        playing = stand_in(setup.game.id, named)
        if playing != named and named not in self._missed:
            self._missed.add(named)
            self.replaced.emit(named, playing)
        return playing

    def _take_answer(self, answer: Answer) -> None:
        """What a bot has decided; whoever fails to decide something that is allowed makes any move."""
        if answer.stamp == _advice_in(self._position):
            self.advised.emit(answer)
            return
        state = self._session.state
        if not answer.stamp == self._asked == self._position or not isinstance(state.to_act(), Turn):
            return
        refusal = None if answer.error else state.refusal(answer.result)
        if answer.error or refusal:
            self.failed.emit(answer.error or str(refusal))
            self.decided.emit(Random().choice(state.legal()))
        else:
            self.decided.emit(answer.result)


def _advice_in(position: int) -> int:
    """The stamp of what a person is told in a position: no bot's question bears it."""
    return -2 - position
