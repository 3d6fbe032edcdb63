"""Plays what has happened, event after event, and then lets the scene settle on the view."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractAnimation, QObject, Signal

from gamebox.engine.game import Event
from gamebox.library.settings import Animation
from gamebox.ui.system import reduces_motion
from gamebox.ui.table.scene import TableScene

SPEEDS = {"off": 0.0, "fast": 2.5, "normal": 1.0}


def speed_of(animation: Animation) -> float:
    """How fast things move; who leaves that to the system gets no motion where the system wants none."""
    if animation == "system":
        return SPEEDS["off" if reduces_motion() else "normal"]
    return SPEEDS[animation]


class Choreographer(QObject):
    """A queue of performances: the events of a move, and a callback that shows how things stand after it."""

    reached = Signal(object)
    """An event whose turn to be seen has come."""
    settled = Signal()

    def __init__(self, scene: TableScene, speed: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.speed = speed
        self._haste = 1.0
        self._events: deque[Event] = deque()
        self._settle: Callable[[], None] | None = None
        self._current: QAbstractAnimation | None = None
        self._answers: list[QAbstractAnimation] = []
        scene.answered.connect(self._answer)

    @property
    def busy(self) -> bool:
        return self._settle is not None

    def perform(self, events: Sequence[Event], settle: Callable[[], None], haste: float = 1.0) -> None:
        """Animate the events of one move, faster or slower than usual; what was still going on is finished at once."""
        self.skip()
        self._haste = haste
        self._events.extend(events)
        self._settle = settle
        self._advance()

    def skip(self) -> None:
        """Jump to the end of what is going on."""
        if self.busy:
            self._drop_current()
            self._finish()

    def stop(self) -> None:
        """Nobody looks any more: let everything lie where it is."""
        self._drop_current()
        for answer in self._answers:
            answer.stop()
        self._events.clear()
        self._settle = None

    def _advance(self) -> None:
        self._drop_current()
        while self._events and self.speed:
            event = self._events.popleft()
            self.reached.emit(event)
            motion = self._motion_of(event)
            if motion:
                self._start(motion)
                return
        self._finish()

    def _motion_of(self, event: Event) -> QAbstractAnimation | None:
        """What cannot be shown has happened all the same: the game goes on, and the error is not kept quiet."""
        try:
            return self._scene.motion(event)
        except Exception:
            self._finish()
            raise

    def _start(self, motion: QAbstractAnimation) -> None:
        _hasten(motion, self.speed * self._haste)
        self._current = motion
        motion.setParent(self)
        motion.finished.connect(self._advance)
        motion.start()

    def _answer(self, motion: QAbstractAnimation) -> None:
        """Move something besides what is being shown; whoever made the motion keeps it, and may stop it."""
        if self.speed:
            _hasten(motion, self.speed)
            running = [answer for answer in self._answers if answer.state() == QAbstractAnimation.State.Running]
            self._answers = [*running, motion]
            motion.start()
        else:
            motion.setCurrentTime(motion.totalDuration())

    def _drop_current(self) -> None:
        motion, self._current = self._current, None
        if motion:
            motion.finished.disconnect(self._advance)
            motion.stop()
            motion.deleteLater()  # it may be the one that has just told its end

    def _finish(self) -> None:
        self._events.clear()
        settle, self._settle = self._settle, None
        if settle:
            settle()
            self.settled.emit()


def _hasten(motion: QAbstractAnimation, speed: float) -> None:
    """Shorten every part of a motion."""
    for part in (motion, *motion.findChildren(QAbstractAnimation)):
        if hasattr(part, "setDuration"):
            part.setDuration(round(part.duration() / speed))
