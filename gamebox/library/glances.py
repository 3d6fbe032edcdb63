"""What a glance at each interrupted game tells, kept so that a journal which nobody has touched is not played again.

A journal is known by all its bytes, and by the program that has played it. The file can be thrown away at any time.
"""

from __future__ import annotations

import contextlib
import zlib

import msgspec

from gamebox import __version__
from gamebox.engine.files import remove
from gamebox.engine.record import Record, Seat
from gamebox.library.profile import Profile, decoded

FILE = "glances.json"


class Glance(msgspec.Struct, frozen=True):
    """As much of an interrupted game as can be shown before its rules are loaded; never a secret."""

    game: str
    seats: tuple[Seat, ...]
    moves: int
    damaged: bool

    @classmethod
    def at(cls, record: Record, *, damaged: bool) -> Glance:
        setup = record.setup
        return cls(setup.game.id, setup.seats, len(record.moves), damaged)


class _Noted(msgspec.Struct, frozen=True):
    size: int
    checksum: int
    program: str
    glance: Glance


class Glances:
    """Of all journals, by their names."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._before = self._notes = _read(profile)

    def find(self, name: str, data: bytes) -> Glance | None:
        """What was seen in a journal, if it has been played through as it is now."""
        noted = self._notes.get(name)
        return noted.glance if noted and noted == _noted(data, noted.glance) else None

    def note(self, name: str, data: bytes, glance: Glance) -> Glance:
        self._notes = {**self._notes, name: _noted(data, glance)}
        return glance

    def keep(self, *names: str) -> None:
        """Write down what has changed, of these journals only; without room on the disk they are played next time."""
        self._notes = {name: noted for name, noted in self._notes.items() if name in names}
        if self._notes != self._before:
            with contextlib.suppress(OSError):
                self._profile.write(FILE, self._notes)


def forget(profile: Profile) -> None:
    """Names stand there that somebody wants to see no more."""
    remove(profile.folder / FILE)


def _noted(data: bytes, glance: Glance) -> _Noted:
    return _Noted(len(data), zlib.crc32(data), __version__, glance)


def _read(profile: Profile) -> dict[str, _Noted]:
    """Whatever is wrong with the file, the journals themselves are still there."""
    try:
        return decoded(profile.folder / FILE, dict[str, _Noted])
    except (ValueError, RecursionError, OSError):
        return {}
