"""The review of a game: what was made is kept, what was seen stays seen, and every way leads back to it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel

from gamebox.engine.record import Record
from gamebox.engine.session import Session
from gamebox.ui.guide import Guide
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.replay import ReplayScreen
from gamebox.ui.screens.review import screen as review_screen
from gamebox.ui.screens.review import try_again
from gamebox.ui.screens.screen import Screen
from tests.helpers import random_moves, setup_for

PEOPLE = setup_for("exxtra", 3)
FINISHED = Record(PEOPLE, random_moves(PEOPLE, 12, 10_000))
MOMENTS = (SimpleNamespace(position=4, move=4), SimpleNamespace(position=9, move=8))
REVIEW = SimpleNamespace(moments=MOMENTS)


class Shown(Screen):
    """Stands in for a screen of the review, and keeps what it was given."""

    made = Signal(object)
    failed = Signal(str)
    position_wanted = Signal(int)
    try_wanted = Signal(object, object)
    uncovered = Signal(int)
    answered = Signal()

    def __init__(self, theme: Any, *given: Any) -> None:
        super().__init__(theme)
        self.given = given


@pytest.fixture
def reviewing(guide: Guide, monkeypatch: pytest.MonkeyPatch) -> Guide:
    monkeypatch.setattr(review_screen, "ReviewScreen", type("Reviewed", (Shown,), {}))
    monkeypatch.setattr(try_again, "TryAgainScreen", type("Tried", (Shown,), {}))
    guide.show_review(Session.of(FINISHED), guide.show_home)
    return guide


def shown(guide: Guide) -> Shown:
    assert isinstance(guide.screen_shown, Shown), type(guide.screen_shown)
    return guide.screen_shown


def test_what_was_made_is_kept_and_shown_from_then_on(reviewing: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[object] = []
    monkeypatch.setattr(reviewing._desk.reviews, "keep", lambda *given: kept.append(given))
    first = shown(reviewing)
    assert first.given[2] is None
    first.position_wanted.emit(3)
    assert isinstance(reviewing.screen_shown, ReplayScreen)
    assert (reviewing.screen_shown.reel.position, reviewing.screen_shown.reel.moments) == (3, [])
    reviewing.screen_shown.left.emit()
    shown(reviewing).made.emit(REVIEW)
    assert kept == [(FINISHED, REVIEW)]
    shown(reviewing).position_wanted.emit(9)
    assert isinstance(reviewing.screen_shown, ReplayScreen)
    assert (reviewing.screen_shown.reel.position, reviewing.screen_shown.reel.moments) == (9, [4, 9])
    reviewing.screen_shown.left.emit()
    assert shown(reviewing).given[2] is REVIEW
    shown(reviewing).left.emit()
    assert isinstance(reviewing.screen_shown, HomeScreen)


def test_a_question_is_known_once_it_was_answered_or_uncovered(reviewing: Guide) -> None:
    shown(reviewing).uncovered.emit(4)
    assert shown(reviewing).given[3] == {4}
    for answered in (False, True):
        shown(reviewing).try_wanted.emit(REVIEW, MOMENTS[1])
        asked = shown(reviewing)
        assert asked.given[2] == (REVIEW, MOMENTS[1])
        if answered:
            asked.answered.emit()
        asked.left.emit()
        assert shown(reviewing).given[3] == ({4, 8} if answered else {4})
    shown(reviewing).try_wanted.emit(REVIEW, MOMENTS[1])
    shown(reviewing).position_wanted.emit(8)
    assert isinstance(reviewing.screen_shown, ReplayScreen)


def test_what_went_wrong_is_told(reviewing: Guide) -> None:
    shown(reviewing).failed.emit("it broke")
    found = reviewing.notice.findChild(QLabel, "notice")
    assert isinstance(found, QLabel)
    assert found.text() == "it broke"
