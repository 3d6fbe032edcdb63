"""What may be seen a frame or two later: after something has moved, not everything is painted anew in one frame."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

_BREATH = 16
"""Milliseconds between two things."""


class Leisure(QObject):
    """Does things at once, or, after something has moved, one in each frame."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._hurried = False
        self._waiting: dict[object, Callable[[], object]] = {}
        self._clock = QTimer(self, interval=_BREATH)
        self._clock.timeout.connect(self._do_next)

    def hurry(self) -> None:
        """Something begins to move: frames must not be late until what comes of it has been shown."""
        self.relax()
        self._hurried = True

    def relax(self) -> None:
        """Nothing moves: whatever waits is done now."""
        while self._waiting:
            self._do_next()
        self._hurried = False

    def do(self, key: object, act: Callable[[], object]) -> None:
        """What waits under the same key is no longer meant."""
        if self._hurried:
            self._waiting[key] = act
            self._clock.start()
        else:
            act()

    def _do_next(self) -> None:
        self._waiting.pop(next(iter(self._waiting)))()
        if not self._waiting:
            self._clock.stop()
            self._hurried = False
