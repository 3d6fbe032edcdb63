"""The folder that belongs to one user of gamebox, and the lock that keeps a second window out of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from gamebox.engine.files import name_aside, own_folder, rename, write_atomically
from gamebox.library.lock import Lock, LockTakenError

T = TypeVar("T")


class ProfileInUseError(Exception):
    """Another window has opened this profile."""


class Profile:
    """Opened files of one user; `damaged` names those that could not be read and were kept aside."""

    def __init__(self, folder: Path) -> None:
        """Raises ProfileInUseError, or OSError if nothing can be kept there."""
        self.folder = folder
        self.damaged: list[str] = []
        own_folder(self.folder)
        try:
            self._lock = Lock(self.folder / "lock")
        except LockTakenError as error:
            raise ProfileInUseError from error

    def close(self) -> None:
        self._lock.release()

    def subfolder(self, name: str) -> Path:
        return own_folder(self.folder / name)

    def read(self, name: str, kind: type[T], default: Callable[[], T]) -> T:
        """A small JSON file; an unreadable one is kept aside and the default taken."""
        path = self.folder / name
        if not path.exists():
            return default()
        try:
            return msgspec.json.decode(path.read_bytes(), type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, OSError):
            self.keep_aside(path)
            return default()

    def write(self, name: str, value: object) -> None:
        write_atomically(self.folder / name, msgspec.json.format(msgspec.json.encode(value)))

    def keep_aside(self, path: Path) -> None:
        """Give a damaged file another name."""
        aside = name_aside(path)
        rename(path, aside)
        self.damaged.append(aside.name)
