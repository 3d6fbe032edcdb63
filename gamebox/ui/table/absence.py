"""When nobody looks after the window: it is minimised, long in the background, or the computer slept."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

_PATIENCE = 30_000
"""Milliseconds that the window may lie in the background, or the computer sleep, before secrets are covered."""
_PULSE = 5_000
"""Milliseconds between two looks at the clock: it goes on while the computer sleeps, and nothing else does."""


class Absence(QObject):
    noticed = Signal()
    returned = Signal()
    """Somebody looks after the window again."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(self.noticed)
        self._seen = _now()
        self._pulse = QTimer(self, interval=_PULSE)
        self._pulse.timeout.connect(self._look_at_clock)

    def watch(self, window: QWidget) -> None:
        window.removeEventFilter(self)
        window.installEventFilter(self)
        self._seen = _now()
        self._pulse.start()

    def _look_at_clock(self) -> None:
        """Who wakes the computer may be somebody else."""
        seen, self._seen = self._seen, _now()
        if self._seen - seen > _PULSE + _PATIENCE:
            self.noticed.emit()

    @override
    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            self._patience.start()
        elif event.type() == QEvent.Type.WindowActivate:
            self._patience.stop()
            self.returned.emit()
        elif event.type() == QEvent.Type.WindowStateChange and isinstance(window, QWidget) and window.isMinimized():
            self.noticed.emit()
        return False


def _now() -> int:
    return QDateTime.currentMSecsSinceEpoch()
