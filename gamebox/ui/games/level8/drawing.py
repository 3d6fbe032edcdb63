"""How Level 8 is drawn: its table, what stands beside it, the course of a game, and the figures of its rules."""

from __future__ import annotations

from gamebox.engine.game import Over
from gamebox.engine.session import Session
from gamebox.games.level8.events import RoundEnded
from gamebox.games.level8.levels import LAUREL
from gamebox.library.shelf import Shelf
from gamebox.ui.games.level8.figures import figure
from gamebox.ui.games.level8.scene import Level8Scene
from gamebox.ui.games.level8.side_panel import LevelsPanel
from gamebox.ui.look import Plot, Series
from gamebox.ui.players import Player
from gamebox.ui.table.side_panel import SidePanel
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme

__all__ = ["figure", "plot", "scene", "side_panel"]


def scene(players: tuple[Player, ...], theme: Theme, _shelf: Shelf) -> Level8Scene:
    return Level8Scene(players, theme)


def side_panel(players: tuple[Player, ...], theme: Theme) -> SidePanel:
    return LevelsPanel(players, theme)


def plot(session: Session, players: tuple[Player, ...]) -> Plot:
    """Everybody's level at the beginning (L8-72) and after every round; laying out level 8 reaches the laurel."""
    history = [[level] for level in session.state_after(0).view(None).levels]
    for step in session.steps:
        for event in step.events:
            if isinstance(event, RoundEnded):
                for line, level in zip(history, event.levels, strict=True):
                    line.append(level)
    over = session.state.to_act()
    if isinstance(over, Over) and over.rule == "L8-70":
        for seat, line in enumerate(history):
            line.append(LAUREL if seat in over.winners else line[-1])
    series = tuple(Series(player, tuple(line)) for player, line in zip(players, history, strict=True))
    return Plot(translate("Level8", "Level"), translate("Level8", "Round"), series, goal=LAUREL)
