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

from gamebox.engine.files import write_atomically
from gamebox.engine.game import Game
from gamebox.engine.record import Record, RecordError, Setup, decode, encode, replay


class Journal:
    """Appends to one file; a Recorder for a Session."""

    def __init__(self, path: Path, file: BinaryIO, size: int, checksum: int) -> None:
        self.path = path
        self._file = file
        self._size = size
        self._checksum = checksum

    @classmethod
    def create(cls, path: Path, setup: Setup) -> Journal:
        line, checksum = _line(encode(Record(setup)).replace(b"\n", b""), 0)
        write_atomically(path, line)
        return cls(path, path.open("r+b", buffering=0), len(line), checksum)

    def append(self, text: str) -> None:
        self._write(f"+{text}")

    def take_back(self, count: int) -> None:
        self._write(f"-{count}")

    def close(self) -> None:
        self._file.close()

    def _write(self, entry: str) -> None:
        line, checksum = _line(entry.encode(), self._checksum)
        try:
            self._file.truncate(self._size)  # what an earlier failure may have left
            self._file.seek(self._size)
            _write_all(self._file, line)
            os.fsync(self._file.fileno())
        except OSError:
            with contextlib.suppress(OSError):  # the first error is the one to tell
                self._file.truncate(self._size)
            raise
        self._size += len(line)
        self._checksum = checksum


@dataclass(frozen=True)
class Recovered:
    """What a journal still holds; `damaged` if its end had to be left out."""

    record: Record
    damaged: bool
    path: Path
    size: int
    checksum: int

    def reopen(self) -> Journal:
        """Go on writing after the last whole move."""
        file = self.path.open("r+b", buffering=0)
        file.truncate(self.size)
        os.fsync(file.fileno())
        return Journal(self.path, file, self.size, self.checksum)


def recover(path: Path, games: Mapping[str, Game]) -> Recovered:
    """Read as many whole, legal moves as there are; raises RecordError if not even the set-up can be read."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordError(f"The file cannot be read: {os.strerror(error.errno or 0)}.") from error
    lines = _lines(data)
    header, size, checksum = next(lines, (b"", 0, 0))
    if not size:
        raise RecordError("The set-up of the saved game is damaged.")
    setup = decode(header, games).setup
    moves: list[str] = []
    for entry, next_size, next_checksum in lines:
        if not _follow(moves, entry.decode(errors="replace")):
            break
        size, checksum = next_size, next_checksum
    return _playable_part(Recovered(Record(setup, tuple(moves)), size < len(data), path, size, checksum), data)


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


def _playable_part(recovered: Recovered, data: bytes) -> Recovered:
    """Checksums are right, but a journal of other rules may hold moves that are none: leave out from the first on."""
    try:
        replay(recovered.record)
    except RecordError as error:
        if error.move is None:
            raise
        kept = Record(recovered.record.setup, recovered.record.moves[: error.move])
        return _rewritten(recovered, kept, data)
    return recovered


def _rewritten(recovered: Recovered, kept: Record, data: bytes) -> Recovered:
    """A journal of only the playable moves; the old file is kept beside it."""
    recovered.path.with_name(recovered.path.name + ".unplayable").write_bytes(data)
    journal = Journal.create(recovered.path, kept.setup)
    for text in kept.moves:
        journal.append(text)
    journal.close()
    return Recovered(kept, True, recovered.path, journal._size, journal._checksum)
