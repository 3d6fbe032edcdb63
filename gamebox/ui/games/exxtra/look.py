"""EXXTRA as the frame of the program knows it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from gamebox.engine.game import Event, Over
from gamebox.engine.session import Session
from gamebox.games import exxtra
from gamebox.games.exxtra.actions import Action
from gamebox.games.exxtra.events import PawnMoved, TurnBegan
from gamebox.games.exxtra.scoring import GOAL
from gamebox.games.exxtra.state import ExxtraView
from gamebox.ui.games.exxtra import words
from gamebox.ui.games.exxtra.cover import ExxtraCover
from gamebox.ui.look import Choice, Look, Plot, Pose, Prompt, Series
from gamebox.ui.players import Player
from gamebox.ui.table.scene import TableScene
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme


class ExxtraLook(ExxtraCover, Look):
    game = exxtra.GAME

    @override
    def choices(self) -> tuple[Choice, ...]:
        return (
            Choice(
                "placing",
                translate("Exxtra", "Placing pairs"),
                (
                    ("free", translate("Exxtra", "on any free field")),
                    ("strict", translate("Exxtra", "only above lower pairs")),
                ),
                "EX-50",
            ),
            Choice(
                "double_x",
                translate("Exxtra", "X-X as the first roll"),
                ((0, translate("Exxtra", "reads 00")), (100, translate("Exxtra", "reads 100, the highest"))),
                "EX-51",
            ),
        )

    @override
    def scene(self, players: tuple[Player, ...], theme: Theme) -> TableScene:
        from gamebox.ui.games.exxtra.scene import ExxtraScene

        return ExxtraScene(players, theme)

    @override
    def side_panel(self, players: tuple[Player, ...], theme: Theme) -> QWidget | None:
        from gamebox.ui.games.exxtra.odds_panel import OddsPanel

        return OddsPanel()

    @override
    def heading(self, session: Session) -> str:
        turns = sum(isinstance(event, TurnBegan) for step in session.steps for event in step.events)
        return translate("Exxtra", "Round {number}").format(number=1 + turns // len(session.setup.seats))

    @override
    def prompt(self, view: ExxtraView, legal: Sequence[Action], players: tuple[Player, ...]) -> Prompt:
        return words.prompt(view, legal, players)

    @override
    def told(self, event: Event, players: tuple[Player, ...]) -> str | None:
        return words.told(event, players)

    @override
    def result(self, view: ExxtraView, players: tuple[Player, ...]) -> list[tuple[Player, str]]:
        assert isinstance(view.over, Over)  # noqa: S101 - only finished games have a result
        return [(players[seat], self._reached(view.positions[seat])) for place in view.over.places for seat in place]

    def _reached(self, position: int) -> str:
        if position == GOAL:
            return translate("Exxtra", "reached the goal")
        return translate("Exxtra", "%n field(s) short of the goal", "", GOAL - position)

    @override
    def plot(self, session: Session, players: tuple[Player, ...]) -> Plot:
        """Every pawn's position after every turn."""
        positions = [0] * len(players)
        history = [[0] for _ in players]
        for step in session.steps:
            for event in step.events:
                if isinstance(event, PawnMoved):
                    positions[event.seat] = event.end
            if any(isinstance(event, TurnBegan) for event in step.events) or step is session.steps[-1]:
                for line, position in zip(history, positions, strict=True):
                    line.append(position)
        series = tuple(Series(player, tuple(line)) for player, line in zip(players, history, strict=True))
        return Plot(translate("Exxtra", "Position"), translate("Exxtra", "Turn"), series, goal=GOAL)

    @override
    def figure(self, name: str, painter: QPainter, area: QRectF, theme: Theme) -> bool:
        from gamebox.ui.games.exxtra.figures import paint_figure

        return paint_figure(name, painter, area, theme)

    @override
    def poses(self) -> list[Pose]:
        from gamebox.ui.games.exxtra.poses import poses

        return poses()
