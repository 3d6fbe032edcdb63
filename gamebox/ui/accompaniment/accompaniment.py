"""One owner of what goes with tables: everything follows the settings, and each board is heard, told and shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from gamebox.library.settings import Volume
from gamebox.ui.accompaniment.second_window import SecondWindow
from gamebox.ui.accompaniment.sounds import MUTE, SAMPLE, Sounds
from gamebox.ui.desk import Desk
from gamebox.ui.host import Host
from gamebox.ui.looks import LOOKS
from gamebox.ui.texts import native, translate

if TYPE_CHECKING:
    from gamebox.ui.accompaniment.announcer import Announcer
    from gamebox.ui.table.board import Board
    from gamebox.ui.table.table import Table


class Accompaniment(QObject):
    told = Signal(str)
    """Something that the player should know."""

    def __init__(self, desk: Desk, host: Host, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._host = host
        self._sounds = Sounds(desk.settings, self)
        self._announcer: Announcer | None = None
        self.second_window = SecondWindow(desk, host, window)
        self._loud: Volume = "normal"
        """How loud it was before somebody turned it off."""
        QShortcut(QKeySequence(MUTE), window, self._toggle_sound)

    def follow(self) -> None:
        """Do as it is set now."""
        settings = self._desk.settings
        if self._sounds.follow(settings):
            self._sounds.play(SAMPLE)
        self.second_window.renew()
        if self._announcer:
            self._announcer.follow(settings)

    def sound(self, board: Board) -> None:
        """Let a board be heard."""
        board.heard.connect(self._sounds.play)
        QTimer.singleShot(0, self._sounds, self._sounds.prepare)

    def announce(self, board: Board, table: Table) -> None:
        """Let a voice tell what happens on a board, if somebody wants that."""
        from gamebox.ui.accompaniment.announcer import Announcer

        if self._announcer is None:
            self._announcer = Announcer(self._desk.settings, self)
            self._announcer.voiceless.connect(self._tell_voiceless)
        self._announcer.attend(board, table, LOOKS[table.session.setup.game.id])

    def _tell_voiceless(self) -> None:
        self.told.emit(translate("Window", "No voice was found on this computer, so nothing is spoken."))

    def _toggle_sound(self) -> None:
        """Be quiet, or as loud as before."""
        now = self._desk.settings.volume
        to = self._loud if now == "off" else "off"
        self._loud = now if to == "off" else to
        with self._host.telling():
            self._desk.change(msgspec.structs.replace(self._desk.settings, volume=to))
        self._sounds.follow(self._desk.settings)
        off, on = translate("Window", "Sound is off. {keys} turns it on."), translate("Window", "Sound is on.")
        self.told.emit(off.format(keys=native(MUTE)) if to == "off" else on)
