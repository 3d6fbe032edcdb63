"""What has happened, in words."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTextBrowser
from typing_extensions import override

from gamebox.engine.session import Session, Step
from gamebox.ui.look import Look, Player
from gamebox.ui.texts import translate


class GameLog(QTextBrowser):
    def __init__(self, look: Look, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._look = look
        self._players = players
        self.setAccessibleName(translate("Log", "What has happened"))
        self.document().setDocumentMargin(12)

    def show_all(self, session: Session) -> None:
        self.clear()
        for step in session.steps:
            self.add(step)

    def add(self, step: Step) -> None:
        for line in self.lines(step):
            self.append(line)

    def lines(self, step: Step) -> list[str]:
        """The sentences that tell one step to everybody."""
        seen = (event.seen_by(None) for event in step.events)
        told = (self._look.told(event, self._players) for event in seen if event)
        return [line for line in told if line]

    @override
    def sizeHint(self) -> QSize:
        return QSize(280, 200)
