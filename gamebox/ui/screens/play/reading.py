"""Rules beside a table: by the number that was clicked, by name, and back again."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gamebox.ui.look import Look
from gamebox.ui.screens.rules import book as rulebook
from gamebox.ui.screens.rules.beside import RuleCard, RuleIndex
from gamebox.ui.table.board import Board
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import button


class Reading(QObject):
    book_wanted = Signal(str)
    """The rulebook itself, open at that rule, or at its beginning."""

    def __init__(self, board: Board, look: Look, theme: Theme) -> None:
        super().__init__(board)
        self._board = board
        self._look = look
        self._theme = theme
        self._game = look.game.id
        self._earlier: list[str] = []
        """What was read before; nothing stands for the index."""
        self._open: str | None = None
        board.aside.closed.connect(self._forget)

    def toggle(self) -> None:
        """All rules by name, or away with what is being read."""
        if self._open is None:
            self._show("")
        else:
            self._board.aside.shut()

    def open_rule(self, rule: str) -> None:
        """A rule, and the way back to what was read before."""
        if rule == self._open:
            return
        if self._open is not None:
            self._earlier.append(self._open)
        self._show(rule)

    def _show(self, rule: str) -> None:
        language = QLocale().name()[:2]
        found = rulebook.load(self._game, language).rule(rule)
        if found:
            self._put(found.id, self._with_way_back(self._card(found)))
        else:
            index = RuleIndex(self._game, language)
            index.chosen.connect(self.open_rule)
            index.book_wanted.connect(self.book_wanted)
            self._put(translate("Rules", "Rules"), index)
            index.search_field.setFocus()
        self._open = found.id if found else ""

    def _card(self, rule: rulebook.Rule) -> RuleCard:
        card = RuleCard(rule, self._look, self._theme)
        card.referred.connect(self.open_rule)
        card.book_wanted.connect(self.book_wanted)
        return card

    def _with_way_back(self, card: RuleCard) -> QWidget:
        if not self._earlier:
            return card
        both = QWidget()
        column = QVBoxLayout(both)
        column.setContentsMargins(0, 0, 0, 0)
        before = self._earlier[-1] or translate("Rules", "Rules")
        column.addWidget(button(f"←  {before}", self._go_back, "quiet", name="rule-back"))
        column.addWidget(card, 1)
        return both

    def _go_back(self) -> None:
        self._show(self._earlier.pop())

    def _put(self, title: str, content: QWidget) -> None:
        earlier = list(self._earlier)
        self._board.aside.show_content(title, content, self)
        self._earlier = earlier

    def _forget(self) -> None:
        self._earlier, self._open = [], None
