"""Pig on the table: a die, a box for every player, and two places to click."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsSimpleTextItem
from typing_extensions import override

from gamebox.engine.game import Event
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session, Step
from gamebox.library.shelf import Shelf
from gamebox.ui.cover import Cover
from gamebox.ui.items import motions
from gamebox.ui.items.target import TargetItem
from gamebox.ui.look import Choice, Look, Offer, Plot, Pose, Prompt, Series
from gamebox.ui.players import Player
from gamebox.ui.reasons import reasoned
from gamebox.ui.table.reel import positions_after
from gamebox.ui.table.scene import TableScene
from gamebox.ui.texts import sentence
from gamebox.ui.theme import Theme
from tests.toys.games.pig import GAME, HOLD, ROLL, Action, Held, PigView, Rolled, TurnBegan

AREA = QRectF(0, 0, 800, 500)


class PigCover(Cover):
    id = "pig"
    seats = range(2, 7)

    @override
    def name(self) -> str:
        return "Pig"

    @override
    def tagline(self) -> str:
        return "Roll as often as you dare; a 1 costs the turn."

    @override
    def paint_tile(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        painter.fillRect(area, theme.accent)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "Pig")


class PigScene(TableScene):
    def __init__(self, players: tuple[Player, ...], theme: Theme) -> None:
        super().__init__(theme, AREA)
        self.players = players
        self.scores = [self._words(QPointF(40, 40 + 60 * player.seat)) for player in players]
        self.die = self._words(QPointF(560, 120))
        for index, action in enumerate((ROLL, HOLD)):
            outline = QPainterPath()
            outline.addRect(QRectF(420 + 180 * index, 340, 150, 90))
            place = TargetItem(outline, action, theme)
            place.hint = action.word
            self.add_target(place)

    def _words(self, place: QPointF) -> QGraphicsSimpleTextItem:
        item = QGraphicsSimpleTextItem()
        item.setPos(place)
        self.addItem(item)
        return item

    @override
    def show_view(self, view: PigView, legal: Sequence[Action]) -> None:
        for player, item in zip(self.players, self.scores, strict=True):
            item.setText(f"{player.name} {view.scores[player.seat]}")
        self.die.setText(f"{view.pips} {view.kitty}")
        self.die.setOpacity(1)
        self.offer(legal)

    @override
    def motion(self, event: Event) -> QAbstractAnimation | None:
        return motions.run(self.die.setOpacity, 300) if isinstance(event, Rolled | Held) else None


class PigWords:
    silent: frozenset[type[Event]] = frozenset({TurnBegan})

    def heading(self, session: Session) -> str:
        return f"Move {len(session)}"

    def rounds(self, steps: Sequence[Step]) -> list[int]:
        return positions_after(steps, TurnBegan, every=2)

    def prompt(self, view: PigView, legal: Sequence[Action], players: tuple[Player, ...]) -> Prompt:
        name = players[view.turn].name
        if view.over:
            return Prompt(f"{players[view.over.winners[0]].name} has won.")
        if players[view.turn].bot or (not legal and view.kitty):
            return Prompt(f"{name} is playing …")
        if not legal:
            return Prompt(f"{name}: roll.", (Offer("Roll", key="R", primary=True, rolls=True),))
        offers = (Offer("Roll on", ROLL, "R", primary=True), Offer("Hold", HOLD, "K"))
        return Prompt(f"{name}: roll on or hold {view.kitty}.", offers)

    def told(self, event: Event, players: tuple[Player, ...]) -> str | None:
        match event:
            case Rolled(seat, pips):
                return f"{players[seat].name} rolls a {pips}."
            case Held(seat, score):
                return f"{players[seat].name} holds at {score}."
        return None

    refused = staticmethod(sentence)
    reasoned = staticmethod(reasoned)

    def deed(self, action: Action, _view: PigView, _players: tuple[Player, ...]) -> str:
        return "Roll on" if action == ROLL else "Hold"

    def result(self, view: PigView, players: tuple[Player, ...]) -> list[tuple[Player, str]]:
        assert view.over
        return [(players[seat], f"{view.scores[seat]} points") for place in view.over.places for seat in place]


class PigDrawing:
    def scene(self, players: tuple[Player, ...], theme: Theme, _shelf: Shelf) -> TableScene:
        return PigScene(players, theme)

    def side_panel(self, _players: tuple[Player, ...], _theme: Theme) -> None:
        return None

    def plot(self, session: Session, players: tuple[Player, ...]) -> Plot:
        scores = session.state.view(None).scores
        return Plot("Points", "Turn", tuple(Series(player, (0, scores[player.seat])) for player in players))

    def figure(self, _name: str, _painter: QPainter, _area: QRectF, _theme: Theme) -> bool:
        return False


def choices(_shelf: Shelf) -> tuple[Choice, ...]:
    return ()


def poses() -> list[Pose]:
    setup = make_setup(GAME, [Seat("Alex"), Seat("Beate")], {})
    return [Pose(name, Session(setup, moves.split())) for name, moves in (("start", ""), ("choice", "=6 roll =5"))]


def sound(event: Event) -> str | None:
    return "dice-wood-2" if isinstance(event, Rolled | Held) else None


COVER = PigCover()


def load_look() -> Look:
    return Look(GAME, COVER, choices, PigWords(), PigDrawing(), poses, sound)
