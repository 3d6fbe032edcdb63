"""How fast the processor is just now: whoever computes beside us slows even its own time down."""

from __future__ import annotations

import math
from collections.abc import Callable
from time import process_time

from PySide6.QtGui import QColor, QImage, QPainter


class Pace:
    """Times work as if the machine were as quiet as in the best moment of this run.

    Before and after the work the same short task is done, half of it Python's and half of it Qt's painting. Only tasks
    around work are compared: done by itself, again and again, it takes half the time.
    """

    def __init__(self) -> None:
        self._best = math.inf

    def seconds(self, work: Callable[[], object]) -> float:
        before = _task()
        begun = process_time()
        work()
        spent = process_time() - begun
        around = before + _task()
        self._best = min(self._best, around)
        return spent * self._best / around


def _task() -> float:
    begun = process_time()
    image = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(1, 2, 3, 90))
    for inset in range(6):
        painter.drawEllipse(inset, inset, 90 - inset, 95 - 2 * inset)
    painter.end()
    sum(number * number for number in range(2000))
    return process_time() - begun
