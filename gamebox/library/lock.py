"""A lock that only one process holds and that ends with it, however it ends."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from typing import BinaryIO

_TAKEN = {errno.EAGAIN, errno.EACCES, errno.EDEADLK, *([0] if sys.platform == "win32" else [])}
"""How a system says that another process has it; Wine says no without a number."""

if sys.platform == "win32":
    import msvcrt

    def _take(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class LockTakenError(Exception):
    """Another process holds it."""


class Lock:
    def __init__(self, path: Path) -> None:
        """Take it at once, or raise LockTakenError; where files cannot be locked at all nobody is kept out."""
        self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o600), "ab")
        try:
            _take(self._file)
        except OSError as error:
            if error.errno in _TAKEN:
                self._file.close()
                raise LockTakenError from error

    def release(self) -> None:
        with contextlib.suppress(OSError):
            self._file.close()
