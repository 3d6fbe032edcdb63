"""The process in which bots think: it does what it is asked, shows that it lives, and ends with its owner."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from gamebox.games.registry import GAMES

READY = "ready"
_BEAT = 1.0


@dataclass(frozen=True)
class Message:
    """What the process says: it is ready, alive, has come so far, is done, or failed."""

    kind: str
    content: Any = None


class _Voice:
    """Several threads speak into one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._lock = threading.Lock()
        self._busy = threading.Event()
        threading.Thread(target=self._beat, daemon=True).start()

    def say(self, kind: str, content: Any = None) -> None:
        with self._lock:
            self._connection.send(Message(kind, content))

    def begin(self) -> None:
        self._busy.set()

    def end(self) -> None:
        self._busy.clear()

    def _beat(self) -> None:
        idle = threading.Event()
        while True:
            self._busy.wait()
            try:
                self.say("alive")
            except OSError:  # nobody is there any more who would want an answer
                os._exit(0)
            idle.wait(_BEAT)


def serve(connection: Connection, games: Mapping[str, str]) -> None:
    """Until its owner is gone. `games` are those that the owner knows, and where."""
    for game, root in games.items():
        GAMES.add(game, root)
    voice, memory = _Voice(connection), dict[Any, Any]()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        voice.say(READY)
        while True:
            connection.poll(None)
            voice.begin()
            _answer(connection, memory, voice)
            voice.end()


def _answer(connection: Connection, memory: dict[Any, Any], voice: _Voice) -> None:
    try:
        voice.say("done", _run(connection, memory, voice))
    except (EOFError, OSError):
        raise
    except Exception as error:  # noqa: BLE001 - whatever a bot stumbles over must reach the player, not end the process
        voice.say("failed", f"{type(error).__name__}: {error}")


def _run(connection: Connection, memory: dict[Any, Any], voice: _Voice) -> Any:
    task = connection.recv()
    try:
        return task.run(memory, lambda share: voice.say("progress", share))
    except OSError as error:  # a file of the task's, not the connection
        raise RuntimeError(error) from error
