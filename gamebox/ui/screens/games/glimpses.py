"""A table from afar, of a game that was played: nothing that is not open to everybody."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from gamebox.engine.record import Record
from gamebox.engine.session import Session
from gamebox.ui.look import Look
from gamebox.ui.screens.games.entries import Entry
from gamebox.ui.table.picture import table_picture
from gamebox.ui.theme import Theme


@dataclass(frozen=True)
class Glimpse:
    """A picture, and of a game that goes on where it stands, as "Round 3"."""

    pixmap: QPixmap
    position: str = ""


def glimpse(look: Look, entry: Entry, record: Record | None, size: QSize, theme: Theme, ratio: float = 1.0) -> Glimpse:
    """No picture of a game whose record is gone."""
    if record is None:
        return Glimpse(QPixmap())
    position = look.words.heading(Session.of(record)) if entry.unfinished else ""
    return Glimpse(QPixmap.fromImage(table_picture(look, record, size, theme, ratio)), position)
