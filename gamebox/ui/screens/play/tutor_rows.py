"""Whom the tutor looks after: a row for each person at the table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebox.bots.tutor import Tutor
from gamebox.ui.players import players_of
from gamebox.ui.table.table import Table
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.tutors import tutor_box, tutor_sense
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.parts import label


class TutorRows(QObject):
    changed = Signal(str, str)
    """A person's name, and how strict a tutor they want."""

    def __init__(self, table: Table, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._theme = theme

    def made(self) -> QWidget:
        rows = QWidget()
        column = QVBoxLayout(rows)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(4)
        column.addWidget(label(translate("Tutor", "Tutor"), "strong"))
        column.addWidget(label(tutor_sense(), "muted", wrap=True))
        for player in players_of(self._table.session.setup.seats):
            if player.bot is None:
                column.addLayout(self._row(player.seat, player.name))
        return rows

    def _row(self, seat: int, name: str) -> QHBoxLayout:
        box = tutor_box(self._theme, self._table.tutors.get(seat, "off"), f"tutor-{seat}")
        box.setAccessibleDescription(f"{box.accessibleName()}: {name}")
        box.currentIndexChanged.connect(lambda _index: self._set(seat, name, box.currentData()))
        who = ElidedLabel("")
        who.setText(name)
        row = QHBoxLayout()
        row.addWidget(who, 1)
        row.addWidget(box)
        return row

    def _set(self, seat: int, name: str, tutor: Tutor) -> None:
        self._table.tutors[seat] = tutor
        self.changed.emit(name, tutor)
