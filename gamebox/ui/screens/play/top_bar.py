"""The bar above a table: the way home, where the game stands, undo, the side panel, rules and settings."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QWidget
from typing_extensions import override

from gamebox.ui.texts import translate
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.parts import button, give_tip, label

_APART = 6
_HEADING = 60
"""Pixels that where the game stands has at least, before anything gives way to it."""
_MARGIN = 12
_BEFORE_HEADING = 8


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
        self._standing = ""
        self._home = button("", self.home_wanted.emit, "quiet", name="home")
        self._undo = button(translate("Table", "Undo"), self.undo_wanted.emit, "quiet", name="undo")
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self._undo, self._undo.click)
        self._hint = button(translate("Table", "Hint"), self.hint_wanted.emit, "quiet", name="hint")
        give_tip(self._hint, translate("Table", "The best move and why (H)"))
        QShortcut(QKeySequence("H"), self._hint, self._hint.click)
        self._question = self._question_mark()
        self._side = button(translate("Table", "Side panel"), self.side_toggled.emit, "quiet", name="side")
        self._side.setCheckable(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, 5, _MARGIN, 5)
        row.setSpacing(_APART)
        self._title = label(game, "title")
        rules = button(translate("Table", "Rules"), self.rules_wanted.emit, "quiet", name="rules")
        settings = button(translate("Table", "Settings"), self.settings_wanted.emit, "quiet", name="settings")
        for done_in_passing in (self._undo, self._hint, self._side, rules):  # a click leaves the keys to the table
            done_in_passing.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._further = (self._side, rules, settings)
        self._more = self._menu()
        row.addWidget(self._home)
        row.addWidget(self._title)
        row.addSpacing(_BEFORE_HEADING)
        row.addWidget(self._heading, 1)
        for part in (self._undo, self._hint, self._question, *self._further, self._more):
            row.addWidget(part)
        self.call_back(translate("Table", "Home"))

    def _menu(self) -> QPushButton:
        """Holds what large words leave no room for."""
        made = button("☰", self._open_menu, "quiet", name="more")
        made.setAccessibleName(translate("Table", "More"))
        give_tip(made, translate("Table", "More"))
        made.hide()
        return made

    def _open_menu(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for part in self._further:
            action = menu.addAction(part.text(), part.click)
            action.setCheckable(part.isCheckable())
            action.setChecked(part.isChecked())
        menu.popup(self._more.mapToGlobal(self._more.rect().bottomLeft()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    @override
    def minimumSizeHint(self) -> QSize:
        """Of what is never folded away."""
        kept = (self._home, self._undo, self._hint, self._question, self._more)
        return QSize(sum(part.minimumSizeHint().width() for part in kept), super().minimumSizeHint().height())

    def _fold(self) -> None:
        """What leads elsewhere goes into a menu first, then names give way to where the game stands."""
        self._name_home(brief=False)
        always = (self._home, self._undo, self._hint, self._question)
        room = self.width() - sum(_wide(part) for part in always)
        tight = room < _HEADING + _wide(self._title) + sum(_wide(part) for part in self._further)
        for part in self._further:
            part.setVisible(not tight)
        self._more.setVisible(tight)
        standing = self._heading.fontMetrics().horizontalAdvance(self._standing) + _BEFORE_HEADING + 2 * _APART
        left = room - 2 * _MARGIN - standing - _wide(self._more)
        self._title.setVisible(not tight or left > _wide(self._title))
        if tight and left < 0:
            self._name_home(brief=True)

    def _question_mark(self) -> QPushButton:
        made = button("?", self.question_wanted.emit, "quiet", name="question")
        made.setCheckable(True)
        made.setAccessibleName(translate("Table", "What is this?"))
        give_tip(made, translate("Table", "Click on a thing to be told what it is (F1: what the pointer is on)"))
        QShortcut(QKeySequence(Qt.Key.Key_F1), made, self.help_wanted.emit)
        return made

    def show_asking(self, asking: bool) -> None:
        self._question.setChecked(asking)

    def call_back(self, place: str) -> None:
        """Name the place to which one comes back from here."""
        self._home.setAccessibleName(place)
        give_tip(self._home, place)
        self._words_changed()

    def _name_home(self, *, brief: bool) -> None:
        self._home.setText("←" if brief else f"←  {self._home.accessibleName()}")

    def show_heading(self, standing: str, *remarks: str) -> None:
        """Where the game stands, in whole; what is remarked of it, as far as there is room."""
        self._standing = standing
        self._heading.setText(" · ".join(filter(None, (standing, *remarks))))
        self._words_changed()

    def _words_changed(self) -> None:
        if self.isVisible():
            self._fold()
        else:  # how wide it will be is not known yet
            self._name_home(brief=False)

    def allow_undo(self, *, allowed: bool) -> None:
        self._undo.setEnabled(allowed)

    def show_side(self, *, shown: bool) -> None:
        self._side.setChecked(shown)


def _wide(part: QWidget) -> int:
    return part.sizeHint().width() + _APART
