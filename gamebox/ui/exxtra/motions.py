"""How EXXTRA's events look while they happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

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
)
from gamebox.ui import motions
from gamebox.ui.exxtra import layout
from gamebox.ui.texts import translate
from gamebox.ui.theme import Motion

if TYPE_CHECKING:
    from gamebox.ui.exxtra.scene import ExxtraScene

_ON_TOP = 2000


class ExxtraMotions:
    def __init__(self, scene: ExxtraScene) -> None:
        self._scene = scene

    def of(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case Rolled():
                return self._roll(event)
            case Busted(_, crosses):
                return self._call(translate("Exxtra", "%n X – turn over!", "", crosses), good=False)
            case PawnMoved():
                return self._move_pawn(event)
            case PairPlaced(seat, field):
                return self._carry(seat, *layout.pair_on_rung(field, 0), lift=30)
            case PairThrownOut(seat):
                return self._carry(seat, *layout.pair_at_home(seat, len(self._scene.players)), lift=150)
            case PairTakenBack(seat):
                return self._carry(seat, *layout.pair_at_home(seat, len(self._scene.players)), lift=40)
            case GameWon(seat):
                name = self._scene.players[seat].name
                return self._call(translate("Exxtra", "{name} wins!").format(name=name), good=True)
        return None

    def _roll(self, event: Rolled) -> QAbstractAnimation:
        pair = self._scene.pairs[event.seat]
        spot, scale = layout.pair_in_tray()
        pair.setZValue(_ON_TOP)
        parts = [pair.tumble(event.throw), motions.pause(Motion.FEEDBACK)]
        if pair.pos() != spot:
            parts.insert(0, motions.glide(pair, spot, Motion.MOVE, scale=scale))
        return motions.sequence(*parts)

    def _carry(self, seat: int, spot: QPointF, scale: float, lift: float) -> QAbstractAnimation:
        pair = self._scene.pairs[seat]
        pair.setZValue(_ON_TOP)
        return motions.glide(pair, spot, Motion.CARD, scale=scale, lift=lift)

    def _move_pawn(self, event: PawnMoved) -> QAbstractAnimation:
        pawn = self._scene.pawns[event.seat]
        pawn.setZValue(_ON_TOP)
        way = range(event.start, event.end, 1 if event.end > event.start else -1)
        step = way.step
        stops = [layout.fields()[field + step] + QPointF(0, 14) for field in way]
        hops = motions.hop(pawn, stops)
        if event.cause is Cause.DOUBLE:
            double = translate("Exxtra", "Double! +%n", "", event.end - event.start)
            return motions.sequence(self._call(double, good=True), hops)
        return hops

    def _call(self, text: str, *, good: bool) -> QAbstractAnimation:
        return self._scene.callout.appear(text, good=good)
