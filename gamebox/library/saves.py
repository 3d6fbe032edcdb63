"""Running games, each a journal, and finished ones, each a record."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from msgspec import structs

from gamebox.engine.files import remove
from gamebox.engine.journal import Journal, Recovered, StrangeJournalError, read, recover_from
from gamebox.engine.record import Notes, Played, Record, RecordError, Setup, load, save
from gamebox.games.registry import GAMES
from gamebox.library.glances import Glance, Glances
from gamebox.library.profile import FINISHED, RUNNING, Profile


@dataclass(frozen=True)
class Unfinished:
    """A game that can be continued."""

    path: Path
    last_played: float
    """Seconds since 1970."""
    glance: Glance
    recover: Callable[[], Recovered]
    """Plays it through its rules, once; raises RecordError if those have become others meanwhile."""

    @property
    def record(self) -> Record:
        return self.recover().record


@dataclass(frozen=True)
class Unreadable:
    """A game that cannot be continued now, but perhaps later: by another version, or when its file can be read."""

    name: str
    reason: RecordError | OSError


class Saves:
    unreadable: list[Unreadable]
    """As of the last time that somebody asked for unfinished games."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self.unreadable = []
        self._running = profile.subfolder(RUNNING)
        self._finished = profile.subfolder(FINISHED)

    def begin(self, record: Record) -> Journal:
        """A journal for a new game, or for one that comes from elsewhere with its moves."""
        return Journal.create(self._running / f"{self._fresh_name(record.setup)}.journal", record)

    def unfinished(self) -> list[Unfinished]:
        """The games that can be continued, the most recent first; damaged ones are kept aside, strange ones left."""
        found = []
        self.unreadable = []
        glances = Glances(self._profile)
        for path in sorted(self._journals(), key=_last_touched, reverse=True):
            try:
                found.append(_looked_at(path, glances))
            except (StrangeJournalError, OSError) as error:
                self.unreadable.append(Unreadable(path.name, error))
            except RecordError:
                self._keep_aside(path)
        glances.keep(*(game.path.name for game in found))
        return found

    def _journals(self) -> list[Path]:
        """Games that cannot even be seen must not vanish silently."""
        try:
            return [path for path in self._running.iterdir() if path.suffix == ".journal"]
        except OSError as error:
            self.unreadable.append(Unreadable(RUNNING, error))
            return []

    def _keep_aside(self, path: Path) -> None:
        try:
            self._profile.keep_aside(path)
        except OSError as error:
            self.unreadable.append(Unreadable(path.name, error))

    def like(self, record: Record) -> Unfinished | None:
        """The game that can be continued where this one stands, or further on, if it is here already."""
        same = (game for game in self.unfinished() if game.glance.game == record.setup.game.id)
        here = [game for game in same if record.leads_to(game.record)]
        return min(here, key=lambda game: len(game.record.moves), default=None)

    def ended_like(self, record: Record) -> Path | None:
        """Where a game is kept that has come to its end from here."""
        from gamebox.library.index import Index
        from gamebox.library.queries import files_of_origin

        paths = (self._finished / name for name in files_of_origin(Index(self._profile), record.origin))
        return next((path for path in paths if record.leads_to(load(path, GAMES))), None)

    def ended_as(self, digest: str) -> Record | None:
        """A finished game, by what tells it from others."""
        path = self._file_of(digest)
        return load(path, GAMES) if path else None

    def _file_of(self, digest: str) -> Path | None:
        from gamebox.library.index import Index
        from gamebox.library.queries import file_of

        known = file_of(Index(self._profile), digest)
        return self._finished / known if known else None

    def keep(self, record: Record) -> Path:
        """Have a finished game that comes from elsewhere among the others, once."""
        known = self._file_of(record.digest)
        if known:
            return known
        path = self._finished / f"{self._fresh_name(record.setup)}.gamebox"
        save(record, path)
        return path

    def resume(self, game: Unfinished) -> Journal:
        return game.recover().reopen()

    def leave(self, journal: Journal, record: Record) -> None:
        """Nobody plays on now: the journal holds that record."""
        journal.close()
        glances = Glances(self._profile)
        glances.note(journal.path.name, journal.content, Glance.at(record, damaged=False))
        glances.keep(*(path.name for path in self._running.glob("*.journal")))

    def finish(self, journal: Journal, record: Record) -> Path:
        """Keep the record of a game that has just ended, under the name of its journal, and drop that."""
        path = self._finished / f"{journal.path.stem}.gamebox"
        save(ended(record), path)
        self.discard(journal)
        return path

    def discard(self, journal: Journal) -> None:
        """The player has given the game up."""
        journal.close()
        remove(journal.path)

    def _fresh_name(self, setup: Setup) -> str:
        """A name that says when and what, and that no other game has or had."""
        name = stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{setup.game.id}"
        number = 1
        while any(path for folder in (self._running, self._finished) for path in folder.glob(f"{name}.*")):
            number += 1
            name = f"{stem}-{number}"
        return name


def _looked_at(path: Path, glances: Glances) -> Unfinished:
    """A journal is played through its rules if nobody has done so since it was written."""
    data, last_played = read(path), path.stat().st_mtime
    recover = cache(lambda: recover_from(path, data, GAMES))
    glance = glances.find(path.name, data)
    if glance is None:
        glance = glances.note(path.name, data, Glance.at(recover().record, damaged=recover().damaged))
    return Unfinished(path, last_played, glance, recover)


def begun(setup: Setup, dice: str | None = None) -> Record:
    """The record of a game that begins now; `dice` names the seed of dice that others shall meet too."""
    return Record(setup, notes=Notes(Played(began=_now()), dice))


def ended(record: Record) -> Record:
    """The record of a game that has ended now, unless it did so before."""
    notes = record.notes
    if notes.played.ended:
        return record
    return replace(record, notes=structs.replace(notes, played=structs.replace(notes.played, ended=_now())))


def _now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)


def _last_touched(path: Path) -> tuple[int, str]:
    return path.lstat().st_mtime_ns, path.name
