"""How the course of a game is plotted: a line per player, named at its end, and what it says at each step."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from gamebox.ui.items.paper import drawn
from gamebox.ui.look import Plot, Series
from gamebox.ui.scale import enlargement
from gamebox.ui.texts import translate
from gamebox.ui.theme import Size, Theme, font
from gamebox.ui.widgets.plot_drawing import LEADER, Chart, Drawing, figure, goal_name, names_width, value_at
from gamebox.ui.widgets.steps import step_by


class PlotView(QWidget):
    """The plot; pointing at it, or the arrow keys, read out a step."""

    def __init__(self, plot: Plot, theme: Theme) -> None:
        super().__init__()
        self._plot = plot
        self._theme = theme
        self._steps = max((len(series.values) for series in plot.series), default=1) - 1
        self._step: int | None = None
        self._still = QPixmap()
        self._drawn_for: tuple[QSize, float, float] | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(360, 190)
        self.setAccessibleName(plot.title)
        self.setAccessibleDescription(self.told(self._steps))

    @property
    def step(self) -> int | None:
        """The step that is read out, if any."""
        return self._step

    def read_out(self, step: int | None) -> None:
        bounded = None if step is None else min(max(step, 0), self._steps)
        if bounded != self._step:
            self._step = bounded
            self.setAccessibleDescription(self.told(self._steps if bounded is None else bounded))
            self.update()

    def told(self, step: int) -> str:
        """The readout in words."""
        values = (f"{series.player.name} {figure(self._plot, value_at(series, step))}" for series in self._ranked(step))
        return f"{self.step_name(step)}: " + ", ".join(values)

    def step_name(self, step: int) -> str:
        """What stands above the values that are read out."""
        return translate("Plot", "{step} {number}").format(step=self._plot.step, number=step)

    def _ranked(self, step: int) -> list[Series]:
        return sorted(self._plot.series, key=lambda series: -value_at(series, step))

    @override
    def sizeHint(self) -> QSize:
        return QSize(640, 360)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        chart = self._chart()
        at = event.position() / enlargement(self)
        near = chart.area.adjusted(-16, -16, LEADER, 16).contains(at)
        share = (at.x() - chart.area.left()) / chart.area.width()
        self.read_out(round(share * self._steps) if near else None)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self.read_out(None)
        super().leaveEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        leads_to = step_by(event.key(), self._steps if self._step is None else self._step, self._steps)
        if leads_to is not None or (event.key() == Qt.Key.Key_Escape and self._step is not None):
            self.read_out(leads_to)
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(self.rect(), self._kept_still())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(enlargement(self), enlargement(self))
        drawing = Drawing(painter, self._chart(), self._plot, self._theme)
        if self._step is not None:
            drawing.pointer(self._step)
            drawing.beads(self._step)
            rows = [(series, figure(self._plot, value_at(series, self._step))) for series in self._ranked(self._step)]
            drawing.readout(self._step, self.step_name(self._step), rows)
        if self.hasFocus():
            drawing.focus(self._room())

    def _kept_still(self) -> QPixmap:
        """All that does not follow the pointer: long games have thousands of points."""
        key = self.size(), self.devicePixelRatioF(), enlargement(self)
        if key != self._drawn_for:
            self._drawn_for = key
            self._still = drawn(self.size(), self.devicePixelRatioF(), self._paint_still)
        return self._still

    def _paint_still(self, painter: QPainter, area: QRectF) -> None:
        painter.fillRect(area, self._theme.paper)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(enlargement(self), enlargement(self))
        drawing = Drawing(painter, self._chart(), self._plot, self._theme)
        drawing.values()
        drawing.steps()
        drawing.lines()
        self.mark(drawing)
        drawing.names()

    def mark(self, _drawing: Drawing) -> None:
        """Whatever is worth a mark on the lines."""

    def _room(self) -> QRectF:
        """The whole of it, in pixels of the usual size."""
        return QRectF(QPointF(), QSizeF(self.size()) / enlargement(self))

    def _chart(self) -> Chart:
        values = [value for series in self._plot.series for value in series.values] or [0.0]
        high = 1.0 if self._plot.shares else max(*values, self._plot.goal or 1.0, 1.0)
        small = QFontMetricsF(font(Size.SMALL))
        gutter = max(small.horizontalAdvance(text) for text in (figure(self._plot, high), goal_name())) + 18
        area = self._room().adjusted(gutter, 18, -names_width(self._plot), -2.4 * small.height() - 14)
        return Chart(area, self._steps, min(0.0, *values), high)
