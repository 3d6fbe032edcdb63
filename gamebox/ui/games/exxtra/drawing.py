"""How EXXTRA is drawn: its table, what stands beside it, the course of a game, and the figures of its rules."""

from __future__ import annotations

from gamebox.engine.session import Session
from gamebox.games.exxtra.events import PawnMoved, TurnBegan
from gamebox.games.exxtra.scoring import GOAL
from gamebox.library.shelf import Shelf
from gamebox.ui.games.exxtra.figures import figure
from gamebox.ui.games.exxtra.scene import ExxtraScene
from gamebox.ui.games.exxtra.side_panel import OddsPanel
from gamebox.ui.look import Plot, Series
from gamebox.ui.players import Player
from gamebox.ui.table.side_panel import SidePanel
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme

__all__ = ["figure", "plot", "scene", "side_panel"]


def scene(players: tuple[Player, ...], theme: Theme, _shelf: Shelf) -> ExxtraScene:
    return ExxtraScene(players, theme)


def side_panel(_players: tuple[Player, ...], _theme: Theme) -> SidePanel:
    return OddsPanel()


def plot(session: Session, players: tuple[Player, ...]) -> Plot:
    """Every pawn's position after every turn."""
    positions = list(session.setup.start().view(None).positions)
    history = [[position] for position in positions]
    for step in session.steps:
        for event in step.events:
            if isinstance(event, PawnMoved):
                positions[event.seat] = event.end
        if any(isinstance(event, TurnBegan) for event in step.events) or step is session.steps[-1]:
            for line, position in zip(history, positions, strict=True):
                line.append(position)
    series = tuple(Series(player, tuple(line)) for player, line in zip(players, history, strict=True))
    return Plot(translate("Exxtra", "Position"), translate("Exxtra", "Turn"), series, goal=GOAL)
