"""How EXXTRA's events look while they happen: one moment after the other, each at its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF

from gamebox.engine.game import Event
from gamebox.games.exxtra.events import (
    Busted,
    Cause,
    GameWon,
    PairPlaced,
    PairTakenBack,
    PairThrownOut,
    PawnMoved,
    Rolled,
    TurnBegan,
)
from gamebox.games.exxtra.ladder import OFF
from gamebox.games.exxtra.scoring import GOAL
from gamebox.ui.games.exxtra.words import reading_text
from gamebox.ui.items import motions
from gamebox.ui.texts import translate
from gamebox.ui.theme import Motion

if TYPE_CHECKING:
    from gamebox.ui.games.exxtra.scene import ExxtraScene

_ON_TOP = 2000
_FLIGHT = 2 * Motion.CARD
"""A pair that is thrown out flies so long that everybody sees whose it is."""


class ExxtraMotions:
    """Asked for a motion when it begins: what it leaves behind is noted at once in what the scene shows."""

    def __init__(self, scene: ExxtraScene) -> None:
        self._scene = scene

    def of(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case Rolled():
                return self._roll(event)
            case Busted():
                return self._bust(event)
            case PawnMoved():
                return self._move_pawn(event)
            case PairPlaced():
                return self._place(event)
            case PairThrownOut():
                return self._throw_out(event)
            case PairTakenBack(seat):
                return self._bring_home(seat, lift=40)
            case TurnBegan(seat):
                return self._pass_on(seat)
            case GameWon(seat):
                return self._cheer(seat)
        return None

    def _roll(self, event: Rolled) -> QAbstractAnimation:
        """The dice tumble; what they read is seen when they lie still."""
        scene, pair = self._scene, self._scene.pairs[event.seat]
        scene.tray.show_roll(event.count)
        spot, scale = scene.layout.pair_in_tray()
        pair.setZValue(_ON_TOP)
        parts = [pair.tumble(event.throw)]
        if pair.pos() != spot:
            parts.insert(0, motions.glide(pair, spot, Motion.MOVE, scale=scale))
        if event.reading is not None:
            reading = reading_text(event.reading)
            parts.append(motions.run(lambda _: scene.tray.show_roll(event.count, reading), Motion.FEEDBACK))
        return motions.sequence(*parts)

    def _bust(self, event: Busted) -> QAbstractAnimation:
        """The dice shiver in a red frame, and beside them stands whose turn is over."""
        pair = self._scene.pairs[event.seat]
        pair.set_threatened(True)
        over = translate("Exxtra", "%n X – turn over!", "", event.crosses)
        called = self._call(f"{self._scene.players[event.seat].name}\n{over}", good=False)
        return motions.together(motions.shake(pair, 9), called)

    def _place(self, event: PairPlaced) -> QAbstractAnimation:
        self._scene.tray.show_nothing()
        pair = self._scene.pairs[event.seat]
        return self._carry(event.seat, event.field, lift=30, arrive=lambda: pair.show_reading(event.reading))

    def _throw_out(self, event: PairThrownOut) -> QAbstractAnimation:
        """The pair turns over in the air while its owner is called, above where it stood: the other one lies below."""
        scene = self._scene
        out = translate("Exxtra", "{name} is thrown out!").format(name=scene.players[event.seat].name)
        rung = scene.layout.rung(event.field)
        called = self._call(out, good=False, at=QPointF(rung.center().x(), rung.top()))
        scene.shown.thrown_by[event.seat] = event.by
        return motions.together(called, self._bring_home(event.seat, lift=150, spin=-720, duration=_FLIGHT))

    def _bring_home(
        self, seat: int, *, lift: float, spin: float = 0.0, duration: int = Motion.CARD
    ) -> QAbstractAnimation:
        pair = self._scene.pairs[seat]

        def arrive() -> None:
            pair.show_blank()
            self._scene.show_plates()

        return self._carry(seat, OFF, lift=lift, spin=spin, duration=duration, arrive=arrive)

    def _carry(
        self,
        seat: int,
        field: int,
        *,
        lift: float,
        arrive: Callable[[], None],
        spin: float = 0.0,
        duration: int = Motion.CARD,
    ) -> QAbstractAnimation:
        """A pair to a dice field or home, while those on field 0 make room or close ranks."""
        scene = self._scene
        scene.shown.spots[seat] = field
        pair = scene.pairs[seat]
        pair.setZValue(_ON_TOP)
        place, scale = scene.resting_place(seat)
        way = motions.glide(pair, place, duration, scale=scale, lift=lift, spin=spin, arrive=arrive)
        spots = enumerate(scene.shown.spots)
        return motions.together(way, *(self._settle(other) for other, spot in spots if spot == 0 and other != seat))

    def _settle(self, seat: int) -> QAbstractAnimation:
        place, scale = self._scene.resting_place(seat)
        return motions.glide(self._scene.pairs[seat], place, Motion.CARD, scale=scale)

    def _pass_on(self, seat: int) -> QAbstractAnimation | None:
        """The plates tell whose turn it is before anything of that turn happens; dice of a bust go home first."""
        scene, before = self._scene, self._scene.shown.turn
        scene.shown.turn = seat
        scene.shown.thrown_by[before] = OFF
        scene.show_plates()
        scene.tray.show_first()
        scene.pairs[before].set_threatened(False)
        return self._bring_home(before, lift=40) if scene.shown.spots[before] == OFF else None

    def _move_pawn(self, event: PawnMoved) -> QAbstractAnimation:
        """From field to field; then those who share one make room, and those who stayed close ranks."""
        scene = self._scene
        pawn, winning = scene.pawns[event.seat], event.end == GOAL
        pawn.setZValue(_ON_TOP)
        pawn.setScale(1)
        scene.shown.positions[event.seat] = event.end
        way = range(event.start, event.end, 1 if event.end > event.start else -1)
        stops = [scene.layout.pawn(field + way.step, 0, 1).place for field in way]
        height, pace = (44.0, Motion.MOVE) if winning else (26.0, Motion.FEEDBACK)
        touched = {event.start, event.end}
        crowd = [self._stand(seat) for seat, at in enumerate(scene.shown.positions) if at in touched]
        parts = [motions.hop(pawn, stops, height, pace), motions.together(*crowd)]
        if event.cause is Cause.DOUBLE:
            parts.insert(0, self._call(translate("Exxtra", "Double! +%n", "", event.steps), good=True))
        return motions.sequence(*parts)

    def _stand(self, seat: int) -> QAbstractAnimation:
        place, scale = self._scene.standing_place(seat)
        pawn = self._scene.pawns[seat]
        return motions.glide(pawn, place, Motion.FEEDBACK, scale=scale, arrive=self._scene.show_plates)

    def _cheer(self, seat: int) -> QAbstractAnimation:
        """The pawn jumps for joy at the goal, under its name."""
        scene = self._scene
        scene.shown.winners = (seat,)
        scene.show_plates()
        scene.tray.show_nothing()
        pawn, goal = scene.pawns[seat], scene.layout.fields[GOAL]
        wins = translate("Exxtra", "{name} wins!").format(name=scene.players[seat].name)
        called = self._call(wins, good=True, at=goal - QPointF(0, 130))
        return motions.together(called, motions.hop(pawn, [scene.standing_place(seat).place] * 3, 40, Motion.CARD))

    def _call(self, text: str, *, good: bool, at: QPointF | None = None) -> QAbstractAnimation:
        """Said where it happens; else in the tray, beside the dice."""
        layout = self._scene.layout
        middle, wide = (layout.callout(), layout.callout_width()) if at is None else (at, layout.rung(0).width())
        self._scene.callout.keep_within(QRectF(middle.x() - wide / 2, middle.y(), wide, 0))
        return self._scene.callout.appear(text, good=good)
