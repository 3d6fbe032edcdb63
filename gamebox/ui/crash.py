"""What happens when the program stumbles: a line in a file and a word to the player; the game is on disk already."""

from __future__ import annotations

import contextlib
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

FILE = "crash.log"


def install(log: Path, tell: Callable[[], None]) -> None:
    """From now on write unexpected errors to `log` and call `tell`; one that repeats itself is written once."""
    last = ""

    def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        nonlocal last
        told = "".join(traceback.format_exception(kind, error, trace))
        if told == last:
            return
        last = told
        with contextlib.suppress(OSError), log.open("a", encoding="utf-8") as file:
            file.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')}\n{told}")
        tell()

    sys.excepthook = caught
