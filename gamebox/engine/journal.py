"""Autosave: a file to which every move is appended and forced to disk before it is made.

Every line begins with a checksum, chained over all lines before it. Then the first line holds a record without moves,
every further one "+" with a move, packed where it tells a secret, "-" with the number of moves taken back, or "?" with
the help that somebody has used. What a crash left half written at the end is cut off.
"""

from __future__ import annotations

import contextlib
import os
import re
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO, TypeAlias, get_args

from gamebox.engine.files import name_aside, own_folder, read_limited, write_atomically
from gamebox.engine.game import Game
from gamebox.engine.record import Help, Record, RecordError, decode, encode_head, replay

MAX_BYTES = 32 * 1024 * 1024
"""Room for the largest record, with its checksums and packed."""
_HELP: tuple[Help, ...] = get_args(Help)
_Stamp: TypeAlias = tuple[int, ...]


class StrangeJournalError(RecordError):
    """An intact journal of a game or a version that is not known here."""


class Journal:
    """Appends to one file; a Recorder for a Session."""

    def __init__(self, path: Path, game: Game, content: bytes, checksum: int) -> None:
        """Go on after `content`, which is all that the file holds."""
        self.path = path
        self._game = game
        self._content = bytearray(content)
        self._checksum = checksum
        self._file = _opened(path)
        self._left: _Stamp | None = None

    @classmethod
    def create(cls, path: Path, record: Record) -> Journal:
        """A journal of all that was played so far, written at once."""
        content, checksum = _document(record)
        write_atomically(path, content)
        return cls(path, record.setup.game, content, checksum)

    @property
    def content(self) -> bytes:
        """All that the file should hold."""
        return bytes(self._content)

    def append(self, text: str) -> None:
        self._write(_move_entry(self._game, text))

    def take_back(self, count: int) -> None:
        self._write(f"-{count}")

    def note_help(self, used: Help) -> None:
        self._write(f"?{used}")

    def close(self) -> None:
        self._file.close()

    def _write(self, entry: str) -> None:
        line, checksum = _line(entry.encode(), self._checksum)
        if _stamp(self.path) != self._left:
            if not self._is_whole():
                self._restore()
            self._go_to_the_end()
        try:
            self._put(line)
        except OSError:
            with contextlib.suppress(OSError):  # the first error is the one to tell
                self._file.truncate(len(self._content))
            self._left = None  # have a look at it before the next line
            raise
        self._content += line
        self._checksum = checksum

    def _put(self, line: bytes) -> None:
        _write_all(self._file, line)
        os.fsync(self._file.fileno())
        self._left = _stamp_of(os.fstat(self._file.fileno()))

    def _go_to_the_end(self) -> None:
        """Behind what we wrote, whatever else an earlier failure or somebody has left there."""
        self._file.truncate(len(self._content))
        self._file.seek(len(self._content))

    def _is_whole(self) -> bool:
        """Whether the file is still ours and holds at least what we wrote, whatever else happened to it."""
        try:
            same = os.path.samestat(os.fstat(self._file.fileno()), self.path.stat())
            self._file.seek(0)
            return same and self._file.read(len(self._content)) == self._content
        except OSError:
            return False

    def _restore(self) -> None:
        """Somebody has removed, replaced or changed the file: write it anew."""
        own_folder(self.path.parent)
        write_atomically(self.path, bytes(self._content))
        self._file.close()
        self._file = _opened(self.path)


def _stamp(path: Path) -> _Stamp:
    """By this one sees whether somebody else has touched the file."""
    try:
        return _stamp_of(os.stat(path))  # noqa: PTH116 - twice as fast, and every move waits for it
    except OSError:
        return ()


def _stamp_of(stat: os.stat_result) -> _Stamp:
    return stat.st_dev, stat.st_ino, stat.st_size, stat.st_mtime_ns


@dataclass(frozen=True)
class Recovered:
    """What a journal still holds: of its `data` only `content` can be played."""

    record: Record
    path: Path
    data: bytes
    content: bytes
    checksum: int
    bare: bool
    """Whether a glance into the file tells secrets, as in journals of older versions."""

    @property
    def damaged(self) -> bool:
        return self.content != self.data

    def reopen(self) -> Journal:
        """Go on after the last move that can be played; of a file that loses more than a torn end a copy is kept."""
        torn = self.data.startswith(self.content) and b"\n" not in self.data[len(self.content) :]
        if not torn:
            write_atomically(name_aside(self.path), self.data)
        content, checksum = _document(self.record) if self.bare else (self.content, self.checksum)
        if content != self.data:
            write_atomically(self.path, content)
        return Journal(self.path, self.record.setup.game, content, checksum)


def recover(path: Path, games: Mapping[str, Game]) -> Recovered:
    """Read as many whole, legal moves as there are, and change nothing.

    Raises OSError if the file cannot be read, and what `recover_from` raises.
    """
    return recover_from(path, read(path), games)


def recover_from(path: Path, data: bytes, games: Mapping[str, Game]) -> Recovered:
    """As many whole, legal moves as a journal's `data` holds.

    Raises StrangeJournalError if it is none of our games, and RecordError if not even the set-up is whole.
    """
    lines = _lines(data)
    header, size, checksum = next(lines, (b"", 0, 0))
    if not size:
        raise RecordError("The set-up of the saved game is damaged.")
    try:
        record = decode(header, games)
    except RecordError as error:
        raise StrangeJournalError(error.message) from error
    told = _Told(record)
    for entry, next_size, next_checksum in lines:
        if not told.follow(entry.decode(errors="replace")):
            break
        size, checksum = next_size, next_checksum
    return _playable_part(Recovered(told.record, path, data, data[:size], checksum, told.bare))


def read(path: Path) -> bytes:
    """All of a journal; raises OSError, or StrangeJournalError if it is too large for any game."""
    data = read_limited(path, MAX_BYTES)
    if len(data) > MAX_BYTES:
        raise StrangeJournalError(f"The saved game is larger than {MAX_BYTES >> 20} MiB.")
    return data


def _opened(path: Path) -> BinaryIO:
    return path.open("r+b", buffering=0)


def _document(record: Record) -> tuple[bytes, int]:
    """A whole journal, and the checksum after it."""
    line, checksum = _line(encode_head(record), 0)
    lines = [line]
    for text in record.moves:
        line, checksum = _line(_move_entry(record.setup.game, text).encode(), checksum)
        lines.append(line)
    return b"".join(lines), checksum


def _move_entry(game: Game, text: str) -> str:
    return f"+{game.packed(text)}"


def _line(content: bytes, checksum: int) -> tuple[bytes, int]:
    """The line that holds `content`, and the checksum after it."""
    checksum = zlib.crc32(content, checksum)
    return b"%08x %s\n" % (checksum, content), checksum


def _write_all(file: BinaryIO, data: bytes) -> None:
    """A nearly full disk takes a part without complaint; only the next part fails."""
    while data:
        data = data[file.write(data) :]


def _lines(data: bytes) -> Iterator[tuple[bytes, int, int]]:
    """What whole lines with right checksums hold, each with the place and checksum after it."""
    start = checksum = 0
    while (end := data.find(b"\n", start) + 1) > 0:
        content = data[start:end].rstrip(b"\n").partition(b" ")[2]
        line, checksum = _line(content, checksum)
        if line != data[start:end]:
            return
        yield content, end, checksum
        start = end


class _Told:
    """The game that the entries of a journal tell, as far as they have been followed."""

    def __init__(self, record: Record) -> None:
        self._setup, self._notes = record.setup, record.notes
        self._moves = list(record.moves)
        self.bare = False

    @property
    def record(self) -> Record:
        return Record(self._setup, tuple(self._moves), self._notes)

    def follow(self, entry: str) -> bool:
        """Carry out one entry; False if it makes no sense."""
        kind, said = entry[:1], entry[1:]
        if kind == "+":
            self.bare = self.bare or self._setup.game.packed(said) != said
            self._moves.append(self._setup.game.plain(said))
            return True
        for used in _HELP:
            if kind == "?" and said == used:
                self._notes = self._notes.with_help(used)
                return True
        return self._take_back(entry)

    def _take_back(self, entry: str) -> bool:
        if not re.fullmatch("-[1-9][0-9]{0,8}", entry) or (count := int(entry[1:])) > len(self._moves):
            return False
        del self._moves[-count:]
        return True


def _playable_part(recovered: Recovered) -> Recovered:
    """Checksums are right, but a journal of other rules may hold moves that are none: leave out from the first on."""
    try:
        replay(recovered.record)
    except RecordError as error:
        if error.move is None:
            raise
        kept = replace(recovered.record, moves=recovered.record.moves[: error.move])
        content, checksum = _document(kept)
        return Recovered(kept, recovered.path, recovered.data, content, checksum, bare=False)
    return recovered
