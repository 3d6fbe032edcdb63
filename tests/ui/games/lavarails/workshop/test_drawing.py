"""Drawing a sheet with the pointer and with keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsView, QLineEdit
from pytestqt.qtbot import QtBot

from gamebox.games.lavarails.canvas import Canvas
from gamebox.games.lavarails.easel import Easel
from gamebox.games.lavarails.symmetry import Cell
from gamebox.ui.games.lavarails.workshop.editor import EditorScreen
from gamebox.ui.games.lavarails.workshop.view import WorkbenchView
from gamebox.ui.texts import Translators
from gamebox.ui.theme import LIGHT

KEY = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
RIGHT = Qt.MouseButton.RightButton


class Hand:
    def __init__(self, qtbot: QtBot, canvas: Canvas) -> None:
        self.screen = EditorScreen(LIGHT, Easel(canvas))
        qtbot.addWidget(self.screen)
        self.screen.resize(1280, 800)
        self.screen.show()
        self.screen.view.setFocus()

    @property
    def canvas(self) -> Canvas:
        return self.screen.board.canvas

    @property
    def here(self) -> str:
        """What a screen reader says of the place of the cursor."""
        found = self.screen.view.reader.here
        assert found
        assert found.part
        return found.part.name

    def point(self, cell: Cell) -> QPoint:
        view = self.screen.view
        return view.mapFromScene(self.screen.scene.place_of(cell).center())

    def click(self, cell: Cell, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseClick(self.screen.view.viewport(), button, pos=self.point(cell))

    def drag(self, *cells: Cell) -> None:
        port = self.screen.view.viewport()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=self.point(cells[0]))
        for cell in cells[1:]:
            QTest.mouseMove(port, self.point(cell))
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=self.point(cells[-1]))

    def keys(self, *keys: Qt.Key | str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            if isinstance(key, str):
                QTest.keyClicks(self.screen.view, key, held)
            else:
                QTest.keyClick(self.screen.view, key, held)

    def press(self, name: str) -> None:
        found = self.screen.findChild(QAbstractButton, name)
        assert isinstance(found, QAbstractButton), name
        found.click()

    def told(self, name: str) -> str:
        return str(self.screen.findChild(object, name).text())


@pytest.fixture
def hand(qtbot: QtBot, translators: Translators) -> Hand:
    translators.use("en")
    return Hand(qtbot, Canvas.blank("volcano", 5, 4))


@pytest.fixture
def railway(qtbot: QtBot) -> Hand:
    return Hand(qtbot, Canvas.blank("railway", 5, 4))


def test_a_click_puts_the_brush_on_a_field(hand: Hand) -> None:
    hand.press("brush-4")
    hand.click((1, 2))
    assert hand.canvas.at((1, 2)) == "4"
    hand.press("brush-V")
    hand.click((3, 4))
    assert hand.canvas.at((3, 4)) == "V"


def test_a_quick_stroke_leaves_no_field_out_and_is_one_step(hand: Hand) -> None:
    hand.press("brush-3")
    hand.drag((0, 0), (0, 4), (3, 4))
    assert hand.canvas.cells[0] == ("3",) * 5
    assert [hand.canvas.at((row, 4)) for row in range(4)] == ["3"] * 4
    hand.press("undo")
    assert hand.canvas == Canvas.blank("volcano", 5, 4)
    hand.press("redo")
    assert hand.canvas.cells[0] == ("3",) * 5


def test_the_right_button_clears(hand: Hand) -> None:
    hand.click((0, 0))
    hand.click((0, 0), RIGHT)
    assert hand.canvas.at((0, 0)) == "."


def test_a_patch_is_filled(hand: Hand) -> None:
    hand.press("way-fill")
    hand.press("brush-6")
    hand.click((2, 2))
    assert {text for row in hand.canvas.cells for text in row} == {"6"}


def test_gems_come_with_their_worth(hand: Hand) -> None:
    hand.press("brush-5")
    hand.click((0, 0))
    hand.press("value-more")
    hand.click((0, 0))
    assert hand.canvas.at((0, 0)) == "5+3"


def test_values_of_rows_and_columns_are_clicked_and_cleared(hand: Hand) -> None:
    hand.click((1, 5))
    hand.click((1, 5))
    hand.click((4, 0))
    assert (hand.canvas.row_points, hand.canvas.column_points) == ((0, 2, 0, 0), (1, 0, 0, 0, 0))
    hand.click((1, 5), RIGHT)
    assert hand.canvas.row_points == (0, 0, 0, 0)


def test_what_is_told_of_a_place_is_what_it_has_become(hand: Hand) -> None:
    QTest.mouseMove(hand.screen.view.viewport(), hand.point((1, 5)))
    assert hand.told("words") == "Row 2: no value"
    hand.click((1, 5))
    assert hand.told("words") == "Row 2: worth 1"
    hand.screen.board.undo()
    assert hand.told("words") == "Row 2: no value"


def test_symmetry_draws_with_many_hands(hand: Hand) -> None:
    hand.press("symmetry-both")
    hand.click((0, 0))
    assert [hand.canvas.at(cell) for cell in ((0, 0), (0, 4), (3, 0), (3, 4))] == ["1"] * 4
    hand.press("undo")
    assert hand.canvas == Canvas.blank("volcano", 5, 4)


def test_the_sheet_grows_shrinks_and_moves(hand: Hand) -> None:
    hand.click((0, 0))
    hand.press("shift-right")
    hand.press("shift-down")
    assert hand.canvas.at((1, 1)) == "1"
    hand.press("width-more")
    hand.press("height-less")
    assert (hand.canvas.width, hand.canvas.height) == (6, 3)


def test_everything_can_be_drawn_with_keys(hand: Hand) -> None:
    hand.keys("x", KEY.Key_Right, "4", KEY.Key_Right, "v", KEY.Key_Down, "3", "g", "+")
    assert hand.canvas.cells[0][:3] == ("x", "4", "V")
    assert hand.canvas.at((1, 2)) == "3+3"
    hand.keys(KEY.Key_Delete)
    assert hand.canvas.at((1, 2)) == "."
    hand.keys(KEY.Key_Home, KEY.Key_Space)
    assert hand.canvas.at((1, 0)) == "1"
    hand.keys(KEY.Key_Right, KEY.Key_Right, held=SHIFT)
    assert hand.canvas.cells[1][:3] == ("1", "1", "1")
    hand.keys(KEY.Key_Z, held=CTRL)
    assert hand.canvas.cells[1][:3] == ("1", "1", ".")
    hand.keys(KEY.Key_Y, held=CTRL)
    assert hand.canvas.cells[1][:3] == ("1", "1", "1")
    hand.keys(KEY.Key_Down, held=CTRL)
    assert hand.canvas.at((1, 0)) == "x", "everything has moved"


def test_values_are_typed_beyond_the_last_column(hand: Hand) -> None:
    hand.keys(KEY.Key_End, KEY.Key_Right, "1", "2")
    assert hand.canvas.row_points[0] == 12
    hand.keys(KEY.Key_Backspace, "+")
    assert hand.canvas.row_points[0] == 2
    hand.keys(KEY.Key_Right, KEY.Key_Up, "7")
    assert hand.canvas.row_points[0] == 27, "there is nothing further on"


def test_tracks_and_stations_are_drawn_with_keys(railway: Hand) -> None:
    railway.keys("t", "t", KEY.Key_Right, "5", "s", KEY.Key_Right, "x", "v", "g")
    assert railway.canvas.cells[0][:3] == ("EW", "5@3", ".")
    railway.keys(KEY.Key_End, KEY.Key_Right)
    assert railway.screen.scene.cursor == (0, 4), "rows have no value there"


def test_a_curve_does_not_fit_on_the_axis_and_that_is_told(railway: Hand) -> None:
    railway.press("symmetry-mirror")
    railway.press("brush-NE")
    railway.click((0, 2))
    assert railway.canvas.at((0, 2)) == "."
    assert railway.told("words") == "On the axis only a track that is its own mirror image fits."


def test_faults_are_told_where_they_are_while_drawing(hand: Hand) -> None:
    assert hand.told("state").endswith("no pre-printed cross (x) to start from")
    hand.keys("x", KEY.Key_Right, "1", KEY.Key_Right, KEY.Key_Right, "2")
    assert hand.told("state").endswith("Draft: 1 field to mend")
    assert hand.told("words") == "D1: number 2 – no play can reach this number field"
    assert hand.here == hand.told("words")
    note = hand.screen.scene.note
    assert (note.isVisible(), note.text) == (True, "No play can reach this number field")
    assert not hand.screen.findChild(QAbstractButton, "play").isEnabled()
    hand.keys(KEY.Key_Left, "3")
    assert not note.isVisible()
    assert hand.told("state").endswith("Ready to play")
    assert hand.screen.findChild(QAbstractButton, "play").isEnabled()


def test_whoever_comes_to_the_sheet_is_told_where_the_cursor_is(hand: Hand) -> None:
    assert hand.told("words").startswith("Keys: arrows")
    hand.screen.findChild(QLineEdit, "name").setFocus()
    hand.screen.view.setFocus()
    QApplication.processEvents()
    assert hand.here == "A1: gap"


def test_every_field_and_value_is_a_named_thing_that_can_be_pressed(hand: Hand) -> None:
    """In Qt's own tree, where screen readers look for them."""
    sheet = QAccessible.queryAccessibleInterface(hand.screen.view)
    fields, values = sheet.child(0), sheet.child(1)
    width, height = hand.canvas.width, hand.canvas.height
    assert (fields.childCount(), values.childCount()) == (width * height, width + height)
    corner, row = fields.child(width + 1), values.child(1)
    assert [each.text(QAccessible.Text.Name) for each in (corner, row)] == ["B2: gap", "Row 2: no value"]
    hand.press("brush-3")
    for each in (corner, row):
        each.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert [each.text(QAccessible.Text.Name) for each in (corner, row)] == [
        "B2: number 3",
        "Row 2: worth 1",
    ]
    assert hand.here == "Row 2: worth 1", "the cursor goes along"
    assert sheet.focusChild().text(QAccessible.Text.Name) == hand.here


def test_a_screen_reader_that_listens_from_the_start_finds_the_fields(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt asks such a view what it is as soon as it has a name, and never again."""

    def name(view: QGraphicsView, text: str) -> None:
        QGraphicsView.setAccessibleName(view, text)
        QAccessible.queryAccessibleInterface(view)

    monkeypatch.setattr(WorkbenchView, "setAccessibleName", name)
    view = Hand(qtbot, Canvas.blank("volcano", 5, 4)).screen.view
    assert QAccessible.queryAccessibleInterface(view).child(0).childCount() == 20


def test_a_sheet_is_still_moved_with_ctrl_and_arrows(hand: Hand) -> None:
    hand.keys("x", KEY.Key_Right, KEY.Key_Left)
    hand.keys(KEY.Key_Right, held=CTRL)
    assert hand.canvas.at((0, 1)) == "x"
    assert hand.here == "A1: gap"


def test_the_pointer_is_told_what_it_is_on(hand: Hand) -> None:
    hand.keys("x")
    QTest.mouseMove(hand.screen.view.viewport(), hand.point((2, 2)))
    QTest.mouseMove(hand.screen.view.viewport(), hand.point((0, 0)))
    assert hand.told("words") == "A1: cross, where dice begin"


def test_names_are_plain_text_and_no_steps(hand: Hand) -> None:
    name = hand.screen.findChild(QLineEdit, "name")
    QTest.keyClicks(name, "<b>{0}</b>")
    assert hand.canvas.name == "<b>{0}</b>"
    assert not hand.screen.board.can_undo


def test_every_tool_has_a_name(hand: Hand) -> None:
    for tool in hand.screen.findChildren(QAbstractButton):
        assert tool.accessibleName() or tool.text(), tool.objectName()
