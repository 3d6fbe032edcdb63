"""The guide: how one screen leads to the next, and that a game is never lost on the way."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from random import Random

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Luck, SameDice, todays_dice
from gamebox.engine.game import Chance, Over
from gamebox.engine.record import Record, Seat, Setup, load, make_setup, save
from gamebox.engine.resources import resource_folder
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library import settings
from gamebox.library.profile import Profile
from gamebox.library.settings import Settings
from gamebox.ui.desk import Desk
from gamebox.ui.guide import Guide
from gamebox.ui.screens.about import AboutScreen
from gamebox.ui.screens.cue import Cue
from gamebox.ui.screens.games.screen import GamesScreen
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.play.tipping import Tipping
from gamebox.ui.screens.replay import ReplayScreen
from gamebox.ui.screens.result.screen import ResultScreen
from gamebox.ui.screens.rules.screen import RulesScreen
from gamebox.ui.screens.settings.screen import SettingsScreen
from gamebox.ui.screens.setup.screen import SetupScreen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.table.choreographer import Choreographer
from gamebox.ui.table.curtain import Curtain
from gamebox.ui.texts import Translators
from gamebox.ui.theme import DARK, LIGHT, Motion
from tests.helpers import not_on_windows, random_moves
from tests.toys.games.pig import GAME

OpenGuide = Callable[[], Guide]
SHIPPED = next(iter(GAMES))
"""A game with a rulebook."""
BOTS = make_setup(GAME, [Seat(name, player="bot:easy") for name in ("Ada", "Bruno", "Cleo")], {})
PEOPLE = make_setup(GAME, [Seat("Alex"), Seat("Beate"), Seat("Carl")], {})
FINISHED = Record(PEOPLE, random_moves(PEOPLE, 12, 10_000))
"""Its last move is a person's."""
MOVES = ("=6", "hold", "=5", "hold", "=4")
pytestmark = pytest.mark.usefixtures("pig")


def press(qtbot: QtBot, guide: Guide, name: str) -> None:
    """Click a button of the screen that is shown."""
    assert guide.screen_shown
    found = guide.screen_shown.findChild(QAbstractButton, name)
    assert found, name
    assert found.isVisibleTo(guide)
    assert found.isEnabled()
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)


def shown(guide: Guide, kind: type[QWidget]) -> None:
    assert isinstance(guide.screen_shown, kind), type(guide.screen_shown)


def moves_at(guide: Guide) -> tuple[str, ...]:
    assert guide.table
    return guide.table.session.record.moves


def notice(guide: Guide) -> str:
    found = guide.notice.findChild(QLabel, "notice")
    assert isinstance(found, QLabel)
    return found.text() if guide.notice.isVisible() else ""


def finished_files(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "profile" / "finished").iterdir())


def running_files(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "profile" / "running").iterdir())


def interrupt(guide: Guide, record: Record) -> None:
    """Leave a game behind that can be continued."""
    guide._desk.saves.begin(record).close()


def play_to_the_end(qtbot: QtBot, guide: Guide) -> None:
    """Somebody makes the last move of a game."""
    interrupt(guide, Record(PEOPLE, FINISHED.moves[:-1]))
    guide.begin(resume=True)
    make_the_last_move(qtbot, guide)


def make_the_last_move(qtbot: QtBot, guide: Guide) -> None:
    assert guide.table
    guide.table.act(PEOPLE.game.read(FINISHED.moves[-1]))
    qtbot.waitUntil(lambda: isinstance(guide.screen_shown, ResultScreen))


def activate(qtbot: QtBot, guide: Guide) -> None:
    """Keys reach only the active window."""
    with qtbot.waitActive(guide):
        guide.activateWindow()


def press_key(qtbot: QtBot, guide: Guide, key: Qt.Key) -> None:
    activate(qtbot, guide)
    assert isinstance(guide.screen_shown, PlayScreen)
    qtbot.keyClick(guide.screen_shown.view, key)


def end_of(path: Path, moves: tuple[str, ...], setup: Setup = PEOPLE) -> Path:
    save(Record(setup, moves), path)
    return path


# From screen to screen


def test_from_home_through_a_game_to_the_result_and_a_rematch(qtbot: QtBot, guide: Guide, tmp_path: Path) -> None:
    shown(guide, HomeScreen)
    press(qtbot, guide, "play-pig")
    shown(guide, SetupScreen)
    press(qtbot, guide, "back")
    shown(guide, HomeScreen)
    play_to_the_end(qtbot, guide)
    first = guide.table
    press(qtbot, guide, "rematch")
    shown(guide, PlayScreen)
    assert guide.table is not first
    assert guide.table
    assert guide.table.session.setup.seats == PEOPLE.seats
    assert guide.table.session.setup.options.first == PEOPLE.options.first % 3 + 1
    assert moves_at(guide) == ()
    press(qtbot, guide, "home")
    shown(guide, HomeScreen)
    assert [load(path, GAMES).digest for path in finished_files(tmp_path)] == [FINISHED.digest]
    assert len(running_files(tmp_path)) == 1


def test_after_a_game_there_is_nothing_to_continue(qtbot: QtBot, guide: Guide, tmp_path: Path) -> None:
    play_to_the_end(qtbot, guide)
    press(qtbot, guide, "home")
    assert running_files(tmp_path) == []
    assert guide.screen_shown
    assert guide.screen_shown.findChild(QPushButton, "continue") is None


def test_the_line_up_is_remembered(qtbot: QtBot, open_guide: OpenGuide) -> None:
    open_guide().start(PEOPLE)
    guide = open_guide()
    press(qtbot, guide, "play-pig")
    assert isinstance(guide.screen_shown, SetupScreen)
    names = {each.text() for each in guide.screen_shown.findChildren(QWidget) if hasattr(each, "text")}
    assert names >= {"Alex", "Beate", "Carl"}


def test_a_game_goes_on_after_the_window_was_closed(qtbot: QtBot, open_guide: OpenGuide) -> None:
    guide = open_guide()
    guide.start(PEOPLE)
    assert guide.table
    for text in MOVES:
        guide.table.session.submit(PEOPLE.game.read(text))
    guide = open_guide()
    press(qtbot, guide, "continue")
    shown(guide, PlayScreen)
    assert moves_at(guide) == MOVES
    press_key(qtbot, guide, Qt.Key.Key_K)
    assert moves_at(open_and_continue(qtbot, open_guide)) == (*MOVES, "hold")


def open_and_continue(qtbot: QtBot, open_guide: OpenGuide) -> Guide:
    guide = open_guide()
    press(qtbot, guide, "continue")
    return guide


def test_enter_goes_on_with_the_game_that_was_left(qtbot: QtBot, open_guide: OpenGuide) -> None:
    guide = open_guide()
    guide.start(PEOPLE)
    guide.window().close()
    again = open_guide()
    activate(qtbot, again)
    qtbot.keyClick(again.focusWidget(), Qt.Key.Key_Return)
    shown(again, PlayScreen)


def test_enter_starts_a_game_with_the_last_line_up(qtbot: QtBot, guide: Guide) -> None:
    activate(qtbot, guide)
    for _ in range(2):
        qtbot.keyClick(guide.focusWidget(), Qt.Key.Key_Return)
    shown(guide, PlayScreen)


def test_home_offers_a_game_that_was_left(qtbot: QtBot, guide: Guide) -> None:
    guide.start(PEOPLE)
    press_key(qtbot, guide, Qt.Key.Key_R)
    before = moves_at(guide)
    press(qtbot, guide, "home")
    press(qtbot, guide, "continue")
    assert moves_at(guide) == before


def test_a_game_that_was_given_up_is_gone(qtbot: QtBot, guide: Guide, tmp_path: Path) -> None:
    guide.start(PEOPLE)
    press(qtbot, guide, "home")
    press(qtbot, guide, "give-up")
    press(qtbot, guide, "give-up-really")
    shown(guide, HomeScreen)
    assert running_files(tmp_path) == []
    assert guide.screen_shown.findChild(QPushButton, "give-up") is None, "it is not offered any more"


def test_a_game_that_ended_as_the_program_was_killed_comes_to_its_result(
    qtbot: QtBot, guide: Guide, tmp_path: Path
) -> None:
    interrupt(guide, FINISHED)
    guide.show_home()
    press(qtbot, guide, "continue")
    qtbot.waitUntil(lambda: isinstance(guide.screen_shown, ResultScreen))
    assert [load(path, GAMES).digest for path in finished_files(tmp_path)] == [FINISHED.digest]
    assert running_files(tmp_path) == []


def test_looking_at_the_table_after_the_end_changes_nothing(qtbot: QtBot, guide: Guide, tmp_path: Path) -> None:
    play_to_the_end(qtbot, guide)
    files = finished_files(tmp_path)
    for _ in range(2):
        press(qtbot, guide, "table")
        shown(guide, PlayScreen)
        qtbot.wait(30)
        shown(guide, PlayScreen)
        press(qtbot, guide, "Result")
        shown(guide, ResultScreen)
    press(qtbot, guide, "table")
    press(qtbot, guide, "home")
    shown(guide, HomeScreen)
    assert finished_files(tmp_path) == files
    assert running_files(tmp_path) == []


def test_what_is_over_cannot_be_taken_back(qtbot: QtBot, guide: Guide) -> None:
    """Even if the last move was a person's: it is in the record already."""
    play_to_the_end(qtbot, guide)
    assert guide.table
    guide.table.free_undo = True
    press(qtbot, guide, "table")
    assert isinstance(guide.screen_shown, PlayScreen)
    assert not guide.screen_shown.findChild(QPushButton, "undo").isEnabled()
    guide.table.undo()
    assert isinstance(guide.table.session.state.to_act(), Over)


def test_a_bot_that_nobody_knows_is_played_by_another_and_that_is_said(qtbot: QtBot, guide: Guide) -> None:
    seats = [Seat(name, player="bot:from-the-future") for name in ("Ada", "Bruno", "Cleo")]
    guide.start(make_setup(GAME, seats, {}))
    qtbot.waitUntil(lambda: len(moves_at(guide)) > 4, timeout=20_000)
    assert notice(guide) == "There is no bot “from-the-future” here: “easy” plays in its place."


# Settings


def change(qtbot: QtBot, guide: Guide, name: str) -> None:
    """Choose a value on the settings screen and wait for the screen that is built anew."""
    before = guide.screen_shown
    assert before
    qtbot.mouseClick(before.findChild(QWidget, name), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: guide.screen_shown is not before)


def words_on(guide: Guide) -> set[str]:
    assert guide.screen_shown
    labels = guide.screen_shown.findChildren(QLabel)
    return {each.text() for each in (*labels, *guide.screen_shown.findChildren(QPushButton))}


def test_the_language_switches_at_once_and_the_keyboard_stays(qtbot: QtBot, guide: Guide) -> None:
    press(qtbot, guide, "settings")
    assert "Language" in words_on(guide)
    change(qtbot, guide, "language-de")
    shown(guide, SettingsScreen)
    assert "Sprache" in words_on(guide)
    assert "Language" not in words_on(guide)
    assert guide.screen_shown
    assert guide.screen_shown.focusWidget().objectName() == "language-de"
    press(qtbot, guide, "back")
    shown(guide, HomeScreen)
    assert "Einstellungen" in words_on(guide)


def test_settings_from_the_table_lead_back_to_the_same_game(qtbot: QtBot, guide: Guide) -> None:
    guide.start(PEOPLE)
    table = guide.table
    assert table
    for text in MOVES:
        table.session.submit(PEOPLE.game.read(text))
    press(qtbot, guide, "settings")
    change(qtbot, guide, "language-de")
    change(qtbot, guide, "theme-dark")
    change(qtbot, guide, "animation-fast")
    press(qtbot, guide, "back")
    shown(guide, PlayScreen)
    assert guide.table is table
    assert moves_at(guide) == MOVES
    assert isinstance(guide.screen_shown, PlayScreen)
    assert guide.screen_shown.theme is DARK
    assert "Einstellungen" in words_on(guide)
    assert "Alex rolls a 6." in guide.screen_shown.log.toPlainText()
    press_key(qtbot, guide, Qt.Key.Key_K)
    assert moves_at(guide) == (*MOVES, "hold")


def test_what_is_set_in_the_middle_of_a_game_is_remembered_by_the_next_start(
    qtbot: QtBot, open_guide: OpenGuide
) -> None:
    guide = open_guide()
    guide.start(PEOPLE)
    press(qtbot, guide, "settings")
    for wish in ("animation-fast", "theme-dark", "bots-slow", "free_undo-True"):
        change(qtbot, guide, wish)
    press(qtbot, guide, "back")
    assert playing(guide).board.side_shown
    press(qtbot, guide, "side")
    guide = open_guide()
    kept = guide._desk.settings
    assert (kept.animation, kept.theme, kept.bots, kept.free_undo) == ("fast", "dark", "slow", True)
    assert settings.load(guide._desk.profile) == kept
    guide.show_home()
    press(qtbot, guide, "continue")
    assert playing(guide).theme is DARK
    assert not playing(guide).board.side_shown
    assert guide.table
    assert guide.table._usual_pace == 2 * Motion.THINK


def test_what_is_set_in_the_middle_of_a_game_holds_at_its_table(qtbot: QtBot, guide: Guide) -> None:
    guide.start(make_setup(GAMES["exxtra"], [Seat("Alex"), *BOTS.seats[1:]], {}))
    table = guide.table
    assert table
    for change_to, holds in (
        ("animation-fast", lambda: playing(guide).findChild(Choreographer).speed == 2.5),
        ("animation-off", lambda: playing(guide).findChild(Choreographer).speed == 0),
        ("bots-slow", lambda: table._usual_pace == 2 * Motion.THINK),
        ("bots-quick", lambda: table._usual_pace == Motion.THINK // 4),
        ("free_undo-True", lambda: table.free_undo),
    ):
        press(qtbot, guide, "settings")
        change(qtbot, guide, change_to)
        press(qtbot, guide, "back")
        assert guide.table is table
        assert holds(), change_to


def playing(guide: Guide) -> PlayScreen:
    assert isinstance(guide.screen_shown, PlayScreen)
    return guide.screen_shown


def test_bots_wait_while_nobody_looks(qtbot: QtBot, guide: Guide) -> None:
    guide.start(BOTS)
    qtbot.waitUntil(lambda: len(moves_at(guide)) > 5, timeout=20_000)
    press(qtbot, guide, "settings")
    shown(guide, SettingsScreen)
    before = moves_at(guide)
    qtbot.wait(150)
    assert moves_at(guide) == before
    press(qtbot, guide, "back")
    shown(guide, PlayScreen)
    qtbot.waitUntil(lambda: len(moves_at(guide)) > len(before) + 2, timeout=20_000)


@pytest.mark.parametrize("screen", ["home", "setup", "rules", "settings", "table", "result"])
def test_every_screen_can_be_built_anew_in_another_language(qtbot: QtBot, guide: Guide, screen: str) -> None:
    {
        "home": guide.show_home,
        "setup": lambda: guide.show_setup("pig"),
        "rules": lambda: guide.show_rules(SHIPPED, back=guide.show_home),
        "settings": lambda: guide.show_settings(back=guide.show_home),
        "table": lambda: guide.start(PEOPLE),
        "result": lambda: play_to_the_end(qtbot, guide),
    }[screen]()
    before = guide.screen_shown
    english = words_on(guide)
    guide._desk.translators.use("de")
    guide.rebuild()
    assert type(guide.screen_shown) is type(before)
    assert guide.screen_shown is not before
    changed = words_on(guide) - english
    assert changed, "some words must be German now"


def test_the_theme_switches_at_once(qapp: QApplication, qtbot: QtBot, guide: Guide) -> None:
    press(qtbot, guide, "settings")
    assert guide.screen_shown.theme is LIGHT
    change(qtbot, guide, "theme-dark")
    assert guide.screen_shown.theme is DARK
    assert middle(guide).lightnessF() < 0.3
    assert qapp.styleSheet() == stylesheet(DARK), "so do buttons, fields and tips"


def middle(guide: Guide) -> object:
    picture = guide.grab().toImage()
    return picture.pixelColor(picture.width() // 2, picture.height() - 4)


def test_no_part_of_a_screen_is_a_window_of_its_own(qtbot: QtBot, guide: Guide) -> None:
    for game in GAMES:
        guide.show_setup(game)
        assert [each for each in QApplication.topLevelWidgets() if each.isVisible()] == [guide.window()], game


# Files


def test_an_unfinished_file_goes_on_as_a_game_of_its_own(qtbot: QtBot, open_guide: OpenGuide, tmp_path: Path) -> None:
    path = end_of(tmp_path / "evening.gamebox", MOVES)
    content = path.read_bytes()
    guide = open_guide()
    guide.open_file(path)
    shown(guide, PlayScreen)
    assert moves_at(guide) == MOVES
    press_key(qtbot, guide, Qt.Key.Key_K)
    assert moves_at(open_and_continue(qtbot, open_guide)) == (*MOVES, "hold")
    assert path.read_bytes() == content


def test_a_file_without_moves_is_a_game_that_begins(guide: Guide, tmp_path: Path) -> None:
    guide.open_file(end_of(tmp_path / "evening.gamebox", ()))
    shown(guide, PlayScreen)


def test_the_last_game_can_be_continued_from_the_command_line(open_guide: OpenGuide, tmp_path: Path) -> None:
    open_guide().open_file(end_of(tmp_path / "evening.gamebox", MOVES))
    guide = open_guide()
    guide.begin(resume=True)
    assert moves_at(guide) == MOVES


def test_a_finished_file_shows_its_table_and_its_result(qtbot: QtBot, guide: Guide, tmp_path: Path) -> None:
    guide.open_file(end_of(tmp_path / "evening.gamebox", FINISHED.moves))
    shown(guide, PlayScreen)
    qtbot.wait(20)
    shown(guide, PlayScreen)
    press(qtbot, guide, "Result")
    shown(guide, ResultScreen)
    press(qtbot, guide, "home")
    assert running_files(tmp_path) == []
    assert [load(path, GAMES).digest for path in finished_files(tmp_path)] == [FINISHED.digest]
    guide.open_file(tmp_path / "evening.gamebox")
    assert len(finished_files(tmp_path)) == 1, "a game is there once, however often it is opened"


def test_an_unfinished_file_that_is_opened_again_goes_on_where_it_was(guide: Guide, tmp_path: Path) -> None:
    path = end_of(tmp_path / "evening.gamebox", MOVES)
    for _ in range(3):
        guide.open_file(path)
        shown(guide, PlayScreen)
        assert moves_at(guide) == MOVES
    assert len(running_files(tmp_path)) == 1


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\x00 no text",
        b'{"format": "gamebox-record", "version": 2}',
        b'{"format":"gamebox-record","version":1,"game":"chess","seats":[],"moves":[]}',
    ],
)
def test_a_broken_file_gets_one_sentence_and_costs_nothing(guide: Guide, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.gamebox"
    path.write_bytes(content)
    guide.open_file(path)
    shown(guide, HomeScreen)
    assert notice(guide) == "“broken.gamebox” is no game that gamebox can open."
    assert running_files(tmp_path) == []
    assert path.read_bytes() == content


def test_a_file_of_a_newer_gamebox_is_told_with_both_versions(guide: Guide, tmp_path: Path) -> None:
    path = tmp_path / "tomorrow.gamebox"
    path.write_bytes(b'{"format": "gamebox-record", "version": 3}')
    guide.open_file(path)
    assert notice(guide) == "“tomorrow.gamebox” is of a newer gamebox: version 3, and this one reads up to 2."


def test_an_illegal_move_in_a_file_is_told_with_its_rule(guide: Guide, tmp_path: Path) -> None:
    guide.open_file(end_of(tmp_path / "cheat.gamebox", (*MOVES, "hold", "hold")))
    shown(guide, HomeScreen)
    assert notice(guide) == "“cheat.gamebox” cannot be played: move 7, “hold”, is not allowed (PIG-1)."
    assert running_files(tmp_path) == []


def test_a_missing_file_is_told(guide: Guide, tmp_path: Path) -> None:
    guide.open_file(tmp_path / "nowhere.gamebox")
    assert notice(guide) == "“nowhere.gamebox” cannot be read: there is no such file or folder."


@pytest.mark.parametrize(
    ("moves", "words"),
    [(("=6", "=6"), "ist nicht erlaubt (PIG-1)"), (("=6", "dance"), "gehört nicht zu")],
)
def test_what_is_wrong_with_a_file_is_told_in_the_player_s_language(
    guide: Guide, translators: Translators, tmp_path: Path, moves: tuple[str, ...], words: str
) -> None:
    translators.use("de")
    guide.open_file(end_of(tmp_path / "seltsam.gamebox", moves))
    assert words in notice(guide)


def test_a_broken_file_leaves_the_running_game_alone(guide: Guide, tmp_path: Path) -> None:
    guide.start(PEOPLE)
    table = guide.table
    guide.open_file(tmp_path / "nowhere.gamebox")
    shown(guide, PlayScreen)
    assert guide.table is table


def test_home_asks_for_a_file(qtbot: QtBot, guide: Guide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = end_of(tmp_path / "evening.gamebox", MOVES)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    press(qtbot, guide, "open")
    assert moves_at(guide) == MOVES


def test_nothing_happens_when_no_file_is_chosen(qtbot: QtBot, guide: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    before = guide.screen_shown
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    press(qtbot, guide, "open")
    assert guide.screen_shown is before


@pytest.fixture
def choose_to_save(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path | None], None]:
    """What will be answered to the question where to save."""

    def choose(path: Path | None) -> None:
        monkeypatch.setattr(QFileDialog, "exec", lambda _dialog: path is not None)
        monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _dialog: [str(path)])

    return choose


def test_the_record_is_saved_where_one_wants_it(
    qtbot: QtBot, guide: Guide, tmp_path: Path, choose_to_save: Callable[[Path | None], None]
) -> None:
    play_to_the_end(qtbot, guide)
    choose_to_save(tmp_path / "evening.gamebox")
    press(qtbot, guide, "save")
    assert load(tmp_path / "evening.gamebox", GAMES).moves == moves_at(guide)
    assert not guide.screen_shown.findChild(QPushButton, "save").isEnabled()


def test_who_does_not_save_may_do_so_later(
    qtbot: QtBot, guide: Guide, choose_to_save: Callable[[Path | None], None]
) -> None:
    play_to_the_end(qtbot, guide)
    choose_to_save(None)
    press(qtbot, guide, "save")
    assert guide.screen_shown.findChild(QPushButton, "save").isEnabled()


def test_a_place_where_nothing_can_be_saved_is_told(
    qtbot: QtBot, guide: Guide, tmp_path: Path, choose_to_save: Callable[[Path | None], None]
) -> None:
    play_to_the_end(qtbot, guide)
    choose_to_save(tmp_path / "nowhere" / "evening.gamebox")
    press(qtbot, guide, "save")
    assert "there is no such file or folder" in notice(guide)
    assert guide.screen_shown.findChild(QPushButton, "save").isEnabled()


SCENES = sorted((resource_folder() / "scenes").glob("*/*.gamebox"))


@pytest.mark.parametrize("scene", SCENES, ids=[path.stem for path in SCENES])
def test_worked_examples_open_from_the_rules_and_are_no_saved_games(
    qtbot: QtBot, guide: Guide, tmp_path: Path, scene: Path
) -> None:
    guide.show_rules(scene.parent.name, back=guide.show_home)
    assert isinstance(guide.screen_shown, RulesScreen)
    offered = guide.screen_shown.findChild(QPushButton, f"scene-{scene.stem}")
    assert isinstance(offered, QPushButton)
    offered.click()
    example = guide.screen_shown
    assert isinstance(example, ReplayScreen)
    assert example.reel.session.record.moves == load(scene, GAMES).moves
    begin = example.reel.position
    shown_how = example.findChild(QPushButton, "play")
    assert shown_how
    assert shown_how.text().endswith("Show me")
    example.seek(len(example.reel))
    example.play()
    example.seek(begin)
    assert begin < len(example.reel), "there is something to see"
    assert any(scene.stem in label.text() for label in example.findChildren(QLabel)), "the rule is told beside it"
    example.findChild(QPushButton, "what-if").click()
    table = guide.screen_shown
    assert isinstance(table, PlayScreen)
    assert moves_at(guide) == load(scene, GAMES).moves[:begin]
    qtbot.wait(20)
    assert not table.findChildren(Curtain)
    table.findChild(QPushButton, "home").click()
    example = guide.screen_shown
    assert isinstance(example, ReplayScreen)
    assert example.reel.position == begin
    example.seek(len(example.reel))
    example.findChild(QPushButton, "what-if").click()
    assert moves_at(guide) == load(scene, GAMES).moves[:begin], "whoever has seen it does it from its beginning"
    guide.screen_shown.findChild(QPushButton, "home").click()
    guide.screen_shown.findChild(QPushButton, "back").click()
    shown(guide, RulesScreen)
    guide.show_home()
    assert running_files(tmp_path) == []
    assert finished_files(tmp_path) == []


def test_moves_that_were_only_tried_lead_back_even_if_they_end_the_game(
    qtbot: QtBot, guide: Guide, tmp_path: Path
) -> None:
    before_the_end = len(FINISHED.moves) - 1
    guide.show_replay(Session.of(FINISHED), guide.show_home, Cue(before_the_end))
    press(qtbot, guide, "what-if")
    make_the_last_move(qtbot, guide)
    press(qtbot, guide, "back")
    assert isinstance(guide.screen_shown, ReplayScreen)
    assert guide.screen_shown.reel.position == before_the_end
    assert finished_files(tmp_path) == []
    play_to_the_end(qtbot, guide)
    press(qtbot, guide, "line-up")
    press(qtbot, guide, "back")
    shown(guide, ResultScreen)
    assert guide.screen_shown
    assert not guide.screen_shown.findChild(QPushButton, "back"), "of a game of its own there is no way back"


# What the disk says


def disk_full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_game_that_cannot_be_saved_does_not_begin(guide: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    guide.show_setup("pig")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", disk_full)
        guide.start(PEOPLE)
    shown(guide, SetupScreen)
    assert "the disk is full" in notice(guide)
    guide.start(PEOPLE)
    shown(guide, PlayScreen)


def test_settings_that_cannot_be_saved_hold_for_now(
    qtbot: QtBot, guide: Guide, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(qtbot, guide, "settings")
    monkeypatch.setattr(os, "fsync", disk_full)
    change(qtbot, guide, "theme-dark")
    assert "the disk is full" in notice(guide)
    assert guide.screen_shown.theme is DARK


def test_a_result_that_cannot_be_saved_is_shown_and_kept_later(
    qtbot: QtBot, open_guide: OpenGuide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guide = open_guide()
    with monkeypatch.context() as patch:
        patch.setattr(guide._desk.saves, "finish", disk_full)
        play_to_the_end(qtbot, guide)
    assert "the disk is full" in notice(guide)
    guide = open_and_continue(qtbot, open_guide)
    qtbot.waitUntil(lambda: isinstance(guide.screen_shown, ResultScreen))
    assert [load(path, GAMES).digest for path in finished_files(tmp_path)] == [FINISHED.digest]


def test_damaged_files_are_told_once(qtbot: QtBot, open_guide: OpenGuide, tmp_path: Path) -> None:
    open_guide().start(PEOPLE)
    (tmp_path / "profile" / "people.json").write_text("damaged")
    running_files(tmp_path)[0].write_text("damaged")
    guide = open_guide()
    told = "\n".join(words_on(guide))
    assert "people.json.damaged-1" in told
    assert ".journal.damaged-1" in told
    press(qtbot, guide, "settings")
    press(qtbot, guide, "back")
    assert "damaged-1" not in "\n".join(words_on(guide))


def test_a_damaged_end_is_told_where_the_game_is_offered(qtbot: QtBot, open_guide: OpenGuide, tmp_path: Path) -> None:
    guide = open_guide()
    guide.start(PEOPLE)
    assert guide.table
    for text in MOVES:
        guide.table.session.submit(PEOPLE.game.read(text))
    guide.window().close()
    path = running_files(tmp_path)[0]
    path.write_bytes(path.read_bytes()[:-2])
    guide = open_guide()
    assert "Its file was damaged: the last moves may be missing." in words_on(guide)
    press(qtbot, guide, "continue")
    assert moves_at(guide) == MOVES[:-1]


def test_a_damaged_end_is_told_to_those_who_go_on_at_once(open_guide: OpenGuide, tmp_path: Path) -> None:
    interrupt(open_guide(), Record(PEOPLE, MOVES))
    path = running_files(tmp_path)[0]
    path.write_bytes(path.read_bytes()[:-2])
    guide = open_guide()
    guide.begin(resume=True)
    assert moves_at(guide) == MOVES[:-1]
    assert "damaged" in notice(guide)


@pytest.fixture
def begun(translators: Translators, tmp_path: Path) -> Iterator[Guide]:
    """A guide that has shown nothing yet."""
    profile = Profile(tmp_path / "profile")
    guide = Guide(Desk.open(profile, translators, Settings(language="en", animation="off", bots="at once")))
    yield guide
    guide.close()
    guide.deleteLater()
    profile.close()


def test_what_was_put_aside_is_told_at_home_even_if_the_start_led_elsewhere(begun: Guide, tmp_path: Path) -> None:
    running = tmp_path / "profile" / "running"
    (running / "spoilt.journal").write_text("garbage")
    begun.begin(end_of(tmp_path / "evening.gamebox", MOVES))
    shown(begun, PlayScreen)
    begun.show_home()
    assert any("spoilt.journal.damaged-1" in words for words in words_on(begun))


def test_a_start_with_nothing_to_go_on_with_leads_home(begun: Guide) -> None:
    begun.begin(resume=True)
    shown(begun, HomeScreen)


def test_a_start_with_a_bad_file_leads_home_and_says_why(begun: Guide, tmp_path: Path) -> None:
    begun.begin(tmp_path / "nowhere.gamebox")
    shown(begun, HomeScreen)
    assert "nowhere.gamebox" in begun.notice.findChild(QLabel, "notice").text()


@not_on_windows
def test_a_game_that_cannot_be_read_now_is_told_at_home(begun: Guide, tmp_path: Path) -> None:
    (tmp_path / "profile" / "running" / "strange.journal").mkdir()
    begun.begin()
    assert "“strange.journal” cannot be read: it is a folder." in words_on(begun)


def test_a_sheet_of_one_s_own_that_cannot_be_played_is_told_at_home(begun: Guide, tmp_path: Path) -> None:
    sheets = tmp_path / "profile" / "sheets"
    sheets.mkdir()
    (sheets / "broken.toml").write_text('level = "railway"\ngrid = "EW 1 9"\n')
    begun.begin()
    assert any("broken.toml" in words for words in words_on(begun))


# Closing


def test_closing_in_the_middle_of_a_game_leaves_no_process(qtbot: QtBot, guide: Guide) -> None:
    guide.start(BOTS)
    qtbot.waitUntil(lambda: len(moves_at(guide)) > 2, timeout=20_000)
    assert multiprocessing.active_children()
    guide.window().close()
    qtbot.wait(50)
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=10_000)


def test_closing_at_once_after_the_start_does_no_harm(qtbot: QtBot, guide: Guide) -> None:
    guide.start(BOTS)
    guide.window().close()
    qtbot.wait(50)
    assert not multiprocessing.active_children()


def test_going_home_stops_the_bots(qtbot: QtBot, guide: Guide, tmp_path: Path) -> None:
    guide.start(BOTS)
    qtbot.waitUntil(lambda: len(moves_at(guide)) > 2, timeout=20_000)
    press(qtbot, guide, "home")
    content = running_files(tmp_path)[0].read_bytes()
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=10_000)
    qtbot.wait(50)
    assert running_files(tmp_path)[0].read_bytes() == content


def test_settings_lead_to_what_gamebox_is_and_back(qtbot: QtBot, guide: Guide) -> None:
    press(qtbot, guide, "settings")
    press(qtbot, guide, "about")
    shown(guide, AboutScreen)
    press(qtbot, guide, "back")
    shown(guide, SettingsScreen)


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_lead_from_home_to_the_first_move(guide: Guide, qtbot: QtBot, game: str) -> None:
    press(qtbot, guide, f"play-{game}")
    press(qtbot, guide, "start")
    screen = guide.screen_shown
    assert isinstance(screen, PlayScreen)
    assert guide.table
    guide.table.set_pace(0)
    qtbot.waitUntil(lambda: bool(guide.table and guide.table.human_to_act), timeout=20000)
    assert not guide.table.needs_curtain
    guide.table.close()


def test_the_same_dice_can_be_met_again(guide: Guide, qtbot: QtBot) -> None:
    guide.start(PEOPLE)
    assert guide.table
    code = guide.table.session.notes.dice
    assert code
    first: list[str] = []
    while guide.table.seat_to_act is not None:
        if isinstance(guide.table.state.to_act(), Chance):
            guide.table.roll()
            first.append(guide.table.session.last_step.text)
        else:
            guide.table.act(guide.table.legal()[-1])  # the highest field that is free
    qtbot.waitUntil(lambda: isinstance(guide.screen_shown, ResultScreen))
    press(qtbot, guide, "same-dice")
    session = guide.table.session
    assert session.notes.dice == code
    assert session.setup == PEOPLE
    guide.table.roll()
    assert session.last_step.text == first[0]


def test_a_code_leads_to_the_same_dice(guide: Guide) -> None:
    rolled = []
    for _ in range(2):
        guide.start(PEOPLE, Luck("OMA"))
        assert guide.table
        guide.table.roll()
        rolled.append(guide.table.session.record.moves)
    assert rolled[0] == rolled[1]


def test_keys_begin_with_the_contents_of_the_rules_or_with_the_rule_that_was_asked_for(guide: Guide) -> None:
    for rule, focused in ((None, "contents"), ("EX-31", "rules")):
        guide.show_rules("exxtra", back=guide.show_home, rule=rule)
        screen = guide.screen_shown
        assert screen
        assert screen.focusWidget().objectName() == focused


def test_the_dice_of_the_day_are_told_for_the_family(guide: Guide, qtbot: QtBot) -> None:
    """The first try of everybody counts."""
    name = todays_dice(date(2026, 11, 17))
    scores: list[tuple[str, int]] = []
    for person in ("Mia", "Ben", "Mia"):
        setup = make_setup(GAMES["lavarails"], [Seat(person)], {"sheet": "volcano-a"})
        guide.start(setup, Luck(name))
        assert guide.table
        session, rng = guide.table.session, Random(len(scores))
        while guide.table.seat_to_act is not None:
            if isinstance(guide.table.state.to_act(), Chance):
                session.submit(SameDice(name, session).answer(session.state))
            else:
                session.submit(rng.choice(session.state.legal()))
        over = session.state.to_act()
        assert isinstance(over, Over)
        scores.append((person, over.scores[0]))
        guide._finish_game()
        shown(guide, ResultScreen)
    told = guide.screen_shown.findChild(QLabel, "first-tries")
    first = sorted(scores[:2], key=lambda each: -each[1])
    assert told.text() == "Dice of 11/17/26: " + " · ".join(f"{person} {score}" for person, score in first)


# What goes with a table, and what is told


def test_a_table_is_heard_and_told_and_gives_tips_where_they_are_wanted(
    guide: Guide, monkeypatch: pytest.MonkeyPatch
) -> None:
    accompanied: list[object] = []
    tips: list[object] = []
    monkeypatch.setattr(guide._accompaniment, "sound", accompanied.append)
    monkeypatch.setattr(guide._accompaniment, "announce", lambda board, table: accompanied.append((board, table)))
    monkeypatch.setattr(Tipping, "start", lambda _tipping, seen: tips.append(seen))
    guide.start(PEOPLE)
    assert isinstance(guide.screen_shown, PlayScreen)
    board = guide.screen_shown.board
    assert (accompanied, tips) == ([board, (board, guide.table)], [])
    guide._desk.change(structs.replace(guide._desk.settings, tips=True, tips_seen=("one",)))
    guide.show_table()
    assert tips == [("one",)]
    guide.show_home()
    guide.show_table()
    shown(guide, HomeScreen)


def test_settings_are_followed_by_what_goes_with_the_table_and_by_the_screen(
    qtbot: QtBot, guide: Guide, monkeypatch: pytest.MonkeyPatch
) -> None:
    followed: list[object] = []
    monkeypatch.setattr(guide._accompaniment, "follow", lambda: followed.append("accompaniment"))
    monkeypatch.setattr(guide._host, "follow", followed.append)
    guide.show_settings(guide.show_home)
    before = guide.screen_shown
    assert isinstance(before, SettingsScreen)
    changed = structs.replace(guide._desk.settings, bots="slow")
    before.changed.emit(changed)
    assert followed == [changed, "accompaniment"]
    assert guide._desk.settings == changed
    qtbot.waitUntil(lambda: guide.screen_shown is not before)
    shown(guide, SettingsScreen)


def test_set_up_knows_what_is_wanted_and_whether_dice_are_real(guide: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    known: list[object] = []
    monkeypatch.setattr(SetupScreen, "want", lambda _screen, options: known.append(options))
    monkeypatch.setattr(SetupScreen, "use_real_dice", lambda _screen, real: known.append(real))
    guide.show_setup("exxtra")
    guide._desk.change(structs.replace(guide._desk.settings, real_dice=True))
    guide.show_setup("exxtra", {"first": 2}, guide.show_games)
    assert known == [{}, False, {"first": 2}, True]
    assert guide.screen_shown
    guide.screen_shown.left.emit()
    shown(guide, GamesScreen)


def test_from_set_up_one_makes_sheets_of_one_s_own_and_comes_back(guide: Guide) -> None:
    guide.show_setup("lavarails")
    assert isinstance(guide.screen_shown, SetupScreen)
    guide.screen_shown.workshop_wanted.emit()
    workshop = guide.workshops.of("lavarails")
    assert workshop is guide.workshops.for_files
    assert workshop.holds(guide.screen_shown)
    guide.screen_shown.left.emit()
    shown(guide, SetupScreen)


def test_a_sheet_is_opened_where_sheets_are_made(guide: Guide, tmp_path: Path) -> None:
    assert guide.open_file(resource_folder() / "sheets" / "volcano-a.toml")
    assert guide.workshops.for_files.holds(guide.screen_shown)
    guide.show_home()
    assert not guide.open_file(tmp_path / "nowhere.toml")
    shown(guide, HomeScreen)
    assert "nowhere.toml" in notice(guide)


def test_what_everybody_should_know_is_told(guide: Guide) -> None:
    guide.tell_damaged()
    assert notice(guide) == ""
    guide._desk.profile.damaged = ["a.json.damaged-1", "b.json.damaged-2"]
    guide.tell_damaged()
    assert "a.json.damaged-1" in notice(guide)
    assert "b.json.damaged-2" in notice(guide)
    assert guide._desk.profile.damaged == [], "once"
    guide.tell_unsaved()
    assert notice(guide).startswith("Nothing is saved this time")
    guide.tell_crash()
    assert str(guide._desk.profile.folder) in notice(guide)
    guide._host.told.emit("from the host")
    assert notice(guide) == "from the host"
    guide._accompaniment.told.emit("from the voice")
    assert notice(guide) == "from the voice"


def test_what_is_not_on_disk_yet_is_kept_when_the_window_closes(guide: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    monkeypatch.setattr(guide.screen_shown, "keep", lambda: kept.append("screen"))
    monkeypatch.setattr(guide._desk.pictures, "keep", lambda: kept.append("pictures"))
    guide.close()
    assert kept == ["screen", "pictures"]


def test_games_and_sheets_that_are_dropped_together_go_each_their_way(
    guide: Guide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    went: list[object] = []
    workshop = guide.workshops.for_files
    monkeypatch.setattr(workshop, "bring", lambda paths: went.append(("bring", paths)))
    monkeypatch.setattr(workshop, "import_files", lambda paths: went.append(("workshop", paths)))
    monkeypatch.setattr(guide.past, "import_files", lambda paths: went.append(("list", paths)))
    monkeypatch.setattr(guide, "open_file", lambda path: went.append(("open", path)))
    a, b, sheet = tmp_path / "a.gamebox", tmp_path / "b.gamebox", tmp_path / "c.TOML"
    guide._take_dropped([a])
    guide._take_dropped([a, sheet])
    guide._take_dropped([a, b])
    guide._take_dropped([sheet])
    guide.show_games()
    guide._take_dropped([a])
    guide._take_dropped([sheet])
    workshop.show(guide.show_home)
    guide._take_dropped([a, sheet])
    assert went == [
        ("open", a),
        ("open", a),
        ("bring", [sheet]),
        ("list", [a, b]),
        ("bring", [sheet]),
        ("list", [a]),
        ("bring", [sheet]),
        ("workshop", [a, sheet]),
    ]
