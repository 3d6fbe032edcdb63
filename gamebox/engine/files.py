"""Files that are written whole or not at all, and never over one another."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """An older file stays until the new one is complete."""
    temporary = path.with_name(path.name + ".new")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        with contextlib.suppress(OSError):  # the first error is the one to tell
            temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


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
