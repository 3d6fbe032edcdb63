"""What a user can set once and for all: every setting is a row with its values in sight."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.library.settings import Settings
from gamebox.ui.accompaniment.sounds import MUTE
from gamebox.ui.items.paper import Sheet
from gamebox.ui.screens.screen import PageScreen
from gamebox.ui.texts import LANGUAGES, native, translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import button, label
from gamebox.ui.widgets.segments import Segments

_WIDEST = 1000


class SettingsScreen(PageScreen):
    changed = Signal(object)
    about_wanted = Signal()

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__(theme, widest=_WIDEST)
        self._settings = settings
        about = button(translate("Settings", "About gamebox"), self.about_wanted.emit, "onTable", name="about")
        self.lay_out_page(translate("Settings", "Settings"), self._rows(), about)

    def _rows(self) -> QScrollArea:
        column = QVBoxLayout()
        column.setSpacing(18)
        looks = (self._language(), self._theme(), self._animation(), self._bots())
        others = (self._volume(), self._voice(), self._open_table(), self._real_dice(), self._free_undo(), self._tips())
        for number, row in enumerate((*looks, *others)):
            if number:
                column.addWidget(_line(self.theme))
            column.addLayout(row)
        top = QVBoxLayout()
        top.setContentsMargins(0, 0, 0, 0)
        top.addWidget(Sheet(self.theme, column, padding=24))
        top.addStretch(1)
        inner = QWidget()
        inner.setLayout(top)
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return area

    def _language(self) -> QHBoxLayout:
        values = (("system", translate("Settings", "System")), *LANGUAGES.items())
        return self._row("language", translate("Settings", "Language"), "", values)

    def _theme(self) -> QHBoxLayout:
        values = (
            ("system", translate("Settings", "System")),
            ("light", translate("Settings", "Light")),
            ("dark", translate("Settings", "Dark")),
        )
        explained = translate("Settings", "F11 fills the whole screen.")
        return self._row("theme", translate("Settings", "Appearance"), explained, values)

    def _animation(self) -> QHBoxLayout:
        values = (
            ("off", translate("Settings", "Off")),
            ("fast", translate("Settings", "Fast")),
            ("normal", translate("Settings", "Normal")),
        )
        explained = translate("Settings", "How fast dice roll, pawns hop and cards fly.")
        return self._row("animation", translate("Settings", "Animation"), explained, values)

    def _bots(self) -> QHBoxLayout:
        values = (
            ("slow", translate("Settings", "Slow")),
            ("normal", translate("Settings", "Normal")),
            ("quick", translate("Settings", "Quick")),
            ("at once", translate("Settings", "At once")),
        )
        explained = translate("Settings", "How fast bots take their turns. Space or a click hurries them.")
        return self._row("bots", translate("Settings", "Pace of bots"), explained, values)

    def _volume(self) -> QHBoxLayout:
        values = (
            ("off", translate("Settings", "Off")),
            ("soft", translate("Settings", "Soft")),
            ("normal", translate("Settings", "Normal")),
            ("loud", translate("Settings", "Loud")),
        )
        explained = translate("Settings", "Dice, cards, ink and lava. {keys} turns it off and on at any time.")
        explained = explained.format(keys=native(MUTE))
        return self._row("volume", translate("Settings", "Sound"), explained, values)

    def _voice(self) -> QHBoxLayout:
        values = (
            ("off", translate("Settings", "Off")),
            ("brief", translate("Settings", "Brief")),
            ("normal", translate("Settings", "Normal")),
            ("full", translate("Settings", "Everything")),
        )
        explained = translate("Settings", "A voice says whose turn it is and what happens, never what is hidden.")
        return self._row("voice", translate("Settings", "Announcer"), explained, values)

    def _open_table(self) -> QHBoxLayout:
        values = ((False, translate("Settings", "Off")), (True, translate("Settings", "On")))
        explained = translate(
            "Settings", "A second window shows the open table on a television or another screen, never anybody’s hand."
        )
        return self._row("open_table", translate("Settings", "Table window"), explained, values)

    def _real_dice(self) -> QHBoxLayout:
        values = ((False, translate("Settings", "Off")), (True, translate("Settings", "On")))
        explained = translate("Settings", "You roll real dice on your table and tell the computer what they show.")
        return self._row("real_dice", translate("Settings", "Real dice"), explained, values)

    def _free_undo(self) -> QHBoxLayout:
        values = ((False, translate("Settings", "Off")), (True, translate("Settings", "On")))
        explained = translate(
            "Settings",
            "Undo may also take back what dice or cards have already shown. Several people agree on it before a game "
            "begins: a game in play stays as it was agreed.",
        )
        return self._row("free_undo", translate("Settings", "Free undo"), explained, values)

    def _tips(self) -> QHBoxLayout:
        values = ((False, translate("Settings", "Off")), (True, translate("Settings", "On")))
        explained = translate(
            "Settings",
            "Explain what happens for the first time, once each. Switch it off and on to see all tips again.",
        )
        return self._row("tips", translate("Settings", "Tips"), explained, values)

    def _row(self, field: str, title: str, explained: str, values: tuple[tuple[Any, str], ...]) -> QHBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(label(title, "lead"))
        if explained:
            words.addWidget(label(explained, "muted", wrap=True))
        words.addStretch(1)
        segments = Segments(values, getattr(self._settings, field), self.theme, name=field, label=title)
        segments.chosen.connect(lambda value: self._set(field, value))
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addLayout(words, 4)
        row.addWidget(segments, 5, Qt.AlignmentFlag.AlignVCenter)
        return row

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
