"""The screen on which a sheet is drawn: tools at the left, the sheet on the table, how it plays at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout
from typing_extensions import override

from gamebox.bots.lavarails.figures import PlayFigures
from gamebox.bots.lavarails.readings import TELLING, Reading
from gamebox.games.lavarails.easel import Easel
from gamebox.games.lavarails.grid import column_of, row_of
from gamebox.games.lavarails.sheet import LONGEST
from gamebox.games.lavarails.symmetry import Cell
from gamebox.ui.announcements import announce
from gamebox.ui.games.lavarails.workshop.drawing_board import DrawingBoard
from gamebox.ui.games.lavarails.workshop.measuring import Measuring
from gamebox.ui.games.lavarails.workshop.meter import Meter
from gamebox.ui.games.lavarails.workshop.scene import WorkbenchScene
from gamebox.ui.games.lavarails.workshop.tools import Tools
from gamebox.ui.games.lavarails.workshop.view import WorkbenchView
from gamebox.ui.games.lavarails.workshop.words import state_words
from gamebox.ui.items.paper import ROOM, Sheet
from gamebox.ui.screens.screen import Screen
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.flow import Flow
from gamebox.ui.widgets.parts import button, give_tip

_TOOLS, _METER = 232, 320
"""Widths at the usual size, with the room that paper leaves around itself."""
_WIDE, _NARROW_METER = 1100, 276
"""In narrower windows the sheet needs more of the room."""
_LINE = 110
"""The least width of a line to write on."""
_SHEET = 0.7
"""How much of a window's height the sheet has where all is scrolled."""
_PAUSE = 700
"""Milliseconds after which a change is kept: nobody loses more."""


class EditorScreen(Screen):
    kept = Signal(object)
    """The Canvas has changed: keep it."""
    play_wanted = Signal()
    """What was drawn has been kept."""
    print_wanted = Signal(object)
    export_wanted = Signal(object)
    weighed = Signal(object, int)
    """How hard games have shown a Canvas to be."""

    def __init__(self, theme: Theme, easel: Easel) -> None:
        super().__init__(theme)
        self.board = DrawingBoard(easel, self)
        canvas = easel.canvas
        self.scene = WorkbenchScene(self.board, theme)
        self.view = WorkbenchView(self.scene)
        self.meter = Meter(theme, volcanic=canvas.volcanic)
        self._measuring = Measuring(self)
        self._begun = False
        self._figures: PlayFigures | None = None
        self._weighed = ""
        """The digest of the drawing that is being weighed."""
        self._told: tuple[str, int] | None = None
        """The digest of the drawing of which it was told last how hard it is, and how hard."""
        self._last_kept = canvas
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.keep)
        self._name = self._line(canvas.name, translate("Workshop", "Name of the sheet"), "name")
        self._author = self._line(canvas.author, translate("Workshop", "Drawn by"), "author")
        self._state = ElidedLabel("onTable")
        self._state.setObjectName("state")
        self._words = ElidedLabel("onTableMuted")
        self._words.setObjectName("words")
        self._words.setText(translate("Workshop", "Keys: arrows, 0 to 6, Space. A right click erases."))
        self._lay_out()
        self._connect()
        self._refresh()
        self._look_anew()

    def begin(self) -> None:
        """Let bots try the sheet out."""
        self._begun = True
        self._measuring.start()
        self._try_out()

    def _line(self, text: str, about: str, name: str) -> QLineEdit:
        made = QLineEdit(text)
        made.setObjectName(name)
        made.setMaxLength(LONGEST)
        made.setPlaceholderText(about)
        made.setAccessibleName(about)
        made.textChanged.connect(lambda _: self.board.call(self._name.text(), self._author.text()))
        return made

    def _lay_out(self) -> None:
        tools = QVBoxLayout()
        tools.addWidget(Tools(self.board, self.theme))
        self._left = Sheet(self.theme, tools, padding=12)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.view, 1)
        told = QVBoxLayout()
        told.setContentsMargins(ROOM, 2, ROOM, 6)
        told.setSpacing(0)
        told.addWidget(self._state)
        told.addWidget(self._words)
        middle.addLayout(told)
        drawing = QHBoxLayout()
        drawing.addWidget(self._left)
        drawing.addLayout(middle, 1)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(0)
        self._columns.addLayout(drawing, 1)
        self._columns.addWidget(self.meter)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(8, 12, 8, 0)
        rows.setSpacing(0)
        rows.addLayout(self._head())
        rows.addLayout(self._columns, 1)

    def _head(self) -> Flow:
        row = Flow()
        row.setContentsMargins(ROOM, 0, ROOM, 0)
        row.setSpacing(8)
        row.add(button("←  " + translate("Screen", "Back"), self._leave, "onTable", name="back"))
        row.add(self._name, 3)
        row.add(self._author, 2)
        self._undo = button("↶", self.board.undo, "onTable", name="undo")
        self._redo = button("↷", self.board.redo, "onTable", name="redo")
        for made, about in (
            (self._undo, translate("Workshop", "Undo (Ctrl+Z)")),
            (self._redo, translate("Workshop", "Redo (Ctrl+Y)")),
        ):
            give_tip(made, about)
            made.setAccessibleName(about)
            row.add(made)
        self._print = button(translate("Workshop", "Print …"), self._emit_print, "onTable", name="print")
        export = button(translate("Workshop", "Export …"), self._emit_export, "onTable", name="export")
        self._play = button(translate("Workshop", "Play"), self._emit_play, "primary", name="play")
        for way in (self._print, export, self._play):
            row.add(way)
        return row

    def _connect(self) -> None:
        self.board.changed.connect(self._refresh)
        self.board.changed.connect(self._pause.start)
        self.board.changed.connect(self._weigh)
        self.board.chosen.connect(self._refresh)
        self._measuring.measured.connect(self.show_figures)
        self._measuring.failed.connect(self._tell_failed)
        self.meter.heat_wanted.connect(lambda _: self._glow())
        self.meter.pointed.connect(self._talk_of)
        self.board.told.connect(self._words.setText)
        self.scene.focused.connect(self._words.setText)

    def _refresh(self) -> None:
        board = self.board
        self._undo.setEnabled(board.can_undo)
        self._redo.setEnabled(board.can_redo)
        self._tell_state(state_words(board.faults))
        for way in (self._play, self._print):
            way.setEnabled(not board.faults)

    def _tell_state(self, words: str) -> None:
        """Whether it can be played on is said when that changes."""
        text = ("✎  " if self.board.faults else "✓  ") + words
        if self._state.text() not in {"", text}:
            announce(self, words)
        self._state.setText(text)

    # How it plays

    def _weigh(self) -> None:
        """Whatever was known is of another drawing; another name changes nothing."""
        if self.board.canvas.digest != self._weighed:
            self._look_anew()
            self._try_out()

    def _try_out(self) -> None:
        if self._begun:
            self._measuring.weigh(None if self.board.faults else self.board.canvas)

    def _look_anew(self) -> None:
        """What was known of a sheet stays until more is known of this one: it will not be all different."""
        self._weighed = self.board.canvas.digest
        if self.board.faults or self._figures is None:
            self._figures = None
            self.meter.show_drawing(self.board.sheet, playable=not self.board.faults)
            self._glow()
        else:
            self.meter.tell_anew()

    def show_figures(self, figures: PlayFigures) -> None:
        self._figures = figures
        self.meter.show_figures(self.board.sheet, figures)
        self._glow()
        told = self._weighed, figures.difficulty
        if figures.games >= TELLING and told != self._told:
            self._told = told
            self.weighed.emit(self.board.canvas, figures.difficulty)

    def _glow(self) -> None:
        heat, figures = self.meter.heat, self._figures
        shares = {"deadly": figures.deadly, "dead": figures.dead}.get(heat, {}) if figures else {}
        self.scene.heat.glow(heat, shares)

    def _talk_of(self, reading: Reading | None) -> None:
        """Frame the fields, rows and columns that a figure is about."""
        canvas, cells = self.board.canvas, list[Cell]()
        if reading:
            cells = [(row_of(field), column_of(field)) for field in reading.fields]
            cells += [
                (lane.index, canvas.width) if lane.kind == "row" else (canvas.height, lane.index)
                for lane in reading.lanes
            ]
        self.scene.talk_of(cells)

    def _tell_failed(self, reason: str) -> None:
        self.meter.tell(translate("Workshop", "The bots could not try it out: {reason}").format(reason=reason))

    # What becomes of it

    @override
    def keep(self) -> None:
        """Hand over what has changed since somebody kept it last."""
        self._pause.stop()
        if self.board.canvas != self._last_kept:
            self._last_kept = self.board.canvas
            self.kept.emit(self.board.canvas)

    def _leave(self) -> None:
        self.keep()
        self.left.emit()

    def _emit_play(self) -> None:
        self.keep()
        self.play_wanted.emit()

    def _emit_print(self) -> None:
        self.print_wanted.emit(self.board.canvas)

    def _emit_export(self) -> None:
        self.export_wanted.emit(self.board.canvas)

    @override
    def rescale(self) -> None:
        self._left.setFixedWidth(round(_TOOLS * self.scale))
        for line in (self._name, self._author):
            line.setMinimumWidth(round(_LINE * self.scale))

    @override
    def reflow(self) -> None:
        """Where words are large, the sheet has nearly all of the window, and how it plays stands below it."""
        self._columns.setDirection(self.side_by_side)
        self.view.setMinimumHeight(round(_SHEET * self.room.height()) if self.narrow else 0)
        self.meter.show_whole(whole=self.narrow)
        self.give_width(self.meter, self.scale * (_METER if self.room.width() >= _WIDE else _NARROW_METER))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() in {None, self}:
            self.view.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo):
            self.board.undo()
        elif event.matches(QKeySequence.StandardKey.Redo) or _is_ctrl_y(event):
            self.board.redo()
        elif event.matches(QKeySequence.StandardKey.Save):
            self.keep()
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.keep()
        self._measuring.end()
        super().closeEvent(event)


def _is_ctrl_y(event: QKeyEvent) -> bool:
    """Redo, whatever else the system calls it."""
    return event.key() == Qt.Key.Key_Y and event.modifiers() == Qt.KeyboardModifier.ControlModifier
