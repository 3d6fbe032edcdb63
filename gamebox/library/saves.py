"""Running games, each a journal, and finished ones, each a record."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from gamebox.engine.journal import Journal, Recovered, recover
from gamebox.engine.record import Record, RecordError, Setup, save
from gamebox.games.registry import GAMES
from gamebox.library.profile import Profile


@dataclass(frozen=True)
class Unfinished:
    """A game that can be continued."""

    recovered: Recovered

    @property
    def record(self) -> Record:
        return self.recovered.record

    @property
    def damaged(self) -> bool:
        return self.recovered.damaged


class Saves:
    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._running = profile.subfolder("running")
        self._finished = profile.subfolder("finished")

    def begin(self, setup: Setup) -> Journal:
        return Journal.create(_fresh(self._running, setup.game.id, ".journal"), setup)

    def unfinished(self) -> list[Unfinished]:
        """The games that can be continued, the most recent first; unreadable ones are kept aside."""
        found = []
        for path in sorted(self._running.glob("*.journal"), key=_last_touched, reverse=True):
            try:
                found.append(Unfinished(recover(path, GAMES)))
            except RecordError:
                self._profile.keep_aside(path)
        return found

    def resume(self, game: Unfinished) -> Journal:
        return game.recovered.reopen()

    def finish(self, journal: Journal, record: Record) -> Path:
        """Keep the record of a finished game and drop its journal."""
        path = _fresh(self._finished, record.setup.game.id, ".gamebox")
        save(record, path)
        self.discard(journal)
        return path

    def discard(self, journal: Journal) -> None:
        """The player has given the game up."""
        journal.close()
        journal.path.unlink()


def _last_touched(path: Path) -> tuple[float, str]:
    return path.stat().st_mtime, path.name


def _fresh(folder: Path, game: str, ending: str) -> Path:
    """A name that says when and what, and that no other file has."""
    stem = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{game}"
    path, number = folder / (stem + ending), 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{ending}", number + 1
    return path
