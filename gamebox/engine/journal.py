"""Autosave: a file to which every move is appended and forced to disk before it is made.

Every line begins with a checksum, chained over all lines before it. Then the first line holds a record without moves,
every further one "+" with a move or "-" with the number of moves taken back. What a crash left half written at the end
is cut off.
"""

from __future__ import annotations

import contextlib
import os
import re
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from gamebox.engine.files import name_aside, write_atomically
from gamebox.engine.game import Game
from gamebox.engine.record import Record, RecordError, Setup, decode, encode, replay


class StrangeJournalError(RecordError):
    """An intact journal of a game or a version that is not known here."""


class Journal:
    """Appends to one file; a Recorder for a Session."""

    def __init__(self, path: Path, content: bytes, checksum: int) -> None:
        """Go on after `content`, which is all that the file holds."""
        self.path = path
        self._content = bytearray(content)
        self._checksum = checksum
        self._file = _opened(path)

    @classmethod
    def create(cls, path: Path, setup: Setup) -> Journal:
        content, checksum = _document(Record(setup))
        write_atomically(path, content)
        return cls(path, content, checksum)

    def append(self, text: str) -> None:
        self._write(f"+{text}")

    def take_back(self, count: int) -> None:
        self._write(f"-{count}")

    def close(self) -> None:
        self._file.close()

    def _write(self, entry: str) -> None:
        line, checksum = _line(entry.encode(), self._checksum)
        if os.fstat(self._file.fileno()).st_nlink == 0:
            self._restore()
        size = len(self._content)
        try:
            self._file.truncate(size)  # what an earlier failure may have left
            self._file.seek(size)
            _write_all(self._file, line)
            os.fsync(self._file.fileno())
        except OSError:
            with contextlib.suppress(OSError):  # the first error is the one to tell
                self._file.truncate(size)
            raise
        self._content += line
        self._checksum = checksum

    def _restore(self) -> None:
        """Somebody has removed the file: write it anew."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(self.path, bytes(self._content))
        self._file.close()
        self._file = _opened(self.path)


@dataclass(frozen=True)
class Recovered:
    """What a journal still holds: of its `data` only `content` can be played."""

    record: Record
    path: Path
    data: bytes
    content: bytes
    checksum: int

    @property
    def damaged(self) -> bool:
        return self.content != self.data

    def reopen(self) -> Journal:
        """Go on after the last move that can be played; of a file that loses more than a torn end a copy is kept."""
        if self.damaged:
            torn = self.data.startswith(self.content) and b"\n" not in self.data[len(self.content) :]
            if not torn:
                write_atomically(name_aside(self.path), self.data)
            write_atomically(self.path, self.content)
        return Journal(self.path, self.content, self.checksum)


def recover(path: Path, games: Mapping[str, Game]) -> Recovered:
    """Read as many whole, legal moves as there are, and change nothing.

    Raises OSError if the file cannot be read, StrangeJournalError if it is none of our games, and RecordError if not
    even the set-up is whole.
    """
    data = path.read_bytes()
    lines = _lines(data)
    header, size, checksum = next(lines, (b"", 0, 0))
    if not size:
        raise RecordError("The set-up of the saved game is damaged.")
    try:
        setup = decode(header, games).setup
    except RecordError as error:
        raise StrangeJournalError(error.message) from error
    moves: list[str] = []
    for entry, next_size, next_checksum in lines:
        if not _follow(moves, entry.decode(errors="replace")):
            break
        size, checksum = next_size, next_checksum
    return _playable_part(Recovered(Record(setup, tuple(moves)), path, data, data[:size], checksum))


def _opened(path: Path) -> BinaryIO:
    return path.open("r+b", buffering=0)


def _document(record: Record) -> tuple[bytes, int]:
    """A whole journal, and the checksum after it."""
    content, checksum = _line(encode(Record(record.setup)).replace(b"\n", b""), 0)
    for text in record.moves:
        line, checksum = _line(f"+{text}".encode(), checksum)
        content += line
    return content, checksum


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


def _follow(moves: list[str], entry: str) -> bool:
    """Carry out one entry; False if it makes no sense."""
    if entry.startswith("+"):
        moves.append(entry[1:])
        return True
    if not re.fullmatch("-[1-9][0-9]{0,8}", entry) or (count := int(entry[1:])) > len(moves):
        return False
    del moves[-count:]
    return True


def _playable_part(recovered: Recovered) -> Recovered:
    """Checksums are right, but a journal of other rules may hold moves that are none: leave out from the first on."""
    try:
        replay(recovered.record)
    except RecordError as error:
        if error.move is None:
            raise
        kept = Record(recovered.record.setup, recovered.record.moves[: error.move])
        return Recovered(kept, recovered.path, recovered.data, *_document(kept))
    return recovered
