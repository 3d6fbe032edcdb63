"""The list of games in the window: filter, search, open, export, delete and take back, import, by mouse and by keys."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.engine.record import Played, Record, load, save
from gamebox.games.registry import GAMES
from gamebox.library.bin import FOLDER as BIN
from gamebox.library.index import FILE
from gamebox.library.profile import FINISHED, REVIEWS, RUNNING
from gamebox.ui.guide import Guide
from gamebox.ui.screens.games.detail import Standings
from gamebox.ui.screens.games.screen import GamesScreen
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.replay import ReplayScreen
from gamebox.ui.screens.result.screen import ResultScreen
from gamebox.ui.screens.review.screen import ReviewScreen
from gamebox.ui.widgets.combo import Combo
from gamebox.ui.widgets.drop_hint import DropHint
from tests.library.games import BEGINNING, game

RAILWAY = game(("Beate",), seed=3, name="lavarails", sheet="railway-a")
RACE = game(("Alex", "Beate", "Carl"), seed=1)
HELPED = game(("Alex", "Diana", "Robo."), seed=2, used=("hints",))
BOTS = game(("Robo.", "Robot.", "Bot."), seed=4)
GAME = game(("Xaver", "Yvonne"), seed=5, name="level8")
LEFT = replace(GAME, moves=GAME.moves[:40])


def profile_of(guide: Guide) -> Path:
    return guide._desk.profile.folder


@pytest.fixture
def full(guide: Guide) -> Guide:
    """Four finished games and one that was interrupted last."""
    for number, record in enumerate((RACE, HELPED, RAILWAY, BOTS)):
        save(record, profile_of(guide) / FINISHED / f"{number}.gamebox")
    guide._desk.saves.begin(LEFT).close()
    return guide


def games(qtbot: QtBot, guide: Guide) -> GamesScreen:
    """From Home, as people go there."""
    home = guide.screen_shown
    assert isinstance(home, HomeScreen)
    click(qtbot, home, "games")
    return screen_of(guide)


def screen_of(guide: Guide) -> GamesScreen:
    assert isinstance(guide.screen_shown, GamesScreen), type(guide.screen_shown)
    return guide.screen_shown


def click(qtbot: QtBot, where: QWidget, name: str) -> None:
    found = where.findChild(QPushButton, name)
    assert found, name
    assert found.isVisibleTo(where)
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)


def listed(screen: GamesScreen) -> list[str]:
    """The files of the games in sight, without their endings; the interrupted one is called "left"."""
    return ["left" if entry.unfinished else entry.path.stem for entry in screen.model.entries]


def choose(screen: GamesScreen, name: str, value: object) -> None:
    combo = screen.findChild(Combo, f"filter-{name}")
    assert isinstance(combo, Combo)
    place = combo.findData(value)
    assert place >= 0, value
    combo.setCurrentIndex(place)


def told(guide: Guide) -> str:
    found = guide.notice.findChild(QLabel, "notice")
    assert isinstance(found, QLabel)
    return found.text() if guide.notice.isVisible() else ""


def test_all_games_are_there_the_newest_first_and_say_who_won(qtbot: QtBot, full: Guide) -> None:
    screen = games(qtbot, full)
    assert listed(screen) == ["left", "3", "2", "1", "0"]
    spoken = [screen.model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(5)]
    assert "interrupted" in spoken[0]
    assert "bots only" in spoken[1]
    assert "Beate" in spoken[2]
    assert "won by" not in spoken[2]
    assert "with hints" in spoken[3]
    assert "won by" in spoken[4]
    assert "1 min" in spoken[4]


def test_the_chosen_game_stands_beside_the_list(qtbot: QtBot, full: Guide) -> None:
    screen = games(qtbot, full)
    qtbot.keyClick(screen.view, Qt.Key.Key_End)
    standings = screen.detail.findChild(Standings)
    assert standings
    assert all(name in standings.accessibleName() for name in ("1. ", "Alex", "Beate", "Carl", "Goal"))
    button = screen.findChild(QPushButton, "open-game")
    assert button
    assert button.text() == "Show result"
    qtbot.keyClick(screen.view, Qt.Key.Key_Home)
    assert button.text() == "Continue"


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("game", "exxtra", ["3", "1", "0"]),
        ("person", "Beate", ["2", "0"]),
        ("kind", "interrupted", ["left"]),
        ("kind", "finished", ["3", "2", "1", "0"]),
        ("order", "oldest", ["0", "1", "2", "3", "left"]),
        ("order", "game", ["3", "1", "0", "2", "left"]),
    ],
)
def test_games_are_filtered_and_sorted(qtbot: QtBot, full: Guide, field: str, value: str, expected: list[str]) -> None:
    screen = games(qtbot, full)
    choose(screen, field, value)
    assert listed(screen) == expected


def test_the_longest_game_can_come_first(qtbot: QtBot, full: Guide) -> None:
    screen = games(qtbot, full)
    choose(screen, "order", "longest")
    lengths = [entry.moves for entry in screen.model.entries]
    assert lengths == sorted(lengths, reverse=True)


def test_bots_are_no_persons_to_choose(qtbot: QtBot, full: Guide) -> None:
    combo = games(qtbot, full).findChild(Combo, "filter-person")
    assert isinstance(combo, Combo)
    names = [combo.itemText(place) for place in range(combo.count())]
    assert names == ["Everybody", "Alex", "Beate", "Carl", "Diana", "Xaver", "Yvonne"]


def test_words_are_searched_for(qtbot: QtBot, full: Guide) -> None:
    screen = games(qtbot, full)
    qtbot.keyClick(screen.view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field = screen.filters.search
    assert screen.focusWidget() is field
    qtbot.keyClicks(field, "BEATE exx")
    assert listed(screen) == ["0"]
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert screen.focusWidget() is screen.view
    qtbot.keyClicks(field, "?")
    assert listed(screen) == []
    click(qtbot, screen, "show-all")
    assert len(listed(screen)) == 5
    assert field.text() == ""


def test_escape_empties_the_search_before_it_leaves(qtbot: QtBot, full: Guide) -> None:
    screen = games(qtbot, full)
    qtbot.keyClicks(screen.filters.search, "Carl")
    qtbot.keyClick(screen.filters.search, Qt.Key.Key_Escape)
    assert screen_of(full).filters.search.text() == ""
    qtbot.keyClick(screen.filters.search, Qt.Key.Key_Escape)
    assert isinstance(full.screen_shown, HomeScreen)


def test_coming_back_finds_the_choice_as_it_was(qtbot: QtBot, full: Guide) -> None:
    screen = games(qtbot, full)
    choose(screen, "game", "exxtra")
    qtbot.keyClick(screen.view, Qt.Key.Key_Down)
    chosen = screen.chosen
    click(qtbot, screen, "replay-game")
    assert isinstance(full.screen_shown, ReplayScreen)
    click(qtbot, full.screen_shown, "back")
    again = screen_of(full)
    assert listed(again) == ["3", "1", "0"]
    assert again.chosen == chosen


def test_enter_shows_the_result_and_leads_back(qtbot: QtBot, full: Guide) -> None:
    screen = games(qtbot, full)
    qtbot.keyClick(screen.view, Qt.Key.Key_End)
    qtbot.keyClick(screen.view, Qt.Key.Key_Return)
    assert isinstance(full.screen_shown, ResultScreen)
    qtbot.keyClick(full.screen_shown, Qt.Key.Key_Escape)
    assert screen_of(full).chosen


def test_a_finished_game_is_reviewed_and_an_interrupted_one_is_not(qtbot: QtBot, full: Guide) -> None:
    screen = games(qtbot, full)
    review = screen.findChild(QPushButton, "review-game")
    assert review
    assert not review.isEnabled()
    qtbot.keyClick(screen.view, Qt.Key.Key_End)
    click(qtbot, screen, "review-game")
    assert isinstance(full.screen_shown, ReviewScreen)
    qtbot.keyClick(full.screen_shown, Qt.Key.Key_Escape)
    assert listed(screen_of(full))


def test_a_double_click_goes_on_with_an_interrupted_game(qtbot: QtBot, full: Guide) -> None:
    screen = games(qtbot, full)
    place = screen.view.visualRect(screen.model.index(0)).center()
    qtbot.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(screen.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert isinstance(full.screen_shown, PlayScreen)
    assert full.table
    assert full.table.session.record.moves == LEFT.moves
    full.show_home()


def test_deleting_can_be_taken_back_one_after_the_other(qtbot: QtBot, full: Guide) -> None:
    screen = games(qtbot, full)
    reviews = full._desk.profile.subfolder(REVIEWS)
    review = reviews / f"{BOTS.digest}.json"
    review.write_text("{}")
    qtbot.keyClick(screen.view, Qt.Key.Key_Delete)
    qtbot.keyClick(screen.view, Qt.Key.Key_Delete)
    assert listed(screen) == ["2", "1", "0"]
    assert not review.exists()
    assert full._desk.saves.unfinished() == []
    qtbot.keyClick(screen.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert listed(screen) == ["3", "2", "1", "0"]
    assert review.exists()
    screen.findChild(QPushButton, "undo").setFocus()
    click(qtbot, screen, "undo")
    assert screen.focusWidget() is screen.view
    assert listed(screen) == ["left", "3", "2", "1", "0"]
    assert len(full._desk.saves.unfinished()) == 1
    undo = screen.findChild(QPushButton, "undo")
    assert undo
    assert not undo.isVisible()
    assert list((profile_of(full) / BIN).iterdir()) == []


def test_what_was_deleted_is_gone_once_the_list_is_left(qtbot: QtBot, full: Guide) -> None:
    screen = games(qtbot, full)
    click(qtbot, screen, "delete-game")
    assert len(list((profile_of(full) / BIN).iterdir())) == 1
    click(qtbot, screen, "back")
    assert list((profile_of(full) / BIN).iterdir()) == []
    assert list((profile_of(full) / RUNNING).iterdir()) == []


def test_the_last_game_leaves_an_inviting_page(qtbot: QtBot, guide: Guide) -> None:
    save(RACE, profile_of(guide) / FINISHED / "0.gamebox")
    screen = games(qtbot, guide)
    qtbot.keyClick(screen.view, Qt.Key.Key_Delete)
    assert not screen.filters.isVisible()
    qtbot.keyClick(screen, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert listed(screen) == ["0"]
    qtbot.keyClick(screen.view, Qt.Key.Key_Delete)
    click(qtbot, screen, "to-games")
    assert isinstance(guide.screen_shown, HomeScreen)


def test_a_game_is_exported_as_it_is(
    qtbot: QtBot, full: Guide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = tmp_path / "there.gamebox"
    monkeypatch.setattr("gamebox.ui.ways.past.ask_where_to_save", lambda *_: there)
    screen = games(qtbot, full)
    qtbot.keyClick(screen.view, Qt.Key.Key_Down)
    click(qtbot, screen, "export-game")
    assert load(there, GAMES) == BOTS
    assert "there.gamebox" in told(full)
    qtbot.keyClick(screen.view, Qt.Key.Key_Home)
    qtbot.keyClick(screen.view, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert load(there, GAMES) == LEFT
    assert "=deck ~" in there.read_text()


def drag(guide: Guide, kind: type[QDropEvent], *paths: Path) -> bool:
    """Drag files over the window; whether it takes them."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    place = QPoint(200, 200) if kind is QDragEnterEvent else QPointF(200, 200)
    event = kind(place, Qt.DropAction.CopyAction, mime, buttons, keys)
    event.setAccepted(False)
    QApplication.sendEvent(guide, event)
    return event.isAccepted()


def drop(guide: Guide, *paths: Path) -> None:
    assert drag(guide, QDragEnterEvent, *paths)
    assert drag(guide, QDropEvent, *paths)


def written(folder: Path, name: str, record: Record) -> Path:
    save(record, folder / f"{name}.gamebox")
    return folder / f"{name}.gamebox"


def test_games_are_imported_by_dropping_them_on_the_list(qtbot: QtBot, full: Guide, tmp_path: Path) -> None:
    screen = games(qtbot, full)
    fresh = written(tmp_path, "new", game(("Zoe", "Beate", "Carl"), seed=9))
    choose(screen, "game", "level8")
    assert drag(full, QDragEnterEvent, fresh)
    assert full.findChild(DropHint)
    drop(full, fresh)
    assert not full._drop_hint
    qtbot.waitUntil(lambda: len(screen_of(full).model.entries) == 6)
    assert [sat.name for sat in screen_of(full).chosen.seats] == ["Zoe", "Beate", "Carl"]
    assert told(full) == "1 game added."


def test_a_game_that_is_here_is_not_added_again(qtbot: QtBot, full: Guide, tmp_path: Path) -> None:
    games(qtbot, full)
    files = (
        written(tmp_path, "same", RACE),
        written(tmp_path, "left", LEFT),
        written(tmp_path, "earlier", replace(LEFT, moves=LEFT.moves[:20])),
        written(tmp_path, "race", replace(RACE, moves=RACE.moves[:20])),
    )
    drop(full, *files)
    qtbot.waitUntil(lambda: told(full) == "This game is here already.")
    assert listed(screen_of(full)) == ["left", "3", "2", "1", "0"]


def test_one_file_on_another_screen_is_opened(qtbot: QtBot, full: Guide, tmp_path: Path) -> None:
    drop(full, written(tmp_path, "earlier", replace(LEFT, moves=LEFT.moves[:20])))
    qtbot.waitUntil(lambda: isinstance(full.screen_shown, PlayScreen))
    assert full.table
    assert full.table.session.record.moves == LEFT.moves
    full.show_home()
    assert len(full._desk.saves.unfinished()) == 1


def test_an_earlier_position_of_a_finished_game_opens_that(qtbot: QtBot, full: Guide, tmp_path: Path) -> None:
    drop(full, written(tmp_path, "earlier", replace(RACE, moves=RACE.moves[:20])))
    qtbot.waitUntil(lambda: full.table is not None)
    assert full.table.session.record.moves == RACE.moves
    full.show_home()
    assert len(full._desk.saves.unfinished()) == 1


def test_several_files_lead_to_the_list(qtbot: QtBot, full: Guide, tmp_path: Path) -> None:
    files = [written(tmp_path, str(seed), game(seed=seed)) for seed in (20, 21)]
    drop(full, *files)
    qtbot.waitUntil(lambda: isinstance(full.screen_shown, GamesScreen))
    assert len(listed(screen_of(full))) == 7


def test_other_things_are_not_taken(full: Guide, tmp_path: Path) -> None:
    assert not drag(full, QDragEnterEvent, tmp_path / "picture.png")
    assert drag(full, QDragEnterEvent, tmp_path / "a.gamebox")
    QApplication.sendEvent(full, QDragLeaveEvent())
    assert not full._drop_hint


def test_what_cannot_be_imported_is_told(
    qtbot: QtBot, full: Guide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = tmp_path / "bad.gamebox"
    bad.write_text("{}")
    good = written(tmp_path, "good", game(seed=30))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(bad), str(good)], ""))
    screen = games(qtbot, full)
    click(qtbot, screen, "import")
    assert "bad.gamebox" in told(full)
    assert len(listed(screen_of(full))) == 6


def test_a_corrupt_index_is_set_aside_told_and_made_anew(qtbot: QtBot, full: Guide) -> None:
    (profile_of(full) / FILE).write_bytes(b"no database at all, but long enough to be read as one" * 40)
    screen = games(qtbot, full)
    assert len(listed(screen)) == 5
    assert f"{FILE}.damaged-1" in told(full)


def test_pictures_are_made_for_what_is_in_sight_and_tell_where_a_game_stands(qtbot: QtBot, guide: Guide) -> None:
    for number in range(30):
        played = Played(BEGINNING, BEGINNING + timedelta(minutes=number))
        record = replace(RACE, notes=replace_played(RACE, played))
        save(record, profile_of(guide) / FINISHED / f"{number:02}.gamebox")
    guide._desk.saves.begin(LEFT).close()
    screen = games(qtbot, guide)
    pictures = screen._pictures
    qtbot.waitUntil(lambda: not pictures.busy and bool(screen._visit.pictures._kept), timeout=20_000)
    drawn = {key[0] for key in screen._visit.pictures._kept}
    assert 5 <= len(drawn) <= 10
    glimpses = [glimpse for key, glimpse in screen._visit.pictures._kept.items() if str(key[0]).endswith(".journal")]
    assert {glimpse.position for glimpse in glimpses} == {"Round 1"}
    assert not any(glimpse.pixmap.isNull() for glimpse in glimpses)


def replace_played(record: Record, played: Played) -> object:
    from msgspec.structs import replace as replaced

    return replaced(record.notes, played=played)


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1920, 1080), QSize(3840, 2160)])
def test_nothing_is_cut_off(qtbot: QtBot, full: Guide, size: QSize) -> None:
    screen = games(qtbot, full)
    full.window().resize(size)
    QApplication.processEvents()
    assert screen.size() == size
    for widget in (*screen.findChildren(QPushButton), *screen.findChildren(Combo)):
        if widget.isVisible():
            assert screen.rect().contains(widget.rect().translated(widget.mapTo(screen, QPoint()))), widget.objectName()
            assert widget.width() >= widget.minimumSizeHint().width(), widget.objectName()
            assert widget.height() >= widget.minimumSizeHint().height(), widget.objectName()
