"""What is shown of one person, or of everybody: cards in two columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gamebox.engine.record import Record
from gamebox.library.queries import Best, Kept, Wanted
from gamebox.library.statistics import parts, people_of, standing
from gamebox.ui.cover import Cover
from gamebox.ui.items.paper import Sheet
from gamebox.ui.screens.statistics import cards
from gamebox.ui.screens.statistics.figures import FigureRow, figures_of, figures_of_all
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme


@dataclass(frozen=True)
class Source:
    """Where statistics come from."""

    games: Callable[[Wanted], list[Kept]]
    best: Callable[[str, str], Sequence[Best]]
    """The best results of those who played a kind of a game alone."""
    record: Callable[[Kept], Record | None]
    """A game as it was played; None if its file is gone."""


def page(theme: Theme, source: Source, wanted: Wanted, cover: Cover | None) -> QWidget:
    """`cover` of the game that is asked about, if it is one."""
    games = source.games(Wanted(wanted.game, wanted.variant, None, wanted.helped, wanted.bots_only))
    column = QVBoxLayout()
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    if wanted.person is not None:
        column.addWidget(FigureRow(theme, figures_of(standing(games, wanted.person), cover)))
        found = _of_a_person(theme, games, wanted.person, cover)
    else:
        column.addWidget(FigureRow(theme, figures_of_all(games)))
        found = _of_everybody(theme, games, cover)
    grid = QGridLayout()
    grid.setSpacing(0)
    sheets = [*found, *_best_lists(theme, source, games, cover)]
    for place, sheet in enumerate(sheets):
        alone = place % 2 == 0 and place == len(sheets) - 1
        grid.addWidget(sheet, place // 2, place % 2, 1, 2 if alone else 1)
    for side in (0, 1):
        grid.setColumnStretch(side, 1)
    column.addLayout(grid)
    column.addStretch(1)
    made = QWidget()
    made.setLayout(column)
    return made


def _of_a_person(theme: Theme, games: list[Kept], person: str, cover: Cover | None) -> Iterator[Sheet]:
    people = people_of(games)
    known = {who.name: who for who in people}
    own, colour = parts(games, person), cards.livery_of(known.get(person)).colour
    yield cards.results(theme, own, cover, colour)
    yield cards.skill(theme, own, colour)
    if cover:
        title = translate("Statistics", "Distribution")
        yield cards.scores(theme, games, cover, person, colour, title)
    else:
        yield cards.places(theme, own, colour)
    yield cards.luck(theme, games, people, person)
    yield cards.opponents(theme, standing(games, person), known)


def _of_everybody(theme: Theme, games: list[Kept], cover: Cover | None) -> Iterator[Sheet]:
    people = people_of(games)
    yield cards.winners(theme, games, people)
    yield cards.luck(theme, games, people, None)
    yield cards.months(theme, games)
    if cover:
        for variant in _variants(games):
            named = cover.variant(variant)
            title = ": ".join(filter(None, (translate("Statistics", "Distribution"), named)))
            chosen = [kept for kept in games if kept.summary.variant == variant]
            yield cards.scores(theme, chosen, cover, None, cards.NOBODYS, title)


def _best_lists(theme: Theme, source: Source, games: list[Kept], cover: Cover | None) -> Iterator[Sheet]:
    """One for each sheet that was played."""
    if cover is None or 1 not in cover.seats:
        return
    for variant in _variants(games):
        title = ": ".join(filter(None, (translate("Statistics", "Best list"), cover.variant(variant))))
        yield cards.best_list(theme, title, source.best(cover.id, variant), cover)


def _variants(games: Sequence[Kept]) -> list[str]:
    return sorted({kept.summary.variant for kept in games})
