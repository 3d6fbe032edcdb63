"""A table at which a game is learned: what is told comes first, then exactly what the lesson has prepared happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from gamebox.engine.game import Chance, Refusal
from gamebox.engine.session import Session
from gamebox.ui.table import opponents
from gamebox.ui.table.lesson import lesson_named
from gamebox.ui.table.lesson_table import LessonTable, _sorted
from tests.ui.table.test_table import Desk

LESSONS = ("exxtra", "volcano", "railway", "level8")


@pytest.fixture
def learn(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., LessonTable]]:
    monkeypatch.setattr(opponents, "Worker", Desk)
    made: list[LessonTable] = []

    def sit(name: str = "exxtra", step: int = 0) -> LessonTable:
        lesson = lesson_named(name)
        made.append(LessonTable(lesson, lesson.setup("Alex"), step, pace=700))
        return made[-1]

    yield sit
    for table in made:
        table.close()
        table.deleteLater()


def refusals(table: LessonTable) -> list[Refusal]:
    found: list[Refusal] = []
    table.refused.connect(found.append)
    return found


def go_on(table: LessonTable) -> None:
    """Read, or do what is to be done; or let a bot, or dice, follow the lesson."""
    if table.telling:
        table.read_on()
    elif not table.human_to_act:
        table.proceed()
        table._opponents._considering.timeout.emit()
    elif table.rolling:
        table.proceed()
    elif isinstance(table.state.to_act(), Chance):
        table.roll()
    else:
        table.act(table.state.legal()[0] if table._pretence else table.lesson.move(len(table.session)))


def go_on_until(table: LessonTable, there: Callable[[], bool]) -> None:
    for _ in range(500):
        if there():
            return
        go_on(table)
    raise AssertionError("it never comes to that")


@pytest.mark.parametrize("name", LESSONS)
def test_whoever_follows_comes_to_its_end_exactly_as_it_was_prepared(
    learn: Callable[..., LessonTable], name: str
) -> None:
    table = learn(name)
    refused = refusals(table)
    go_on_until(table, lambda: table.at_end)
    assert table.session.record.moves == table.lesson.record.moves[: len(table.session)]
    assert len(table.session) >= table.lesson.steps[-1].at
    assert refused == []
    step = table.step
    table.read_on()
    assert table.step == step, "the last words stay"
    worker = table._opponents._worker
    assert isinstance(worker, Desk)
    assert (worker.tasks, worker.told) == ([], []), "nobody had to think"


def test_what_is_told_is_read_first(learn: Callable[..., LessonTable]) -> None:
    table = learn()
    refused, taught = refusals(table), []
    table.taught.connect(lambda: taught.append(table.step))
    assert (table.telling, table.at_end, table.step) == (True, False, 0)
    table.act(table.lesson.move(0))
    table.roll()
    table.proceed()
    assert [refusal.text for refusal in refused] == ["Read this first, then press Next."] * 2
    assert len(table.session) == 0
    assert taught == [0]
    table.read_on()
    assert table.step == 1
    assert taught[-1] == 1


def test_something_else_is_refused_kindly_in_the_learner_s_language(learn: Callable[..., LessonTable]) -> None:
    table = learn()
    refused = refusals(table)
    said = set()
    for language in ("", "en", "de"):
        if language:
            table.language = language
        go_on_until(table, lambda: len(table.legal()) > 1 and not table.telling)
        other = next(move for move in table.legal() if not table._is_wanted(move))
        before = len(table.session)
        table.act(other)
        assert len(table.session) == before
        own = table.lesson.steps[table.step].wrong
        said.add(refused[-1].text)
        assert refused[-1].text == own.get(language or "en", refused[-1].text)
        assert (refused[-1].rule, bool(refused[-1].text)) == (None, True)
    assert len(said) >= 2


def test_it_goes_one_way_and_its_dice_lie_ready(learn: Callable[..., LessonTable]) -> None:
    table = learn()
    table.free_undo = table.real_dice = True
    assert table.dice_asked is None
    go_on_until(table, lambda: len(table.session) > 5)
    assert not table.can_undo()


def test_it_can_be_gone_on_with_where_it_was_left(learn: Callable[..., LessonTable]) -> None:
    whole = learn()
    assert learn(step=0).session.record.moves == ()
    for step in (1, 4, len(whole.lesson.steps) - 1):
        table = learn(step=step)
        assert table.step == step
        assert table.session.record.moves == whole.lesson.record.moves[: whole.lesson.steps[step].at]
    assert table.at_end


def test_what_may_not_be_done_is_told_by_the_rules(learn: Callable[..., LessonTable]) -> None:
    table = learn()
    refused = refusals(table)
    go_on_until(table, lambda: len(table.legal()) > 1 and not table.telling)
    table.act(table.lesson.move(0))
    assert len(refused) == 1
    assert "ring" not in refused[0].text


def test_after_its_last_words_there_is_nothing_to_tell(learn: Callable[..., LessonTable]) -> None:
    table = learn(step=len(lesson_named("exxtra").steps) - 1)
    table.step += 1
    assert (table.telling, table.at_end) == (False, False)
    table.moved(Session.of(table.lesson.record).steps[-1])
    assert table.step == len(table.lesson.steps)


def test_what_leads_to_the_same_position_is_as_good(learn: Callable[..., LessonTable]) -> None:
    table = learn("level8")
    moves = table.lesson.record.moves
    there = moves.index("lay r8 g8 v8 / b3 y4 r5")
    go_on_until(table, lambda: len(table.session) == there and not table.telling)
    refused = refusals(table)
    table.act(table.session.setup.game.read("lay v8 r8 g8 / b3 y4 r5"))
    assert (len(table.session), refused) == (there + 1, [])


def test_cards_may_lie_in_any_order_and_nothing_else() -> None:
    assert _sorted({"a": ["x", "b"], "c": [3, 1], "d": [["y", "x"], 2]}) == {
        "a": ["b", "x"],
        "c": [3, 1],
        "d": [["x", "y"], 2],
    }
