"""Long thoughts happen in a process of their own: the window never waits for it, and replaces it if it hangs."""

from __future__ import annotations

import atexit
import multiprocessing
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias
from weakref import WeakSet

from gamebox.bots.thinking import READY, Message, serve
from gamebox.games.registry import GAMES

_SILENCE = 3.0
"""After how many seconds without a sign of life the process is replaced; it gives one a second."""
_AWAKENING = 20.0
"""How long it may take to start on a slow machine."""
_ATTEMPTS = 3

Memory: TypeAlias = dict[Any, Any]
"""What tasks leave in the process for those that follow."""
Report: TypeAlias = Callable[[float], None]
"""Told how much of a task is done, from 0 to 1."""


class Task(ABC):
    """Something to think about: a move, a hint, a review. It travels to the process, and its result back."""

    limit: float | None = None
    """After how many seconds the one who asks gives up."""

    def brief(self, _known: dict[Any, int]) -> Task:
        """The task without what the process was told before; `known` is kept as long as the process lives."""
        return self

    @abstractmethod
    def run(self, memory: Memory, report: Report) -> Any:
        """In the process."""


@dataclass(frozen=True)
class Answer:
    """What became of a task; `stamp` is the one it was asked with."""

    stamp: int
    result: Any = None
    error: str | None = None


@dataclass(frozen=True)
class Progress:
    stamp: int
    share: float


@dataclass(frozen=True)
class _Question:
    stamp: int
    task: Task


class Worker:
    """One process that does tasks in order; it is started with the first and ends with its owner.

    Its methods never wait: a thread looks after the process.
    """

    def __init__(self, deliver: Callable[[Answer | Progress], None]) -> None:
        """`deliver` is called from another thread."""
        self._deliver = deliver
        self._wishes: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._bell, self._ear = multiprocessing.Pipe()
        self._thread: threading.Thread | None = None
        self._life: _Life | None = None
        self._open: deque[_Question] = deque()
        self._asked = False
        """Whether the process has been asked the first of the open questions."""
        self._attempts = 0
        self._wanted = False
        self._stopped = False

    def start(self) -> None:
        """Begin early, so that the first question finds the process ready."""
        self._wish(self._want)

    def ask(self, stamp: int, task: Task) -> None:
        self._wish(lambda: self._open.append(_Question(stamp, task)))

    def cancel(self) -> None:
        """Nobody wants to know any more what has been asked so far."""
        if self._thread:
            self._wish(self._drop)

    def stop(self) -> None:
        """Think no further, and end the process."""
        if self._thread and not self._stopped:
            self._stopped = True
            self._bell.send_bytes(b"")
            if life := self._life:
                life.kill()  # the thread may be waiting until it hears a question
        self._stopped = True

    def _wish(self, wish: Callable[[], None]) -> None:
        if self._stopped:
            return
        self._wishes.put(wish)
        if self._thread is None:
            self._thread = threading.Thread(target=self._look_after, name="worker", daemon=True)
            _WORKING.add(self)
            self._thread.start()
        else:
            self._bell.send_bytes(b"")

    # What follows happens in the thread.

    def _look_after(self) -> None:
        try:
            while not self._stopped:
                self._fulfil_wishes()
                if self._wanted or self._open:
                    self._life = self._life or self._launch()
                    self._wanted = False
                self._ask_first()
                self._listen()
        finally:
            self._end_life()
            self._bell.close()
            self._ear.close()

    def _fulfil_wishes(self) -> None:
        try:
            while True:
                self._wishes.get_nowait()()
        except Empty:
            pass

    def _want(self) -> None:
        self._wanted = True

    def _drop(self) -> None:
        self._open.clear()
        if self._asked:
            self._end_life()
            self._wanted = True

    def _launch(self) -> _Life | None:
        try:
            return _Life()
        except OSError as error:
            self._give_up(str(error))
            return None

    def _ask_first(self) -> None:
        if not self._open or self._asked or not self._life:
            return
        question = self._open[0]
        try:
            self._life.ask(question)
        except OSError:  # it has just died, which is noticed below
            pass
        except Exception as error:  # noqa: BLE001 - whatever cannot be sent is told to the one who asked
            self._finish(Answer(question.stamp, error=f"{type(error).__name__}: {error}"))
            return
        self._asked = True

    def _listen(self) -> None:
        """Wait for whatever happens first."""
        life = self._life
        if life is None:
            ready = wait([self._ear], 0 if self._open else None)
        else:
            ready = wait([self._ear, life.connection, life.process.sentinel], life.patience if self._asked else None)
            if life.connection in ready:
                self._hear(life)
            elif life.process.sentinel in ready:
                self._try_again("The process in which bots think has ended.")
            elif self._asked and life.is_silent():
                self._try_again("The process in which bots think does not answer.")
        if self._ear in ready:  # once for each time that the bell rang
            self._ear.recv_bytes()

    def _is_overdue(self, life: _Life) -> bool:
        limit = self._open[0].task.limit
        return limit is not None and life.thought > limit

    def _hear(self, life: _Life) -> None:
        try:
            message = life.hear()
        except (EOFError, OSError):
            self._try_again("The process in which bots think has ended.")
            return
        if not self._asked or message.kind == READY:
            return
        stamp = self._open[0].stamp
        if message.kind == "done":
            self._finish(Answer(stamp, message.content))
        elif message.kind == "failed":
            self._finish(Answer(stamp, error=message.content))
        elif message.kind == "progress":
            self._tell(Progress(stamp, message.content))
        if self._asked and self._is_overdue(life):
            self._end_life()
            self._give_up("It took too long.")

    def _try_again(self, why: str) -> None:
        """With another process; whoever wears out several of them is told so."""
        self._end_life()
        self._attempts += 1
        if self._attempts >= _ATTEMPTS:
            self._give_up(why)

    def _give_up(self, why: str) -> None:
        self._attempts = 0
        if self._open:
            self._finish(Answer(self._open[0].stamp, error=why))

    def _finish(self, answer: Answer) -> None:
        self._open.popleft()
        self._asked, self._attempts = False, 0
        self._tell(answer)

    def _tell(self, message: Answer | Progress) -> None:
        if not self._stopped:
            self._deliver(message)

    def _end_life(self) -> None:
        self._asked = False
        if self._life:
            self._life.end()
            self._life = None


class _Life:
    """One process, from its start to its end."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.connection, theirs = spawn.Pipe()
        self.process: SpawnProcess = spawn.Process(target=serve, args=(theirs, GAMES.roots), daemon=True)
        self._known: dict[Any, int] = {}
        self._awake = False
        self._heard = time.monotonic()
        self.thought = 0.0
        """Seconds since it was asked; while the computer slept, nobody thought."""
        try:
            self.process.start()
        except OSError:
            self.connection.close()
            raise
        finally:
            theirs.close()

    @property
    def patience(self) -> float:
        """How long until silence means something."""
        return max(0.0, self._heard + (_SILENCE if self._awake else _AWAKENING) - time.monotonic())

    def is_silent(self) -> bool:
        return self.patience <= 0

    def ask(self, question: _Question) -> None:
        self._heard, self.thought = time.monotonic(), 0.0
        self.connection.send(question.task.brief(self._known))

    def hear(self) -> Message:
        message: Message = self.connection.recv()
        now = time.monotonic()
        self.thought += min(now - self._heard, _SILENCE)
        self._heard, self._awake = now, True
        return message

    def end(self) -> None:
        """At once, even if it has been stopped: it holds nothing that could be lost."""
        self.connection.close()
        self.process.kill()
        self.process.join()

    def kill(self) -> None:
        """From another thread."""
        self.process.kill()


_WORKING: WeakSet[Worker] = WeakSet()


@atexit.register
def _stop_all() -> None:
    """Before multiprocessing's own end, which would wait for a process that hangs."""
    for worker in list(_WORKING):
        worker.stop()
        if worker._thread:
            worker._thread.join(_SILENCE)
