"""About gamebox: its version, whose work it is, where it keeps its files, and the terms of what is inside."""

from __future__ import annotations

import platform
from pathlib import Path

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox import __version__
from gamebox.engine.resources import resource_folder
from gamebox.ui.items.paper import Sheet
from gamebox.ui.items.wordmark import mark_pixmap
from gamebox.ui.screens.screen import PageScreen
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import label

_WIDEST = 1000
_MARK = 96


class AboutScreen(PageScreen):
    def __init__(self, theme: Theme, folder: Path) -> None:
        """`folder` is where the profile lies."""
        super().__init__(theme, widest=_WIDEST)
        self._folder = folder
        self._mark = QLabel()
        contents = QWidget()
        rows = QVBoxLayout(contents)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        rows.addWidget(self._words())
        notices = third_party_notices()
        if notices:
            rows.addWidget(self._notices(notices), 1)
        else:
            rows.addStretch(1)
        self.lay_out_page(translate("About", "About gamebox"), contents)

    def _words(self) -> QWidget:
        column = QVBoxLayout()
        column.setSpacing(8)
        version = translate("About", "Version {version}").format(version=__version__)
        games = translate("About", "Tabletop games for a family at one computer.")
        column.addWidget(label("gamebox", "title"))
        column.addWidget(label(version, "muted"))
        column.addSpacing(8)
        column.addWidget(label(games, "lead", wrap=True))
        fair = translate(
            "About",
            "An unofficial, non-commercial adaptation with its own artwork, sheets and level cards; the games’ names "
            "belong to their owners.",
        )
        made = translate("About", "Free software under the MIT license, made with Python {python} and Qt {qt} (LGPL).")
        kept = translate("About", "Your games and settings are kept in {folder}")
        column.addWidget(label(fair, wrap=True))
        column.addSpacing(8)
        column.addWidget(label(made.format(python=platform.python_version(), qt=qVersion()), "muted", wrap=True))
        column.addWidget(_selectable(kept.format(folder=self._folder)))
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        return Sheet(self.theme, row, padding=24)

    @override
    def rescale(self) -> None:
        super().rescale()
        self._mark.setPixmap(mark_pixmap(round(_MARK * self.scale), self.devicePixelRatioF()))

    def _notices(self, text: str) -> QWidget:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(label(translate("About", "The works of others inside, and their terms"), "lead"))
        box = QPlainTextEdit(text)
        box.setObjectName("notices")
        box.setReadOnly(True)
        box.setTabChangesFocus(True)
        box.setFrameShape(QFrame.Shape.NoFrame)
        column.addWidget(box, 1)
        return Sheet(self.theme, column, padding=24)


def _selectable(text: str) -> QLabel:
    made = label(text, "muted", wrap=True)
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return made


def third_party_notices() -> str | None:
    """Only packaged programs have them: elsewhere nothing is inside."""
    file = resource_folder() / "THIRD-PARTY-NOTICES.txt"
    return file.read_text(encoding="utf-8") if file.is_file() else None
