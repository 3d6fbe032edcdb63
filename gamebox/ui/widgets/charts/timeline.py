"""Results one after the other: a dot for each game, and the mean of the last few as a line."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from typing_extensions import override

from gamebox.library.statistics import running_mean
from gamebox.ui.texts import number
from gamebox.ui.theme import GOLD, Size, Theme, faded, font, mixed
from gamebox.ui.widgets.charts.chart import LEFT, RIGHT, Chart
from gamebox.ui.widgets.plot_drawing import tick_step

_DOT = 4.5
_LEFT = 46.0
"""The least room for the words beside the axis."""
_GAP = 8
"""Between the words and the lines."""


@dataclass(frozen=True)
class Dot:
    value: float
    told: str
    """The game in words."""
    golden: bool = False
    """It was won."""


class Timeline(Chart):
    def __init__(
        self,
        theme: Theme,
        title: str,
        dots: Sequence[Dot],
        ends: tuple[str, str],
        colour: QColor,
        bounds: tuple[float, float] | None = None,
        write: Callable[[float], str] = number,
    ) -> None:
        """`ends` say when it begins and ends, `bounds` what lies at the bottom and at the top."""
        super().__init__(theme, title)
        self._dots = dots
        self._ends = ends
        self._colour = colour
        self._write = write
        values = [dot.value for dot in dots] or [0.0]
        low, high = bounds or (min(0.0, *values), max(values))
        self._low, self._high = low, high if high > low else low + 1
        words = QFontMetricsF(font(Size.SMALL))
        self._left = max(_LEFT, *(words.horizontalAdvance(write(end)) + _GAP for end in (self._low, self._high)))
        self._means = running_mean([dot.value for dot in dots])

    @property
    @override
    def count(self) -> int:
        return len(self._dots)

    @override
    def told(self, step: int) -> str:
        return self._dots[step].told

    def _area(self) -> QRectF:
        return self.room().adjusted(self._left, 12, -14, -28)

    def _y(self, value: float) -> float:
        area = self._area()
        return area.bottom() - area.height() * (value - self._low) / (self._high - self._low)

    def _x(self, step: int) -> float:
        area = self._area()
        return area.center().x() if self.count == 1 else area.left() + area.width() * step / (self.count - 1)

    @override
    def place_of(self, step: int) -> QPointF:
        return QPointF(self._x(step), self._y(self._dots[step].value))

    @override
    def paint(self, painter: QPainter, step: int | None) -> None:
        self._paint_axes(painter)
        self._paint_mean(painter)
        for index, dot in enumerate(self._dots):
            self._paint_dot(painter, self.place_of(index), dot, large=index == step)

    def _paint_axes(self, painter: QPainter) -> None:
        area = self._area()
        painter.setFont(font(Size.SMALL))
        for value in self._ticks():
            y = self._y(value)
            painter.setPen(QPen(faded(self.theme.ink, 0.3 if value == 0 else 0.12), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(self.theme.muted)
            painter.drawText(QRectF(0, y - 10, area.left() - _GAP, 20), RIGHT, self._write(value))
        below = QRectF(area.left(), area.bottom() + 6, area.width(), 20)
        painter.setPen(self.theme.muted)
        painter.drawText(below, LEFT, self._ends[0])
        if self.count > 1:
            painter.drawText(below, RIGHT, self._ends[1])

    def _ticks(self) -> list[float]:
        span = self._high - self._low
        if span <= 2:
            return [self._low + span * quarter / 4 for quarter in range(5)]
        step = tick_step(span, self._area().height() / 40)
        return [float(value) for value in range(math.ceil(self._low / step) * step, math.floor(self._high) + 1, step)]

    def _paint_mean(self, painter: QPainter) -> None:
        path = QPainterPath()
        for index, mean in enumerate(self._means):
            point = QPointF(self._x(index), self._y(mean))
            if index:
                path.lineTo(point)
            else:
                path.moveTo(point)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((mixed(self._colour, self.theme.ink, 0.5), 4.4), (self._colour, 2.8)):
            pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(path)

    def _paint_dot(self, painter: QPainter, centre: QPointF, dot: Dot, *, large: bool) -> None:
        painter.setPen(QPen(mixed(self._colour, self.theme.ink, 0.5), 1.4))
        painter.setBrush(GOLD if dot.golden else self.theme.field)
        radius = _DOT * (1.6 if large else 1)
        painter.drawEllipse(centre, radius, radius)
