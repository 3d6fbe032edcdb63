"""How EXXTRA's events look while they happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation

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
from gamebox.games.exxtra.ladder import OFF
from gamebox.ui.items import motions
from gamebox.ui.texts import translate
from gamebox.ui.theme import Motion

if TYPE_CHECKING:
    from gamebox.ui.games.exxtra.scene import ExxtraScene

_ON_TOP = 2000


class ExxtraMotions:
    def __init__(self, scene: ExxtraScene) -> None:
        self._scene = scene

    def of(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case Rolled():
                return self._roll(event)
            case Busted(seat, crosses):
                over = translate("Exxtra", "%n X – turn over!", "", crosses)
                return self._call(f"{self._scene.players[seat].name}\n{over}", good=False)
            case PawnMoved():
                return self._move_pawn(event)
            case PairPlaced(seat, field):
                return self._lay(seat, field, lift=30)
            case PairThrownOut(seat):
                return self._lay(seat, OFF, lift=150)
            case PairTakenBack(seat):
                return self._lay(seat, OFF, lift=40)
            case GameWon(seat):
                name = self._scene.players[seat].name
                return self._call(translate("Exxtra", "{name} wins!").format(name=name), good=True)
        return None

    def _roll(self, event: Rolled) -> QAbstractAnimation:
        self._scene.tray.show_roll(event.count)
        pair = self._scene.pairs[event.seat]
        spot, scale = self._scene.layout.pair_in_tray()
        pair.setZValue(_ON_TOP)
        parts = [pair.tumble(event.throw), motions.pause(Motion.FEEDBACK)]
        if pair.pos() != spot:
            parts.insert(0, motions.glide(pair, spot, Motion.MOVE, scale=scale))
        return motions.sequence(*parts)

    def _lay(self, seat: int, field: int, lift: float) -> QAbstractAnimation:
        """Carry a pair to a dice field or home, while those on field 0 make room or close ranks."""
        scene = self._scene
        scene.spots[seat] = field
        scene.pairs[seat].setZValue(_ON_TOP)
        aside = [self._glide(other, 0) for other, spot in enumerate(scene.spots) if spot == 0 and other != seat]
        return motions.together(self._glide(seat, lift), *aside)

    def _glide(self, seat: int, lift: float) -> QAbstractAnimation:
        place, scale = self._scene.resting_place(seat)
        return motions.glide(self._scene.pairs[seat], place, Motion.CARD, scale=scale, lift=lift)

    def _move_pawn(self, event: PawnMoved) -> QAbstractAnimation:
        pawn = self._scene.pawns[event.seat]
        pawn.setZValue(_ON_TOP)
        pawn.setScale(1)
        way = range(event.start, event.end, 1 if event.end > event.start else -1)
        hops = motions.hop(pawn, [self._scene.layout.pawn(field + way.step, 0, 1).place for field in way])
        if event.cause is Cause.DOUBLE:
            double = translate("Exxtra", "Double! +%n", "", event.steps)
            return motions.sequence(self._call(double, good=True), hops)
        return hops

    def _call(self, text: str, *, good: bool) -> QAbstractAnimation:
        """Said in the tray, beside the dice."""
        return self._scene.callout.appear(text, good=good)
