"""The gallery's pictures of what was played: the list of games, and statistics."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from gamebox.commands import sample_library
from gamebox.commands.shot import Shot
from gamebox.library import queries
from gamebox.library.index import Index
from gamebox.library.profile import Profile
from gamebox.library.queries import Wanted
from gamebox.ui.looks import COVERS, LOOKS
from gamebox.ui.screens.games.entries import Entry, Shown, entries_of, record_of
from gamebox.ui.screens.games.glimpses import Glimpse, glimpse
from gamebox.ui.screens.games.screen import GamesScreen, Visit
from gamebox.ui.screens.statistics.pages import Source
from gamebox.ui.screens.statistics.screen import StatisticsScreen
from gamebox.ui.theme import Theme


def past_shots(theme: Theme) -> Iterator[Shot]:
    chosen = Shown(person="Alex", kind="interrupted")
    yield Shot("games", lambda: _games(theme, Visit()))
    yield Shot("games-interrupted", lambda: _games(theme, Visit(chosen)))
    yield Shot("games-deleted", lambda: _games(theme, Visit(), deleted=True))
    yield Shot("games-none-found", lambda: _games(theme, Visit(Shown("xyz"))))
    yield Shot("games-empty", lambda: _games(theme, Visit(), games=0))
    yield Shot("statistics", lambda: _statistics(theme, Wanted()))
    yield Shot("statistics-person", lambda: _statistics(theme, Wanted(person="Alex")))
    for game in LOOKS:
        yield Shot(f"statistics-{game}", partial(_statistics, theme, Wanted(game=game)))
        yield Shot(
            f"statistics-{game}-person",
            partial(_statistics, theme, Wanted(game=game, person=sample_library.LONGEST)),
        )
    yield Shot("statistics-empty", lambda: _statistics(theme, Wanted(), games=0))


def _statistics(theme: Theme, wanted: Wanted, *, games: int = 36) -> QWidget:
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder))
        if games:
            sample_library.fill(profile, games=games)
        index = Index(profile)
        source = Source(partial(queries.games, index), partial(queries.best, index), lambda _: None)
        screen = StatisticsScreen(theme, COVERS, source, wanted)  # all that it shows has been asked then
        profile.close()
    return screen


def _games(theme: Theme, visit: Visit, *, games: int = 36, deleted: bool = False) -> QWidget:
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder))
        if games:
            sample_library.fill(profile, games=games)
        entries = entries_of(profile, Index(profile), COVERS)
        records = {entry.key: record_of(entry) for entry in entries}
        profile.close()

    def draw(entry: Entry, size: QSize) -> Glimpse:
        return glimpse(LOOKS[entry.game], entry, records[entry.key], size, theme)

    screen = GamesScreen(theme, COVERS, entries, draw, visit)
    if deleted:
        screen.tell_deleted(entries[-1])
    return screen
