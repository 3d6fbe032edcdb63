"""Charts with a row for each person: who wins how often, who is lucky, and how two people stand with each other."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy
from typing_extensions import override

from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.scale import enlargement
from gamebox.ui.theme import GOLD, Livery, Size, Theme, faded, font, mixed
from gamebox.ui.widgets.charts.chart import LEFT, RIGHT, Chart

_ROW = 34.0
_NAME = 0.34
"""The share of the width that names get."""


@dataclass(frozen=True)
class Row:
    name: str
    livery: Livery
    told: str
    """The row in words."""
    value: str
    """What stands at the right."""
    note: str = ""
    """What the person is to another."""
    marked: bool = False


class RowChart(Chart):
    """Names at the left, bars in the middle, a value at the right."""

    def __init__(self, theme: Theme, title: str, rows: Sequence[Row]) -> None:
        super().__init__(theme, title)
        self.rows = rows
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(420, round((_ROW * max(1, len(self.rows)) + 4) * enlargement(self)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    @property
    @override
    def count(self) -> int:
        return len(self.rows)

    @override
    def told(self, step: int) -> str:
        return self.rows[step].told

    @override
    def place_of(self, step: int) -> QPointF:
        return self._row(step).center()

    @override
    def nearest(self, at: QPointF) -> int | None:
        step = int(at.y() // _ROW)
        return step if 0 <= step < self.count else None

    def _row(self, step: int) -> QRectF:
        return QRectF(2, 2 + _ROW * step, self.room().width() - 4, _ROW)

    def paint_bar(self, painter: QPainter, area: QRectF, step: int) -> None:
        """What is between the name and the value."""

    @override
    def paint(self, painter: QPainter, step: int | None) -> None:
        values = QFontMetricsF(font(Size.BODY, bold=True))
        widest = max((values.horizontalAdvance(row.value) for row in self.rows), default=0.0)
        for index, row in enumerate(self.rows):
            area = self._row(index)
            if row.marked or index == step:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faded(GOLD, 0.2) if row.marked else faded(self.theme.ink, 0.06))
                painter.drawRoundedRect(area.adjusted(0, 1, 0, -1), 6, 6)
            self._paint_name(painter, QRectF(area.left() + 6, area.top(), area.width() * _NAME, area.height()), row)
            painter.setFont(font(Size.BODY, bold=True))
            painter.setPen(self.theme.ink)
            painter.drawText(area.adjusted(0, 0, -8, 0), RIGHT, row.value)
            self.paint_bar(painter, area.adjusted(area.width() * _NAME + 12, 8, -widest - 20, -8), index)

    def _paint_name(self, painter: QPainter, area: QRectF, row: Row) -> None:
        paint_emblem(painter, row.livery, QRectF(area.left(), area.center().y() - 9, 18, 18))
        words = area.adjusted(26, 0, 0, 0)
        if row.note:
            painter.setFont(font(Size.SMALL))
            painter.setPen(self.theme.muted)
            painter.drawText(words.adjusted(0, words.height() / 2 - 2, 0, 0), LEFT, row.note)
            words.setHeight(words.height() / 2 + 2)
        made = font(Size.BODY, bold=row.marked)
        painter.setFont(made)
        painter.setPen(self.theme.ink)
        shown = QFontMetricsF(made).elidedText(row.name, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, LEFT, shown)


class ShareChart(RowChart):
    """How much of all is what: bars of several parts, as won and not won."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        rows: Sequence[Row],
        parts: Sequence[Sequence[float]],
        colours: Callable[[int], Sequence[QColor]],
    ) -> None:
        """`parts` of each row, and their `colours`; the longest row fills the width."""
        super().__init__(theme, title, rows)
        self._parts = parts
        self._colours = colours
        self._most = max((sum(part) for part in parts), default=1) or 1

    @override
    def paint_bar(self, painter: QPainter, area: QRectF, step: int) -> None:
        left = area.left()
        for part, colour in zip(self._parts[step], self._colours(step), strict=True):
            wide = area.width() * part / self._most
            if wide > 0:
                painter.setPen(QPen(mixed(colour, self.theme.ink, 0.45), 1))
                painter.setBrush(colour)
                painter.drawRoundedRect(QRectF(left, area.top(), wide, area.height()), 3, 3)
            left += wide


class BalanceChart(RowChart):
    """Bars to both sides of nothing, each with how sure it is."""

    def __init__(
        self, theme: Theme, title: str, rows: Sequence[Row], values: Sequence[float], errors: Sequence[float]
    ) -> None:
        super().__init__(theme, title, rows)
        self._values = values
        self._errors = [error if math.isfinite(error) else 0.0 for error in errors]
        ends = (abs(value) + 2 * error for value, error in zip(values, self._errors, strict=True))
        self._most = max(*ends, 1e-9) if values else 1.0

    @override
    def paint_bar(self, painter: QPainter, area: QRectF, step: int) -> None:
        middle, scale = area.center().x(), area.width() / 2 / self._most
        value, error = self._values[step], self._errors[step]
        colour = self.theme.good if value >= 0 else self.theme.bad
        bar = QRectF(QPointF(middle, area.top()), QPointF(middle + value * scale, area.bottom())).normalized()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(colour, 0.85))
        painter.drawRoundedRect(bar, 3, 3)
        painter.setPen(QPen(faded(self.theme.ink, 0.5), 1))
        painter.drawLine(QPointF(middle, area.top() - 6), QPointF(middle, area.bottom() + 6))
        if error:
            painter.setPen(QPen(self.theme.ink, 1.6))
            low, high = (middle + (value + side * 2 * error) * scale for side in (-1, 1))
            y = area.center().y()
            painter.drawLine(QPointF(low, y), QPointF(high, y))
            for end in (low, high):
                painter.drawLine(QPointF(end, y - 4), QPointF(end, y + 4))
