"""EXXTRA's table as a scene: board, pawns, pairs of dice and the dice fields as targets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation
from typing_extensions import override

from gamebox.engine.game import Event
from gamebox.games.exxtra.actions import Action
from gamebox.games.exxtra.ladder import FIELDS, OFF, thrown_out
from gamebox.games.exxtra.state import ExxtraView
from gamebox.ui.exxtra import layout
from gamebox.ui.exxtra.board import BoardItem
from gamebox.ui.exxtra.medallion import MedallionItem
from gamebox.ui.exxtra.motions import ExxtraMotions
from gamebox.ui.exxtra.pair import PairItem
from gamebox.ui.exxtra.plate import PlateItem
from gamebox.ui.exxtra.rung import RungTarget
from gamebox.ui.exxtra.words import promise
from gamebox.ui.items.callout import CalloutItem
from gamebox.ui.items.pawn import PawnItem
from gamebox.ui.look import Player
from gamebox.ui.scene import TableScene
from gamebox.ui.theme import Theme


class ExxtraScene(TableScene):
    def __init__(self, players: tuple[Player, ...], theme: Theme) -> None:
        super().__init__(theme, layout.AREA)
        self.players = players
        self.addItem(BoardItem(theme))
        seats = len(players)
        self._plates = [PlateItem(player, layout.plate(player.seat, seats), theme) for player in players]
        self._rungs = [RungTarget(field, theme) for field in FIELDS]
        self._medallion = MedallionItem(players, theme)
        self.pawns = [PawnItem(player.livery, player.name) for player in players]
        self.pairs = [PairItem(player.livery, theme) for player in players]
        self.callout = CalloutItem(theme, layout.CENTRE)
        for rung in self._rungs:
            self.add_target(rung)
            rung.hovered.connect(self._show_threats)
        for item in (*self._plates, self._medallion, *self.pawns, *self.pairs, self.callout):
            self.addItem(item)
        self._motions = ExxtraMotions(self)

    @override
    def show_view(self, view: ExxtraView, legal: Sequence[Action]) -> None:
        self.callout.hide()
        self._medallion.show_turn(view)
        for player in self.players:
            seat = player.seat
            self._plates[seat].show_state(view.positions[seat], active=seat == view.turn and not view.over)
            self._show_pair(seat, view)
            self._show_pawn(seat, view)
            self.pairs[seat].set_threatened(False)
        self.offer(legal)
        if view.throw and legal:
            self._show_promises(view)

    def _show_promises(self, view: ExxtraView) -> None:
        for field, rung in enumerate(self._rungs):
            seats = thrown_out(view.spots, view.results, field, view.reading)
            victims = tuple(self.players[seat] for seat in seats)
            rung.promise(promise(field, victims), victims)

    def _show_threats(self) -> None:
        """Mark the pairs that the dice field under the cursor would throw out."""
        threatened = {player.seat for rung in self._rungs if rung.lit for player in rung.victims}
        for seat, pair in enumerate(self.pairs):
            pair.set_threatened(seat in threatened)

    def _show_pair(self, seat: int, view: ExxtraView) -> None:
        pair = self.pairs[seat]
        field = view.spots[seat]
        if field != OFF:
            here = [other for other, spot in enumerate(view.spots) if spot == field]
            spot, scale = layout.pair_on_rung(field, here.index(seat))
            pair.show_reading(view.results[seat])
        elif seat == view.turn and view.throw:
            spot, scale = layout.pair_in_tray()
            pair.show_throw(view.throw)
        else:
            spot, scale = layout.pair_at_home(seat, len(self.players))
            pair.show_blank()
        pair.setPos(spot)
        pair.setScale(scale)

    def _show_pawn(self, seat: int, view: ExxtraView) -> None:
        field = view.positions[seat]
        there = tuple(other for other, position in enumerate(view.positions) if position == field)
        spot = layout.pawn_spot(field, seat, there)
        self.pawns[seat].setPos(spot)
        self.pawns[seat].setZValue(spot.y())

    @override
    def motion(self, event: Event) -> QAbstractAnimation | None:
        return self._motions.of(event)
