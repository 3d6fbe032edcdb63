"""People get another name, turn out to be one, or want to be forgotten: in all records, where names live."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from gamebox.engine.journal import Journal, recover
from gamebox.engine.record import LONGEST_NAME, Record, RecordError, is_readable, load, save
from gamebox.games.registry import GAMES
from gamebox.library import glances, people
from gamebox.library.index import Index, Progress
from gamebox.library.people import NEUTRAL, renamed_seats
from gamebox.library.profile import FINISHED, RUNNING, Profile


class CannotRenameError(ValueError):
    """The new name is none, or two people who sat at one table would become one."""


def rename(profile: Profile, old: str, new: str, progress: Progress | None = None) -> int:
    """Give somebody another name, or make one person of two; in how many games. No game must be open meanwhile."""
    if not is_readable(new) or len(new) > LONGEST_NAME or new == NEUTRAL:
        raise CannotRenameError(new)
    concerned = _games_of(profile, old)
    if any(_sits(record, new) for _, record in concerned):
        raise CannotRenameError(new)
    return _write_anew(profile, concerned, old, new, progress)


def forget(profile: Profile, name: str, progress: Progress | None = None) -> int:
    """Leave somebody's games without the name; how many there are."""
    return _write_anew(profile, _games_of(profile, name), name, NEUTRAL, progress)


def _games_of(profile: Profile, name: str) -> list[tuple[Path, Record]]:
    return [(path, record) for path, record in _records(profile) if _sits(record, name)]


def _write_anew(
    profile: Profile, concerned: list[tuple[Path, Record]], old: str, new: str, progress: Progress | None
) -> int:
    Index(profile).forget([path.name for path, _ in concerned])  # a name as long as the other changes no file's stamp
    for count, (path, record) in enumerate(concerned, 1):
        setup = replace(record.setup, seats=renamed_seats(record.setup.seats, old, new))
        _put(path, replace(record, setup=setup))
        if progress:
            progress(count, len(concerned))
    people.save(profile, people.load(profile).renamed(old, new))
    glances.forget(profile)
    return len(concerned)


def _sits(record: Record, name: str) -> bool:
    return any(seat.bot is None and seat.name == name for seat in record.setup.seats)


def _records(profile: Profile) -> Iterator[tuple[Path, Record]]:
    """All games that can be read, finished and running ones."""
    for path in sorted((profile.folder / FINISHED).glob("*.gamebox")):
        try:
            yield path, load(path, GAMES)
        except RecordError:
            continue  # nobody knows its names
    for path in sorted((profile.folder / RUNNING).glob("*.journal")):
        try:
            yield path, recover(path, GAMES).record
        except (RecordError, OSError):
            continue


def _put(path: Path, record: Record) -> None:
    """As it was, when it was played last too."""
    touched = path.stat()
    if path.suffix == ".journal":
        Journal.create(path, record).close()
    else:
        save(record, path)
    os.utime(path, ns=(touched.st_atime_ns, touched.st_mtime_ns))
