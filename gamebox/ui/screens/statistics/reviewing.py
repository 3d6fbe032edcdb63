"""Many games are reviewed one after the other, in another process, until all are or somebody has enough."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

from gamebox.bots.judged import Review
from gamebox.engine.record import Record
from gamebox.ui.screens.review.making import Making


class Reviewing(QObject):
    reviewed = Signal(object, object)
    """A Record and its Review."""
    failed = Signal(str)
    """Why one could not be reviewed; the others follow."""
    progressed = Signal(int)
    """How many are done."""
    ended = Signal()

    def __init__(self, records: Iterator[Record], parent: QObject) -> None:
        super().__init__(parent)
        self._records = records
        self._done = 0
        self._making: Making | None = None

    def go_on(self) -> None:
        """With the next one, if there is any."""
        record = next(self._records, None)
        if record is None:
            self.ended.emit()
            return
        self._making = Making(record, self)
        self._making.done.connect(lambda review: self._take(record, review))
        self._making.failed.connect(self._fail)
        self._making.review()

    def stop(self) -> None:
        if self._making:
            self._making.end()
            self._making.deleteLater()
            self._making = None

    def _take(self, record: Record, review: Review) -> None:
        self.reviewed.emit(record, review)
        self._count()

    def _fail(self, reason: str) -> None:
        self.failed.emit(reason)
        self._count()

    def _count(self) -> None:
        self.stop()
        self._done += 1
        self.progressed.emit(self._done)
        self.go_on()
