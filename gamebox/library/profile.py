"""The folder that belongs to one user of gamebox, and the lock that keeps a second window out of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from gamebox.engine.files import name_aside, own_folder, read_limited, remove, rename, write_atomically
from gamebox.library.lock import Lock, LockTakenError

T = TypeVar("T")

RUNNING = "running"
FINISHED = "finished"
REVIEWS = "reviews"
"""Each named after its game's digest."""
MAX_BYTES = 4 * 1024 * 1024
"""No file of settings or names needs as much."""


class UnusableProfileError(Exception):
    """Nothing can be kept in that folder, and why."""

    def __init__(self, folder: Path, reason: OSError) -> None:
        super().__init__(f"nothing can be saved in {folder}: {reason.strerror or reason}")
        self.folder = folder
        self.reason = reason


class ProfileInUseError(Exception):
    """Another window has opened this profile."""


class Profile:
    """Opened files of one user; `damaged` names those that could not be read and were kept aside."""

    def __init__(self, folder: Path, *, temporary: bool = False) -> None:
        """Raises ProfileInUseError, or UnusableProfileError if nothing can be kept there."""
        self.folder = folder
        self.temporary = temporary
        """Whether everything goes when the profile is closed."""
        self.damaged: list[str] = []
        try:
            own_folder(folder)
            self._lock = Lock(folder / "lock")
        except LockTakenError as error:
            raise ProfileInUseError from error
        except OSError as error:
            raise UnusableProfileError(folder, error) from error
        try:
            for name in (".", RUNNING, FINISHED):
                _try_out(self.subfolder(name))
        except OSError as error:
            self.close()
            raise UnusableProfileError(folder, error) from error

    def close(self) -> None:
        self._lock.release()
        if self.temporary:
            shutil.rmtree(self.folder, ignore_errors=True)  # the system clears away what is left of it

    def subfolder(self, name: str) -> Path:
        return own_folder(self.folder / name)

    def read(self, name: str, kind: type[T], default: Callable[[], T]) -> T:
        """A small JSON file; an unreadable one is kept aside and the default taken."""
        path = self.folder / name
        if not path.exists():
            return default()
        try:
            return decoded(path, kind)
        except (ValueError, RecursionError, OSError):
            self.keep_aside(path)
            return default()

    def write(self, name: str, value: object) -> None:
        write_atomically(self.folder / name, msgspec.json.format(msgspec.json.encode(value)))

    def keep_aside(self, path: Path) -> None:
        """Give a damaged file another name."""
        aside = name_aside(path)
        rename(path, aside)
        self.damaged.append(aside.name)


def decoded(path: Path, kind: type[T]) -> T:
    """What a small JSON file says; raises OSError, or ValueError or RecursionError if it makes no sense."""
    data = read_limited(path, MAX_BYTES)
    if len(data) > MAX_BYTES:
        raise ValueError(f"{path.name} is larger than {MAX_BYTES >> 20} MiB.")
    return msgspec.json.decode(data, type=kind)


def _try_out(folder: Path) -> None:
    """Raises OSError if nothing can be found, written or removed there: better now than in the middle of a game."""
    next(folder.iterdir(), None)
    probe = folder / "probe"
    probe.write_bytes(b"." * 4096)
    remove(probe)
