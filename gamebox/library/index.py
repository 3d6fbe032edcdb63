"""The index of finished games: an SQLite file beside the records, made from them and never needed to keep anything.

Every question first brings it up to date with the folder of records, so nobody has to tell it what happens there. One
that is damaged is set aside, one of a newer gamebox is made anew, and an older one is migrated step by step.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from gamebox.engine.files import remove
from gamebox.engine.record import RecordError, load
from gamebox.games.registry import GAMES
from gamebox.library import old_scores
from gamebox.library.profile import FINISHED, REVIEWS, Profile, decoded
from gamebox.library.summary import Summary, summarise

T = TypeVar("T")

FILE = "library.db"

_STEPS = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        file TEXT NOT NULL UNIQUE, size INTEGER NOT NULL, modified INTEGER NOT NULL,
        digest TEXT,  -- the rest is known of finished games only
        game TEXT, variant TEXT, began TEXT, ended TEXT, moves INTEGER, help TEXT
    );
    CREATE INDEX games_by_digest ON games (digest);
    CREATE TABLE seats (
        id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL, bot TEXT, place INTEGER NOT NULL, score INTEGER NOT NULL,
        PRIMARY KEY (id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_by_name ON seats (name);
    CREATE TABLE old_best (game TEXT, variant TEXT, name TEXT, score INTEGER, day TEXT);
    """,
    """
    ALTER TABLE games ADD COLUMN origin TEXT;
    ALTER TABLE seats ADD COLUMN colour TEXT;
    CREATE INDEX games_by_origin ON games (origin);
    CREATE TABLE reviews (file TEXT PRIMARY KEY, size INTEGER NOT NULL, modified INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE fortunes (  -- what the review of a game says of its seats
        file TEXT NOT NULL REFERENCES reviews ON DELETE CASCADE,
        digest TEXT NOT NULL, seat INTEGER NOT NULL, unit TEXT NOT NULL, luck REAL NOT NULL, lost REAL NOT NULL,
        PRIMARY KEY (digest, seat)
    ) WITHOUT ROWID;
    DELETE FROM seats;
    DELETE FROM games;  -- they are read anew, with what was not known of them before
    """,
    """
    ALTER TABLE games ADD COLUMN dice TEXT;
    DELETE FROM seats;
    DELETE FROM games;
    """,
)
"""What turns version n of the index into version n + 1; an empty file is version 0."""

_SPOILT = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_SCHEMA}
_REASONS = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
}


class _SeatReview(msgspec.Struct, frozen=True):
    luck: float
    lost: float


class _Review(msgspec.Struct, frozen=True):
    """As much of a review as the index tells of."""

    unit: str
    seats: tuple[_SeatReview, ...]


Progress = Callable[[int, int], None]
"""Told how many records have been read, of how many."""


class Index:
    def __init__(self, profile: Profile, progress: Progress | None = None) -> None:
        self._profile = profile
        self._path = profile.folder / FILE
        self._progress = progress

    def ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """The answer of an index that is up to date; raises OSError if there cannot be any."""
        try:
            return self._answer(question)
        except sqlite3.DatabaseError as error:
            if _code(error) not in _SPOILT:
                raise _as_os_error(error, self._path) from error
            self._profile.keep_aside(self._path)
        return self._answer(question)

    def rebuild(self) -> int:
        """Make it anew from the records; how many games it knows then."""
        remove(self._path)
        return self.ask(lambda db: int(db.execute("SELECT count(digest) FROM games").fetchone()[0]))

    def forget(self, files: Sequence[str]) -> None:
        """Read these records anew when somebody asks next, even if they look as before from outside."""

        def drop(db: sqlite3.Connection) -> None:
            with db:
                db.executemany("DELETE FROM games WHERE file = ?", [(name,) for name in files])

        self.ask(drop)

    def _answer(self, question: Callable[[sqlite3.Connection], T]) -> T:
        with self._opened() as db:
            self._update(db)
            return question(db)

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        """Of the newest version, and for nobody else to read."""
        os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(self._path)) as db:
            version = _version(db)
            if version <= len(_STEPS):
                self._migrate(db, version)
                yield db
                return
        remove(self._path)
        with self._opened() as db:
            yield db

    def _migrate(self, db: sqlite3.Connection, version: int) -> None:
        for number, step in enumerate(_STEPS[version:], version + 1):
            db.executescript(f"BEGIN; {step}; PRAGMA user_version = {number}; COMMIT;")
        db.execute("PRAGMA foreign_keys = ON")
        if version == 0:
            self._update(db)
            old_scores.take_over(self._profile, db)

    def _update(self, db: sqlite3.Connection) -> None:
        """Read the records and reviews that are new or have changed, and forget those that are gone."""
        with db:
            changed = _changed(db, "games", self._profile.folder / FINISHED, ".gamebox")
            for count, path in enumerate(changed, 1):
                _read_in(db, path)
                if self._progress:
                    self._progress(count, len(changed))
            for path in _changed(db, "reviews", self._profile.folder / REVIEWS, ".json"):
                _read_review(db, path)


def _changed(db: sqlite3.Connection, table: str, folder: Path, suffix: str) -> list[Path]:
    """The files that the index does not know as they are now; what it knows of those that are gone goes too."""
    there = {path.name: path for path in folder.iterdir() if path.suffix == suffix} if folder.exists() else {}
    rows = db.execute(f"SELECT file, size, modified FROM {table}")  # noqa: S608 - the names are our own
    known = {name: (size, modified) for name, size, modified in rows}
    changed = [path for name, path in there.items() if known.get(name) != _stamp(path)]
    stale = known.keys() - there.keys() | {path.name for path in changed}
    db.executemany(f"DELETE FROM {table} WHERE file = ?", [(name,) for name in stale])  # noqa: S608
    return changed


def _stamp(path: Path) -> tuple[int, int]:
    stat = path.stat()
    return stat.st_size, stat.st_mtime_ns


def _read_in(db: sqlite3.Connection, path: Path) -> None:
    """What is no finished game is known as such, so that it is not read again and again."""
    row = db.execute("INSERT INTO games (file, size, modified) VALUES (?, ?, ?)", (path.name, *_stamp(path))).lastrowid
    try:
        summary = summarise(load(path, GAMES), path)
    except RecordError:
        return
    if summary:
        _write(db, row, summary)


def _read_review(db: sqlite3.Connection, path: Path) -> None:
    """Named after its game's digest; one that cannot be read says nothing."""
    db.execute("INSERT INTO reviews VALUES (?, ?, ?)", (path.name, *_stamp(path)))
    try:
        review = decoded(path, _Review)
    except (ValueError, RecursionError, OSError):
        return
    rows = [(path.name, path.stem, seat, review.unit, of.luck, of.lost) for seat, of in enumerate(review.seats)]
    db.executemany("INSERT INTO fortunes VALUES (?, ?, ?, ?, ?, ?)", rows)


def _write(db: sqlite3.Connection, row: int | None, summary: Summary) -> None:
    db.execute(
        """
        UPDATE games SET digest = ?, origin = ?, game = ?, variant = ?, began = ?, ended = ?, moves = ?, help = ?,
            dice = ?
        WHERE id = ?
        """,
        (
            summary.digest,
            summary.origin,
            summary.game,
            summary.variant,
            summary.began.isoformat() if summary.began else None,
            summary.ended.isoformat(),
            summary.moves,
            ",".join(summary.help),
            summary.dice,
            row,
        ),
    )
    seats = [(row, seat, sat.name, sat.bot, sat.place, sat.score, sat.colour) for seat, sat in enumerate(summary.seats)]
    db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", seats)


def _version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _code(error: sqlite3.DatabaseError) -> int:
    """What sort of error; its finer kinds are in the higher bits."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _as_os_error(error: sqlite3.DatabaseError, path: Path) -> OSError:
    return OSError(_REASONS.get(_code(error), errno.EIO), str(error), str(path))
