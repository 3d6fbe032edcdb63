"""A sheet on its way: it is made in another process, which tells how far it is and may be told to stop."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gamebox.bots.lavarails.drafting import Wish
from gamebox.bots.lavarails.workshop import MakeSheet
from gamebox.bots.worker import Answer, Progress, Worker


class SheetMaking(QObject):
    """Makes one at a time; whoever owns it ends it."""

    progressed = Signal(float)
    done = Signal(object)
    """The Sheet."""
    failed = Signal()
    """There is none like that."""
    _heard = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._stamp = 0
        self._worker = Worker(self._heard.emit)
        self._heard.connect(self._hear)

    def make(self, wish: Wish) -> None:
        self._stamp += 1
        self._worker.ask(self._stamp, MakeSheet(wish))

    def cancel(self) -> None:
        self._stamp += 1
        self._worker.cancel()

    def end(self) -> None:
        self._worker.stop()

    def _hear(self, message: Answer | Progress) -> None:
        if message.stamp != self._stamp:
            return
        if isinstance(message, Progress):
            self.progressed.emit(message.share)
        elif message.error:
            self.failed.emit()
        else:
            self.done.emit(message.result)
