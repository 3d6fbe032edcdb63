"""The bar above a table: the way home, where the game stands, undo, the side panel, rules and settings."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from gamebox.ui.texts import tip, translate
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.parts import button, label


class TopBar(QFrame):
    home_wanted = Signal()
    undo_wanted = Signal()
    hint_wanted = Signal()
    question_wanted = Signal()
    """The next click asks what a thing is."""
    help_wanted = Signal()
    """What is under the cursor or the pointer?"""
    side_toggled = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, game: str) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self._heading = ElidedLabel("muted")
        self._home = button("", self.home_wanted.emit, "quiet", name="home")
        self.call_back(translate("Table", "Home"))
        self._undo = button(translate("Table", "Undo"), self.undo_wanted.emit, "quiet", name="undo")
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self._undo, self._undo.click)
        self._hint = button(translate("Table", "Hint"), self.hint_wanted.emit, "quiet", name="hint")
        self._hint.setToolTip(tip(translate("Table", "The best move and why (H)")))
        QShortcut(QKeySequence("H"), self._hint, self._hint.click)
        self._question = self._question_mark()
        self._side = button(translate("Table", "Side panel"), self.side_toggled.emit, "quiet", name="side")
        self._side.setCheckable(True)
        for done_in_passing in (self._undo, self._hint, self._side):  # a click leaves the keys to the table
            done_in_passing.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(6)
        row.addWidget(self._home)
        row.addWidget(label(game, "title"))
        row.addSpacing(8)
        row.addWidget(self._heading, 1)
        row.addWidget(self._undo)
        row.addWidget(self._hint)
        row.addWidget(self._question)
        row.addWidget(self._side)
        row.addWidget(button(translate("Table", "Rules"), self.rules_wanted.emit, "quiet", name="rules"))
        row.addWidget(button(translate("Table", "Settings"), self.settings_wanted.emit, "quiet", name="settings"))

    def _question_mark(self) -> QPushButton:
        made = button("?", self.question_wanted.emit, "quiet", name="question")
        made.setCheckable(True)
        made.setAccessibleName(translate("Table", "What is this?"))
        made.setToolTip(tip(translate("Table", "Click on a thing to be told what it is (F1: what the pointer is on)")))
        QShortcut(QKeySequence(Qt.Key.Key_F1), made, self.help_wanted.emit)
        return made

    def show_asking(self, asking: bool) -> None:
        self._question.setChecked(asking)

    def call_back(self, place: str) -> None:
        """Name the place to which one comes back from here."""
        self._home.setText(f"←  {place}")

    def show_heading(self, text: str) -> None:
        self._heading.setText(text)

    def allow_undo(self, *, allowed: bool) -> None:
        self._undo.setEnabled(allowed)

    def show_side(self, *, shown: bool) -> None:
        self._side.setChecked(shown)
