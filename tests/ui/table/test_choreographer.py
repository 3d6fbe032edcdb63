"""What has happened is played event after event, at the speed that was asked for, and then the scene settles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QRectF
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from gamebox.engine.game import Event
from gamebox.library.settings import Animation
from gamebox.ui.items import motions
from gamebox.ui.table import choreographer
from gamebox.ui.table.choreographer import SPEEDS, Choreographer, speed_of
from gamebox.ui.table.scene import TableScene
from gamebox.ui.theme import LIGHT


@dataclass(frozen=True)
class Lasting(Event):
    """Something that takes a while; 0: it needs no motion."""

    milliseconds: int


class Stage(TableScene):
    def __init__(self) -> None:
        super().__init__(LIGHT, QRectF(0, 0, 100, 100))
        self.asked: list[Event] = []

    def show_view(self, view: Any, legal: Sequence[Any]) -> None: ...

    def motion(self, event: Event) -> QAbstractAnimation | None:
        assert isinstance(event, Lasting)
        self.asked.append(event)
        if not event.milliseconds:
            return None
        half = event.milliseconds // 2
        return motions.sequence(motions.pause(half), motions.together(motions.run(lambda _share: None, half)))


ONE, TWO, THREE = Lasting(100), Lasting(0), Lasting(300)


@dataclass
class Show:
    stage: Stage
    choreographer: Choreographer
    told: list[str]

    def perform(self, *events: Event, name: str = "shown") -> None:
        self.choreographer.perform(events, lambda: self.told.append(name))

    @property
    def current(self) -> QAbstractAnimation:
        assert self.choreographer._current
        return self.choreographer._current

    def let_pass(self) -> None:
        """What is going on comes to its end."""
        self.current.setCurrentTime(self.current.totalDuration())


@pytest.fixture
def show(qtbot: QtBot) -> Callable[[str], Show]:
    def make(speed: str = "normal") -> Show:
        stage = Stage()
        told: list[str] = []
        choreographer = Choreographer(stage, SPEEDS[speed], stage)
        choreographer.settled.connect(lambda: told.append("settled"))
        return Show(stage, choreographer, told)

    return make


def test_one_event_after_the_other_and_then_the_view(show: Callable[..., Show]) -> None:
    playing = show()
    playing.perform(ONE, TWO, THREE)
    assert playing.stage.asked == [ONE], "what comes later may look different after what comes first"
    assert playing.choreographer.busy
    assert playing.current.state() == QAbstractAnimation.State.Running
    assert playing.current.parent() is playing.choreographer, "it dies with whoever plays it"
    playing.let_pass()
    assert playing.stage.asked == [ONE, TWO, THREE]
    assert playing.told == []
    playing.let_pass()
    assert playing.told == ["shown", "settled"]
    assert not playing.choreographer.busy


def test_what_has_been_played_does_not_stay_alive(show: Callable[..., Show]) -> None:
    playing = show()
    playing.perform(ONE, THREE)
    played = playing.current
    playing.let_pass()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(played)


@pytest.mark.parametrize(("speed", "lasts"), [("normal", 300), ("fast", 120)])
def test_every_part_of_a_motion_is_as_quick_as_the_speed(show: Callable[..., Show], speed: str, lasts: int) -> None:
    playing = show(speed)
    playing.perform(THREE)
    assert playing.current.totalDuration() == lasts


@pytest.mark.parametrize(("haste", "lasts"), [(0.5, 240), (2.0, 60), (1.0, 120)])
def test_a_performance_may_be_slower_or_faster_than_usual(show: Callable[..., Show], haste: float, lasts: int) -> None:
    playing = show("fast")
    playing.choreographer.perform([THREE, THREE], lambda: None, haste)
    assert playing.current.totalDuration() == lasts
    playing.let_pass()
    assert playing.current.totalDuration() == lasts
    playing.perform(THREE)
    assert playing.current.totalDuration() == 120, "only this once"


def test_it_tells_which_event_is_seen(show: Callable[..., Show]) -> None:
    playing, seen = show(), []
    playing.choreographer.reached.connect(seen.append)
    playing.perform(ONE, TWO, THREE)
    assert seen == [ONE]
    playing.let_pass()
    assert seen == [ONE, TWO, THREE]


def test_without_animation_nothing_moves_and_nothing_waits(show: Callable[..., Show]) -> None:
    playing = show("off")
    playing.perform(ONE, THREE)
    assert playing.stage.asked == []
    assert playing.told == ["shown", "settled"]
    assert not playing.choreographer.busy


def test_events_that_need_no_motion_settle_at_once(show: Callable[..., Show]) -> None:
    playing = show()
    playing.perform(TWO, TWO)
    assert playing.told == ["shown", "settled"]


def test_skipping_shows_the_end_once(show: Callable[..., Show]) -> None:
    playing = show()
    playing.perform(ONE, THREE)
    skipped = playing.current
    playing.choreographer.skip()
    assert playing.told == ["shown", "settled"]
    assert skipped.state() == QAbstractAnimation.State.Stopped
    assert playing.stage.asked == [ONE], "nobody sees the rest"
    playing.choreographer.skip()
    assert playing.told == ["shown", "settled"]


def test_what_cannot_be_shown_does_not_hold_the_game_up(
    show: Callable[..., Show], monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = show()

    def stumble(_event: Event) -> None:
        raise ValueError("no such piece")

    with monkeypatch.context() as patched:
        patched.setattr(playing.stage, "motion", stumble)
        with pytest.raises(ValueError, match="no such piece"):
            playing.perform(ONE, THREE)
    assert playing.told == ["shown", "settled"]
    assert not playing.choreographer.busy
    playing.perform(THREE)
    assert playing.stage.asked == [THREE], "what was left over is forgotten"


def test_the_next_performance_finishes_the_one_before(show: Callable[..., Show]) -> None:
    playing = show()
    playing.perform(ONE, THREE, name="first")
    playing.perform(ONE, name="second")
    assert playing.told == ["first", "settled"]
    assert playing.stage.asked == [ONE, ONE]
    playing.let_pass()
    assert playing.told == ["first", "settled", "second", "settled"]


def test_what_is_stopped_never_settles(show: Callable[..., Show]) -> None:
    playing = show()
    playing.perform(ONE, THREE)
    stopped = playing.current
    playing.choreographer.stop()
    assert stopped.state() == QAbstractAnimation.State.Stopped
    assert not playing.choreographer.busy
    assert playing.told == []
    playing.perform(TWO)
    assert playing.stage.asked == [ONE, TWO], "what was left over is forgotten"


def test_a_performance_that_begins_while_another_settles_is_played(show: Callable[..., Show]) -> None:
    playing = show()
    playing.choreographer.perform([ONE], lambda: playing.perform(THREE, name="second"))
    playing.let_pass()
    assert playing.choreographer.busy
    playing.let_pass()
    assert playing.told == ["settled", "second", "settled"]


def test_the_speed_can_change_in_the_middle(show: Callable[..., Show]) -> None:
    playing = show()
    playing.perform(ONE, THREE, THREE)
    playing.choreographer.speed = SPEEDS["fast"]
    playing.let_pass()
    assert playing.current.totalDuration() == 120
    playing.choreographer.speed = SPEEDS["off"]
    playing.let_pass()
    assert playing.told == ["shown", "settled"]
    assert playing.stage.asked == [ONE, THREE]


@pytest.mark.parametrize(("speed", "lasts"), [("normal", 200), ("fast", 80)])
def test_an_answer_to_a_hand_moves_besides(show: Callable[..., Show], speed: str, lasts: int) -> None:
    playing = show(speed)
    playing.perform(THREE)
    answer = motions.run(lambda _share: None, 200)
    playing.stage.answered.emit(answer)
    assert answer.state() == QAbstractAnimation.State.Running
    assert answer.duration() == lasts
    assert playing.current is not answer
    answer.stop()


def test_without_animation_an_answer_is_there_at_once(show: Callable[..., Show]) -> None:
    playing, shares = show("off"), []
    answer = motions.run(shares.append, 200)
    playing.stage.answered.emit(answer)
    assert shares[-1] == 1
    assert answer.state() == QAbstractAnimation.State.Stopped


def test_answers_end_when_nobody_looks_any_more(show: Callable[..., Show]) -> None:
    """What they move may be gone soon."""
    playing = show("normal")
    answers = [motions.run(lambda _share: None, 100) for _ in range(2)]
    for answer in answers:
        playing.stage.answered.emit(answer)
    playing.choreographer.stop()
    assert all(answer.state() == QAbstractAnimation.State.Stopped for answer in answers)


def test_what_would_never_end_is_stopped_with_all_that_would_follow(show: Callable[..., Show]) -> None:
    """Qt says of such a motion that it has come to its end when it is stopped."""
    made = show()
    made.perform(ONE, THREE)
    made.current.setLoopCount(-1)
    made.choreographer.stop()
    assert made.stage.asked == [ONE]
    assert made.told == []


@pytest.mark.parametrize(
    ("animation", "still", "speed"),
    [("off", False, 0), ("fast", True, 2.5), ("normal", True, 1), ("system", True, 0), ("system", False, 1)],
)
def test_things_move_as_fast_as_was_set_or_as_the_system_wants(
    monkeypatch: pytest.MonkeyPatch, animation: Animation, still: bool, speed: float
) -> None:
    monkeypatch.setattr(choreographer, "reduces_motion", lambda: still)
    assert speed_of(animation) == speed
