"""Something that takes a while and cannot be given up: people see how far it is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

_SOON = 400
"""Milliseconds before which nobody wonders."""


class Waiting:
    """Called with how much is done, of how much; it goes away by itself when all is."""

    def __init__(self, parent: QWidget, text: str) -> None:
        self._parent = parent
        self._text = text
        self._dialog: QProgressDialog | None = None

    def __call__(self, done: int, count: int) -> None:
        if self._dialog is None:
            self._dialog = QProgressDialog(self._text, "", 0, count, self._parent)
            self._dialog.setCancelButton(None)
            self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
            self._dialog.setMinimumDuration(_SOON)
        self._dialog.setValue(done)
        if done >= count:
            self._dialog.close()
            self._dialog.deleteLater()
            self._dialog = None
