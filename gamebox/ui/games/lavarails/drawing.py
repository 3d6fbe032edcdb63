"""How Lava & Rails is drawn: its table, what stands beside it, the course of a game, and the figures of its rules."""

from __future__ import annotations

from functools import partial

from gamebox.engine.session import Session
from gamebox.games import lavarails
from gamebox.games.lavarails.events import GameWon, PassBegan
from gamebox.library.shelf import Shelf
from gamebox.ui.games.lavarails.figures import figure
from gamebox.ui.games.lavarails.print_dialog import ask_and_print
from gamebox.ui.games.lavarails.scene import LavarailsScene
from gamebox.ui.games.lavarails.side_panel import ScorePanel
from gamebox.ui.look import Plot, Series
from gamebox.ui.players import Player
from gamebox.ui.table.side_panel import SidePanel
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme

__all__ = ["figure", "plot", "scene", "side_panel"]


def scene(players: tuple[Player, ...], theme: Theme, shelf: Shelf) -> LavarailsScene:
    return LavarailsScene(players, theme, partial(shelf.best, lavarails.GAME.id))


def side_panel(players: tuple[Player, ...], theme: Theme) -> SidePanel:
    return ScorePanel(players, partial(ask_and_print, theme=theme))


def plot(session: Session, players: tuple[Player, ...]) -> Plot:
    """What every player would have reached after every pass, with the head start from the beginning (LR-51)."""
    state = session.setup.start()
    history = [[sheet.head_start] for sheet in state.view(None).players]
    for step in session.steps:
        state.apply(step.action)
        if any(isinstance(event, PassBegan | GameWon) for event in step.events):
            for line, sheet in zip(history, state.view(None).players, strict=True):
                line.append(sheet.total)
    series = tuple(Series(player, tuple(line)) for player, line in zip(players, history, strict=True))
    return Plot(translate("Lavarails", "Points"), translate("Plot", "Round"), series)
