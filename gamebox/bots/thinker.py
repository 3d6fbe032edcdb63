"""Bots think in a process of their own, so that the window never waits for them."""

from __future__ import annotations

import contextlib
import multiprocessing
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random
from typing import Any

from gamebox.bots.registry import bots_of
from gamebox.engine.game import Options


@dataclass(frozen=True)
class Question:
    """What a bot must decide; `stamp` tells later whether the answer still matters."""

    stamp: int
    game: str
    bot: str
    seat: int
    options: Options
    view: Any
    legal: Sequence[Any]


@dataclass(frozen=True)
class Answer:
    """`stamp` is the question's, or None if whatever was asked last will never be answered."""

    stamp: int | None
    action: Any = None
    error: str | None = None


class Thinker:
    """One process that answers questions in order; it is started with the first and ends with its owner."""

    def __init__(self, deliver: Callable[[Answer], None]) -> None:
        """`deliver` is mostly called from another thread."""
        self._deliver = deliver
        self._connection: Connection | None = None
        self._process: SpawnProcess | None = None

    def start(self) -> None:
        """Begin early, so that the first question finds the process ready."""
        with contextlib.suppress(OSError):  # whoever asks will hear of it
            self._connected()

    def ask(self, question: Question) -> None:
        try:
            self._connected().send(question)
        except OSError as error:
            self._deliver(Answer(question.stamp, error=str(error)))

    def stop(self) -> None:
        """Think no further, not even about what was asked already."""
        self._connection = None
        if self._process:
            self._process.terminate()
            self._process = None

    def _connected(self) -> Connection:
        if self._connection is None:
            spawn = multiprocessing.get_context("spawn")
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=_think, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self._connection, self._process = ours, process
            threading.Thread(target=self._listen, args=(ours, process), daemon=True).start()
        return self._connection

    def _listen(self, connection: Connection, process: SpawnProcess) -> None:
        with contextlib.suppress(EOFError, OSError):
            while True:
                self._deliver(connection.recv())
        process.join()
        if self._connection is connection:
            self._connection = None
            self._deliver(Answer(None, error="The process in which the bots think has ended."))


def _think(connection: Connection) -> None:
    """The life of the process: until its owner is gone."""
    rng = Random()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            connection.send(_answer(connection.recv(), rng))


def _answer(question: Question, rng: Random) -> Answer:
    try:
        bot = bots_of(question.game)[question.bot](question.seat, question.options, rng)
        return Answer(question.stamp, bot.choose(question.view, question.legal))
    except Exception as error:  # noqa: BLE001 - whatever a bot stumbles over must reach the player, not end the process
        return Answer(question.stamp, error=f"{type(error).__name__}: {error}")
