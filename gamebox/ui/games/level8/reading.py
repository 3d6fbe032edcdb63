"""Waiting until something has been read."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QObject, Signal

from gamebox.ui.items import motions
from gamebox.ui.look import Offer, Prompt
from gamebox.ui.texts import translate

_FOR_EVER = 24 * 3600 * 1000


class Reading(QObject):
    begun = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._motion: QAbstractAnimation | None = None

    @property
    def waits(self) -> bool:
        return self._motion is not None

    def after(self, motion: QAbstractAnimation) -> QAbstractAnimation:
        """The motion, and then nothing until somebody goes on."""
        self._motion = motions.sequence(motion, motions.pause(_FOR_EVER))
        self._motion.finished.connect(self.forget)
        self.begun.emit()
        return self._motion

    def go_on(self) -> None:
        if self._motion:
            self._motion.setCurrentTime(self._motion.totalDuration())

    def forget(self) -> None:
        self._motion = None

    def prompt(self) -> Prompt | None:
        if not self._motion:
            return None
        go_on = Offer(translate("Level8", "Continue"), key="C", primary=True, run=self.go_on)
        return Prompt(translate("Level8", "The round is over."), (go_on,))
