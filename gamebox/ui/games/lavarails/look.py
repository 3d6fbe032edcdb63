"""Lava & Rails as the frame of the program knows it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from gamebox.engine.game import Event, Over
from gamebox.engine.session import Session
from gamebox.games import lavarails
from gamebox.games.lavarails.actions import Action
from gamebox.games.lavarails.catalogue import find_sheets, resolve, sheet_option, shipped_sheets
from gamebox.games.lavarails.events import GameWon, PassBegan
from gamebox.games.lavarails.sheet import Sheet
from gamebox.games.lavarails.view import LavarailsView
from gamebox.library import best_scores
from gamebox.library.best_scores import Best, BestScores
from gamebox.library.profile import Profile
from gamebox.ui.games.lavarails import words
from gamebox.ui.games.lavarails.cover import SHEETS, LavarailsCover
from gamebox.ui.look import Choice, Look, Plot, Pose, Prompt, Series
from gamebox.ui.players import Player
from gamebox.ui.table.scene import TableScene
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme


class LavarailsLook(LavarailsCover, Look):
    game = lavarails.GAME

    def __init__(self) -> None:
        self._profile: Profile | None = None
        self._best = BestScores()

    @override
    def open_library(self, profile: Profile) -> None:
        self._profile = profile
        self._best = best_scores.load(profile)

    @override
    def finished(self, session: Session) -> None:
        """Somebody who plays alone may have made it into the list."""
        seats = session.setup.seats
        if len(seats) > 1 or seats[0].bot or self._profile is None:
            return
        view = session.state.view(None)
        day = f"{datetime.now().astimezone():%Y-%m-%d}"
        result = Best(seats[0].name, view.players[0].score.total, day)
        self._best = self._best.after(view.sheet.id, result)
        best_scores.save(self._profile, self._best)

    @override
    def choices(self) -> tuple[Choice, ...]:
        return (
            Choice("sheet", translate("Lavarails", "Sheet"), tuple(map(_offered, self._sheets())), paint=_paint_sheet),
            Choice(
                "reroll_fail",
                translate("Lavarails", "After a reroll in vain"),
                (
                    ("stay", translate("Lavarails", "stay in the pass")),
                    ("out", translate("Lavarails", "out of the pass")),
                ),
                "LR-17",
            ),
        )

    def _sheets(self) -> list[Sheet]:
        """Those that come with the program, and the user's own."""
        own = find_sheets(self._profile.folder / SHEETS) if self._profile else []
        return [*shipped_sheets().values(), *(found for _, found in own if isinstance(found, Sheet))]

    @override
    def scene(self, players: tuple[Player, ...], theme: Theme) -> TableScene:
        from gamebox.ui.games.lavarails.scene import LavarailsScene

        return LavarailsScene(players, theme, self._best.of)

    @override
    def side_panel(self, players: tuple[Player, ...], theme: Theme) -> QWidget | None:
        from gamebox.ui.games.lavarails.printing import ask_and_print
        from gamebox.ui.games.lavarails.score_panel import ScorePanel

        return ScorePanel(players, ask_and_print)

    @override
    def heading(self, session: Session) -> str:
        """Nothing: the passes are counted on the table, where their start players can be seen too."""
        return ""

    @override
    def prompt(self, view: LavarailsView, legal: Sequence[Action], players: tuple[Player, ...]) -> Prompt:
        return words.prompt(view, players)

    @override
    def told(self, event: Event, players: tuple[Player, ...]) -> str | None:
        return words.told(event, players)

    @override
    def result(self, view: LavarailsView, players: tuple[Player, ...]) -> list[tuple[Player, str]]:
        assert isinstance(view.over, Over)  # noqa: S101 - only finished games have a result
        ranking = [seat for place in view.over.places for seat in place]
        found = [(players[seat], words.reached(view.players[seat].score)) for seat in ranking]
        if len(players) > 1 or players[0].bot:
            return found
        better = sum(best.score > view.over.scores[0] for best in self._best.of(view.sheet.id))
        return [(players[0], f"{found[0][1]} – {words.rank(better + 1)}")]

    @override
    def plot(self, session: Session, players: tuple[Player, ...]) -> Plot:
        """What every sheet would have scored after every pass."""
        state = session.setup.start()
        history = [[0] for _ in players]
        for step in session.steps:
            state.apply(step.action)
            if any(isinstance(event, PassBegan | GameWon) for event in step.events):
                for line, sheet in zip(history, state.view(None).players, strict=True):
                    line.append(sheet.score.total)
        series = tuple(Series(player, tuple(line)) for player, line in zip(players, history, strict=True))
        return Plot(translate("Lavarails", "Points"), translate("Plot", "Pass"), series)

    @override
    def figure(self, name: str, painter: QPainter, area: QRectF, theme: Theme) -> bool:
        from gamebox.ui.games.lavarails.figures import paint_figure

        return paint_figure(name, painter, area, theme)

    @override
    def poses(self) -> list[Pose]:
        from gamebox.ui.games.lavarails.poses import poses

        return poses()


def _paint_sheet(painter: QPainter, area: QRectF, option: Any, theme: Theme) -> None:
    from gamebox.ui.games.lavarails.paper_sheet import paint_bare_sheet

    paint_bare_sheet(painter, area, resolve(option), theme)


def _offered(sheet: Sheet) -> tuple[Any, str]:
    """How a sheet is named where it can be chosen."""
    level = translate("Lavarails", "Volcano") if sheet.volcanic else translate("Lavarails", "Railway")
    return sheet_option(sheet), f"{level}: {words.sheet_title(sheet)}"
