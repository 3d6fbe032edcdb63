"""What a user can set once and for all: every setting is a row with its values in sight, sorted into sheets."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.library.settings import Settings
from gamebox.ui.items.paper import Sheet
from gamebox.ui.screens.screen import PageScreen
from gamebox.ui.screens.settings.rows import Row, Section, sections
from gamebox.ui.screens.settings.vignettes import VignetteView
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import Scrolling, button, label
from gamebox.ui.widgets.segments import Segments

_WIDEST = 1320
_FEW = 3
_ROOMY = 1300
"""At the usual size: in a narrower window all values stand below their words."""


class SettingsScreen(PageScreen):
    changed = Signal(object)
    about_wanted = Signal()

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__(theme, widest=_WIDEST)
        self._settings = settings
        self._beside: list[QBoxLayout] = []
        about = button(translate("Settings", "About gamebox"), self.about_wanted.emit, "onTable", name="about")
        self.lay_out_page(translate("Settings", "Settings"), self._sheets(), about)

    def _sheets(self) -> Scrolling:
        """Two columns, as long as each other as can be: the first sheet has the most rows."""
        look, motion, sound, table = (self._sheet(section) for section in sections())
        inner = QWidget()
        self._columns = QHBoxLayout(inner)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(0)
        for sheets in ((look, motion), (table, sound)):
            column = QVBoxLayout()
            column.setSpacing(0)
            for sheet in sheets:
                column.addWidget(sheet, 1)
            self._columns.addLayout(column, 1)
        return Scrolling(inner)

    @override
    def reflow(self) -> None:
        self._columns.setDirection(self.side_by_side)
        roomy = self.room.width() >= _ROOMY * self.scale
        for row in self._beside:
            row.setDirection(QBoxLayout.Direction.LeftToRight if roomy else QBoxLayout.Direction.TopToBottom)

    def _sheet(self, section: Section) -> Sheet:
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(label(section.title, "title", wrap=True), 1)
        head.addWidget(VignetteView(self.theme, section.vignette))
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addLayout(head)
        for row in section.rows:
            column.addWidget(_line(self.theme))
            column.addLayout(self._row(row))
        column.addStretch(1)
        return Sheet(self.theme, column, padding=20)

    def _row(self, row: Row) -> QBoxLayout:
        """A few values stand beside the words, more of them below."""
        few = len(row.values) <= _FEW
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(label(row.title, "strong"))
        if row.explained:
            words.addWidget(label(row.explained, "muted", wrap=True))
        words.addStretch(1)
        chosen = getattr(self._settings, row.field)
        segments = Segments(row.values, chosen, self.theme, name=row.field, label=row.title)
        segments.chosen.connect(lambda value: self._set(row.field, value))
        line = QHBoxLayout() if few else QVBoxLayout()
        line.setSpacing(16 if few else 6)
        line.addLayout(words, 3)
        line.addWidget(segments, len(row.values) if few else 0, Qt.AlignmentFlag.AlignVCenter)
        if few:
            self._beside.append(line)
        return line

    def _set(self, field: str, value: object) -> None:
        self._settings = msgspec.structs.replace(self._settings, **{field: value})
        if field == "tips":
            self._settings = msgspec.structs.replace(self._settings, tips_seen=())
        self.changed.emit(self._settings)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            self.focusNextChild()


def _line(theme: Theme) -> QFrame:
    line = QFrame()
    line.setFixedHeight(1)
    line.setStyleSheet(f"background: {theme.paper_edge.name()}; border: none;")
    return line
