"""EXXTRA's table as a scene: board, pawns, pairs of dice and the dice fields as targets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QRectF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem
from typing_extensions import override

from gamebox.engine.game import Event
from gamebox.games.exxtra.actions import PLACES, Action, Place
from gamebox.games.exxtra.ladder import FIELDS, OFF, thrown_out
from gamebox.games.exxtra.state import ExxtraView
from gamebox.ui.games.exxtra.board import BoardItem, NumbersItem
from gamebox.ui.games.exxtra.layout import HEIGHT, NARROWEST, TEXT, USUAL, WIDEST, Layout, Spot
from gamebox.ui.games.exxtra.motions import ExxtraMotions
from gamebox.ui.games.exxtra.pair import PairItem
from gamebox.ui.games.exxtra.plate import PlateItem, PlateState
from gamebox.ui.games.exxtra.spoken import spoken_of
from gamebox.ui.games.exxtra.targets import StepTarget
from gamebox.ui.games.exxtra.things import things_of
from gamebox.ui.games.exxtra.tips import tips_of
from gamebox.ui.games.exxtra.tray import TrayItem
from gamebox.ui.games.exxtra.words import promise
from gamebox.ui.items.callout import CalloutItem
from gamebox.ui.items.pawn import PawnItem
from gamebox.ui.players import Player
from gamebox.ui.table.scene import TableScene, stretched
from gamebox.ui.table.spoken import Group
from gamebox.ui.table.things import Thing
from gamebox.ui.table.tips import Tip
from gamebox.ui.theme import Theme

_DIGITS = {str(field): field for field in FIELDS}
_LAY = 0
"""The key of where a piece lay when nothing moved."""
_CALL = 34.0
"""The size of what is called out."""


@dataclass
class Shown:
    """What is to be seen at the moment: while events are shown, it runs ahead of the last view, step by step."""

    positions: list[int]
    spots: list[int]
    thrown_by: list[int]
    turn: int
    winners: tuple[int, ...]

    @classmethod
    def of(cls, view: ExxtraView) -> Shown:
        winners = view.over.winners if view.over else ()
        return cls(list(view.positions), list(view.spots), list(view.thrown_by), view.turn, winners)

    @classmethod
    def before_the_game(cls, seats: int) -> Shown:
        return cls([0] * seats, [OFF] * seats, [OFF] * seats, 0, ())


class ExxtraScene(TableScene):
    def __init__(self, players: tuple[Player, ...], theme: Theme) -> None:
        layout = Layout(USUAL, len(players), theme.text)
        super().__init__(theme, layout.area)
        self.layout = layout
        self.players = players
        self.shown = Shown.before_the_game(len(players))
        self._view: ExxtraView | None = None
        self._numbers = NumbersItem(layout, theme)
        self._plates = [PlateItem(player, layout, theme) for player in players]
        self._rungs = [StepTarget(field, layout, theme) for field in FIELDS]
        self.tray = TrayItem(layout, theme)
        self.pawns = [PawnItem(player.livery, player.name) for player in players]
        self.pairs = [PairItem(player.livery, theme) for player in players]
        self.callout = CalloutItem(theme, layout.callout(), layout.callout_width(), (_CALL, TEXT))
        board = BoardItem(layout, theme)
        self._fixtures: list[BoardItem | PlateItem | TrayItem] = [board, self._numbers, *self._plates, self.tray]
        for fixture in self._fixtures:
            self.addItem(fixture)
        for rung in self._rungs:
            self.add_target(rung)
            rung.hovered.connect(self._show_threats)
        for piece in (*self.pawns, *self.pairs, self.callout):
            self.addItem(piece)
        self._motions = ExxtraMotions(self)

    @override
    def fit_to(self, ratio: float) -> None:
        """As wide as the window, within reason."""
        width = stretched(ratio, HEIGHT, NARROWEST, WIDEST)
        if width == self.layout.width:
            return
        self.layout = Layout(width, len(self.players), self.theme.text)
        for fixture in self._fixtures:
            fixture.arrange(self.layout)
        for rung in self._rungs:
            rung.arrange(self.layout)
        self.callout.setPos(self.layout.callout())
        if self._view:
            self._lay_out(self._view)
        self.setSceneRect(self.layout.area)

    @override
    def show_view(self, view: ExxtraView, legal: Sequence[Action]) -> None:
        self._view = view
        self.shown = Shown.of(view)
        self.callout.hide()
        self.tray.show_turn(view)
        for player in self.players:
            self._show_faces(player.seat, view)
            self.pairs[player.seat].set_threatened(False)
        self.show_plates()
        self._lay_out(view)
        self.offer(legal)
        if view.throw and legal:
            self._show_promises(view)

    @override
    def speech_place(self, seat: int) -> QRectF:
        """All of the name, which is said, too: what stands below it on the plate is about the same thing."""
        return self.layout.name_on_plate(seat)

    @override
    def plates(self) -> list[QRectF]:
        """And the ladder: what lies there decides what a roll is worth."""
        return [*map(self.layout.plate, range(len(self._plates))), *map(self.layout.rung, FIELDS)]

    def show_plates(self) -> None:
        """Plates and track as things are shown to stand, also while they move."""
        shown = self.shown
        self._numbers.show_occupied(shown.positions)
        for seat, plate in enumerate(self._plates):
            thrown_by = shown.thrown_by[seat]
            state = PlateState(
                position=shown.positions[seat],
                active=seat == shown.turn and not shown.winners,
                won=seat in shown.winners,
                thrown_by=None if thrown_by == OFF else self.players[thrown_by],
            )
            plate.show_state(state)

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

    def _show_faces(self, seat: int, view: ExxtraView) -> None:
        if view.spots[seat] != OFF:
            self.pairs[seat].show_reading(view.results[seat])
        elif seat == view.turn and view.throw:
            self.pairs[seat].show_throw(view.throw)
        else:
            self.pairs[seat].show_blank()

    def _lay_out(self, view: ExxtraView) -> None:
        """Put pairs and pawns in their places."""
        for seat, (pair, pawn) in enumerate(zip(self.pairs, self.pawns, strict=True)):
            rolled = seat == view.turn and view.rolls and view.spots[seat] == OFF
            _put(pair, self.layout.pair_in_tray() if rolled else self.resting_place(seat))
            pair.setZValue(0)
            _put(pawn, self.standing_place(seat))
            pawn.setZValue(pawn.y())

    def standing_place(self, seat: int) -> Spot:
        """Where a pawn stands among those who share its field."""
        positions = self.shown.positions
        field = positions[seat]
        return self.layout.pawn(field, positions[:seat].count(field), positions.count(field))

    def resting_place(self, seat: int) -> Spot:
        """Where a pair lies that is not being rolled: on the ladder or at home."""
        field = self.shown.spots[seat]
        if field == OFF:
            return self.layout.pair_at_home(seat)
        return self.layout.pair_on_rung(field, self.shown.spots[:seat].count(field))

    @override
    def places_of(self, move: Action) -> list[QRectF]:
        """Dice are rolled in the tray."""
        return super().places_of(move) if isinstance(move, Place) else [self.layout.tray]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits mean dice fields, also those on which nothing can be placed now: then the rules say why."""
        if event.text() in _DIGITS and not event.isAutoRepeat():
            self.intend(PLACES[_DIGITS[event.text()]])
        else:
            super().keyPressEvent(event)

    @override
    def things(self) -> Iterator[Thing]:
        return things_of(self, self._view) if self._view else iter(())

    @override
    def spoken(self) -> Iterator[Group]:
        return spoken_of(self, self._view, self._rungs) if self._view else iter(())

    @override
    def tips(self, view: ExxtraView) -> Iterator[Tip]:
        return tips_of(self, view)

    @override
    def motion(self, event: Event) -> QAbstractAnimation | None:
        return self._motions.of(event)


def _put(piece: QGraphicsItem, spot: Spot) -> None:
    """Let it lie somewhere else than before: its picture was made on the way and may be a fraction of a pixel off."""
    piece.setPos(spot.place)
    piece.setScale(spot.scale)
    piece.setRotation(0)
    if piece.data(_LAY) != spot:
        piece.setData(_LAY, spot)
        for part in (piece, *piece.childItems()):
            part.update()
