"""New sheets: blank ones, and those that bots make to order."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QProgressBar

from gamebox.bots.lavarails.drafting import Wish
from gamebox.bots.lavarails.workshop import MakeSheet
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.ui.games.lavarails.workshop import making
from gamebox.ui.games.lavarails.workshop.new_sheet import NewSheetScreen
from tests.ui.games.lavarails.workshop.conftest import Workshop
from tests.ui.games.lavarails.workshop.patient import Patient

MADE = shipped_sheets()["railway-b"]


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    Patient.made = []
    monkeypatch.setattr(making, "Worker", Patient)


@pytest.fixture
def new(workshop: Workshop) -> Workshop:
    workshop.press("new")
    return workshop


def screen(new: Workshop) -> NewSheetScreen:
    shown = new.guide.screen_shown
    assert isinstance(shown, NewSheetScreen)
    return shown


def told(new: Workshop, name: str = "told") -> str:
    found = screen(new).findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found.text()


def offered(new: Workshop, name: str) -> bool:
    found = screen(new).findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found.isVisible() and found.isEnabled()


def type_code(new: Workshop, code: str) -> None:
    line = screen(new).findChild(QLineEdit, "code")
    assert isinstance(line, QLineEdit)
    line.selectAll()
    QTest.keyClicks(line, code)


def test_blank_paper_of_any_size(new: Workshop) -> None:
    new.press("level-railway")
    new.press("width-more")
    new.press("height-less")
    new.press("go")
    canvas = new.editor.board.canvas
    assert (canvas.level, canvas.width, canvas.height) == ("railway", 10, 8)
    new.press("back")
    assert new.titles() == [], "blank paper is not kept"


def test_enter_draws_at_once(new: Workshop) -> None:
    QTest.keyClick(screen(new), Qt.Key.Key_Return)
    assert new.editor.board.canvas.volcanic


def test_a_sheet_is_made_as_it_was_wished_for(new: Workshop) -> None:
    new.press("way-made")
    new.press("level-railway")
    new.press("difficulty-4")
    new.press("symmetry-turn")
    new.press("size-True")
    new.press("width-more")
    new.press("go")
    (worker,) = Patient.made
    ((_, task),) = worker.asked
    assert isinstance(task, MakeSheet)
    assert task.wish == Wish("railway", 4, (10, 9), "turn", screen(new).order.wish.seed)
    assert not offered(new, "go")
    worker.progress(0.4)
    bar = screen(new).findChild(QProgressBar, "progress")
    assert isinstance(bar, QProgressBar)
    assert (bar.isVisible(), bar.value()) == (True, 400)
    worker.answer(MADE)
    assert told(new) == f"Two valleys is ready. Its code makes the same sheet everywhere: {task.wish.code}"
    new.press("go")
    assert new.editor.board.canvas.cells == MADE.cells
    assert new.titles() == ["Two valleys"], "what was made is kept"
    assert new.own.all("en")[0][0].canvas.code == MADE.id, "with the code that makes it again"


def test_another_one_is_another_one(new: Workshop) -> None:
    new.press("way-made")
    new.press("go")
    (worker,) = Patient.made
    first = worker.asked[0][1]
    worker.answer(MADE)
    new.press("another")
    assert worker.asked[0][1] != first


def test_whoever_cancels_waits_no_longer(new: Workshop) -> None:
    new.press("way-made")
    new.press("go")
    new.press("cancel")
    (worker,) = Patient.made
    assert worker.cancelled == 1
    worker.answer(MADE)
    assert "is ready" not in told(new), "nobody wants to know any more"
    assert offered(new, "go")


def test_another_wish_drops_what_was_made(new: Workshop) -> None:
    new.press("way-made")
    new.press("go")
    Patient.made[0].answer(MADE)
    new.press("difficulty-1")
    assert "is ready" not in told(new)
    new.press("go")
    assert len(Patient.made[0].asked) == 1, "it is made anew"


def test_a_wish_that_cannot_be_fulfilled_is_told(new: Workshop) -> None:
    new.press("way-made")
    new.press("go")
    Patient.made[0].fail("NoSheetError: none")
    assert told(new) == "Bots found no sheet in balance like that: try another size, or again."
    assert offered(new, "another")


def test_a_code_says_everything(new: Workshop) -> None:
    new.press("way-made")
    wish = Wish("railway", 5, (11, 9), "mirror", 4711)
    type_code(new, wish.code.lower())
    assert screen(new).order.wish == wish
    assert told(new, "wrong") == ""


@pytest.mark.parametrize("code", ["", "V3", "V3-9x8-m-7-ZZ", "<b>", "{0}", "V9-any-n-1-AA"])
def test_what_is_no_code_is_told(new: Workshop, code: str) -> None:
    new.press("way-made")
    line = screen(new).findChild(QLineEdit, "code")
    assert isinstance(line, QLineEdit)
    line.selectAll()
    QTest.keyClick(line, Qt.Key.Key_Delete)
    QTest.keyClicks(line, code)
    if not code:
        line.textEdited.emit("")
    assert told(new, "wrong") == "This is no code of a sheet, or one of another gamebox."
    assert not offered(new, "go")
    new.press("difficulty-2")
    assert offered(new, "go"), "whoever chooses needs no code"


def test_the_process_ends_with_the_screen(new: Workshop) -> None:
    new.press("way-made")
    new.press("go")
    new.press("back")
    assert Patient.made[0].stopped
    assert new.list
