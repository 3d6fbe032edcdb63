"""After a game: what is tried, played on, shared and saved from there, and where each of it leads back to."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from gamebox.engine.record import Record
from gamebox.engine.session import Session
from gamebox.ui.guide import Guide
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.cue import Cue
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.replay import ReplayScreen
from gamebox.ui.screens.result.screen import ResultScreen
from gamebox.ui.screens.setup.screen import SetupScreen
from gamebox.ui.table.board import Board
from gamebox.ui.widgets import file_dialogs
from tests.helpers import random_moves, setup_for

PEOPLE = setup_for("exxtra", 3)
FINISHED = Record(PEOPLE, random_moves(PEOPLE, 12, 10_000))


def replay_of(guide: Guide) -> ReplayScreen:
    assert isinstance(guide.screen_shown, ReplayScreen), type(guide.screen_shown)
    return guide.screen_shown


def result_of(guide: Guide) -> ResultScreen:
    assert isinstance(guide.screen_shown, ResultScreen), type(guide.screen_shown)
    return guide.screen_shown


def notice(guide: Guide) -> str:
    found = guide.notice.findChild(QLabel, "notice")
    assert isinstance(found, QLabel)
    return found.text() if guide.notice.isVisible() else ""


def way_back_from(screen: PlayScreen) -> str:
    """What the button is called that leads back."""
    found = screen.bar.findChild(QPushButton, "home")
    assert isinstance(found, QPushButton)
    return found.accessibleName()


@pytest.mark.parametrize("together", [True, False])
def test_what_is_tried_leads_back_to_where_it_began(guide: Guide, together: bool) -> None:
    guide.show_replay(Session.of(FINISHED), guide.show_home)
    replay_of(guide).what_if_wanted.emit(7, together)
    assert isinstance(guide.screen_shown, PlayScreen)
    assert guide.table
    assert guide.table.session.record.moves == FINISHED.moves[:7]
    assert guide.table.free_undo is together
    assert way_back_from(guide.screen_shown) == "Replay"
    guide.screen_shown.left.emit()
    assert replay_of(guide).reel.position == 7
    assert guide.table is None
    assert guide.come_back is None
    replay_of(guide).left.emit()
    assert isinstance(guide.screen_shown, HomeScreen)
    guide.start(PEOPLE)
    assert isinstance(guide.screen_shown, PlayScreen)
    assert way_back_from(guide.screen_shown) == "Home"


def test_whoever_plays_on_may_think_better_of_it(guide: Guide) -> None:
    guide.show_replay(Session.of(FINISHED), guide.show_home, Cue(2, moments=(3, 5)))
    replay_of(guide).play_on_wanted.emit(9)
    assert isinstance(guide.screen_shown, SetupScreen)
    guide.screen_shown.taught.emit("Alex", "strict")
    assert guide._desk.people.tutors["Alex"] == "strict"
    guide.screen_shown.left.emit()
    assert (replay_of(guide).reel.position, replay_of(guide).reel.moments) == (9, [3, 5])
    replay_of(guide).play_on_wanted.emit(9)
    guide.screen_shown.started.emit(PEOPLE, None)
    assert guide.table
    assert guide.table.session.record.moves == FINISHED.moves[:9]


def test_a_replay_is_heard_and_nobody_plays_meanwhile(guide: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Board] = []
    monkeypatch.setattr(guide._accompaniment, "sound", heard.append)
    guide.start(PEOPLE)
    heard.clear()
    guide.show_replay(Session.of(FINISHED), guide.show_home)
    assert heard == [replay_of(guide).board]
    assert guide.table is None


def test_the_table_of_a_game_that_was_only_looked_up_is_the_end_of_its_replay(guide: Guide) -> None:
    guide.show_result(Session.of(FINISHED), guide.show_games, "Games")
    result_of(guide).table_wanted.emit()
    assert replay_of(guide).reel.at_end
    replay_of(guide).left.emit()
    result_of(guide)


def test_the_table_of_a_game_that_was_just_played_is_still_there(guide: Guide) -> None:
    guide.start(PEOPLE)
    table = guide.table
    guide.show_result(Session.of(FINISHED))
    result_of(guide).table_wanted.emit()
    assert isinstance(guide.screen_shown, PlayScreen)
    assert guide.table is table


def test_a_result_is_shared_as_a_picture(guide: Guide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    proposed: list[tuple[object, str]] = []
    answers = [None, tmp_path / "mine.png"]
    monkeypatch.setattr(
        file_dialogs, "ask_where_to_put_picture", lambda *asked: proposed.append(asked) or answers.pop(0)
    )
    guide.show_result(Session.of(FINISHED))
    result_of(guide).share_wanted.emit()
    assert (list(tmp_path.glob("*.png")), notice(guide)) == ([], "")
    result_of(guide).share_wanted.emit()
    assert (tmp_path / "mine.png").stat().st_size > 1000
    assert "mine.png" in notice(guide)
    assert proposed == [(guide, f"{LOOKS['exxtra'].name}.png")] * 2


def test_a_record_is_saved_under_the_name_of_its_game_unless_another_is_chosen(
    guide: Guide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[tuple[object, str]] = []
    answers = [None, tmp_path / "nowhere" / "a.gamebox", tmp_path / "a.gamebox"]
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *asked: proposed.append(asked) or answers.pop(0))
    guide.show_result(Session.of(FINISHED))
    saved: list[bool] = []
    monkeypatch.setattr(result_of(guide), "show_saved", lambda: saved.append(True))
    for told in ([], [], [True]):
        result_of(guide).save_wanted.emit()
        assert saved == told
    assert (tmp_path / "a.gamebox").exists()
    assert proposed == [(guide, "exxtra.gamebox")] * 3


def test_the_same_dice_are_met_again_by_the_same_people(guide: Guide) -> None:
    guide.show_result(Session.of(FINISHED))
    result_of(guide).same_dice_wanted.emit()
    assert guide.table
    assert guide.table.session.setup == PEOPLE
    guide.table.roll()
    assert guide.table.session.record.moves == FINISHED.moves[:1]
    assert guide._desk.settings.real_dice is False
