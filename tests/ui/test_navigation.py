"""Every wish of a screen leads somewhere, and from there back to where it was wished."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gamebox.engine.record import Record
from gamebox.engine.session import Session
from gamebox.ui.games.lavarails.workshop.screen import WorkshopScreen
from gamebox.ui.guide import Guide
from gamebox.ui.screens.about import AboutScreen
from gamebox.ui.screens.games.screen import GamesScreen
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.lesson.screen import LessonScreen
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.replay import ReplayScreen
from gamebox.ui.screens.result.screen import ResultScreen
from gamebox.ui.screens.rules.screen import RulesScreen
from gamebox.ui.screens.settings.screen import SettingsScreen
from gamebox.ui.screens.setup.screen import SetupScreen
from gamebox.ui.screens.statistics.screen import StatisticsScreen
from tests.helpers import random_moves, setup_for

PEOPLE = setup_for("exxtra", 3)
FINISHED = Record(PEOPLE, random_moves(PEOPLE, 12, 10_000))

WAYS_TO: dict[type[QWidget], Callable[[Guide], object]] = {
    HomeScreen: Guide.show_home,
    PlayScreen: lambda guide: guide.start(PEOPLE),
    SetupScreen: lambda guide: guide.show_setup("exxtra"),
    RulesScreen: lambda guide: guide.show_rules("exxtra", guide.show_home),
    SettingsScreen: lambda guide: guide.show_settings(guide.show_home),
    ResultScreen: lambda guide: guide.show_result(Session.of(FINISHED)),
    GamesScreen: Guide.show_games,
    LessonScreen: lambda guide: guide.show_lesson("exxtra", "exxtra", guide.show_home),
}


@pytest.mark.parametrize(
    ("start", "wish", "words", "end", "back"),
    [
        (HomeScreen, "new_game", ("level8",), SetupScreen, HomeScreen),
        (HomeScreen, "rules_wanted", ("level8",), RulesScreen, HomeScreen),
        (HomeScreen, "settings_wanted", (), SettingsScreen, HomeScreen),
        (HomeScreen, "games_wanted", (), GamesScreen, HomeScreen),
        (HomeScreen, "statistics_wanted", (), StatisticsScreen, HomeScreen),
        (GamesScreen, "statistics_wanted", (), StatisticsScreen, GamesScreen),
        (HomeScreen, "workshop_wanted", ("lavarails",), WorkshopScreen, HomeScreen),
        (PlayScreen, "rules_wanted", ("EX-30",), RulesScreen, PlayScreen),
        (PlayScreen, "rules_wanted", ("",), RulesScreen, PlayScreen),
        (PlayScreen, "settings_wanted", (), SettingsScreen, PlayScreen),
        (SetupScreen, "lesson_wanted", ("exxtra",), LessonScreen, SetupScreen),
        (RulesScreen, "lesson_wanted", ("exxtra", "exxtra"), LessonScreen, RulesScreen),
        (LessonScreen, "rules_wanted", ("EX-20",), RulesScreen, LessonScreen),
        (LessonScreen, "settings_wanted", (), SettingsScreen, LessonScreen),
        (SettingsScreen, "about_wanted", (), AboutScreen, SettingsScreen),
        (ResultScreen, "replay_wanted", (), ReplayScreen, ResultScreen),
        (ResultScreen, "line_up_wanted", (), SetupScreen, ResultScreen),
        (ResultScreen, "home_wanted", (), HomeScreen, None),
        (ResultScreen, "rematch_wanted", (), PlayScreen, HomeScreen),
        (ResultScreen, "table_wanted", (), ReplayScreen, ResultScreen),
    ],
)
def test_a_wish_leads_there_and_back(
    qtbot: QtBot,
    guide: Guide,
    start: type[QWidget],
    wish: str,
    words: tuple[str, ...],
    end: type[QWidget],
    back: type[QWidget] | None,
) -> None:
    WAYS_TO[start](guide)
    assert isinstance(guide.screen_shown, start)
    signal: Signal = getattr(guide.screen_shown, wish)
    signal.emit(*words)
    assert type(guide.screen_shown) is end
    if back:
        guide.screen_shown.left.emit()
        assert type(guide.screen_shown) is back


def test_rules_open_at_the_rule_that_was_asked_for(guide: Guide) -> None:
    guide.start(PEOPLE)
    table = guide.table
    assert isinstance(guide.screen_shown, PlayScreen)
    guide.screen_shown.rules_wanted.emit("EX-30")
    assert isinstance(guide.screen_shown, RulesScreen)
    assert (guide.screen_shown._game, guide.screen_shown._wanted_rule) == ("exxtra", "EX-30")
    guide.screen_shown.left.emit()
    assert guide.table is table


def test_a_window_that_closes_closes_its_screen_and_its_table(guide: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    guide.start(PEOPLE)
    closed: list[str] = []
    table = guide.table
    assert table
    monkeypatch.setattr(guide.screen_shown, "close", lambda: closed.append("screen"))
    guide.close()
    assert closed == ["screen"]
    assert table._closed
    assert guide.table is None
