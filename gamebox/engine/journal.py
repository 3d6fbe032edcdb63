"""Autosave: a file to which every move is appended and forced to disk before it is made.

The first line is a record without moves. Every further line is a checksum, chained over all lines before it, and
either "+" with a move or "-" with the number of moves taken back. What a crash left half written at the end is cut off.
"""

from __future__ import annotations

import contextlib
import os
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from gamebox.engine.game import Game
from gamebox.engine.record import (
    Record,
    RecordError,
    Setup,
    decode,
    encode,
    replay,
    write_atomically,
)


class Journal:
    """Appends to one file; a Recorder for a Session."""

    def __init__(self, path: Path, file: BinaryIO, checksum: int) -> None:
        self.path = path
        self._file = file
        self._checksum = checksum

    @classmethod
    def create(cls, path: Path, setup: Setup) -> Journal:
        header = _header(setup)
        write_atomically(path, header)
        return cls(path, path.open("ab", buffering=0), zlib.crc32(header))

    def append(self, text: str) -> None:
        self._write(f"+{text}")

    def take_back(self, count: int) -> None:
        self._write(f"-{count}")

    def close(self) -> None:
        self._file.close()

    def _write(self, entry: str) -> None:
        checksum = zlib.crc32(entry.encode(), self._checksum)
        length = self._file.seek(0, os.SEEK_END)
        try:
            self._file.write(f"{checksum:08x} {entry}\n".encode())
            os.fsync(self._file.fileno())
        except OSError:
            with contextlib.suppress(OSError):  # the first error is the one to tell
                self._file.truncate(length)
            raise
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
        return Journal(self.path, file, self.checksum)


def recover(path: Path, games: Mapping[str, Game]) -> Recovered:
    """Read as many whole, legal moves as there are; raises RecordError if not even the set-up can be read."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordError(f"The file cannot be read: {os.strerror(error.errno or 0)}.") from error
    end = data.find(b"\n") + 1
    if not end:
        raise RecordError("The set-up of the saved game is incomplete.")
    setup = decode(data[:end], games).setup
    moves: list[str] = []
    size, checksum = end, zlib.crc32(data[:end])
    for entry, next_size, next_checksum in _entries(data, size, checksum):
        if not _follow(moves, entry):
            break
        size, checksum = next_size, next_checksum
    return _playable_part(Recovered(Record(setup, tuple(moves)), size < len(data), path, size, checksum), data)


def _header(setup: Setup) -> bytes:
    return encode(Record(setup)).replace(b"\n", b"") + b"\n"


def _entries(data: bytes, start: int, checksum: int) -> Iterator[tuple[str, int, int]]:
    """The whole lines with right checksums, each with the place and checksum after it."""
    while (end := data.find(b"\n", start)) >= 0:
        mark, _, entry = data[start:end].partition(b" ")
        checksum = zlib.crc32(entry, checksum)
        if mark != f"{checksum:08x}".encode():
            return
        yield entry.decode(errors="replace"), end + 1, checksum
        start = end + 1


def _follow(moves: list[str], entry: str) -> bool:
    """Carry out one entry; False if it makes no sense."""
    if entry.startswith("+"):
        moves.append(entry[1:])
        return True
    count = entry.removeprefix("-")
    if not count.isdecimal() or not 0 < int(count) <= len(moves):
        return False
    del moves[-int(count) :]
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
    return Recovered(kept, True, recovered.path, recovered.path.stat().st_size, journal._checksum)
