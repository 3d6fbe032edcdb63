"""Which file to open, and where to save one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from gamebox.ui.desktop import documents
from gamebox.ui.texts import translate

_LONGEST = 80
"""Letters of a name: every file system takes as many, and the ending is at the end."""


def ask_what_to_open(parent: QWidget) -> Path | None:
    title = translate("Window", "Open a game")
    name, _ = QFileDialog.getOpenFileName(parent, title, documents(), _kinds())
    return Path(name) if name else None


def ask_what_to_import(parent: QWidget) -> list[Path]:
    """As many files as somebody chooses."""
    title = translate("Window", "Import games")
    names, _ = QFileDialog.getOpenFileNames(parent, title, documents(), _kinds())
    return [Path(name) for name in names]


def ask_what_sheets_to_import(parent: QWidget) -> list[Path]:
    """As many files as somebody chooses: sheets, or games that carry one."""
    kinds = translate("Window", "Sheets, and games with one (*.toml *.gamebox)")
    names, _ = QFileDialog.getOpenFileNames(parent, translate("Window", "Import sheets"), documents(), kinds)
    return [Path(name) for name in names]


def ask_where_to_put_sheet(parent: QWidget, suggestion: str) -> Path | None:
    kinds = translate("Window", "Sheets (*.toml)")
    return _ask_where(parent, translate("Window", "Export the sheet"), kinds, suggestion)


def ask_where_to_save(parent: QWidget, suggestion: str) -> Path | None:
    return _ask_where(parent, translate("Window", "Save the game"), _kinds(), suggestion)


def ask_where_to_put_picture(parent: QWidget, suggestion: str) -> Path | None:
    kinds = translate("Window", "Pictures (*.png)")
    return _ask_where(parent, translate("Window", "Share as a picture"), kinds, suggestion)


def ask_where_to_put_table(parent: QWidget, suggestion: str) -> Path | None:
    kinds = translate("Window", "Tables (*.csv)")
    return _ask_where(parent, translate("Window", "Save a table"), kinds, suggestion)


def _ask_where(parent: QWidget, title: str, kinds: str, suggestion: str) -> Path | None:
    """A name without an ending gets one, and the dialog asks before it replaces a file of that name."""
    dialog = QFileDialog(parent, title, documents())
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(kinds)
    dialog.setDefaultSuffix(Path(suggestion).suffix.removeprefix("."))
    dialog.selectFile(file_name(suggestion))
    chosen = Path(dialog.selectedFiles()[0]) if dialog.exec() else None
    dialog.deleteLater()
    return chosen


def file_name(text: str) -> str:
    """A name to suggest for a file, in whichever folder the dialog shows: never a way to another one."""
    kept = "".join(letter if letter.isalnum() or letter in " -_." else "-" for letter in text)
    while ".." in kept:
        kept = kept.replace("..", ".")
    return kept[-_LONGEST:].strip(" .-") or "gamebox"


def _kinds() -> str:
    return translate("Window", "Games of gamebox (*.gamebox)")
