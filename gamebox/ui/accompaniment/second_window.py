"""Whether the open table is shown in a window of its own, and for which game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gamebox.ui.desk import Desk
from gamebox.ui.host import Host
from gamebox.ui.looks import LOOKS

if TYPE_CHECKING:
    from gamebox.ui.screens.open_table import OpenTable


class SecondWindow(QObject):
    def __init__(self, desk: Desk, host: Host, beside: QWidget) -> None:
        super().__init__(beside)
        self._desk = desk
        self._host = host
        self._beside = beside
        self.shown: OpenTable | None = None
        host.opened.connect(self.renew)
        host.closed.connect(self.close)

    def renew(self) -> None:
        """Show the game that is played now, as it is set now."""
        self.close()
        table, settings = self._host.table, self._desk.settings
        if table and settings.open_table:
            from gamebox.ui.screens.open_table import OpenTable

            look = LOOKS[table.session.setup.game.id]
            self.shown = OpenTable(self._desk.theme, look, table, settings, self._desk.shelf)
            self.shown.left.connect(self.close)
            self.shown.appear_beside(self._beside.window())

    def close(self) -> None:
        shown, self.shown = self.shown, None
        if shown:
            shown.close()
            shown.deleteLater()
