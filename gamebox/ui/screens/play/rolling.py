"""Real dice at the table: when people are asked what they show, and who rolls if they do not want to tell."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gamebox.ui.players import players_of
from gamebox.ui.table.board import Board
from gamebox.ui.table.dice_entry import DiceEntry
from gamebox.ui.table.prompt import PromptBar
from gamebox.ui.table.table import Table
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme


class Rolling(QObject):
    """The entry stands where the prompt does, as long as dice are asked for."""

    declined = Signal()
    """The computer rolls from now on."""

    def __init__(self, table: Table, board: Board, prompt: PromptBar, theme: Theme) -> None:
        super().__init__(prompt)
        self._table = table
        self._board = board
        self._prompt = prompt
        self._players = players_of(table.session.setup.seats)
        self._asked_at = -1
        self.entry = DiceEntry(theme)
        self.entry.told.connect(table.tell_dice)
        self.entry.declined.connect(self._decline)

    def look(self) -> None:
        """Ask for what is about to fall, once in each position."""
        dice = None if self._board.scene.pause_prompt() else self._table.dice_asked
        if dice is None:
            self.turn_page()
        elif self._asked_at != len(self._table.session):
            self._asked_at = len(self._table.session)
            self._prompt.hide()
            self.entry.ask(self._words(len(dice)), dice)

    def _words(self, count: int) -> str:
        player = self._players[self._table.seat_to_act or 0]
        if player.bot:
            text = translate("Dice", "Roll %n dice for {name}. What do they show?", "", count)
        else:
            text = translate("Dice", "{name}: roll %n dice. What do they show?", "", count)
        return text.replace("{name}", player.name)

    def turn_page(self) -> None:
        """Nothing is asked any more."""
        if self._asked_at >= 0:
            self._asked_at = -1
            self.entry.hide()
            self._prompt.show()
            self._board.view.setFocus()

    def _decline(self) -> None:
        self._table.real_dice = False
        self.turn_page()
        self.declined.emit()
        self._table.proceed()
