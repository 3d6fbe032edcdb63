"""How often each result came: a column for every score, or for every few of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from typing_extensions import override

from gamebox.ui.theme import Size, Theme, faded, font, mixed
from gamebox.ui.widgets.charts.chart import Chart
from gamebox.ui.widgets.plot_drawing import tick_step

_MOST = 14
"""Columns."""


@dataclass(frozen=True)
class Column:
    name: str
    count: int
    own: int = 0
    """How many of them are those of the person that is looked at."""
    told: str = ""


def columns_of(scores: Sequence[int], own: Sequence[int]) -> list[Column]:
    """Scores in columns of a round width; a column holds those from its name up to the next."""
    if not scores:
        return []
    low, high = min(scores), max(scores)
    width = tick_step(high - low + 1, _MOST)
    first = low // width * width
    found = []
    for start in range(first, high + 1, width):
        name = str(start) if width == 1 else f"{start}-{start + width - 1}"
        held = range(start, start + width)
        found.append(Column(name, sum(score in held for score in scores), sum(score in held for score in own)))
    return found


class Histogram(Chart):
    def __init__(self, theme: Theme, title: str, columns: Sequence[Column], colour: QColor) -> None:
        super().__init__(theme, title)
        self._columns = columns
        self._colour = colour
        self._highest = max((column.count for column in columns), default=1) or 1

    @property
    @override
    def count(self) -> int:
        return len(self._columns)

    @override
    def told(self, step: int) -> str:
        column = self._columns[step]
        return column.told or f"{column.name}: {column.count}"

    def _area(self) -> QRectF:
        return self.room().adjusted(10, 24, -10, -28)

    def _bar(self, step: int, count: int) -> QRectF:
        area = self._area()
        slot = area.width() / max(1, self.count)
        wide = min(slot * 0.78, 72.0)
        high = area.height() * count / self._highest
        return QRectF(area.left() + slot * (step + 0.5) - wide / 2, area.bottom() - high, wide, high)

    @override
    def place_of(self, step: int) -> QPointF:
        return QPointF(self._bar(step, self._columns[step].count).center().x(), self._area().center().y())

    @override
    def paint(self, painter: QPainter, step: int | None) -> None:
        area = self._area()
        painter.setPen(QPen(faded(self.theme.ink, 0.3), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        for index, column in enumerate(self._columns):
            self._paint_bar(painter, self._bar(index, column.count), faded(self._colour, 0.32), chosen=index == step)
            self._paint_bar(painter, self._bar(index, column.own), self._colour, chosen=index == step)
        self._paint_names(painter)

    def _paint_bar(self, painter: QPainter, bar: QRectF, colour: QColor, *, chosen: bool) -> None:
        if bar.height() <= 0:
            return
        painter.setPen(QPen(mixed(self._colour, self.theme.ink, 0.5), 2 if chosen else 1))
        painter.setBrush(colour)
        painter.drawRoundedRect(bar, 3, 3)

    def _paint_names(self, painter: QPainter) -> None:
        area, metrics = self._area(), QFontMetricsF(font(Size.SMALL))
        slot = area.width() / max(1, self.count)
        widest = max((metrics.horizontalAdvance(column.name) for column in self._columns), default=0.0)
        every = max(1, -(-round(widest + 8) // max(1, round(slot))))
        painter.setFont(font(Size.SMALL))
        for index, column in enumerate(self._columns):
            middle = area.left() + slot * (index + 0.5)
            painter.setPen(self.theme.muted)
            if index % every == 0:
                below = QRectF(middle - widest / 2 - 4, area.bottom() + 6, widest + 8, 20)
                painter.drawText(below, Qt.AlignmentFlag.AlignCenter, column.name)
            if column.count and slot > metrics.horizontalAdvance(str(column.count)) + 2:
                painter.setPen(self.theme.ink)
                above = QRectF(middle - slot / 2, self._bar(index, column.count).top() - 20, slot, 18)
                painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(column.count))
