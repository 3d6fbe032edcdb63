"""Long games take a while to be opened: people see how far it is, and may give it up."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from gamebox.engine.record import Record
from gamebox.engine.session import Opening, Session
from gamebox.ui.texts import translate

_SOON = 400
"""Milliseconds before which nobody wonders."""
_WHOLE = 1000


def opened(record: Record, parent: QWidget | None) -> Session | None:
    """The game of a record; None if somebody gave it up. Raises RecordError for one that cannot be played."""
    opening = Opening(record)
    if opening.go_on() and not _watched(opening, parent):
        return None
    return opening.session


def _watched(opening: Opening, parent: QWidget | None) -> bool:
    """Whether it has been opened to its end."""
    progress = QProgressDialog(
        translate("Files", "A long game is being opened …"), translate("Files", "Cancel"), 0, _WHOLE, parent
    )
    progress.setWindowModality(Qt.WindowModality.WindowModal)
    progress.setMinimumDuration(_SOON)
    try:
        while opening.go_on():
            progress.setValue(round(_WHOLE * opening.share))  # lets the window live, too
            if progress.wasCanceled():
                return False
        return True
    finally:
        progress.close()
        progress.deleteLater()
