"""How a plot is drawn, part by part: values and steps, a line per player, names at their ends, and what is read out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.look import Plot, Series
from gamebox.ui.texts import number, percent, translate
from gamebox.ui.theme import GOLD, Corner, Size, Theme, faded, font, mixed

_EMBLEM = 18.0
_ROW = 24.0
LEADER = 22.0
_NAME_WIDTH = 150.0
_LANE = 2.6
"""Lines at the same height lie this far apart, so that none hides another."""


_MANY = 120
"""Steps, from which on lines are thinner: they turn at nearly every pixel."""


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places near the wanted ones, in the same order, at least `gap` apart and between `low` and `high`."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    gap = min(gap, (high - low) / max(1, len(wanted) - 1))
    placed = [0.0] * len(wanted)
    floor = low
    for index in order:
        placed[index] = floor = max(wanted[index], floor)
        floor += gap
    ceiling = high
    for index in reversed(order):
        placed[index] = ceiling = min(placed[index], ceiling)
        ceiling -= gap
    return placed


def tick_step(span: float, room: float) -> int:
    """The smallest round step (1, 2, 5, 10, ...) of which at most `room` fit into the span."""
    least = max(1.0, span / max(1.0, room))
    scale = 10 ** math.floor(math.log10(least))
    return next(int(scale * factor) for factor in (1, 2, 5, 10) if scale * factor >= least)


@dataclass(frozen=True)
class Chart:
    """Where steps and values are."""

    area: QRectF
    steps: int
    low: float
    high: float

    def x(self, step: float) -> float:
        return self.area.left() + self.area.width() * step / max(1, self.steps)

    def y(self, value: float) -> float:
        return self.area.bottom() - self.area.height() * (value - self.low) / ((self.high - self.low) or 1)


@dataclass(frozen=True)
class Drawing:
    """One painting of the plot, part by part."""

    painter: QPainter
    chart: Chart
    plot: Plot
    theme: Theme

    def values(self) -> None:
        """The values at the left with faint lines; the goal has a golden one."""
        chart, goal = self.chart, self.plot.goal
        height = QFontMetricsF(font(Size.SMALL)).height()
        for value in self._ticks():
            y = chart.y(value)
            self._level(y, QPen(faded(self.theme.ink, 0.35 if value == 0 else 0.12), 1))
            if goal is None or abs(y - chart.y(goal)) > height:
                self._value(y, figure(self.plot, value))
        if goal is not None:
            self._level(chart.y(goal), QPen(GOLD, 2, Qt.PenStyle.DashLine))
            self._value(chart.y(goal), goal_name(), bold=True)

    def _ticks(self) -> list[float]:
        if self.plot.shares:
            return [0.0, 0.25, 0.5, 0.75, 1.0]
        low, high = self.chart.low, self.chart.high
        step = tick_step(high - low, self.chart.area.height() / 44)
        return [float(value) for value in range(math.ceil(low / step) * step, math.floor(high) + 1, step)]

    def _level(self, y: float, pen: QPen) -> None:
        self.painter.setPen(pen)
        self.painter.drawLine(QPointF(self.chart.area.left(), y), QPointF(self.chart.area.right(), y))

    def _value(self, y: float, text: str, *, bold: bool = False) -> None:
        self.painter.setFont(font(Size.SMALL, bold=bold))
        self.painter.setPen(self.theme.ink if bold else self.theme.muted)
        area = QRectF(0, y - 12, self.chart.area.left() - 8, 24)
        self.painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)

    def steps(self) -> None:
        """The steps below, and what they are."""
        chart = self.chart
        small = QFontMetricsF(font(Size.SMALL))
        self.painter.setFont(font(Size.SMALL))
        self.painter.setPen(self.theme.muted)
        width = small.horizontalAdvance(number(chart.steps)) + 18
        top = chart.area.bottom() + 10
        for step in range(0, chart.steps + 1, tick_step(chart.steps, chart.area.width() / width)):
            area = QRectF(chart.x(step) - width / 2, top, width, small.height())
            self.painter.drawText(area, Qt.AlignmentFlag.AlignCenter, number(step))
        below = QRectF(chart.area.left(), top + small.height() + 2, chart.area.width(), small.height() + 2)
        self.painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.plot.step)

    def pointer(self, step: int) -> None:
        x = self.chart.x(step)
        self.painter.setPen(QPen(faded(self.theme.ink, 0.5), 1.5))
        self.painter.drawLine(QPointF(x, self.chart.area.top() - 8), QPointF(x, self.chart.area.bottom()))

    def beads(self, step: int) -> None:
        """Where the pointer meets the lines."""
        for index, series in enumerate(self.plot.series):
            self._bead(series, self.point(index, step))

    def _bead(self, series: Series, centre: QPointF) -> None:
        self.painter.setPen(QPen(self._edge(series), 1.2))
        self.painter.setBrush(series.player.livery.colour)
        self.painter.drawEllipse(centre, 4, 4)

    def lines(self) -> None:
        """Each line on a wider one that mixes in ink, so that pale colours show on paper and deep ones on slate."""
        for index, series in enumerate(self.plot.series):
            path = QPainterPath()
            for step in range(len(series.values)):
                point = self.point(index, step)
                if step:
                    path.lineTo(point)
                else:
                    path.moveTo(point)
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            thin = 1.4 if self.chart.steps > _MANY else 0.0
            for colour, width in ((self._edge(series), 4.2), (series.player.livery.colour, 2.6)):
                self.painter.setPen(_round_pen(colour, width - thin))
                self.painter.drawPath(path)

    def _edge(self, series: Series) -> QColor:
        return mixed(series.player.livery.colour, self.theme.ink, 0.5)

    def point(self, index: int, step: int) -> QPointF:
        """Where a line is at a step: exactly at its value, if no other line is there."""
        value = value_at(self.plot.series[index], step)
        there = [other for other, series in enumerate(self.plot.series) if value_at(series, step) == value]
        lane = (there.index(index) - (len(there) - 1) / 2) * _LANE
        return QPointF(self.chart.x(step), self.chart.y(value) + lane)

    def names(self) -> None:
        """Shape and name of each player, as near to the end of the line as the others allow."""
        ends = [self.point(index, len(series.values) - 1) for index, series in enumerate(self.plot.series)]
        area = self.chart.area
        heights = spread([end.y() for end in ends], _ROW, area.top() - 2, area.bottom() + 10)
        left = area.right() + LEADER
        for series, end, y in zip(self.plot.series, ends, heights, strict=True):
            self._leader(series, end, QPointF(left, y))
            paint_emblem(self.painter, series.player.livery, QRectF(left, y - _EMBLEM / 2, _EMBLEM, _EMBLEM))
            self._name(series.player.name, QRectF(left + _EMBLEM + 8, y - _ROW / 2, _NAME_WIDTH, _ROW))

    def _leader(self, series: Series, start: QPointF, end: QPointF) -> None:
        path = QPainterPath(start)
        bend = QPointF((end.x() - start.x()) / 2, 0)
        path.cubicTo(start + bend, end - bend, end)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(_round_pen(faded(self._edge(series), 0.6), 1.2))
        self.painter.drawPath(path)
        self._bead(series, start)

    def _name(self, name: str, area: QRectF) -> None:
        made = font(Size.BODY, bold=True)
        self.painter.setFont(made)
        self.painter.setPen(self.theme.ink)
        text = QFontMetricsF(made).elidedText(name, Qt.TextElideMode.ElideRight, area.width())
        self.painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def readout(self, step: int, title: str, rows: list[tuple[Series, str]]) -> None:
        """A slip of paper beside the pointer with everybody's value."""
        bold = QFontMetricsF(font(Size.BODY, bold=True))
        named = [bold.horizontalAdvance(series.player.name) for series, _ in rows]
        numbers = max((bold.horizontalAdvance(number) for _, number in rows), default=0.0)
        width = max(
            min(_NAME_WIDTH, max(named, default=0.0)) + numbers + _EMBLEM + 50, bold.horizontalAdvance(title) + 32
        )
        slip = self._slip(step, width, _ROW * (len(rows) + 1) + 16)
        self.painter.setFont(font(Size.SMALL))
        self.painter.setPen(self.theme.muted)
        row = QRectF(slip.left() + 12, slip.top() + 8, slip.width() - 24, _ROW)
        self.painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, title)
        for series, told in rows:
            row.translate(0, _ROW)
            place = QRectF(row.left(), row.center().y() - _EMBLEM / 2, _EMBLEM, _EMBLEM)
            paint_emblem(self.painter, series.player.livery, place)
            self._name(series.player.name, row.adjusted(_EMBLEM + 8, 0, -numbers - 10, 0))
            self.painter.drawText(row, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, told)

    def _slip(self, step: int, width: float, height: float) -> QRectF:
        x, area = self.chart.x(step), self.chart.area
        left = x + 14 if x + 14 + width <= area.right() or x - 14 - width < 0 else x - 14 - width
        slip = QRectF(left, area.top(), width, height)
        shape = QPainterPath()
        shape.addRoundedRect(slip, Corner.MEDIUM, Corner.MEDIUM)
        paint_shadow(self.painter, shape, self.theme.shadow, 4)
        self.painter.setPen(QPen(self.theme.paper_edge, 1))
        self.painter.setBrush(self.theme.field)
        self.painter.drawPath(shape)
        return slip

    def focus(self, area: QRectF) -> None:
        self.painter.setPen(QPen(self.theme.accent, 2))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), Corner.MEDIUM, Corner.MEDIUM)


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def value_at(series: Series, step: int) -> float:
    """The value after a step; a line that ends earlier keeps its last."""
    return series.values[min(step, len(series.values) - 1)]


def figure(plot: Plot, value: float) -> str:
    return percent(value) if plot.shares else number(value)


def goal_name() -> str:
    return translate("Plot", "Goal")


def names_width(plot: Plot) -> float:
    metrics = QFontMetricsF(font(Size.BODY, bold=True))
    names = [metrics.horizontalAdvance(series.player.name) for series in plot.series]
    return LEADER + _EMBLEM + 8 + min(_NAME_WIDTH, max(names, default=0.0)) + 12
