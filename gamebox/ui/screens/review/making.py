"""A review on its way: it is made in another process, and meanwhile tells how far it is."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gamebox.bots.review import ReviewGame, WeighMove
from gamebox.bots.worker import Answer, Progress, Task, Worker
from gamebox.engine.record import Record, encode


class Making(QObject):
    """Asks one thing at a time; whoever owns it ends it."""

    progressed = Signal(float)
    done = Signal(object)
    failed = Signal(str)
    _heard = Signal(object)

    def __init__(self, record: Record, parent: QObject) -> None:
        super().__init__(parent)
        self._data = encode(record)
        self._stamp = 0
        self._worker = Worker(self._heard.emit)
        self._heard.connect(self._hear)

    def review(self) -> None:
        self._ask(ReviewGame(self._data))

    def weigh(self, position: int, tried: str) -> None:
        """What a move at a position is worth, among others."""
        self._ask(WeighMove(self._data, position, tried))

    def _ask(self, task: Task) -> None:
        self._stamp += 1
        self._worker.ask(self._stamp, task)

    def end(self) -> None:
        self._worker.stop()

    def _hear(self, message: Answer | Progress) -> None:
        if message.stamp != self._stamp:
            return
        if isinstance(message, Progress):
            self.progressed.emit(message.share)
        elif message.error:
            self.failed.emit(message.error)
        else:
            self.done.emit(message.result)
