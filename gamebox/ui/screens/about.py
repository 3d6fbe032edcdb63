"""About gamebox: its games, version and makers, where it keeps its files, and the terms of what is inside."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox import __version__
from gamebox.engine.resources import resource_folder
from gamebox.ui.cover import Cover
from gamebox.ui.items.paper import Picture, Sheet
from gamebox.ui.items.wordmark import NAME, mark_pixmap
from gamebox.ui.screens.screen import PageScreen
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.cover_picture import cover_picture
from gamebox.ui.widgets.parts import Scrolling, button, label

_WIDEST = 1320
_MARK = 132
_PICTURE = 150
"""At the usual size: how high the games' pictures are at least."""


class AboutScreen(PageScreen):
    def __init__(self, theme: Theme, folder: Path, covers: Mapping[str, Cover]) -> None:
        """`folder` is where the profile lies."""
        super().__init__(theme, widest=_WIDEST)
        self._folder = folder
        self._mark = QLabel()
        self._rows: list[QHBoxLayout] = []
        self._pictures: list[Picture] = []
        self._mark.setAccessibleName(NAME)
        contents = QWidget()
        rows = QVBoxLayout(contents)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self._head())
        rows.addLayout(self._row(*(self._game(cover) for cover in covers.values())), 3)
        rows.addLayout(self._row(self._fair(), self._made(), self._kept()), 1)
        notices = third_party_notices()
        if notices:
            rows.addWidget(self._notices(notices), 2)
        self.lay_out_page(translate("About", "About gamebox"), Scrolling(contents))

    def _row(self, *sheets: QWidget) -> QHBoxLayout:
        """Side by side; where it is narrow, below each other."""
        row = QHBoxLayout()
        row.setSpacing(0)
        for sheet in sheets:
            row.addWidget(sheet, 1)
        self._rows.append(row)
        return row

    def _head(self) -> QWidget:
        column = QVBoxLayout()
        column.setSpacing(6)
        column.addStretch(1)
        column.addWidget(label("gamebox", "hero"))
        column.addWidget(label(translate("About", "Tabletop games for a family at one computer."), "lead", wrap=True))
        version = translate("About", "Version {version}").format(version=__version__)
        column.addWidget(label(version, "muted"))
        column.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(28)
        row.addWidget(self._mark)
        row.addLayout(column, 1)
        return Sheet(self.theme, row, padding=24)

    def _game(self, cover: Cover) -> QWidget:
        def draw(size: QSize) -> QPixmap:
            return cover_picture(cover, size, self.devicePixelRatioF(), self.theme)

        picture = Picture(draw, self.theme.table_bottom)
        picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._pictures.append(picture)
        words = QVBoxLayout()
        words.setContentsMargins(14, 8, 14, 10)
        words.setSpacing(2)
        words.addWidget(label(cover.name(), "strong"))
        seats = translate("Home", "{low} to {high} players").format(low=cover.seats[0], high=cover.seats[-1])
        words.addWidget(label(seats, "muted"))
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(picture, 1)
        column.addLayout(words)
        return Sheet(self.theme, column, padding=3)

    def _fair(self) -> QWidget:
        fair = translate(
            "About",
            "An unofficial, non-commercial adaptation with its own artwork, sheets and level cards; the games’ names "
            "belong to their owners.",
        )
        return self._told(translate("About", "Fair play"), label(fair, wrap=True))

    def _made(self) -> QWidget:
        made = translate("About", "Free software under the MIT license, made with Python {python} and Qt {qt} (LGPL).")
        words = made.format(python=platform.python_version(), qt=qVersion())
        return self._told(translate("About", "Made with"), label(words, wrap=True))

    def _kept(self) -> QWidget:
        kept = translate("About", "Your games and settings are kept in {folder}")
        show = button(translate("About", "Open the folder"), self._open_folder, name="open-folder")
        return self._told(translate("About", "Your files"), _selectable(kept.format(folder=self._folder)), show)

    def _told(self, title: str, *parts: QWidget) -> QWidget:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(label(title, "strong"))
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)
        return Sheet(self.theme, column)

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    @override
    def rescale(self) -> None:
        super().rescale()
        self._mark.setPixmap(mark_pixmap(round(_MARK * self.scale / self.theme.text), self.devicePixelRatioF()))
        for picture in self._pictures:
            picture.setMinimumHeight(round(_PICTURE * self.scale / self.theme.text))

    @override
    def reflow(self) -> None:
        for row in self._rows:
            row.setDirection(self.side_by_side)

    def _notices(self, text: str) -> QWidget:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(label(translate("About", "The works of others inside, and their terms"), "lead", wrap=True))
        box = QPlainTextEdit(text)
        box.setObjectName("notices")
        box.setReadOnly(True)
        box.setTabChangesFocus(True)
        box.setFrameShape(QFrame.Shape.NoFrame)
        column.addWidget(box, 1)
        return Sheet(self.theme, column, padding=24)


def _selectable(text: str) -> QLabel:
    made = label(text, wrap=True)
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return made


def third_party_notices() -> str | None:
    """Only packaged programs have them: elsewhere nothing is inside."""
    file = resource_folder() / "THIRD-PARTY-NOTICES.txt"
    return file.read_text(encoding="utf-8") if file.is_file() else None
