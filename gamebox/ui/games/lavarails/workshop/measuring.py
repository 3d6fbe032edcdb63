"""How a sheet plays, found out in another process while it is drawn: better and better, and anew with every change."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from gamebox.bots.lavarails.workshop import ENOUGH, Measure
from gamebox.bots.worker import Answer, Progress, Worker
from gamebox.games.lavarails.canvas import Canvas

_PAUSE = 250
"""Milliseconds in which a hand that draws may go on."""


class Measuring(QObject):
    """Has one question at a time under way; whoever owns it ends it."""

    measured = Signal(object)
    """PlayFigures of the sheet as it is now."""
    failed = Signal(str)
    _heard = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._canvas: Canvas | None = None
        self._stamp = 0
        self._busy = False
        self._worker = Worker(self._heard.emit)
        self._heard.connect(self._hear)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._ask)

    def start(self) -> None:
        """Wake the process before there is something to ask."""
        self._worker.start()

    def weigh(self, canvas: Canvas | None) -> None:
        """Look at this sheet from now on; None: there is none that could be played on."""
        self._canvas = canvas
        self._stamp += 1
        if canvas:
            self._pause.start()
        else:
            self._pause.stop()

    def end(self) -> None:
        self._pause.stop()
        self._canvas = None
        self._worker.stop()

    def _ask(self) -> None:
        if self._canvas and not self._busy:
            self._busy = True
            self._worker.ask(self._stamp, Measure(self._canvas.document()))

    def _hear(self, message: Answer | Progress) -> None:
        if isinstance(message, Progress):
            return
        self._busy = False
        if self._canvas is None:
            return
        if message.stamp != self._stamp:
            if not self._pause.isActive():
                self._ask()  # another sheet has waited for this answer
        elif message.error:
            self.failed.emit(message.error)
        else:
            self.measured.emit(message.result)
            if message.result.games < ENOUGH[self._canvas.level]:
                QTimer.singleShot(0, self, self._ask)
