"""Who may take back what at a table: one's own strokes and moves at once, another person's move if they agree."""

from __future__ import annotations

from collections.abc import Callable

from gamebox.ui.look import Offer
from gamebox.ui.players import players_of
from gamebox.ui.screens.play.herald import Herald
from gamebox.ui.table.board import Board
from gamebox.ui.table.table import Table
from gamebox.ui.texts import translate


class Undoing:
    """`settle` is called after a move was taken back."""

    def __init__(self, table: Table, board: Board, herald: Herald, settle: Callable[[], None]) -> None:
        self._table = table
        self._board = board
        self._herald = herald
        self._players = players_of(table.session.setup.seats)
        self._settle = settle

    @property
    def possible(self) -> bool:
        return self._board.scene.can_undo_locally or self._table.can_undo()

    def wish(self) -> None:
        """What is being prepared goes first, stroke by stroke, then the last move.

        What another person has decided is taken back only if they agree; while it is shown, it is theirs to undo.
        """
        if self._board.scene.undo_locally():
            return
        owner = self._table.undo_owner
        if self._table.undo_needs_consent and owner is not None and not self._board.busy:
            self._ask(self._players[owner].name)
        else:
            self._undo()

    def _ask(self, name: str) -> None:
        self._herald.ask(
            translate("Table", "{name}, shall your last move be taken back?").format(name=name),
            Offer(translate("Table", "Yes, take it back"), key=translate("Table", "Y"), run=self._undo),
            Offer(translate("Table", "No, leave it"), key="N", primary=True, run=self._herald.tell_task),
        )

    def _undo(self) -> None:
        self._table.undo()
        self._settle()
