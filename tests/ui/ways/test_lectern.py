"""Lessons are gone on with where they were left, begin anew once they are known, and lead where they were begun."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from gamebox.engine.record import Seat
from gamebox.games.registry import GAMES
from gamebox.library import lessons as kept
from gamebox.library.lessons import Progress
from gamebox.library.people import LineUp
from gamebox.ui.guide import Guide
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.lesson.screen import LessonScreen
from gamebox.ui.screens.replay import ReplayScreen
from gamebox.ui.screens.rules.scenes import Scene
from gamebox.ui.screens.rules.screen import RulesScreen
from gamebox.ui.screens.setup.screen import SetupScreen
from gamebox.ui.table.board import Board
from gamebox.ui.table.lesson import lesson_named
from gamebox.ui.table.lesson_table import LessonTable

STEPS = len(lesson_named("exxtra").steps)


def known(guide: Guide) -> Progress:
    return kept.load(guide._desk.profile)


def learning(guide: Guide) -> tuple[LessonScreen, LessonTable]:
    guide.show_lesson("exxtra", "exxtra", guide.show_home)
    return learnt(guide)


def learnt(guide: Guide) -> tuple[LessonScreen, LessonTable]:
    screen, table = guide.screen_shown, guide.table
    assert isinstance(screen, LessonScreen)
    assert isinstance(table, LessonTable)
    return screen, table


def test_a_lesson_goes_on_where_it_was_left_or_from_its_beginning(guide: Guide) -> None:
    screen, table = learning(guide)
    assert table.step == 0
    screen.reached.emit(2)
    assert known(guide).reached == {"exxtra": 2}
    screen, table = learning(guide)
    assert table.step == 2
    screen.from_start.emit()
    screen, table = learnt(guide)
    assert table.step == 0
    screen.left.emit()
    assert isinstance(guide.screen_shown, HomeScreen)


def test_nothing_is_written_twice(guide: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    screen, _ = learning(guide)
    screen.reached.emit(3)
    written: list[Progress] = []
    monkeypatch.setattr(kept, "save", lambda _profile, progress: written.append(progress))
    screen.reached.emit(3)
    assert written == []
    screen.reached.emit(4)
    assert [progress.reached for progress in written] == [{"exxtra": 4}]


@pytest.mark.parametrize(("reached", "step"), [(STEPS - 1, STEPS - 1), (STEPS, 0)])
def test_a_lesson_that_was_read_to_its_end_begins_anew(guide: Guide, reached: int, step: int) -> None:
    screen, _ = learning(guide)
    screen.reached.emit(reached)
    assert learning(guide)[1].step == step


def test_whoever_has_learned_a_game_plays_just_that(guide: Guide) -> None:
    lesson = lesson_named("volcano")
    guide.show_lesson("volcano", "lavarails", guide.show_home)
    screen, _ = learnt(guide)
    screen.learned.emit()
    assert known(guide).done == ("volcano",)
    assert isinstance(guide.screen_shown, SetupScreen)
    assert guide.lectern.taught_by("volcano")["sheet"] == lesson.record.setup.options.sheet
    assert guide.screen_shown._seating.setup().options.sheet == lesson.record.setup.options.sheet


def test_the_learner_has_the_name_of_whoever_played_last(guide: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Board] = []
    monkeypatch.setattr(guide._accompaniment, "sound", heard.append)
    guide._desk.remember("exxtra", LineUp((Seat("Zoe"), Seat("Ada", player="bot:easy"), Seat("Bo", player="bot:easy"))))
    screen, table = learning(guide)
    assert table.session.setup.seats[0].name == "Zoe"
    assert table.language == "en"
    assert screen.bar.findChild(object, "home").accessibleName() == "Back"
    assert heard == [screen.board]


def test_a_lesson_speaks_the_language_of_its_window(guide: Guide) -> None:
    guide._desk.translators.use("de")
    steps = lesson_named("exxtra").steps
    number = next(number for number, step in enumerate(steps) if "nimm die 5" in step.wrong.get("de", ""))
    screen, _ = learning(guide)
    screen.reached.emit(number)
    screen, _ = learning(guide)
    screen.scene.intend(GAMES["exxtra"].read("place 1"))
    said = {label.text() for label in screen.findChildren(QLabel)}
    assert steps[number].wrong["de"] in said


@pytest.mark.parametrize(("rule", "focused"), [("EX-20", "rules"), ("", "contents")])
def test_rules_are_opened_from_a_lesson_where_they_were_asked_for(guide: Guide, rule: str, focused: str) -> None:
    screen, _ = learning(guide)
    screen.rules_wanted.emit(rule)
    assert isinstance(guide.screen_shown, RulesScreen)
    assert guide.screen_shown.focusWidget().objectName() == focused


def test_examples_lead_to_the_next_and_the_last_one_to_its_rule(guide: Guide) -> None:
    scene = Scene("exxtra", "EX-S4")
    guide.lectern.show_scene(scene, guide.show_home)
    screen = guide.screen_shown
    assert isinstance(screen, ReplayScreen)
    assert screen.reel.position == scene.begin > 0
    assert screen._example.caption.startswith("EX-S4: ")
    screen._example.go_on()
    screen = guide.screen_shown
    assert isinstance(screen, ReplayScreen)
    assert screen._example.caption.startswith("EX-S5: ")
    assert screen._example.begin == Scene("exxtra", "EX-S5").begin
    screen._example.go_on()
    rules = guide.screen_shown
    assert isinstance(rules, RulesScreen)
    assert rules._wanted_rule == "EX-S5"
    rules.left.emit()
    assert isinstance(guide.screen_shown, HomeScreen)


def test_a_game_is_offered_to_be_learned_once(guide: Guide) -> None:
    assert [guide.lectern.is_new("exxtra") for _ in range(2)] == [True, False]
    assert known(guide).offered == ("exxtra",)
    guide._desk.remember("level8", LineUp((Seat("Zoe"), Seat("Bo"))))
    assert not guide.lectern.is_new("level8")
    assert known(guide).offered == ("exxtra",)
