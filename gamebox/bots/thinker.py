"""Bots think in a process of their own, so that the window never waits for them."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from gamebox.games.registry import GAMES


@dataclass(frozen=True)
class Question:
    """What a bot must decide; `stamp` tells later whether the answer still matters."""

    stamp: int
    game: str
    bot: str
    view: Any
    legal: Sequence[Any]


@dataclass(frozen=True)
class Answer:
    stamp: int
    action: Any = None
    error: str | None = None


class Thinker:
    """One process that answers questions in order; it is started with the first and ends with its owner."""

    def __init__(self, deliver: Callable[[Answer], None]) -> None:
        """`deliver` is called from another thread."""
        self._deliver = deliver
        self._connection: Connection | None = None

    def start(self) -> None:
        """Begin early, so that the first question finds the process ready."""
        if self._connection is None:
            spawn = multiprocessing.get_context("spawn")
            self._connection, theirs = spawn.Pipe()
            spawn.Process(target=_think, args=(theirs,), daemon=True).start()
            theirs.close()
            threading.Thread(target=self._listen, args=(self._connection,), daemon=True).start()

    def ask(self, question: Question) -> None:
        self.start()
        if self._connection:
            self._connection.send(question)

    def stop(self) -> None:
        if self._connection:
            self._connection.send(None)
            self._connection = None

    def _listen(self, connection: Connection) -> None:
        try:
            while (answer := connection.recv()) is not None:
                self._deliver(answer)
        except EOFError:
            self._connection = None
            self._deliver(Answer(-1, error="The process in which the bots think has ended."))


def _think(connection: Connection) -> None:
    """The life of the process: until it is told to stop, or its owner is gone."""
    rng = Random()
    try:
        while (question := connection.recv()) is not None:
            connection.send(_answer(question, rng))
        connection.send(None)
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return


def _answer(question: Question, rng: Random) -> Answer:
    try:
        bot = GAMES[question.game].bots[question.bot]
        return Answer(question.stamp, bot(question.view, question.legal, rng))
    except Exception as error:  # noqa: BLE001 - whatever a bot stumbles over must reach the player, not end the process
        return Answer(question.stamp, error=f"{type(error).__name__}: {error}")
