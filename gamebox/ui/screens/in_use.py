"""The small window that a second start shows: two windows must not write the same games."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout
from typing_extensions import override

from gamebox.ui.screens.screen import Screen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import button, label, paper

_WIDTH = 480


class InUseWindow(Screen):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setWindowTitle("gamebox")
        self.setStyleSheet(stylesheet(theme))
        column = QVBoxLayout()
        column.setSpacing(16)
        column.addWidget(label(translate("InUse", "gamebox is already open"), "title"))
        text = translate("InUse", "Another window is using these saved games. Please play there, or close it first.")
        column.addWidget(label(text, wrap=True))
        column.addWidget(button(translate("InUse", "Close"), self.close, "primary", name="close"))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(32, 32, 32, 32)
        outer.addWidget(paper(column))
        self.left.connect(self.close)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """As high as its words need; how much that is depends on the language."""
        self.resize(_WIDTH, self.heightForWidth(_WIDTH))
        super().showEvent(event)
