"""The curve of a game: everybody's chances after every move, with rolls and decisions marked, and a way to each."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPen, QPolygonF
from typing_extensions import override

from gamebox.bots.judged import LUCKY, JudgedMove, Review
from gamebox.ui.look import Plot, Series
from gamebox.ui.players import Player
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme, faded
from gamebox.ui.widgets.parts import is_enter
from gamebox.ui.widgets.plot import PlotView
from gamebox.ui.widgets.plot_drawing import Drawing

_STRIP = 5.0
"""Below the curves: a dot for every roll, a stroke for every decision."""
_MARK = 5.5
_LONGEST = 44
"""Letters of a story beside the pointer."""


class CurveView(PlotView):
    """Clicking it, or Enter, leads to the position that is read out."""

    chosen = Signal(int)
    """How many moves have been made there."""

    def __init__(self, review: Review, players: tuple[Player, ...], theme: Theme, story: Callable[[int], str]) -> None:
        """`story` tells what the move before a position was."""
        self._review = review
        self._story = story
        super().__init__(_plot(review, players), theme)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setObjectName("curve")

    @override
    def step_name(self, step: int) -> str:
        story = self._story(step) if step else translate("Review", "The beginning")
        return story if len(story) <= _LONGEST else story[:_LONGEST].rstrip() + " …"

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouseMoveEvent(event)
        if self.step is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(self.step)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) and self.step is not None:
            self.chosen.emit(self.step)
        else:
            super().keyPressEvent(event)

    @override
    def mark(self, drawing: Drawing) -> None:
        for move in self._review.moves:
            self._mark_kind(drawing, move)
        for move in self._review.moves:
            if move.mark(self._review.scale) in {"mistake", "blunder"}:
                self._mark_on_line(drawing, move, good=False)
            elif move.luck and move.luck[move.seat] >= LUCKY * self._review.scale:
                self._mark_on_line(drawing, move, good=True)

    def _mark_kind(self, drawing: Drawing, move: JudgedMove) -> None:
        chart, painter = drawing.chart, drawing.painter
        x, y = chart.x(move.index + 1), chart.area.bottom() + _STRIP
        if move.kind == "chance":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(drawing.theme.muted, 0.8))
            painter.drawEllipse(QPointF(x, y), 1.6, 1.6)
        elif move.kind == "decision":
            colour = drawing.plot.series[move.seat].player.livery.colour
            painter.setPen(QPen(colour, 1.4))
            painter.drawLine(QPointF(x, y - 4), QPointF(x, y + 4))

    def _mark_on_line(self, drawing: Drawing, move: JudgedMove, *, good: bool) -> None:
        """A triangle on the line of whom it concerns: down for what was given away, up for a stroke of luck."""
        at, theme = drawing.point(move.seat, move.index + 1), drawing.theme
        rise = -_MARK if good else _MARK
        triangle = QPolygonF(
            [at + QPointF(-_MARK, -rise * 0.7), at + QPointF(_MARK, -rise * 0.7), at + QPointF(0, rise)]
        )
        drawing.painter.setPen(QPen(theme.paper, 1.4))
        drawing.painter.setBrush(theme.good if good else theme.bad)
        drawing.painter.drawPolygon(triangle)


def _plot(review: Review, players: tuple[Player, ...]) -> Plot:
    shares = review.unit == "win"
    title = translate("Review", "Chance to win") if shares else translate("Review", "Points to be expected")
    series = tuple(
        Series(player, (review.seats[player.seat].start, *(move.values[player.seat] for move in review.moves)))
        for player in players
    )
    return Plot(title, translate("Review", "Move"), series, shares=shares)
