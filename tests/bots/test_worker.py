"""The process in which bots think: it answers, is replaced when it hangs or dies, and is gone when nobody needs it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import pytest
from typing_extensions import override

from gamebox.bots import worker as worker_module
from gamebox.bots.worker import Answer, Memory, Progress, Report, Task, Worker
from tests.helpers import ROOT

PATIENCE = 60
POSIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")


@dataclass(frozen=True)
class Echo(Task):
    """Says what it was given, and in which process."""

    word: Any

    @override
    def run(self, memory: Memory, report: Report) -> tuple[Any, int]:
        return self.word, os.getpid()


@dataclass(frozen=True)
class Stumble(Task):
    error: Exception

    @override
    def run(self, memory: Memory, report: Report) -> None:
        raise self.error


@dataclass(frozen=True)
class Hang(Task):
    """Stops its own process in the given way, the first time; later it answers."""

    flag: str
    by: signal.Signals

    @override
    def run(self, memory: Memory, report: Report) -> str:
        try:
            with Path(self.flag).open("x"):
                os.kill(os.getpid(), self.by)
        except FileExistsError:
            return "answered by another process"
        return "nothing happened"


@dataclass(frozen=True)
class Endless(Task):
    limit = 0.5

    @override
    def run(self, memory: Memory, report: Report) -> None:
        while True:
            time.sleep(0.01)


@dataclass(frozen=True)
class Die(Task):
    @override
    def run(self, memory: Memory, report: Report) -> None:
        os._exit(3)


@dataclass(frozen=True)
class Steps(Task):
    @override
    def run(self, memory: Memory, report: Report) -> str:
        for step in range(3):
            report(step / 2)
        return "done"


@dataclass(frozen=True)
class Unsendable(Task):
    """Comes back as something that cannot travel."""

    @override
    def run(self, memory: Memory, report: Report) -> Any:
        return threading.Lock()


class Ponderous:
    """Something that takes the process a long time to even look at."""

    def __reduce__(self) -> object:
        return time.sleep, (600,)


@pytest.fixture
def answers() -> Queue[Answer | Progress]:
    return Queue()


@pytest.fixture
def worker(answers: Queue[Answer | Progress]) -> Iterator[Worker]:
    made = Worker(answers.put)
    yield made
    made.stop()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_module, "_SILENCE", 2.0)


def ask_pid(worker: Worker, answers: Queue[Answer | Progress]) -> int:
    worker.ask(0, Echo("pid"))
    pid: int = answers.get(timeout=PATIENCE).result[1]
    return pid


def lives(pid: int) -> bool:
    """On Windows there is no signal that only asks."""
    if sys.platform == "win32":
        listing = subprocess.run(["tasklist", "/FO", "CSV"], capture_output=True, text=True, check=True).stdout
        return f'"{pid}"' in listing
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for_the_end_of(pid: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if not lives(pid):
            return
        time.sleep(0.01)
    pytest.fail("The process lives on.")


def test_tasks_are_done_in_order_by_one_process(worker: Worker, answers: Queue[Answer]) -> None:
    for stamp, word in enumerate("abc"):
        worker.ask(stamp, Echo(word))
    got = [answers.get(timeout=PATIENCE) for _ in range(3)]
    assert [(answer.stamp, answer.result[0], answer.error) for answer in got] == [
        (0, "a", None),
        (1, "b", None),
        (2, "c", None),
    ]
    assert len({answer.result[1] for answer in got} | {os.getpid()}) == 2


@pytest.mark.parametrize(
    ("task", "words"),
    [
        (Stumble(KeyError("nobody")), "KeyError: 'nobody'"),
        (Stumble(FileNotFoundError(2, "No such file")), "No such file"),
        (Unsendable(), "pickle"),
    ],
    ids=["error", "missing file", "unsendable result"],
)
def test_a_task_that_fails_says_so_and_the_next_is_done(
    worker: Worker, answers: Queue[Answer], task: Task, words: str
) -> None:
    pid = ask_pid(worker, answers)
    worker.ask(1, task)
    told = answers.get(timeout=PATIENCE)
    assert told.stamp == 1
    assert words in told.error
    assert ask_pid(worker, answers) == pid


def test_what_cannot_be_sent_is_answered_with_the_reason(worker: Worker, answers: Queue[Answer]) -> None:
    worker.ask(4, Echo(threading.Lock()))
    told = answers.get(timeout=PATIENCE)
    assert told.stamp == 4
    assert "pickle" in told.error
    ask_pid(worker, answers)


def test_progress_is_told_before_the_answer(worker: Worker, answers: Queue[Answer | Progress]) -> None:
    worker.ask(7, Steps())
    got = [answers.get(timeout=PATIENCE) for _ in range(4)]
    assert got == [Progress(7, 0.0), Progress(7, 0.5), Progress(7, 1.0), Answer(7, "done")]


@POSIX
@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("way", ["SIGSTOP", "SIGKILL"])
def test_a_process_that_hangs_or_dies_is_replaced_and_the_new_one_is_asked_again(
    worker: Worker, answers: Queue[Answer], tmp_path: Any, way: str
) -> None:
    pid = ask_pid(worker, answers)
    worker.ask(5, Hang(str(tmp_path / "flag"), getattr(signal, way)))
    assert answers.get(timeout=PATIENCE) == Answer(5, "answered by another process")
    wait_for_the_end_of(pid)


@POSIX
def test_a_process_that_dies_while_nobody_asks_is_replaced(worker: Worker, answers: Queue[Answer]) -> None:
    pid = ask_pid(worker, answers)
    os.kill(pid, signal.SIGKILL)
    wait_for_the_end_of(pid)
    assert ask_pid(worker, answers) != pid


def test_a_task_that_kills_every_process_is_given_up(worker: Worker, answers: Queue[Answer]) -> None:
    worker.ask(6, Die())
    told = answers.get(timeout=PATIENCE)
    assert told == Answer(6, error="The process in which bots think has ended.")
    ask_pid(worker, answers)


def test_a_process_that_dies_while_starting_is_noticed(
    worker: Worker, answers: Queue[Answer], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(worker_module, "serve", os._exit)
        worker.ask(8, Echo("lost"))
        told = answers.get(timeout=PATIENCE)
        assert told.stamp == 8
        assert told.error
    ask_pid(worker, answers)


def test_a_task_that_takes_too_long_is_given_up_and_its_process_ended(worker: Worker, answers: Queue[Answer]) -> None:
    pid = ask_pid(worker, answers)
    worker.ask(9, Endless())
    assert answers.get(timeout=PATIENCE) == Answer(9, error="It took too long.")
    wait_for_the_end_of(pid)


def test_a_computer_that_slept_did_not_think_too_long(
    worker: Worker, answers: Queue[Answer | Progress], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On some systems the clock goes on meanwhile."""
    ask_pid(worker, answers)
    slept = [0.0]

    def sleep_and_wake(*sources: Any) -> Any:
        heard = wait(*sources)
        slept[0] += 3600
        return heard

    wait = worker_module.wait
    monkeypatch.setattr(worker_module, "wait", sleep_and_wake)
    monkeypatch.setattr(worker_module.time, "monotonic", lambda clock=time.monotonic: clock() + slept[0])
    monkeypatch.setattr(Steps, "limit", 12.0)
    worker.ask(9, Steps())
    told = [answers.get(timeout=PATIENCE) for _ in range(4)]
    assert told[-1] == Answer(9, "done")
    assert slept[0] > 3600


def test_what_is_cancelled_is_never_answered_and_does_not_hold_up_the_next(
    worker: Worker, answers: Queue[Answer]
) -> None:
    ask_pid(worker, answers)
    worker.ask(1, Echo(Ponderous()))
    worker.ask(2, Echo("also forgotten"))
    worker.cancel()
    worker.ask(3, Echo("wanted"))
    assert answers.get(timeout=PATIENCE).stamp == 3


def test_cancelling_nothing_keeps_the_process(worker: Worker, answers: Queue[Answer]) -> None:
    worker.cancel()
    pid = ask_pid(worker, answers)
    worker.cancel()
    assert ask_pid(worker, answers) == pid


def test_stopping_ends_even_deep_thought_and_nothing_is_told(worker: Worker, answers: Queue[Answer]) -> None:
    pid = ask_pid(worker, answers)
    worker.ask(2, Echo(Ponderous()))
    worker.stop()
    wait_for_the_end_of(pid)
    with pytest.raises(Empty):
        answers.get(timeout=0.2)


@POSIX
def test_stopping_ends_a_process_that_hangs(worker: Worker, answers: Queue[Answer]) -> None:
    pid = ask_pid(worker, answers)
    os.kill(pid, signal.SIGSTOP)
    worker.ask(2, Echo("x" * 4_000_000))
    worker.stop()
    wait_for_the_end_of(pid)


def test_stopping_twice_or_before_the_start_does_no_harm(answers: Queue[Answer]) -> None:
    worker = Worker(answers.put)
    worker.stop()
    worker.start()
    worker.ask(1, Echo("too late"))
    worker.stop()
    assert answers.empty()


LEAVING = """
import os, signal, sys
from queue import Queue
from gamebox.bots.worker import Worker
from tests.bots.test_worker import Echo
if __name__ == "__main__":
    answers = Queue()
    worker = Worker(answers.put)
    worker.ask(1, Echo("pid"))
    pid = answers.get(timeout=60).result[1]
    os.kill(pid, signal.SIGSTOP)
    print(pid, flush=True)
"""


@POSIX
def test_a_program_that_ends_takes_a_hanging_process_along(tmp_path: Any) -> None:
    script = tmp_path / "leaving.py"
    script.write_text(LEAVING)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, script], env=environment, capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stderr == ""
    wait_for_the_end_of(int(done.stdout))
