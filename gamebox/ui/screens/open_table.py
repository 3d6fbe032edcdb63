"""The open table in a window of its own, for a television or a second screen: never a hand, nothing to press."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QScreen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.engine.session import Step
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Look
from gamebox.ui.players import players_of
from gamebox.ui.screens.screen import Screen
from gamebox.ui.table.board import Board
from gamebox.ui.table.table import Table
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.parts import label
from gamebox.ui.widgets.whole_frames import WholeFrames

_NOBODY = None
"""Who looks: everybody in the room, and so nobody who may see a hand."""


class OpenTable(Screen):
    def __init__(self, theme: Theme, look: Look, table: Table, settings: Settings, shelf: Shelf) -> None:
        super().__init__(theme)
        self.setWindowTitle(look.name)
        WholeFrames(self)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)  # the program is where people play
        self._look = look
        self._table = table
        self._players = players_of(table.session.setup.seats)
        self._heading = ElidedLabel("muted")
        self._task = ElidedLabel("lead")
        self.board = Board(theme, look, table.session.setup, shelf, animation=settings.animation)
        self.board.view.setInteractive(False)
        self.board.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lay_out()
        table.stepped.connect(self._show_step)
        table.rewound.connect(self._show_all)
        self._show_all()

    def _lay_out(self) -> None:
        head = _bar(label(self._look.name, "title"), self._heading)
        foot = _bar(self._task)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(self.board, 1)
        column.addWidget(foot)

    def _show_all(self) -> None:
        self.board.skip()
        self.board.log.show_all(self._table.steps, _NOBODY)
        self._show_state()

    def _show_step(self, step: Step) -> None:
        self.board.play(step, _NOBODY, self._show_state)

    def _show_state(self) -> None:
        view = self._table.state.view(_NOBODY)
        self.board.show_view(view, ())
        self._heading.setText(self._look.words.heading(self._table.session))
        self._task.setText(self._look.words.prompt(view, (), self._players).text)

    @override
    def rescale(self) -> None:
        self.board.rescale(self.scale)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.board.stop()
        super().closeEvent(event)

    def appear_beside(self, window: QWidget) -> None:
        """Fill another screen than the window's if there is one, else stand there as a window."""
        self.resize(window.size())
        free = other_screen(window.screen())
        if free:
            self.setGeometry(free.geometry())
            self.showFullScreen()
        else:
            self.show()
        window.activateWindow()


def other_screen(taken: QScreen) -> QScreen | None:
    return next((screen for screen in QGuiApplication.screens() if screen is not taken), None)


def _bar(*parts: QWidget) -> QFrame:
    bar = QFrame()
    bar.setProperty("role", "bar")
    row = QHBoxLayout(bar)
    row.setContentsMargins(16, 8, 16, 8)
    row.setSpacing(12)
    for part in parts:
        row.addWidget(part, 1 if isinstance(part, ElidedLabel) else 0)
    return bar
