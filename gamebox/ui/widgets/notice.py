"""A line at the top of the window for things that people should know but need not decide."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout

from gamebox.ui.announcements import announce
from gamebox.ui.texts import translate
from gamebox.ui.widgets.parts import button, label


class NoticeBar(QFrame):
    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "notice")
        self._text = label("", "strong", wrap=True)
        self._text.setObjectName("notice")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 8, 6)
        row.addWidget(self._text, 1)
        self._close = button("", self.hide, "quiet", name="close notice")
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the keyboard away from the game
        row.addWidget(self._close)
        self.hide()

    def tell(self, text: str) -> None:
        self._close.setText(translate("Notice", "Close"))
        self._text.setText(text)
        self.show()
        announce(self, text, urgent=True)
