"""A voice that tells everybody what happens at the table, and so never what only one person may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal

from gamebox.library.settings import Settings, Voice
from gamebox.ui.accompaniment.quiet import unheard
from gamebox.ui.look import Look
from gamebox.ui.players import players_of
from gamebox.ui.table.log import told

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech

    from gamebox.ui.table.board import Board
    from gamebox.ui.table.table import Table

_NOBODY = None
_LINES: dict[Voice, int | None] = {"off": 0, "brief": 0, "normal": 1, "full": None}
"""How many sentences of a step are spoken; None: all."""


class Announcer(QObject):
    voiceless = Signal()
    """There is nothing to speak with on this computer."""

    def __init__(self, settings: Settings, parent: QObject, engine: str = "") -> None:
        """`engine`: the usual one of the system, unless it is named."""
        super().__init__(parent)
        self._name = engine
        self._engine: QTextToSpeech | None = None
        self._voice = settings.voice

    def follow(self, settings: Settings) -> None:
        self._voice = settings.voice
        if self._engine:
            self._engine.stop()
        self.prepare()

    def prepare(self) -> None:
        """Find a voice before it is needed."""
        if self._voice != "off" and self._engine is None:
            self._engine = _engine(self._name, self)
            if self._engine is None:
                self._voice = "off"
                self.voiceless.emit()

    def attend(self, board: Board, table: Table, look: Look) -> None:
        """Tell what is shown on a board, step by step, for as long as there is that board."""
        _Teller(self, board, table, look)

    def tell_step(self, lines: list[str]) -> None:
        for line in lines[: _LINES[self._voice]]:
            self._speak(line)

    def tell_task(self, text: str) -> None:
        if self._voice != "off":
            self._speak(text)

    def _speak(self, text: str) -> None:
        self.prepare()
        if self._engine:
            self._engine.setLocale(QLocale())  # the language of the program, which may have changed
            self._engine.enqueue(text)


class _Teller(QObject):
    """Knows what of one game has been told already."""

    def __init__(self, announcer: Announcer, board: Board, table: Table, look: Look) -> None:
        super().__init__(board)
        self._announcer = announcer
        self._table = table
        self._words = look.words
        self._players = players_of(table.session.setup.seats)
        self._told = len(table.steps)
        board.settled.connect(self._tell_steps)
        table.awaiting.connect(self._tell_task)
        table.rewound.connect(self._forget)

    def _tell_steps(self) -> None:
        steps = self._table.steps
        for step in steps[self._told :]:
            self._announcer.tell_step([line for _, line in told(self._words, self._players, step, _NOBODY)])
        self._told = len(steps)

    def _tell_task(self) -> None:
        view = self._table.state.view(_NOBODY)
        self._announcer.tell_task(self._words.prompt(view, (), self._players).text)

    def _forget(self) -> None:
        self._told = len(self._table.steps)


def _engine(name: str, parent: QObject) -> QTextToSpeech | None:
    with unheard("Error loading text-to-speech", "No text-to-speech"):
        try:
            from PySide6.QtTextToSpeech import QTextToSpeech
        except ImportError:  # it comes with the extra `sound`
            return None
        made = QTextToSpeech(name, parent) if name else QTextToSpeech(parent)
    return None if made.state() == QTextToSpeech.State.Error else made
