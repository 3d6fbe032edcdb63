"""The process in which bots think: it answers, tells what went wrong, and is gone when nobody needs it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from queue import Empty, Queue

import pytest

from gamebox.bots.thinker import Answer, Question, Thinker
from gamebox.games.exxtra.state import ExxtraOptions
from tests.helpers import setup_for

PATIENCE = 30


class Ponderous:
    """Something that takes the process a long time to even look at."""

    def __reduce__(self) -> object:
        return time.sleep, (600,)


@pytest.fixture
def answers() -> Queue[Answer]:
    return Queue()


@pytest.fixture
def thinker(answers: Queue[Answer]) -> Iterator[Thinker]:
    made = Thinker(answers.put)
    yield made
    made.stop()


def question(stamp: int, bot: str = "easy") -> Question:
    state = setup_for().start()
    state.apply(setup_for().game.read("=46"))
    return Question(stamp, "exxtra", bot, 0, ExxtraOptions(), state.view(0), state.legal())


def pid_of(thinker: Thinker) -> int:
    process = thinker._process
    assert process
    assert process.pid
    return process.pid


def wait_for_the_end_of(pid: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.01)
    pytest.fail("The process lives on.")


def test_questions_are_answered_in_order(thinker: Thinker, answers: Queue[Answer]) -> None:
    for stamp in (5, 6, 7):
        thinker.ask(question(stamp))
    got = [answers.get(timeout=PATIENCE) for _ in range(3)]
    assert [answer.stamp for answer in got] == [5, 6, 7]
    assert all(answer.action in question(0).legal and not answer.error for answer in got)


def test_a_bot_that_stumbles_says_so_and_the_next_question_is_answered(
    thinker: Thinker, answers: Queue[Answer]
) -> None:
    thinker.ask(question(1, "nobody"))
    thinker.ask(question(2))
    assert answers.get(timeout=PATIENCE) == Answer(1, error="KeyError: 'nobody'")
    assert answers.get(timeout=PATIENCE).error is None


def test_the_death_of_the_process_is_told_and_another_one_takes_over(thinker: Thinker, answers: Queue[Answer]) -> None:
    thinker.start()
    os.kill(pid_of(thinker), signal.SIGTERM)
    told = answers.get(timeout=PATIENCE)
    assert told.stamp is None
    assert told.error
    thinker.ask(question(3))
    assert answers.get(timeout=PATIENCE).stamp == 3


def test_a_question_that_cannot_be_sent_is_answered_with_the_reason(thinker: Thinker, answers: Queue[Answer]) -> None:
    class Broken:
        """Stands in for the connection: a real one that is closed under its listener would take up another's place."""

        def send(self, _question: Question) -> None:
            raise BrokenPipeError(32, "Broken pipe")

    thinker._connection = Broken()
    thinker.ask(question(4))
    told = answers.get(timeout=PATIENCE)
    assert told.stamp == 4
    assert told.error


def test_stopping_ends_even_deep_thought_and_nothing_is_told(thinker: Thinker, answers: Queue[Answer]) -> None:
    thinker.ask(question(1))
    answers.get(timeout=PATIENCE)
    pid = pid_of(thinker)
    thinker.ask(Question(2, "exxtra", "easy", 0, ExxtraOptions(), Ponderous(), ()))
    thinker.stop()
    wait_for_the_end_of(pid)
    with pytest.raises(Empty):
        answers.get(timeout=0.2)


def test_stopping_twice_or_before_the_start_does_no_harm(answers: Queue[Answer]) -> None:
    thinker = Thinker(answers.put)
    thinker.stop()
    thinker.start()
    thinker.stop()
    thinker.stop()
    assert answers.empty()
