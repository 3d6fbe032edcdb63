"""How the events of Lava & Rails look while they happen."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF
from PySide6.QtGui import QPainter

from gamebox.engine.game import Event
from gamebox.games.lavarails.events import (
    BoxedIn,
    CrossesInked,
    DiePlaced,
    DieReturned,
    Erupted,
    GameWon,
    GemLost,
    GemWon,
    GhostTook,
    LaneCompleted,
    LaneSpoiled,
    LavaFlowed,
    Lucky,
    PoolRolled,
    RerollFailed,
    TrackDrawn,
)
from gamebox.games.lavarails.grid import BITS, around
from gamebox.games.lavarails.sheet import Lane
from gamebox.games.lavarails.tracks import Line, piece_at
from gamebox.games.lavarails.view import LavarailsView, PlayerSheet
from gamebox.ui.games.lavarails import layout
from gamebox.ui.games.lavarails.dice import PoolDie
from gamebox.ui.games.lavarails.header import seal_at
from gamebox.ui.games.lavarails.ink import paint_cross, pen_colour
from gamebox.ui.games.lavarails.layout import plan_for
from gamebox.ui.games.lavarails.molten import paint_flow
from gamebox.ui.games.lavarails.rails import line_path, longest_of, paint_train
from gamebox.ui.games.lavarails.terms import lane_name, winners_text
from gamebox.ui.items import motions
from gamebox.ui.texts import translate
from gamebox.ui.theme import Motion

if TYPE_CHECKING:
    from gamebox.ui.games.lavarails.scene import LavarailsScene

_ON_TOP = 500
_FLOW = 900
_INK = 200
_LAP = 2600


class LavarailsMotions:
    def __init__(self, scene: LavarailsScene) -> None:
        self._scene = scene
        self._lap: QAbstractAnimation | None = None
        self.wanted = False
        """Whether things move at all: nobody asks for motions when animation is off."""

    def of(self, event: Event) -> QAbstractAnimation | None:
        self.wanted = True
        self._scene.note.hide()
        return self._of_dice(event) or self._of_sheets(event) or self._called(event)

    def _of_dice(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case Erupted(_, number):
                return self._tumble([self._scene.pool.ember], (number,))
            case PoolRolled(_, numbers):
                return self._tumble(self._scene.pool.dice[: len(numbers)], numbers)
            case DiePlaced(seat, field, number):
                return self._carry(seat, field, number)
            case DieReturned(seat, field, number):
                return self._give_back(seat, field, number)
            case GhostTook(number):
                return self._vanish(number)
        return None

    def _of_sheets(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case LavaFlowed(seat, field, source):
                return self._flow(seat, field, source)
            case CrossesInked(seat, crossed):
                return self._ink(seat, crossed)
            case TrackDrawn(seat, field, piece):
                return self._draw(seat, field, piece)
        return None

    def _called(self, event: Event) -> QAbstractAnimation | None:
        """Moments that are called out."""
        match event:
            case Lucky(seat):
                text = translate("Lavarails", "{name} is lucky!").format(name=self._name(seat))
                sheet = self._sheet(seat)
                return self._call(text, good=True, seat=seat, about=around(sheet.lava | sheet.sheet.volcanoes))
            case LaneSpoiled(seat, lane):
                text = translate("Lavarails", "{name}, {lane}: {points} lost")
                return self._call(self._about(text, seat, lane), good=False, seat=seat, about=lane.numbers)
            case LaneCompleted(seat, lane):
                text = translate("Lavarails", "{name}, {lane}: +{points}")
                return self._call(self._about(text, seat, lane), good=True, seat=seat, about=lane.numbers)
            case GemLost(seat, field, value) if seat == self._scene.papers.focus:
                text = translate("Lavarails", "Gem lost: {points}").format(points=value)
                return self._call(text, good=False, seat=seat, about=BITS[field])
            case GemWon(seat, field, value) if seat == self._scene.papers.focus:
                text = translate("Lavarails", "Gem: +{points}").format(points=value)
                return self._call(text, good=True, seat=seat, about=BITS[field])
            case BoxedIn(seat):
                text = translate("Lavarails", "{name} is boxed in").format(name=self._name(seat))
                dice = self._sheet(seat).dice
                return self._call(text, good=False, seat=seat, about=dice | around(dice))
            case RerollFailed():
                return self._call(translate("Lavarails", "Still nothing fits"), good=False)
            case GameWon(seats, scores):
                return self._call(winners_text(seats, scores, self._scene.players), good=True)
        return None

    def _name(self, seat: int) -> str:
        return self._scene.players[seat].name

    def _about(self, text: str, seat: int, lane: Lane) -> str:
        return text.format(name=self._name(seat), lane=lane_name(lane), points=lane.points)

    def _call(self, text: str, *, good: bool, seat: int | None = None, about: int = 0) -> QAbstractAnimation:
        """On the grid of the large sheet, clear of the fields that it is about if they are on that sheet."""
        focus = self._scene.papers.focus
        plan = self._scene.papers.plan(focus)
        self._scene.callout.keep_within(plan.clear_band(about & plan.sheet.numbers if seat == focus else 0))
        return self._scene.callout.appear(text, good=good)

    # Dice

    def _tumble(self, dice: list[PoolDie], numbers: tuple[int, ...]) -> QAbstractAnimation:
        """The dice fly in, turn over and over, and lie sorted."""
        rolls = Random(sum(numbers) * 31 + len(numbers))
        spots = layout.pool_spots(numbers)
        starts = [QPointF(rolls.uniform(60, 780), layout.TRAY.top() - rolls.uniform(20, 160)) for _ in numbers]
        turns = [rolls.uniform(-400, 400) for _ in numbers]

        def step(share: float) -> None:
            for die, number, start, spot, turn in zip(dice, numbers, starts, spots, turns, strict=True):
                tumbling = share < 0.72
                die.turn_to(rolls.randint(1, 6) if tumbling else number, lifted=1 - share)
                die.setPos(start + (spot - start) * share)
                die.setRotation(turn * (1 - share))
                die.setZValue(_ON_TOP)
                die.show()

        return motions.sequence(motions.run(step, Motion.DICE), motions.pause(Motion.FEEDBACK))

    def _carry(self, seat: int, field: int, number: int) -> QAbstractAnimation | None:
        die = self._scene.pool.die_with(number)
        if die is None:
            return None
        plan = self._scene.papers.plan(seat)
        die.allow(False)
        die.setZValue(_ON_TOP)
        scale = plan.cell * 0.8 / layout.DIE
        return motions.glide(die, plan.rect(field).center(), Motion.CARD, scale=scale, lift=40)

    def _give_back(self, seat: int, field: int, number: int) -> QAbstractAnimation | None:
        die = next((die for die in self._scene.pool.dice if not die.isVisible()), None)
        if die is None:
            return None
        plan, sheet = self._scene.papers.plan(seat), self._sheet(seat)
        self._scene.papers.items[seat].show_sheet(replace(sheet, dice=sheet.dice & ~BITS[field]))
        die.lie(number, plan.rect(field).center())
        die.setScale(plan.cell * 0.8 / layout.DIE)
        die.setZValue(_ON_TOP)
        return motions.glide(die, layout.TRAY.center(), Motion.CARD, scale=1, lift=40)

    def _vanish(self, number: int) -> QAbstractAnimation | None:
        """The absent rival's pick lifts off and fades (LR-20)."""
        die = self._scene.pool.die_with(number)
        if die is None:
            return None
        start = die.pos()

        def step(share: float) -> None:
            die.setPos(start - QPointF(0, 70 * share))
            die.setOpacity(1 - share)

        return motions.run(step, Motion.DICE)

    # Sheets

    def _sheet(self, seat: int) -> PlayerSheet:
        sheet = self._scene.papers.items[seat].sheet
        if sheet is None:
            raise LookupError("The sheet has not been shown yet.")
        return sheet

    def _flow(self, seat: int, field: int, source: int) -> QAbstractAnimation:
        plan, sheet = self._scene.papers.plan(seat), self._sheet(seat)
        area = plan.rect(field).united(plan.rect(source)).adjusted(-12, -12, 12, 12)
        self._scene.brush.follow(None)

        def step(share: float) -> None:
            def paint(painter: QPainter) -> None:
                paint_flow(painter, plan, sheet.lava, field, source, share)

            self._scene.sketch.sketch(area, paint)
            if share >= 1:
                self._scene.papers.items[seat].show_sheet(replace(sheet, lava=sheet.lava | BITS[field]))
                self._scene.sketch.wipe()

        return motions.run(step, _FLOW, QEasingCurve.Type.InOutSine)

    def _ink(self, seat: int, crossed: tuple[int, ...]) -> QAbstractAnimation:
        """The dice leave, and cross after cross is drawn."""
        papers = self._scene.papers
        plan, sheet = papers.plan(seat), self._sheet(seat)
        bare = replace(sheet, dice=0)
        colour = pen_colour(self._scene.players[seat], self._scene.theme)
        for die in self._scene.pool.dice:
            if die.zValue() == _ON_TOP:
                die.hide()

        def step(share: float) -> None:
            papers.items[seat].show_sheet(bare)

            def paint(painter: QPainter) -> None:
                for index, field in enumerate(crossed):
                    done = min(1.0, max(0.0, share * len(crossed) - index))
                    paint_cross(painter, plan.rect(field), colour, field + 300 * seat, done)

            self._scene.sketch.sketch(plan.grid(), paint)
            if share >= 1:
                inked = replace(bare, marked=bare.marked | sum(BITS[field] for field in crossed))
                papers.items[seat].show_sheet(inked)
                self._scene.sketch.wipe()

        duration = _INK * len(crossed) if seat == papers.focus else Motion.CARD
        return motions.run(step, duration, QEasingCurve.Type.Linear)

    def _draw(self, seat: int, field: int, piece: str) -> QAbstractAnimation | None:
        """A track that was prepared on the table is there already."""
        sheet = self._sheet(seat)
        if piece_at(sheet.tracks, field) == piece:
            return None
        self._scene.papers.items[seat].show_sheet(sheet.drawn(field, piece))
        return motions.pause(Motion.MOVE)

    # Lines that close

    def celebrate(self, before: LavarailsView, view: LavarailsView) -> None:
        """A little train runs once round a line that was closed; play goes on meanwhile."""
        if not self.wanted or view.sheet.volcanic:
            return
        for seat, (old, new) in enumerate(zip(before.players, view.players, strict=True)):
            known = {frozenset(line.fields) for line in old.lines}
            closed = [line for line in new.lines if line.closed and frozenset(line.fields) not in known]
            if closed:
                self._run_train(seat, new, max(closed, key=lambda line: len(line.fields)))

    def _run_train(self, seat: int, sheet: PlayerSheet, line: Line) -> None:
        plan = plan_for(sheet.sheet, self._scene.papers.place_of(seat))
        path = line_path(plan, sheet.tracks, line)
        colour = self._scene.players[seat].livery.colour
        each = 3 if line == longest_of(sheet.lines) else 2
        worth = each * len(line.fields) + sum(sheet.sheet.value_at[field] for field in line.fields)
        middle = path.boundingRect().center()

        def step(share: float) -> None:
            def paint(painter: QPainter) -> None:
                painter.setOpacity(min(1.0, 6 * (1 - share)))
                paint_train(painter, path, share % 1.0, plan.cell, colour)
                seal_at(painter, middle, f"+{worth}", self._scene.theme, plan.cell * min(1.1, 0.5 + 3 * share))

            self._scene.sketch.sketch(path.boundingRect().adjusted(-40, -40, 40, 40), paint)
            if share >= 1:
                self._scene.sketch.wipe()

        lap = motions.run(step, _LAP, QEasingCurve.Type.InOutSine)
        self._lap = motions.sequence(motions.pause(Motion.CARD), lap)
        self._lap.start()
