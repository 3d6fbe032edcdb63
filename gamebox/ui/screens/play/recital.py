"""Reading by keys: what lies before one, the table, what has happened. It is said, and stands beside the table, too."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from gamebox.ui.announcements import announce
from gamebox.ui.table.board import Board
from gamebox.ui.table.since import doings
from gamebox.ui.table.table import Table
from gamebox.ui.texts import translate
from gamebox.ui.widgets.parts import label

HAND, TABLE, HAPPENED = "F2", "F3", "F4"


class Recital(QObject):
    """Its keys rest while the board does: nothing is read from behind a curtain."""

    def __init__(self, table: Table, board: Board) -> None:
        super().__init__(board)
        self._table = table
        self._board = board
        for key, read in ((HAND, self.read_hand), (TABLE, self.read_table), (HAPPENED, self.read_news)):
            QShortcut(QKeySequence(key), board, read)

    def read_hand(self) -> None:
        """What is in the hands of the one who plays: cards, dice."""
        groups = self._board.view.reader.groups()
        own = [group.told for group in groups if group.own]
        self._read(
            translate("Recital", "Before you"), own or [translate("Recital", "Nothing lies open before you now.")]
        )

    def forget(self) -> None:
        """The game goes on: what was read is no longer so."""
        self._board.aside.put_away(self)

    def read_table(self) -> None:
        groups = self._board.view.reader.groups()
        self._read(translate("Recital", "The table"), [group.told for group in groups if not group.own])

    def read_news(self) -> None:
        """What happened since the last turn of the one who looks, in the words of the log."""
        seat = self._table.viewer if self._table.viewer is not None else self._table.seat_to_act
        steps = doings(self._table.steps, seat) if seat is not None else self._table.steps
        lines = [line for step in steps for line in self._board.log.lines(step, self._table.viewer)]
        self._read(
            translate("Curtain", "Since your last turn"), lines or [translate("Log", "Nothing has happened yet.")]
        )

    def _read(self, title: str, lines: list[str]) -> None:
        told = [line for line in lines if line]
        page = label("\n".join(told), wrap=True)
        page.setObjectName("recital")
        page.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._board.aside.show_content(title, page, self)
        announce(self._board, " ".join((f"{title}.", *told)))


def keys_told() -> str:
    """Which keys read, and which lead over the table."""
    text = translate(
        "Recital",
        "{hand} reads what lies before you, {table} the table, {happened} what has happened. "
        "Ctrl with arrows leads over everything on the table, Enter presses it.",
    )
    return text.format(hand=HAND, table=TABLE, happened=HAPPENED)
