"""Files that are written whole or not at all, never over one another, and for nobody else to read."""

from __future__ import annotations

import contextlib
import errno
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, TypeVar

T = TypeVar("T")

_OWN_FILE = 0o600
_OWN_FOLDER = 0o700
_HELD = {5, 32}
"""Windows' numbers for "access denied" and "in use": a virus scanner looks at the file and soon lets go of it."""
_WAITS = (0.01, 0.05, 0.15, 0.3, 0.5)
"""Seconds before each further try: about one in all."""


def read_limited(path: Path, limit: int) -> bytes:
    """What a file holds, one byte more than the limit at most. A pipe would be waited for for ever: it is no file."""
    if path.is_fifo():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    with path.open("rb") as file:
        return file.read(limit + 1)


def write_atomically(path: Path, data: bytes) -> None:
    """An older file stays until the new one is complete."""
    temporary = path.with_name(path.name + ".new")
    try:
        with _created(temporary) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        patiently(lambda: temporary.replace(path))
    except OSError:
        with contextlib.suppress(OSError):  # the first error is the one to tell
            remove(temporary)
        raise
    _sync_folder(path.parent)


def _created(path: Path) -> BinaryIO:
    """An empty file that only its owner may read, from its first byte on."""
    remove(path)  # what a crash has left there may have other rights
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), _OWN_FILE), "wb")


def remove(path: Path) -> None:
    patiently(lambda: path.unlink(missing_ok=True))


def rename(path: Path, new: Path) -> None:
    patiently(lambda: path.rename(new))


def patiently(act: Callable[[], T], sleep: Callable[[float], None] = time.sleep) -> T:
    """Try again for about a second where another program holds the file."""
    for wait in _WAITS:
        try:
            return act()
        except OSError as error:
            if getattr(error, "winerror", None) not in _HELD:
                raise
        sleep(wait)
    return act()


def own_folder(path: Path) -> Path:
    """A folder that only its owner may look into, made if there is none; its parents are made as usual."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir(mode=_OWN_FOLDER, exist_ok=True)
    if os.name != "nt" and path.stat().st_mode & 0o077:
        with contextlib.suppress(PermissionError):  # somebody else's folder: what is kept there is still one's own
            path.chmod(_OWN_FOLDER)
    return path


def _sync_folder(folder: Path) -> None:
    """A new name is safe from a power cut once its folder is; Windows sees to that itself."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # the file itself is on disk
            os.fsync(handle)
    finally:
        os.close(handle)


def name_aside(path: Path) -> Path:
    """Another name for a damaged file, one that no other file has."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return aside
