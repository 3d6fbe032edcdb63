"""The workbench: pointer and keys become strokes of the brush on a sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent
from typing_extensions import override

from gamebox.games.lavarails.canvas import GAP, Brush, LaneKind
from gamebox.games.lavarails.sheet import parts_of
from gamebox.games.lavarails.symmetry import Cell
from gamebox.games.lavarails.tracks import PIECES
from gamebox.ui.games.lavarails.workshop.canvas_item import CanvasItem, PaperItem
from gamebox.ui.games.lavarails.workshop.drawing_board import DrawingBoard
from gamebox.ui.games.lavarails.workshop.heat import HeatItem
from gamebox.ui.games.lavarails.workshop.marks import MarksItem
from gamebox.ui.games.lavarails.workshop.spoken import spoken_of
from gamebox.ui.games.lavarails.workshop.words import cell_words, fault_at, sentence
from gamebox.ui.items.note import NoteItem
from gamebox.ui.items.target import TargetItem
from gamebox.ui.table.spoken import Group, SpokenScene
from gamebox.ui.theme import Theme

_HEIGHT = 640.0
_EDGE = 14.0
_NOTE, _WIDEST = 17.0, 22
"""The type in which it is said what is wrong, in pixels as wide as usual, and how long lines become in its heights."""
_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
_GAPS = {Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Period, Qt.Key.Key_Comma}
_BRUSHES = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
_BUTTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)


class WorkbenchScene(SpokenScene):
    """The cursor may also stand beyond the last column or row of a volcano sheet, where values are printed."""

    def __init__(self, board: DrawingBoard, theme: Theme) -> None:
        super().__init__(QRectF(0, 0, _HEIGHT, _HEIGHT))
        self.theme = theme
        self._board = board
        self._cursor: Cell = (0, 0)
        self._hover: Cell | None = None
        self._drawing = False
        self._focused = False
        self._paper = PaperItem(theme)
        self._sheet = CanvasItem(board.canvas, board.sheet, theme)
        self.heat = HeatItem(theme)
        self._marks = MarksItem(theme)
        self.note = NoteItem(theme, _NOTE)
        for item in (self._paper, self._sheet, self.heat, self._marks, self.note):
            self.addItem(item)
        board.changed.connect(self._show)
        board.chosen.connect(self._mark)
        self.fit_to(1.0)

    @property
    def cursor(self) -> Cell:
        return self._cursor

    @property
    def cursor_words(self) -> str:
        """What is where the cursor is."""
        return self.words(self._cursor)

    def fit_to(self, ratio: float) -> None:
        """Take the shape of a window that is so many times as wide as high."""
        self.setSceneRect(0, 0, _HEIGHT * ratio, _HEIGHT)
        self._sheet.arrange(self.sceneRect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE))
        self._show()

    def write_notes(self, scale: float) -> None:
        """In letters that are so many times as large as usual."""
        self.note.size = _NOTE * scale

    def show_focus(self, focused: bool) -> None:
        """The cursor is seen only while keys move it."""
        self._focused = focused
        self._mark()

    def move_cursor(self, cell: Cell) -> None:
        """And tell what is there."""
        self._move_to(cell)
        self._tell()

    @property
    @override
    def cursor_target(self) -> Cell:
        return self._cursor

    @override
    def look_at(self, place: QRectF, _target: TargetItem | None) -> None:
        self._move_to(self._cell_under(place.center()) or self._cursor)

    @override
    def spoken(self) -> Iterator[Group]:
        return spoken_of(self, self._board.canvas)

    def press(self, cell: Cell) -> None:
        """As a click does."""
        self._move_to(cell)
        if lane := self._lane(cell):
            self._board.give(*lane, self._board.canvas.points_of(*lane) + 1)
        else:
            self._use_brush()
        self._tell()

    def talk_of(self, cells: Sequence[Cell]) -> None:
        self._marks.talk_of(cells)

    def place_of(self, cell: Cell) -> QRectF:
        """Where a field is, or the value of a row or column."""
        return self._sheet.plan.rect_at(*cell)

    def _show(self) -> None:
        board = self._board
        self._sheet.show_canvas(board.canvas, board.sheet, board.faults)
        self._paper.lie(self._sheet.paper)
        self.heat.lie(self._sheet.plan)
        self.relit.emit()
        if not self._exists(self._cursor):
            self._cursor = min(self._cursor[0], board.canvas.height - 1), min(self._cursor[1], board.canvas.width - 1)
        self._mark()
        if self._hover and self._exists(self._hover):
            self.focused.emit(self.words(self._hover))

    def _mark(self) -> None:
        board, hover = self._board, self._hover
        touched = [hover] if hover and self._lane(hover) else []
        if hover and board.canvas.holds(hover):
            touched = board.canvas.touched(hover, board.brush, board.symmetry) or [hover]
        cursor = self._cursor if self._focused else None
        self._marks.mark(self._sheet.plan, cursor, touched, board.symmetry)
        self._explain(hover or cursor)

    def _explain(self, cell: Cell | None) -> None:
        """Say at the very field what is wrong with it, while the pointer or the cursor is there."""
        reason = fault_at(self._board.faults, cell) if cell else ""
        if reason:
            place = self.place_of(cell or self._cursor)
            top = place.center() - QPointF(0, place.height() / 2)
            self.note.tell(sentence(reason), top, self.sceneRect(), _WIDEST * self.note.size)
        else:
            self.note.hide()

    # The pointer

    def _cell_under(self, point: QPointF) -> Cell | None:
        plan = self._sheet.plan
        place = (point - plan.origin) / plan.cell
        cell = int(place.y() // 1), int(place.x() // 1)
        return cell if self._exists(cell) else None

    def _exists(self, cell: Cell) -> bool:
        """Whether it is a field, or has the value of a row or column."""
        return self._board.canvas.holds(cell) or self._lane(cell) is not None

    def _lane(self, cell: Cell) -> tuple[LaneKind, int] | None:
        """The row or column whose value stands there."""
        canvas, (row, column) = self._board.canvas, cell
        if not canvas.volcanic:
            return None
        if column == canvas.width and 0 <= row < canvas.height:
            return "row", row
        if row == canvas.height and 0 <= column < canvas.width:
            return "column", column
        return None

    @override
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        cell = self._cell_under(event.scenePos())
        if cell is None or event.button() not in _BUTTONS:
            return
        event.accept()
        self._move_to(cell)
        erasing = event.button() == Qt.MouseButton.RightButton
        if lane := self._lane(cell):
            self._board.give(*lane, 0 if erasing else self._board.canvas.points_of(*lane) + 1)
        else:
            self._drawing = True
            self._board.begin(cell, erase=erasing)

    @override
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        cell = self._cell_under(event.scenePos())
        before = self._cell_under(event.lastScenePos())
        if cell != self._hover:
            self._hover = cell
            self._mark()
            self.focused.emit(self.words(cell) if cell else "")
        if self._drawing and not self._board.filling and cell and before and cell != before:
            for step in _between(before, cell):
                if self._board.canvas.holds(step):
                    self._board.go_on(step)

    @override
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._drawing:
            self._drawing = False
            self._board.end()

    @override
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    @override
    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Over a value, the wheel changes it."""
        cell = self._cell_under(event.scenePos())
        lane = self._lane(cell) if cell else None
        if lane:
            event.accept()
            step = 1 if event.delta() > 0 else -1
            self._board.give(*lane, self._board.canvas.points_of(*lane) + step)

    def leave(self) -> None:
        """The pointer has left the sheet."""
        self._hover = None
        self._mark()
        self.focused.emit("")

    # The keys

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = Qt.Key(event.key()), event.modifiers()
        self._hover = None  # the keys take over from the pointer
        if key in _STEPS:
            self._step(*_STEPS[key], held)
            return
        deed = self._deed(key, event.text())
        if deed is None or held & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            event.ignore()
            return
        deed()
        self._tell()

    def _step(self, down: int, right: int, held: Qt.KeyboardModifier) -> None:
        """Move the cursor; with Shift it draws on its way, with Ctrl the whole sheet moves."""
        if held & Qt.KeyboardModifier.ControlModifier:
            self._board.shift(down, right)
            self._tell()
            return
        cell = self._cursor[0] + down, self._cursor[1] + right
        if self._exists(cell):
            drawing = held & Qt.KeyboardModifier.ShiftModifier
            self._move_to(cell)
            if drawing and self._board.canvas.holds(cell):
                self._board.begin(cell)
                self._board.end()
            self._tell()

    def _move_to(self, cell: Cell) -> None:
        self._cursor = cell
        self._mark()
        self.cursor_moved.emit()

    def _deed(self, key: Qt.Key, text: str) -> Callable[[], None] | None:
        """What a key does where the cursor is."""
        lane = self._lane(self._cursor)
        if key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            column = 0 if key == Qt.Key.Key_Home else self._board.canvas.width - 1
            return lambda: self._move_to((self._cursor[0], column))
        return self._lane_deed(lane, key, text) if lane else self._field_deed(key, text)

    def _lane_deed(self, lane: tuple[LaneKind, int], key: Qt.Key, text: str) -> Callable[[], None] | None:
        points = self._board.canvas.points_of(*lane)
        if text.isdecimal() and text.isascii():
            return lambda: self._board.give(*lane, (points * 10 + int(text)) % 100)
        if key in _GAPS:
            return lambda: self._board.give(*lane, points // 10)
        if text in {"+", "-"}:
            return lambda: self._board.give(*lane, points + (1 if text == "+" else -1))
        return None

    def _field_deed(self, key: Qt.Key, text: str) -> Callable[[], None] | None:
        board, letter = self._board, text.lower()
        if key in _BRUSHES:
            return self._use_brush
        if text in set("123456"):
            return lambda: board.dab(self._cursor, Brush(text))
        if key in _GAPS or text == "0":
            return lambda: board.dab(self._cursor, Brush(GAP))
        if text in {"+", "-"}:
            return lambda: self._worth(1 if text == "+" else -1)
        if board.canvas.volcanic:
            named = {"x": Brush("x"), "v": Brush("V"), "g": Brush(value=board.value)}
        else:
            named = {"t": Brush(self._next_piece()), "s": Brush(value=board.value)}
        brush = named.get(letter)
        return (lambda: board.dab(self._cursor, brush)) if brush else None

    def _use_brush(self) -> None:
        self._board.begin(self._cursor)
        self._board.end()

    def _next_piece(self) -> str:
        """The piece after the one that lies there."""
        base, _ = parts_of(self._board.canvas.at(self._cursor))
        return PIECES[(PIECES.index(base) + 1) % len(PIECES)] if base in PIECES else PIECES[0]

    def _worth(self, step: int) -> None:
        """A gem or station that is worth more or less."""
        _, value = parts_of(self._board.canvas.at(self._cursor))
        self._board.dab(self._cursor, Brush(value=max(0, min(99, value + step))))

    def words(self, cell: Cell) -> str:
        """What is there, and how hot it is."""
        told = cell_words(self._board.canvas, cell, self._board.faults)
        hot = self.heat.words(cell) if self._board.canvas.holds(cell) else ""
        return f"{told}, {hot}" if hot else told

    def _tell(self) -> None:
        self.focused.emit(self.cursor_words)


def _between(start: Cell, end: Cell) -> Iterator[Cell]:
    """The fields that a quick hand has passed, without the first."""
    count = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    for step in range(1, count + 1):
        share = step / count
        yield round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)
