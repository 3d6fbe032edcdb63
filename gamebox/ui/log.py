"""What has happened, in words."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextBrowser
from typing_extensions import override

from gamebox.engine.session import Session, Step
from gamebox.ui.accessibility import announce
from gamebox.ui.look import Look, Player
from gamebox.ui.texts import translate


class GameLog(QTextBrowser):
    def __init__(self, look: Look, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._look = look
        self._players = players
        self.setAccessibleName(translate("Log", "What has happened"))
        self.document().setDocumentMargin(0)

    def show_all(self, session: Session, seat: int | None) -> None:
        """Everything that the seat knows; None: what everybody knows."""
        self.setPlainText("\n".join(line for step in session.steps for line in self.lines(step, seat)))
        self.moveCursor(QTextCursor.MoveOperation.End)

    def add(self, step: Step, seat: int | None) -> None:
        bar, end = self.verticalScrollBar(), QTextCursor(self.document())
        follows = bar.value() == bar.maximum()
        for line in self.lines(step, seat):
            end.movePosition(QTextCursor.MoveOperation.End)
            if not self.document().isEmpty():
                end.insertBlock()
            end.insertText(line)  # never as HTML, whatever people call themselves
            announce(self, line)
        if follows:
            bar.setValue(bar.maximum())

    def lines(self, step: Step, seat: int | None) -> list[str]:
        """The sentences that tell one step."""
        seen = (event.seen_by(seat) for event in step.events)
        told = (self._look.told(event, self._players) for event in seen if event)
        return [line for line in told if line]

    @override
    def sizeHint(self) -> QSize:
        return QSize(280, 200)
