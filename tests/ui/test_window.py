"""The window: how one screen leads to the next, and that a game is never lost on the way."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.engine.game import Over
from gamebox.engine.record import Record, Seat, Setup, load, make_setup, save
from gamebox.engine.resources import resource_folder
from gamebox.games.registry import GAMES
from gamebox.ui import desk as desk_module
from gamebox.ui.about import AboutScreen
from gamebox.ui.home import HomeScreen
from gamebox.ui.main_window import MainWindow
from gamebox.ui.result import ResultScreen
from gamebox.ui.rules import RulesScreen
from gamebox.ui.settings import SettingsScreen
from gamebox.ui.setup import SetupScreen
from gamebox.ui.table_screen import TableScreen
from gamebox.ui.theme import DARK, LIGHT
from tests.helpers import random_moves, setup_for

OpenWindow = Callable[[], MainWindow]
BOTS = make_setup(GAMES["exxtra"], [Seat(name, player="bot:easy") for name in ("Ada", "Bruno", "Cleo")], {})
PEOPLE = setup_for("exxtra", 3)
FINISHED = Record(PEOPLE, random_moves(PEOPLE, 12, 10_000))
"""Its last move is a person's."""
MOVES = ("=46", "place 5", "=71", "place 2", "=32")


def press(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Click a button of the screen that is shown."""
    assert window.screen_shown
    found = window.screen_shown.findChild(QPushButton, name)
    assert found, name
    assert found.isVisibleTo(window)
    assert found.isEnabled()
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)


def shown(window: MainWindow, kind: type[QWidget]) -> None:
    assert isinstance(window.screen_shown, kind), type(window.screen_shown)


def moves_at(window: MainWindow) -> tuple[str, ...]:
    assert window.table
    return window.table.session.record.moves


def notice(window: MainWindow) -> str:
    found = window.notice.findChild(QLabel, "notice")
    assert isinstance(found, QLabel)
    return found.text() if window.notice.isVisible() else ""


def finished_files(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "profile" / "finished").iterdir())


def running_files(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "profile" / "running").iterdir())


def interrupt(window: MainWindow, record: Record) -> None:
    """Leave a game behind that can be continued."""
    journal = window._desk.saves.begin(record.setup)
    for text in record.moves:
        journal.append(text)
    journal.close()


def play_to_the_end(qtbot: QtBot, window: MainWindow) -> None:
    """Somebody makes the last move of a game."""
    interrupt(window, Record(PEOPLE, FINISHED.moves[:-1]))
    window.resume_last()
    assert window.table
    window.table.act(PEOPLE.game.read(FINISHED.moves[-1]))
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, ResultScreen))


def activate(qtbot: QtBot, window: MainWindow) -> None:
    """Keys reach only the active window."""
    with qtbot.waitActive(window):
        window.activateWindow()


def press_key(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    activate(qtbot, window)
    assert isinstance(window.screen_shown, TableScreen)
    qtbot.keyClick(window.screen_shown.view, key)


def end_of(path: Path, moves: tuple[str, ...], setup: Setup = PEOPLE) -> Path:
    save(Record(setup, moves), path)
    return path


# From screen to screen


def test_from_home_through_a_game_to_the_result_and_a_rematch(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    shown(window, HomeScreen)
    press(qtbot, window, "play-exxtra")
    shown(window, SetupScreen)
    press(qtbot, window, "back")
    shown(window, HomeScreen)
    play_to_the_end(qtbot, window)
    first = window.table
    press(qtbot, window, "rematch")
    shown(window, TableScreen)
    assert window.table is not first
    assert window.table
    assert window.table.session.setup.seats == PEOPLE.seats
    assert window.table.session.setup.options.first == PEOPLE.options.first % 3 + 1
    assert moves_at(window) == ()
    press(qtbot, window, "home")
    shown(window, HomeScreen)
    assert [load(path, GAMES) for path in finished_files(tmp_path)] == [FINISHED]
    assert len(running_files(tmp_path)) == 1


def test_after_a_game_there_is_nothing_to_continue(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    play_to_the_end(qtbot, window)
    press(qtbot, window, "home")
    assert running_files(tmp_path) == []
    assert window.screen_shown
    assert window.screen_shown.findChild(QPushButton, "continue") is None


def test_the_line_up_is_remembered(qtbot: QtBot, open_window: OpenWindow) -> None:
    open_window().start(PEOPLE)
    window = open_window()
    press(qtbot, window, "play-exxtra")
    assert isinstance(window.screen_shown, SetupScreen)
    names = {each.text() for each in window.screen_shown.findChildren(QWidget) if hasattr(each, "text")}
    assert names >= {"Alex", "Beate", "Carl"}


def test_a_game_goes_on_after_the_window_was_closed(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.start(PEOPLE)
    assert window.table
    for text in MOVES:
        window.table.session.submit(PEOPLE.game.read(text))
    window = open_window()
    press(qtbot, window, "continue")
    shown(window, TableScreen)
    assert moves_at(window) == MOVES
    press_key(qtbot, window, Qt.Key.Key_4)
    assert moves_at(open_and_continue(qtbot, open_window)) == (*MOVES, "place 4")


def open_and_continue(qtbot: QtBot, open_window: OpenWindow) -> MainWindow:
    window = open_window()
    press(qtbot, window, "continue")
    return window


def test_enter_goes_on_with_the_game_that_was_left(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.start(PEOPLE)
    window.close()
    again = open_window()
    activate(qtbot, again)
    qtbot.keyClick(again.focusWidget(), Qt.Key.Key_Return)
    shown(again, TableScreen)


def test_enter_starts_a_game_with_the_last_line_up(qtbot: QtBot, window: MainWindow) -> None:
    activate(qtbot, window)
    for _ in range(2):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    shown(window, TableScreen)


def test_home_offers_a_game_that_was_left(qtbot: QtBot, window: MainWindow) -> None:
    window.start(PEOPLE)
    press_key(qtbot, window, Qt.Key.Key_R)
    before = moves_at(window)
    press(qtbot, window, "home")
    press(qtbot, window, "continue")
    assert moves_at(window) == before


def test_a_game_that_was_given_up_is_gone(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.start(PEOPLE)
    press(qtbot, window, "home")
    press(qtbot, window, "give-up")
    press(qtbot, window, "give-up-really")
    shown(window, HomeScreen)
    assert running_files(tmp_path) == []


def test_a_game_that_ended_as_the_program_was_killed_comes_to_its_result(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    interrupt(window, FINISHED)
    window.show_home()
    press(qtbot, window, "continue")
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, ResultScreen))
    assert [load(path, GAMES) for path in finished_files(tmp_path)] == [FINISHED]
    assert running_files(tmp_path) == []


def test_looking_at_the_table_after_the_end_changes_nothing(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    play_to_the_end(qtbot, window)
    files = finished_files(tmp_path)
    for _ in range(2):
        press(qtbot, window, "table")
        shown(window, TableScreen)
        qtbot.wait(30)
        shown(window, TableScreen)
        press(qtbot, window, "result")
        shown(window, ResultScreen)
    press(qtbot, window, "table")
    press(qtbot, window, "home")
    shown(window, HomeScreen)
    assert finished_files(tmp_path) == files
    assert running_files(tmp_path) == []


def test_what_is_over_cannot_be_taken_back(qtbot: QtBot, window: MainWindow) -> None:
    """Even if the last move was a person's: it is in the record already."""
    play_to_the_end(qtbot, window)
    assert window.table
    window.table.free_undo = True
    press(qtbot, window, "table")
    assert isinstance(window.screen_shown, TableScreen)
    assert not window.screen_shown.findChild(QPushButton, "undo").isEnabled()
    window.table.undo()
    assert isinstance(window.table.session.state.to_act(), Over)


def test_a_bot_that_nobody_knows_plays_as_an_easy_one(qtbot: QtBot, window: MainWindow) -> None:
    seats = [Seat(name, player="bot:from-the-future") for name in ("Ada", "Bruno", "Cleo")]
    window.start(make_setup(GAMES["exxtra"], seats, {}))
    qtbot.waitUntil(lambda: len(moves_at(window)) > 4, timeout=20_000)
    assert notice(window) == ""


# Settings


def change(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Choose a value on the settings screen and wait for the screen that is built anew."""
    before = window.screen_shown
    assert before
    qtbot.mouseClick(before.findChild(QWidget, name), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.screen_shown is not before)


def words_on(window: MainWindow) -> set[str]:
    assert window.screen_shown
    labels = window.screen_shown.findChildren(QLabel)
    return {each.text() for each in (*labels, *window.screen_shown.findChildren(QPushButton))}


def test_the_language_switches_at_once_and_the_keyboard_stays(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window, "settings")
    assert "Language" in words_on(window)
    change(qtbot, window, "language-de")
    shown(window, SettingsScreen)
    assert "Sprache" in words_on(window)
    assert "Language" not in words_on(window)
    assert window.screen_shown
    assert window.screen_shown.focusWidget().objectName() == "language-de"
    press(qtbot, window, "back")
    shown(window, HomeScreen)
    assert "Einstellungen" in words_on(window)


def test_settings_from_the_table_lead_back_to_the_same_game(qtbot: QtBot, window: MainWindow) -> None:
    window.start(PEOPLE)
    table = window.table
    assert table
    for text in MOVES:
        table.session.submit(PEOPLE.game.read(text))
    press(qtbot, window, "settings")
    change(qtbot, window, "language-de")
    change(qtbot, window, "theme-dark")
    change(qtbot, window, "animation-fast")
    press(qtbot, window, "back")
    shown(window, TableScreen)
    assert window.table is table
    assert moves_at(window) == MOVES
    assert isinstance(window.screen_shown, TableScreen)
    assert window.screen_shown.theme is DARK
    assert "Alex würfelt 4-6: 64." in window.screen_shown.log.toPlainText()
    press_key(qtbot, window, Qt.Key.Key_4)
    assert moves_at(window) == (*MOVES, "place 4")


def test_bots_wait_while_nobody_looks(qtbot: QtBot, window: MainWindow) -> None:
    window.start(BOTS)
    qtbot.waitUntil(lambda: len(moves_at(window)) > 5, timeout=20_000)
    press(qtbot, window, "rules")
    shown(window, RulesScreen)
    before = moves_at(window)
    qtbot.wait(150)
    assert moves_at(window) == before
    press(qtbot, window, "back")
    shown(window, TableScreen)
    qtbot.waitUntil(lambda: len(moves_at(window)) > len(before) + 2, timeout=20_000)


@pytest.mark.parametrize("screen", ["home", "setup", "rules", "settings", "table", "result"])
def test_every_screen_can_be_built_anew_in_another_language(qtbot: QtBot, window: MainWindow, screen: str) -> None:
    {
        "home": window.show_home,
        "setup": lambda: window.show_setup("exxtra"),
        "rules": lambda: window.show_rules("exxtra", back=window.show_home),
        "settings": lambda: window.show_settings(back=window.show_home),
        "table": lambda: window.start(PEOPLE),
        "result": lambda: play_to_the_end(qtbot, window),
    }[screen]()
    before = window.screen_shown
    english = words_on(window)
    window._desk.translators.use("de")
    window.rebuild()
    assert type(window.screen_shown) is type(before)
    assert window.screen_shown is not before
    changed = words_on(window) - english
    assert changed, "some words must be German now"


def test_the_theme_switches_at_once(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window, "settings")
    assert window.screen_shown.theme is LIGHT
    change(qtbot, window, "theme-dark")
    assert window.screen_shown.theme is DARK
    assert middle(window).lightnessF() < 0.3


def middle(window: MainWindow) -> object:
    picture = window.grab().toImage()
    return picture.pixelColor(picture.width() // 2, picture.height() - 4)


def test_the_system_may_turn_dark_while_the_window_is_open(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(qtbot, window, "settings")
    change(qtbot, window, "theme-system")
    monkeypatch.setattr(desk_module, "theme_for", lambda choice: DARK if choice == "system" else LIGHT)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    qtbot.waitUntil(lambda: window.screen_shown.theme is DARK)
    shown(window, SettingsScreen)


def test_a_chosen_theme_does_not_care_for_the_system(qtbot: QtBot, window: MainWindow) -> None:
    before = window.screen_shown
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    qtbot.wait(20)
    assert window.screen_shown is before


# Files


def test_an_unfinished_file_goes_on_as_a_game_of_its_own(qtbot: QtBot, open_window: OpenWindow, tmp_path: Path) -> None:
    path = end_of(tmp_path / "evening.gamebox", MOVES)
    content = path.read_bytes()
    window = open_window()
    window.open_file(path)
    shown(window, TableScreen)
    assert moves_at(window) == MOVES
    press_key(qtbot, window, Qt.Key.Key_4)
    assert moves_at(open_and_continue(qtbot, open_window)) == (*MOVES, "place 4")
    assert path.read_bytes() == content


def test_a_file_without_moves_is_a_game_that_begins(window: MainWindow, tmp_path: Path) -> None:
    window.open_file(end_of(tmp_path / "evening.gamebox", ()))
    shown(window, TableScreen)


def test_the_last_game_can_be_continued_from_the_command_line(open_window: OpenWindow, tmp_path: Path) -> None:
    open_window().open_file(end_of(tmp_path / "evening.gamebox", MOVES))
    window = open_window()
    window.resume_last()
    assert moves_at(window) == MOVES


def test_a_finished_file_shows_its_table_and_its_result(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.open_file(end_of(tmp_path / "evening.gamebox", FINISHED.moves))
    shown(window, TableScreen)
    qtbot.wait(20)
    shown(window, TableScreen)
    press(qtbot, window, "result")
    shown(window, ResultScreen)
    press(qtbot, window, "home")
    assert running_files(tmp_path) == []
    assert finished_files(tmp_path) == []


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "no gamebox record"),
        (b"\xff\x00 no text", "no gamebox record"),
        (b'{"format": "gamebox-record", "version": 2}', "no gamebox record"),
        (b'{"format":"gamebox-record","version":1,"game":"chess","seats":[],"moves":[]}', 'no game "chess"'),
    ],
)
def test_a_broken_file_gets_one_sentence_and_costs_nothing(
    window: MainWindow, tmp_path: Path, content: bytes, told: str
) -> None:
    path = tmp_path / "broken.gamebox"
    path.write_bytes(content)
    window.open_file(path)
    shown(window, HomeScreen)
    assert told in notice(window)
    assert notice(window).startswith("broken.gamebox: ")
    assert "\n" not in notice(window)
    assert running_files(tmp_path) == []
    assert path.read_bytes() == content


def test_an_illegal_move_in_a_file_is_told_with_its_rule(window: MainWindow, tmp_path: Path) -> None:
    window.open_file(end_of(tmp_path / "cheat.gamebox", (*MOVES, "place 4", "place 3")))
    shown(window, HomeScreen)
    assert "moves[6]" in notice(window)
    assert "(EX-" in notice(window)
    assert running_files(tmp_path) == []


def test_a_missing_file_is_told(window: MainWindow, tmp_path: Path) -> None:
    window.open_file(tmp_path / "nowhere.gamebox")
    assert notice(window).startswith("nowhere.gamebox: ")


def test_a_broken_file_leaves_the_running_game_alone(window: MainWindow, tmp_path: Path) -> None:
    window.start(PEOPLE)
    table = window.table
    window.open_file(tmp_path / "nowhere.gamebox")
    shown(window, TableScreen)
    assert window.table is table


def test_home_asks_for_a_file(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = end_of(tmp_path / "evening.gamebox", MOVES)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    press(qtbot, window, "open")
    assert moves_at(window) == MOVES


def test_nothing_happens_when_no_file_is_chosen(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = window.screen_shown
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    press(qtbot, window, "open")
    assert window.screen_shown is before


@pytest.fixture
def choose_to_save(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path | None], None]:
    """What will be answered to the question where to save."""

    def choose(path: Path | None) -> None:
        monkeypatch.setattr(QFileDialog, "exec", lambda _dialog: path is not None)
        monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _dialog: [str(path)])

    return choose


def test_the_record_is_saved_where_one_wants_it(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, choose_to_save: Callable[[Path | None], None]
) -> None:
    play_to_the_end(qtbot, window)
    choose_to_save(tmp_path / "evening.gamebox")
    press(qtbot, window, "save")
    assert load(tmp_path / "evening.gamebox", GAMES).moves == moves_at(window)
    assert not window.screen_shown.findChild(QPushButton, "save").isEnabled()


def test_who_does_not_save_may_do_so_later(
    qtbot: QtBot, window: MainWindow, choose_to_save: Callable[[Path | None], None]
) -> None:
    play_to_the_end(qtbot, window)
    choose_to_save(None)
    press(qtbot, window, "save")
    assert window.screen_shown.findChild(QPushButton, "save").isEnabled()


def test_a_place_where_nothing_can_be_saved_is_told(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, choose_to_save: Callable[[Path | None], None]
) -> None:
    play_to_the_end(qtbot, window)
    choose_to_save(tmp_path / "nowhere" / "evening.gamebox")
    press(qtbot, window, "save")
    assert "No such file or directory" in notice(window)
    assert window.screen_shown.findChild(QPushButton, "save").isEnabled()


@pytest.mark.parametrize("scene", sorted((resource_folder() / "scenes" / "exxtra").glob("*.gamebox")), ids=str)
def test_worked_examples_open_from_the_rules_and_are_no_saved_games(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, scene: Path
) -> None:
    window.show_rules("exxtra", back=window.show_home)
    assert isinstance(window.screen_shown, RulesScreen)
    window.screen_shown.scene_wanted.emit(str(scene))
    shown(window, TableScreen)
    assert moves_at(window) == load(scene, GAMES).moves
    qtbot.wait(20)
    window.show_home()
    assert running_files(tmp_path) == []
    assert finished_files(tmp_path) == []


# What the disk says


def disk_full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_game_that_cannot_be_saved_does_not_begin(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.show_setup("exxtra")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", disk_full)
        window.start(PEOPLE)
    shown(window, SetupScreen)
    assert "No space left on device" in notice(window)
    window.start(PEOPLE)
    shown(window, TableScreen)


def test_settings_that_cannot_be_saved_hold_for_now(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(qtbot, window, "settings")
    monkeypatch.setattr(os, "fsync", disk_full)
    change(qtbot, window, "theme-dark")
    assert "No space left on device" in notice(window)
    assert window.screen_shown.theme is DARK


def test_a_result_that_cannot_be_saved_is_shown_and_kept_later(
    qtbot: QtBot, open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    with monkeypatch.context() as patch:
        patch.setattr(window._desk.saves, "finish", disk_full)
        play_to_the_end(qtbot, window)
    assert "No space left on device" in notice(window)
    window = open_and_continue(qtbot, open_window)
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, ResultScreen))
    assert [load(path, GAMES) for path in finished_files(tmp_path)] == [FINISHED]


def test_damaged_files_are_told_once(qtbot: QtBot, open_window: OpenWindow, tmp_path: Path) -> None:
    open_window().start(PEOPLE)
    (tmp_path / "profile" / "people.json").write_text("damaged")
    running_files(tmp_path)[0].write_text("damaged")
    window = open_window()
    told = "\n".join(words_on(window))
    assert "people.json.damaged-1" in told
    assert ".journal.damaged-1" in told
    press(qtbot, window, "settings")
    press(qtbot, window, "back")
    assert "damaged-1" not in "\n".join(words_on(window))


def test_a_damaged_end_is_told_where_the_game_is_offered(qtbot: QtBot, open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window()
    window.start(PEOPLE)
    assert window.table
    for text in MOVES:
        window.table.session.submit(PEOPLE.game.read(text))
    window.close()
    path = running_files(tmp_path)[0]
    path.write_bytes(path.read_bytes()[:-2])
    window = open_window()
    assert "Its file was damaged: the last moves may be missing." in words_on(window)
    press(qtbot, window, "continue")
    assert moves_at(window) == MOVES[:-1]


# The window itself


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (1280, 800), (1366, 768), (3840, 2160)])
def test_it_is_never_larger_than_the_screen(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    class Screen:
        def availableSize(self) -> QSize:
            return QSize(*size)

    monkeypatch.setattr(QGuiApplication, "primaryScreen", Screen)
    window._fit_to_screen()
    frame = 20  # at least what a window's title takes
    assert window.width() <= size[0]
    assert window.height() + frame <= size[1]
    assert window.width() == 1280 or size[0] < 1300


def test_closing_in_the_middle_of_a_game_leaves_no_process(qtbot: QtBot, window: MainWindow) -> None:
    window.start(BOTS)
    qtbot.waitUntil(lambda: len(moves_at(window)) > 2, timeout=20_000)
    assert multiprocessing.active_children()
    window.close()
    qtbot.wait(50)
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=10_000)


def test_closing_at_once_after_the_start_does_no_harm(qtbot: QtBot, window: MainWindow) -> None:
    window.start(BOTS)
    window.close()
    qtbot.wait(50)
    assert not multiprocessing.active_children()


def test_going_home_stops_the_bots(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.start(BOTS)
    qtbot.waitUntil(lambda: len(moves_at(window)) > 2, timeout=20_000)
    press(qtbot, window, "home")
    content = running_files(tmp_path)[0].read_bytes()
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=10_000)
    qtbot.wait(50)
    assert running_files(tmp_path)[0].read_bytes() == content


def test_settings_lead_to_what_gamebox_is_and_back(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window, "settings")
    press(qtbot, window, "about")
    shown(window, AboutScreen)
    press(qtbot, window, "back")
    shown(window, SettingsScreen)
