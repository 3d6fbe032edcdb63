"""A small window of its own, before or instead of the program: words on paper, and what one can do about it."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout
from typing_extensions import override

from gamebox.ui.screens.screen import Screen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import label, paper


class SmallWindow(Screen):
    def __init__(self, theme: Theme, width: int) -> None:
        super().__init__(theme)
        self._width = width
        self.setWindowTitle("gamebox")
        self.left.connect(self.close)

    def lay_out_words(self, title: str, *sentences: str, buttons: tuple[QPushButton, ...]) -> None:
        column = QVBoxLayout()
        column.setSpacing(16)
        column.addWidget(label(title, "title"))
        for sentence in sentences:
            column.addWidget(label(sentence, wrap=True))
        for offer in buttons:
            column.addWidget(offer)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(32, 32, 32, 32)
        outer.addWidget(paper(column))

    @override
    def style_sheet(self) -> str:
        """The program has no style sheet yet: its colours too."""
        return stylesheet(self.theme) + super().style_sheet()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """As high as its words need; how much that is depends on the language."""
        self.resize(self._width, self.heightForWidth(self._width))
        super().showEvent(event)
