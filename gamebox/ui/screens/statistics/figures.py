"""A few large numbers in a row, each with what it counts below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from gamebox.library.queries import Kept
from gamebox.library.statistics import Mean, Standing, people_of, played_minutes
from gamebox.ui.cover import Cover
from gamebox.ui.items.paper import Sheet
from gamebox.ui.texts import number, percent, signed, translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import label


@dataclass(frozen=True)
class Figure:
    number: str
    name: str
    detail: str = ""


def points(share: float) -> str:
    """A part of a chance to win, with its sign."""
    return signed(100 * share, places=1)


def luck_in_words(luck: Mean | None) -> str:
    """Whether somebody is lucky, or only seems so."""
    if luck is None:
        return translate("Statistics", "no game reviewed yet")
    if not luck.telling:
        return translate("Statistics", "no more than chance")
    return translate("Statistics", "lucky indeed") if luck.value > 0 else translate("Statistics", "unlucky indeed")


def figures_of(told: Standing, cover: Cover | None) -> list[Figure]:
    """The game's `cover` if it is about one game only: scores of several mean nothing together."""
    found = [
        Figure(str(told.played), translate("Statistics", "game(s)", "", told.played)),
        Figure(
            str(told.won), translate("Statistics", "won"), percent(told.won / told.contests) if told.contests else ""
        ),
    ]
    if cover and told.best is not None and told.mean is not None:
        measure = cover.measure()
        found.append(Figure(number(told.best), translate("Statistics", "best result"), measure))
        found.append(Figure(number(told.mean), translate("Statistics", "on average"), measure))
    streak = translate("Statistics", "now: {number}").format(number=told.streak)
    found.append(Figure(str(told.longest_streak), translate("Statistics", "best streak"), streak))
    luck = points(told.luck.value) if told.luck else "–"
    found.append(Figure(luck, translate("Statistics", "luck a game"), luck_in_words(told.luck)))
    return found


def figures_of_all(games: Sequence[Kept]) -> list[Figure]:
    """Of everybody together."""
    told = [kept.summary for kept in games]
    minutes = sum(played_minutes(game) for game in told)
    longest = max((game.moves for game in told), default=0)
    reviewed = sum(any(sat.fortune for sat in game.seats) for game in told)
    people = len(people_of(games))
    return [
        Figure(number(len(told)), translate("Statistics", "game(s)", "", len(told))),
        Figure(number(people), translate("Statistics", "person(s)", "", people)),
        Figure(number(minutes / 60), translate("Statistics", "hours")),
        Figure(number(longest), translate("Statistics", "longest game"), translate("Statistics", "moves")),
        Figure(number(reviewed), translate("Statistics", "review(s)", "", reviewed)),
    ]


class FigureRow(Sheet):
    def __init__(self, theme: Theme, figures: Sequence[Figure]) -> None:
        row = QHBoxLayout()
        super().__init__(theme, row, padding=14)
        row.setSpacing(10)
        for figure in figures:
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(label(figure.number, "hero"))  # half a number would be another one
            column.addWidget(label(figure.name, "strong", wrap=True))
            column.addWidget(label(figure.detail, "muted", wrap=True))
            column.addStretch(1)
            row.addLayout(column, 1)
