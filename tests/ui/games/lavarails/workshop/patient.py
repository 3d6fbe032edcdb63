"""A worker that answers when it is told to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamebox.bots.worker import Answer, Progress, Task


class Patient:
    made: list[Patient]

    def __init__(self, deliver: Callable[[Answer | Progress], None]) -> None:
        self._deliver = deliver
        self.asked: list[tuple[int, Task]] = []
        self.memory: dict[Any, Any] = {}
        self.stopped = False
        self.cancelled = 0
        Patient.made.append(self)

    def start(self) -> None:
        pass

    def ask(self, stamp: int, task: Task) -> None:
        self.asked.append((stamp, task))

    def stop(self) -> None:
        self.stopped = True

    def cancel(self) -> None:
        self.cancelled += 1

    def answer(self, result: Any = None) -> None:
        stamp, task = self.asked.pop(0)
        self._deliver(Answer(stamp, task.run(self.memory, lambda _: None) if result is None else result))

    def progress(self, share: float) -> None:
        self._deliver(Progress(self.asked[0][0], share))

    def fail(self, reason: str) -> None:
        stamp, _ = self.asked.pop(0)
        self._deliver(Answer(stamp, error=reason))
