"""Moments that are called out: on the sheet of the player whom they concern, beside the fields that they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gamebox.engine.game import Event
from gamebox.games.lavarails.events import (
    BoxedIn,
    GameWon,
    GemLost,
    GemWon,
    LaneCompleted,
    LaneSpoiled,
    LineClosed,
    Lucky,
    RerollFailed,
)
from gamebox.games.lavarails.grid import BITS, around
from gamebox.games.lavarails.scoring import LineScore
from gamebox.games.lavarails.sheet import Lane
from gamebox.ui.games.lavarails.fields import lane_rect, value_rect
from gamebox.ui.games.lavarails.header import seal_at
from gamebox.ui.games.lavarails.rails import line_path, paint_train
from gamebox.ui.games.lavarails.terms import lane_name, winners_text
from gamebox.ui.items import motions
from gamebox.ui.items.callout import WIDEST
from gamebox.ui.texts import translate
from gamebox.ui.theme import GOLD

if TYPE_CHECKING:
    from gamebox.ui.games.lavarails.scene import LavarailsScene

_LAP = 2600
_SMALL_TYPE = 30.0
_SEAL, _TRAIN = 1.1, 0.4
"""How large the points of a closed line are at most, and how broad its train, in fields."""


class Moments:
    def __init__(self, scene: LavarailsScene) -> None:
        self._scene = scene

    def of(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case LaneSpoiled(seat, lane):
                text = translate("Lavarails", "{name}, {lane}: {points} spoiled")
                return self._call_lane(text, seat, lane, good=False)
            case LaneCompleted(seat, lane):
                text = translate("Lavarails", "{name}, {lane}: +{points}")
                return self._call_lane(text, seat, lane, good=True)
            case GemLost(seat, field, value) if seat == self._scene.papers.focus:
                text = translate("Lavarails", "{name}, gem: {points} lost")
                return self._call_gem(text, seat, field, value, good=False)
            case GemWon(seat, field, value) if seat == self._scene.papers.focus:
                text = translate("Lavarails", "{name}, gem: +{points}")
                return self._call_gem(text, seat, field, value, good=True)
            case LineClosed(seat, score):
                return self._run_train(seat, score)
        return self._of_luck(event)

    def _of_luck(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case Lucky(seat):
                text = translate("Lavarails", "{name} is lucky!").format(name=self._name(seat))
                sheet = self._scene.papers.sheet(seat)
                return self._call(text, good=True, seat=seat, about=around(sheet.lava | sheet.sheet.volcanoes))
            case BoxedIn(seat):
                text = translate("Lavarails", "{name} is boxed in").format(name=self._name(seat))
                dice = self._scene.papers.sheet(seat).dice
                return self._call(text, good=False, seat=seat, about=dice | around(dice))
            case RerollFailed(seat):
                text = translate("Lavarails", "{name}: still nothing fits").format(name=self._name(seat))
                return self._call(text, good=False, seat=seat)
            case GameWon(seats, scores):
                return self._call(winners_text(seats, scores, self._scene.players), good=True, seat=seats[0])
        return None

    def _name(self, seat: int) -> str:
        return self._scene.players[seat].name

    def _call(self, text: str, *, good: bool, seat: int, about: int = 0) -> QAbstractAnimation:
        """On the player's own sheet, close to the fields that it is about but clear of them."""
        plan = self._scene.papers.plan(seat)
        if plan.large:
            self._scene.callout.keep_within(plan.clear_band(about & plan.sheet.numbers))
        else:
            self._scene.callout.keep_within(plan.paper, _SMALL_TYPE)
        return self._scene.callout.appear(text, good=good)

    def _call_gem(self, text: str, seat: int, field: int, value: int, *, good: bool) -> QAbstractAnimation:
        said = text.format(name=self._name(seat), points=value)
        return self._call(said, good=good, seat=seat, about=BITS[field])

    def _call_lane(self, text: str, seat: int, lane: Lane, *, good: bool) -> QAbstractAnimation:
        """A frame runs round the row or column while it is named."""
        plan, theme = self._scene.papers.plan(seat), self._scene.theme
        lane_called = lane_name(lane).replace(" ", "\u00a0")  # no line ends between "row" and its number
        said = text.format(name=self._name(seat), lane=lane_called, points=lane.points)
        area = lane_rect(plan, lane) | value_rect(plan, lane)
        colour = GOLD if good else theme.bad

        def frame(share: float) -> None:
            def paint(painter: QPainter) -> None:
                painter.setOpacity(min(1.0, 8 * (1 - share), 8 * share + 0.2))
                painter.setPen(QPen(colour, plan.cell * 0.12))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(area, plan.cell * 0.14, plan.cell * 0.14)

            self._scene.sketch.sketch(area.adjusted(-8, -8, 8, 8), paint)
            if share >= 1:
                self._scene.sketch.wipe()

        called = self._call(said, good=good, seat=seat, about=lane.numbers)
        if plan.large and lane.kind == "column":
            self._scene.callout.keep_within(plan.beside(lane_rect(plan, lane), WIDEST))
        return motions.together(called, motions.run(frame, called.totalDuration(), QEasingCurve.Type.Linear))

    def _run_train(self, seat: int, score: LineScore) -> QAbstractAnimation:
        """A little train runs once round a line that was closed, on its owner's sheet."""
        plan, tracks = self._scene.papers.plan(seat), self._scene.papers.sheet(seat).tracks
        path = line_path(plan, tracks, score.line)
        colour = self._scene.players[seat].livery.colour
        middle, largest = path.boundingRect().center(), seal_inside(path.boundingRect(), plan.cell)

        def step(share: float) -> None:
            def paint(painter: QPainter) -> None:
                painter.setOpacity(min(1.0, 6 * (1 - share)))
                seal_at(painter, middle, str(score.total), self._scene.theme, largest * min(1.0, 0.5 + 3 * share))
                paint_train(painter, path, share % 1.0, plan.cell, colour)

            room = plan.cell * 0.6
            self._scene.sketch.sketch(path.boundingRect().adjusted(-room, -room, room, room), paint)
            if share >= 1:
                self._scene.sketch.wipe()

        return motions.run(step, _LAP, QEasingCurve.Type.InOutSine)


def seal_inside(loop: QRectF, cell: float) -> float:
    """How large points may be in the middle of a line, so that its train runs round them."""
    return min(_SEAL * cell, min(loop.width(), loop.height()) - _TRAIN * cell)
