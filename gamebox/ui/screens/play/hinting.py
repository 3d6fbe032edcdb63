"""Hints at a table: who may have one, what is shown of it, and when it is gone again."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebox.bots.advice import Advice
from gamebox.bots.tasks import Answer
from gamebox.ui.look import Look
from gamebox.ui.players import players_of
from gamebox.ui.screens.play.tutor_rows import TutorRows
from gamebox.ui.table.board import Board
from gamebox.ui.table.hint_panel import Choice, HintPanel
from gamebox.ui.table.table import Table
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import label


class Hinting(QObject):
    """Shows hints beside a board and dies with it; below them stands whom the tutor looks after."""

    noted = Signal()
    """The record tells from now on that somebody was helped."""

    def __init__(self, table: Table, board: Board, look: Look, theme: Theme, tutors: TutorRows) -> None:
        super().__init__(board)
        self._table = table
        self._board = board
        self._look = look
        self._theme = theme
        self._tutors = tutors
        self._players = players_of(table.session.setup.seats)
        self._wanted = False
        """Whether somebody waits for a hint."""
        self._open = False
        table.advised.connect(self._take)
        board.aside.closed.connect(self.forget)

    @property
    def shown(self) -> bool:
        return self._open

    def toggle(self) -> None:
        """Ask for a hint, or put it away."""
        if self._open:
            self._board.aside.shut()
            return
        self._board.skip()
        if self._table.deciding:
            self._say(translate("Hint", "Thinking …"))  # whatever was read there before is closed by that
            self._wanted = True
            self._table.consult()
        else:
            self._say(self._nothing_to_decide())

    def _nothing_to_decide(self) -> str:
        legal = self._table.legal()
        if len(legal) == 1:
            self._board.scene.point_at(legal[0])
            deed = self._look.words.deed(legal[0], self._table.view, self._players)
            return translate("Hint", "There is nothing else that you can do: {deed}.").format(deed=deed)
        return translate("Hint", "There is nothing to choose now.")

    def _take(self, answer: Answer) -> None:
        if not self._wanted:
            return
        self._wanted = False
        if answer.error:
            self._say(translate("Hint", "No hint this time: {reason}").format(reason=answer.error))
        else:
            self._table.session.note_help("hints")
            self.noted.emit()
            self.show_advice(answer.result)

    def show_advice(self, advice: Advice, chosen: Any = None) -> None:
        """What each choice is worth; `chosen` is one that somebody thinks of."""
        words, view = self._look.words, self._table.view
        choices = [
            Choice(
                words.deed(verdict.action, view, self._players),
                verdict,
                tuple(words.reasoned(reason) for reason in verdict.reasons),
            )
            for verdict in advice.verdicts
        ]
        panel = HintPanel(advice, choices, self._theme, chosen=chosen)
        panel.pointed.connect(self._board.scene.point_at)
        self._put(panel)
        self._board.scene.point_at(advice.best.action if chosen is None else chosen)

    def _say(self, words: str) -> None:
        said = label(words, wrap=True)
        said.setObjectName("hint-note")
        self._put(said)

    def _put(self, content: QWidget) -> None:
        both = QWidget()
        column = QVBoxLayout(both)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(content)
        column.addStretch(1)
        column.addWidget(self._tutors.made())
        self._board.aside.show_content(translate("Hint", "Hint"), both, self)
        self._open = True

    def forget(self) -> None:
        """The game goes on, or it was read."""
        self._wanted = False
        if self._open:
            self._open = False
            self._board.scene.point_at(None)
            self._board.aside.shut()
