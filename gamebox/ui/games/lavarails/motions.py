"""How the events of Lava & Rails look while they happen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF
from PySide6.QtGui import QPainter

from gamebox.engine.game import Event
from gamebox.games.lavarails.events import (
    CrossesInked,
    DiePlaced,
    DieReturned,
    Erupted,
    GameWon,
    GhostTook,
    HandedOver,
    LavaFlowed,
    PassBegan,
    Passed,
    PoolRolled,
    TrackDrawn,
    TurnBegan,
)
from gamebox.games.lavarails.grid import BITS
from gamebox.games.lavarails.tracks import piece_at
from gamebox.ui.games.lavarails import layout
from gamebox.ui.games.lavarails.dice import PoolDie
from gamebox.ui.games.lavarails.ink import paint_cross, pen_colour
from gamebox.ui.games.lavarails.molten import paint_flare, paint_flow
from gamebox.ui.games.lavarails.moments import Moments
from gamebox.ui.games.lavarails.targets import paint_heat
from gamebox.ui.items import motions
from gamebox.ui.items.pip_die import tumble
from gamebox.ui.theme import Motion

if TYPE_CHECKING:
    from gamebox.ui.games.lavarails.scene import LavarailsScene

_ON_TOP = 500
_FLOW = 900
_FLARE = 700
_INK = 200


class LavarailsMotions:
    def __init__(self, scene: LavarailsScene) -> None:
        self._scene = scene
        self._moments = Moments(scene)

    def of(self, event: Event) -> QAbstractAnimation | None:
        self._scene.note.hide()
        return self._of_turns(event) or self._of_dice(event) or self._of_sheets(event) or self._moments.of(event)

    def _of_turns(self, event: Event) -> QAbstractAnimation | None:
        """Sheets change places when everything on them has been shown."""
        papers = self._scene.papers
        match event:
            case TurnBegan(seat) | HandedOver(seat):
                return papers.turn_to(seat)
            case Passed(seat):
                papers.mark_passed([seat])
            case PassBegan(_, start):
                papers.mark_passed([])
                return papers.turn_to(start)
            case GameWon(seats):
                parts = (papers.enlarge(seats[0]), self._moments.of(event))
                return motions.sequence(*(part for part in parts if part))
        return None

    def _of_dice(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case Erupted(_, number):
                return motions.sequence(self._tumble([self._scene.pool.ember], (number,)), self._flare())
            case PoolRolled(_, numbers):
                tumbling = self._tumble(self._scene.pool.dice[: len(numbers)], numbers)
                return motions.sequence(tumbling, motions.pause(Motion.FEEDBACK))
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

    # Dice

    def _tumble(self, dice: Sequence[PoolDie], numbers: tuple[int, ...]) -> QAbstractAnimation:
        """The dice fly in from above and lie sorted."""
        hand = Random(sum(numbers) * 31 + len(numbers))
        starts = [QPointF(hand.uniform(60, 780), layout.TRAY.top() - hand.uniform(20, 160)) for _ in numbers]
        for die in dice:
            die.setZValue(_ON_TOP)
        return tumble(dice, numbers, starts, layout.pool_spots(numbers))

    def _flare(self) -> QAbstractAnimation:
        """Volcanoes and lava of the large sheet light up."""
        papers = self._scene.papers
        plan, lava = papers.plan(papers.focus), papers.sheet(papers.focus).lava

        def step(share: float) -> None:
            self._scene.sketch.sketch(
                plan.grid(), lambda painter: paint_flare(painter, plan, lava | plan.sheet.volcanoes, share)
            )
            if share >= 1:
                self._scene.sketch.wipe()

        return motions.run(step, _FLARE, QEasingCurve.Type.Linear)

    def _carry(self, seat: int, field: int, number: int) -> QAbstractAnimation | None:
        die = self._scene.pool.die_with(number)
        if die is None:
            return None
        papers = self._scene.papers
        plan, sheet = papers.plan(seat), papers.sheet(seat)

        def lie_down() -> None:
            papers.items[seat].show_sheet(replace(sheet, dice=sheet.dice | BITS[field]))
            die.hide()

        die.setZValue(_ON_TOP)
        size = plan.cell * 0.8 / layout.DIE
        carried = motions.glide(die, plan.rect(field).center(), Motion.CARD, scale=size, lift=40, arrive=lie_down)
        return motions.together(carried, *self._scene.pool.close_up(gone=die))

    def _give_back(self, seat: int, field: int, number: int) -> QAbstractAnimation | None:
        die = next((die for die in self._scene.pool.dice if not die.isVisible()), None)
        if die is None:
            return None
        plan, sheet = self._scene.papers.plan(seat), self._scene.papers.sheet(seat)
        self._scene.papers.items[seat].show_sheet(replace(sheet, dice=sheet.dice & ~BITS[field]))
        die.lie(number, plan.rect(field).center())
        die.setScale(plan.cell * 0.8 / layout.DIE)
        die.setZValue(_ON_TOP)
        pool = self._scene.pool
        back = motions.glide(die, pool.place_for(die), Motion.CARD, scale=1, lift=40)
        return motions.together(back, *pool.close_up(come=die))

    def _vanish(self, number: int) -> QAbstractAnimation | None:
        """The absent rival's pick lifts off and fades (LR-20)."""
        die = self._scene.pool.die_with(number)
        if die is None:
            return None
        start = die.pos()

        def step(share: float) -> None:
            die.setPos(start - QPointF(0, 70 * share))
            die.setOpacity(1 - share)

        return motions.together(motions.run(step, Motion.DICE), *self._scene.pool.close_up(gone=die))

    # Sheets

    def _flow(self, seat: int, field: int, source: int) -> QAbstractAnimation:
        """The field that was chosen on the large sheet stays hot until the lava has come."""
        papers = self._scene.papers
        plan, sheet = papers.plan(seat), papers.sheet(seat)
        area = plan.rect(field).united(plan.rect(source)).adjusted(-12, -12, 12, 12)
        self._scene.brush.follow(None)

        def step(share: float) -> None:
            def paint(painter: QPainter) -> None:
                if seat == papers.focus:
                    painter.setOpacity(1 - share)
                    paint_heat(painter, plan.rect(field), lit=True)
                    painter.setOpacity(1)
                paint_flow(painter, plan, sheet.lava, field, source, share)

            self._scene.sketch.sketch(area, paint)
            if share >= 1:
                papers.items[seat].show_sheet(replace(sheet, lava=sheet.lava | BITS[field]))
                self._scene.sketch.wipe()

        step(0.0)  # a motion takes its first step a frame later
        return motions.run(step, _FLOW, QEasingCurve.Type.InOutSine)

    def _ink(self, seat: int, crossed: tuple[int, ...]) -> QAbstractAnimation:
        """The dice leave, and cross after cross is drawn; each is part of the sheet as soon as it is done."""
        papers = self._scene.papers
        plan, sheet = papers.plan(seat), papers.sheet(seat)
        colour = pen_colour(self._scene.players[seat], self._scene.theme)
        bits = [BITS[field] for field in crossed]

        def step(share: float) -> None:
            done = share * len(crossed)
            inked = sheet.marked | sum(bits[: int(done)])
            papers.items[seat].show_sheet(replace(sheet, dice=0, marked=inked))
            drawn = crossed[min(int(done), len(crossed) - 1)]

            def paint(painter: QPainter) -> None:
                paint_cross(painter, plan.rect(drawn), colour, drawn + 300 * seat, done % 1)

            self._scene.sketch.sketch(plan.rect(drawn), paint)
            if share >= 1:
                self._scene.sketch.wipe()

        duration = _INK * len(crossed) if seat == papers.focus else Motion.CARD
        return motions.run(step, duration, QEasingCurve.Type.Linear)

    def _draw(self, seat: int, field: int, piece: str) -> QAbstractAnimation | None:
        """A track that was prepared on the table is there already."""
        sheet = self._scene.papers.sheet(seat)
        if piece_at(sheet.tracks, field) == piece:
            return None
        self._scene.papers.items[seat].show_sheet(sheet.drawn(field, piece))
        return motions.pause(Motion.MOVE)
