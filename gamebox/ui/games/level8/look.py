"""Level 8 as the frame of the program knows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from gamebox.engine.game import Event, Over, Refusal
from gamebox.engine.session import Session
from gamebox.games import level8
from gamebox.games.level8.actions import Action
from gamebox.games.level8.deck import BY_NAME
from gamebox.games.level8.events import RoundEnded
from gamebox.games.level8.levels import LAUREL
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.cover import Level8Cover
from gamebox.ui.games.level8.faces import card_name
from gamebox.ui.games.level8.prompts import prompt
from gamebox.ui.games.level8.told import told
from gamebox.ui.look import Choice, Look, Plot, Pose, Prompt, Series
from gamebox.ui.players import Player
from gamebox.ui.table.scene import TableScene
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme


class Level8Look(Level8Cover, Look):
    game = level8.GAME

    @override
    def choices(self) -> tuple[Choice, ...]:
        return (
            Choice(
                "stars",
                translate("Level8", "Level card"),
                ((1, translate("Level8", "★ easier")), (2, translate("Level8", "★★ harder"))),
                "L8-3",
                per_seat=True,
            ),
        )

    @override
    def scene(self, players: tuple[Player, ...], theme: Theme) -> TableScene:
        from gamebox.ui.games.level8.scene import Level8Scene

        return Level8Scene(players, theme)

    @override
    def side_panel(self, players: tuple[Player, ...], theme: Theme) -> QWidget | None:
        from gamebox.ui.games.level8.side import SidePanel

        return SidePanel(players, theme)

    @override
    def heading(self, session: Session) -> str:
        ended = sum(isinstance(event, RoundEnded) for step in session.steps for event in step.events)
        over = session.state.to_act()
        last_round_counted = isinstance(over, Over) and over.rule == "L8-71"
        return translate("Level8", "Round {number}").format(number=ended + (not last_round_counted))

    @override
    def prompt(self, view: Level8View, _legal: Sequence[Action], players: tuple[Player, ...]) -> Prompt:
        return prompt(view, players)

    @override
    def told(self, event: Event, players: tuple[Player, ...]) -> str | None:
        return told(event, players)

    @override
    def refused(self, refusal: Refusal) -> str:
        """With the cards' names instead of how records write them."""
        params = dict(refusal.params)
        if params.get("card") in BY_NAME:
            params["card"] = card_name(BY_NAME[str(params["card"])])
        told = super().refused(replace(refusal, params=params))
        return told[0].upper() + told[1:]

    @override
    def result(self, view: Level8View, players: tuple[Player, ...]) -> list[tuple[Player, str]]:
        assert isinstance(view.over, Over)  # noqa: S101 - only finished games have a result
        return [(players[seat], self._reached(view, seat)) for place in view.over.places for seat in place]

    def _reached(self, view: Level8View, seat: int) -> str:
        if view.over and seat in view.over.winners:
            if view.levels[seat] == LAUREL:
                return translate("Level8", "reached the laurel")
            return translate("Level8", "laid out level 8")
        return translate("Level8", "reached level {level}").format(level=view.levels[seat])

    @override
    def plot(self, session: Session, players: tuple[Player, ...]) -> Plot:
        """Everybody's level after every round; laying out level 8 counts as reaching the laurel."""
        history = [[1] for _ in players]
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

    @override
    def figure(self, name: str, painter: QPainter, area: QRectF, theme: Theme) -> bool:
        from gamebox.ui.games.level8.figures import paint_figure

        return paint_figure(name, painter, area, theme)

    @override
    def poses(self) -> list[Pose]:
        from gamebox.ui.games.level8.poses import poses

        return poses()
