"""The list of sheets: made, kept, shared, deleted, and played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent, QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from gamebox.bots.lavarails.drafting import Wish
from gamebox.engine.record import Seat, make_setup, save
from gamebox.games.lavarails.canvas import Brush, Canvas
from gamebox.games.lavarails.sheet_file import as_toml, load_sheet
from gamebox.games.registry import GAMES
from gamebox.library.saves import begun
from gamebox.ui.games.lavarails.terms import title_by_id
from gamebox.ui.games.lavarails.workshop import way
from gamebox.ui.games.lavarails.workshop.canvas_item import CanvasItem
from gamebox.ui.games.lavarails.workshop.detail import SheetDetail
from gamebox.ui.games.lavarails.workshop.editor import EditorScreen
from gamebox.ui.games.lavarails.workshop.new_sheet import NewSheetScreen
from gamebox.ui.games.lavarails.workshop.scene import WorkbenchScene
from gamebox.ui.games.lavarails.workshop.screen import WorkshopScreen
from gamebox.ui.games.lavarails.workshop.stars_label import StarsLabel
from gamebox.ui.guide import Guide
from gamebox.ui.items.paper import Picture
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.pane import Pane
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.setup.screen import SetupScreen
from gamebox.ui.theme import LIGHT
from tests.ui.games.lavarails.workshop.conftest import Workshop
from tests.ui.test_alive import alive, sweep
from tests.ui.test_hostile_names import texts

MINE = Canvas("volcano", (("x", "1", "2+3"), ("3", "V", "4")), (5, 0), (0, 0, 7)).called("Glut", "Alex")


def notice(guide: Guide) -> str:
    found = guide.notice.findChild(QLabel, "notice")
    assert isinstance(found, QLabel)
    return found.text() if guide.notice.isVisible() else ""


def keep(workshop: Workshop, *canvases: Canvas) -> None:
    for canvas in canvases:
        workshop.own.keep(canvas)
    workshop.guide.workshops.of("lavarails").show(workshop.guide.show_home)


def test_a_copy_of_a_shipped_sheet_is_edited_and_kept(workshop: Workshop) -> None:
    assert workshop.list.chosen.title == "Twin craters"
    workshop.press("copy-sheet")
    QTest.keyClicks(workshop.editor.view, "4")
    workshop.press("back")
    assert workshop.titles() == ["Twin craters (copy)"]
    assert workshop.list.chosen.title == "Twin craters (copy)"
    workshop.press("edit-sheet")
    assert workshop.editor.board.canvas.at((0, 0)) == "4"


def test_who_only_looks_at_a_copy_keeps_nothing(workshop: Workshop) -> None:
    workshop.press("copy-sheet")
    workshop.press("back")
    assert workshop.titles() == []


def test_what_is_drawn_is_kept_while_it_is_drawn(workshop: Workshop) -> None:
    workshop.press("copy-sheet")
    QTest.keyClicks(workshop.editor.view, "4")
    workshop.qtbot.waitUntil(lambda: workshop.titles() == ["Twin craters (copy)"])
    QTest.keyClicks(workshop.editor.view, "5")
    workshop.guide.close()
    (sheet,), _ = workshop.own.all("en")
    assert sheet.canvas.at((0, 0)) == "5", "also by a window that is closed"


def test_the_way_from_a_set_up_leads_back_to_it(guide: Guide) -> None:
    guide.show_setup("lavarails")
    guide.screen_shown.workshop_wanted.emit()
    assert isinstance(guide.screen_shown, WorkshopScreen)
    guide.screen_shown.left.emit()
    assert isinstance(guide.screen_shown, SetupScreen)


def test_an_own_sheet_is_played_to_the_table(workshop: Workshop) -> None:
    keep(workshop, MINE)
    workshop.press("play-sheet")
    assert isinstance(workshop.guide.screen_shown, SetupScreen)
    workshop.press("start")
    assert isinstance(workshop.guide.screen_shown, PlayScreen)
    assert workshop.guide.table
    record = workshop.guide.table.session.record
    assert record.setup.options.sheet == MINE.signed().sketch()[0].document(), "the record carries its sheet"


def test_a_new_copy_can_be_played_at_once(workshop: Workshop) -> None:
    workshop.press("copy-sheet")
    workshop.press("play")
    assert isinstance(workshop.guide.screen_shown, SetupScreen)
    assert workshop.titles() == ["Twin craters (copy)"]
    workshop.press("back")
    assert workshop.editor.board.canvas.name == "Twin craters (copy)", "back at the drawing board"


def test_a_file_that_somebody_has_taken_away_is_told_or_written_again(workshop: Workshop) -> None:
    keep(workshop, MINE)
    (sheet,), _ = workshop.own.all("en")
    sheet.path.unlink()
    workshop.press("play-sheet")
    assert notice(workshop.guide).startswith(f"{sheet.path.name}: the file cannot be read")
    workshop.press("edit-sheet")
    workshop.press("play")
    assert isinstance(workshop.guide.screen_shown, SetupScreen)
    assert workshop.titles() == ["Glut"]


def test_a_sheet_that_bots_have_made_keeps_its_code_until_it_is_changed(workshop: Workshop) -> None:
    wish = Wish("volcano", 3, (9, 8), "mirror", 7)
    made = replace(MINE, id=wish.code).with_code()
    assert title_by_id(made.id) == "Glut", "best lists know no more than the id"
    keep(workshop, made)
    assert f"code {wish.code}" in workshop.list.chosen.facts()
    keep(workshop, made.called("Another name", ""))
    assert f"code {wish.code}" in workshop.list.chosen.facts()
    workshop.own.keep(made.painted([(0, 1)], Brush("6")), workshop.list.chosen.path)
    keep(workshop)
    assert not any(wish.code in fact for fact in workshop.list.chosen.facts())


def test_of_many_files_that_are_wrong_a_few_are_told(workshop: Workshop, tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.toml" for number in range(9)]
    for path in paths:
        path.write_text("no sheet")
    workshop.guide.workshops.of("lavarails").import_files(paths)
    told = notice(workshop.guide)
    assert "2.toml" in told
    assert "3.toml" not in told
    assert told.endswith("And 6 more files that bring no sheet.")


def test_a_draft_cannot_be_played(workshop: Workshop) -> None:
    keep(workshop, MINE.painted([(0, 0)], Brush("2")))
    with pytest.raises(AssertionError, match="play-sheet"):
        workshop.press("play-sheet")
    workshop.guide.show_home()
    assert notice(workshop.guide) == "", "nobody is told at home that a draft is one"


def test_what_is_deleted_can_be_brought_back(workshop: Workshop) -> None:
    keep(workshop, MINE, MINE.painted([(0, 1)], Brush("6")).called("Asche", ""))
    QTest.keyClick(workshop.list, Qt.Key.Key_Delete)
    workshop.press("delete-sheet")
    assert workshop.titles() == []
    QTest.keyClick(workshop.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    workshop.press("undo")
    assert sorted(workshop.titles()) == ["Asche", "Glut"]


def test_shipped_sheets_cannot_be_deleted(workshop: Workshop) -> None:
    QTest.keyClick(workshop.list, Qt.Key.Key_Delete)
    assert workshop.list.chosen.title == "Twin craters"


def test_a_sheet_goes_out_and_comes_back(workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(workshop, MINE)
    path = tmp_path / "mine.toml"
    monkeypatch.setattr(way, "ask_where_to_put_sheet", lambda *_: path)
    workshop.press("export-sheet")
    assert load_sheet(path).author == "Alex"
    workshop.press("delete-sheet")
    monkeypatch.setattr(way, "ask_what_sheets_to_import", lambda *_: [path, path])
    workshop.press("import")
    assert workshop.titles() == ["Glut"]
    assert notice(workshop.guide) == "1 sheet added."
    workshop.press("import")
    assert workshop.titles() == ["Glut"]
    assert notice(workshop.guide) == "This sheet is here already."


def drop(guide: Guide, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    guide.dropEvent(
        QDropEvent(
            QPoint(5, 5),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    QApplication.processEvents()


@pytest.mark.parametrize("name", ["mine.toml", "MINE.TOML"])
def test_a_sheet_is_dropped_on_any_screen(workshop: Workshop, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text(as_toml(MINE.sketch()[0]), encoding="utf-8")
    workshop.guide.show_home()
    drop(workshop.guide, path)
    assert workshop.list.chosen.title == "Glut"


def test_a_game_is_dropped_on_the_workshop_for_its_sheet(workshop: Workshop, tmp_path: Path) -> None:
    setup = make_setup(GAMES["lavarails"], [Seat("Alex")], {"sheet": MINE.document()})
    save(begun(setup), tmp_path / "a.gamebox")
    drop(workshop.guide, tmp_path / "a.gamebox")
    assert workshop.list.chosen.title == "Glut"


def test_a_sheet_of_the_box_is_not_added_to_ones_own(workshop: Workshop, tmp_path: Path) -> None:
    setup = make_setup(GAMES["lavarails"], [Seat("Alex")], {"sheet": "volcano-c"})
    save(begun(setup), tmp_path / "a.gamebox")
    drop(workshop.guide, tmp_path / "a.gamebox")
    assert workshop.titles() == []
    assert workshop.list.chosen.sheet.id == "volcano-c"
    assert notice(workshop.guide) == "This sheet is here already."


def test_files_that_bring_no_sheet_get_a_sentence_each(workshop: Workshop, tmp_path: Path) -> None:
    (tmp_path / "evil.toml").write_text('level = "volcano"\ngrid = "x 1\\n2"')
    (tmp_path / "evil.gamebox").write_text("{}")
    people = [Seat("Alex"), Seat("Beate"), Seat("Carl")]
    save(begun(make_setup(GAMES["exxtra"], people, {})), tmp_path / "other.gamebox")
    drop(workshop.guide, tmp_path / "evil.toml", tmp_path / "evil.gamebox", tmp_path / "other.gamebox")
    assert notice(workshop.guide) == (
        "evil.toml, field B2: the row has 1 fields, the first has 2."
        " “evil.gamebox” is no game that gamebox can open."
        " “other.gamebox” is a game without a sheet."
    )
    assert workshop.titles() == []


def test_a_file_with_faults_becomes_a_draft(workshop: Workshop, tmp_path: Path) -> None:
    (tmp_path / "nearly.toml").write_text('level = "volcano"\ngrid = "x 1 9 <b>"')
    drop(workshop.guide, tmp_path / "nearly.toml")
    assert not workshop.list.chosen.playable
    workshop.press("edit-sheet")
    assert [(fault.row, fault.column) for fault in workshop.editor.board.faults] == [(1, 3), (1, 4)]


def test_a_full_disk_is_told_and_the_drawing_stays(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    workshop.press("copy-sheet")
    monkeypatch.setattr("gamebox.library.sheets.write_atomically", refuse)
    QTest.keyClicks(workshop.editor.view, "4")
    workshop.editor.keep()
    assert notice(workshop.guide) == "This could not be saved: the disk is full."
    assert workshop.editor.board.canvas.at((0, 0)) == "4"


def test_a_sheet_that_cannot_be_kept_is_not_said_to_be_there(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "mine.toml").write_text(as_toml(MINE.sketch()[0]), encoding="utf-8")
    monkeypatch.setattr("gamebox.library.sheets.write_atomically", refuse)
    drop(workshop.guide, tmp_path / "mine.toml")
    assert notice(workshop.guide) == "This could not be saved: the disk is full."


def test_another_language_keeps_the_drawing(workshop: Workshop) -> None:
    workshop.press("copy-sheet")
    QTest.keyClicks(workshop.editor.view, "4")
    workshop.guide.rebuild()
    assert workshop.editor.board.canvas.at((0, 0)) == "4"
    assert workshop.editor.findChild(QLineEdit, "name").text() == "Twin craters (copy)"


@pytest.mark.parametrize("name", ["<img src=/dev/zero>", "{name:>600000000}", "<b>&amp;%1%n</b>", "{0}{}", "&Alt"])
def test_names_of_sheets_are_shown_as_they_are(workshop: Workshop, name: str) -> None:
    keep(workshop, MINE.called(name, name))
    for text, rich in texts(workshop.list):
        plain = QTextDocumentFragment.fromHtml(text).toPlainText() if rich else text
        assert "\N{OBJECT REPLACEMENT CHARACTER}" not in plain, text
    assert workshop.list.chosen.title == name
    assert any(name in text for text, _ in texts(workshop.list))
    workshop.press("edit-sheet")
    assert workshop.editor.findChild(QLineEdit, "name").text() == name


def test_sheets_and_games_may_be_dropped_together(workshop: Workshop, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(as_toml(MINE.sketch()[0]), encoding="utf-8")
    setup = make_setup(GAMES["lavarails"], [Seat("Alex")], {"sheet": "volcano-a"})
    save(begun(setup), tmp_path / "a.gamebox")
    workshop.guide.show_home()
    drop(workshop.guide, tmp_path / "mine.toml", tmp_path / "a.gamebox")
    assert workshop.titles() == ["Glut"]
    assert len(workshop.guide._desk.saves.unfinished()) == 1
    assert workshop.guide.table is None, "the game waits at home"
    workshop.press("back")
    assert isinstance(workshop.guide.screen_shown, HomeScreen)


def test_a_sheet_can_be_opened_like_a_game(workshop: Workshop, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(as_toml(MINE.sketch()[0]), encoding="utf-8")
    workshop.guide.show_home()
    workshop.guide.begin(tmp_path / "mine.toml")
    assert workshop.list.chosen.title == "Glut"
    workshop.guide.begin(tmp_path / "nowhere.toml")
    assert isinstance(workshop.guide.screen_shown, HomeScreen)
    assert notice(workshop.guide) == "nowhere.toml: the file cannot be read: No such file or directory."


def test_nothing_of_the_workshop_is_left_at_home(workshop: Workshop) -> None:
    for _ in range(2):
        workshop.press("copy-sheet")
        QApplication.processEvents()
        workshop.press("back")
        workshop.press("new")
        workshop.press("back")
    workshop.guide.show_home()
    sweep()
    assert alive(EditorScreen, WorkbenchScene, CanvasItem, NewSheetScreen, WorkshopScreen) == 0


def test_large_words_squeeze_neither_the_picture_nor_the_stars(workshop: Workshop) -> None:
    screen = WorkshopScreen(LIGHT._replace(text=2.0), workshop.list._entries)
    pane = Pane(screen)
    workshop.qtbot.addWidget(pane)
    pane.resize(1024, 640)
    pane.show()
    QApplication.processEvents()
    detail = screen.findChild(SheetDetail)
    assert detail.findChild(Picture).height() > 200
    stars = detail.findChild(StarsLabel)
    assert stars.height() >= stars.sizeHint().height()
