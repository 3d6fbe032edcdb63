"""A rule that is looked up where there is no table to lay it beside: it lies over the screen until it was read."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.look import Look
from gamebox.ui.scale import enlargement
from gamebox.ui.screens.rules import book as rulebook
from gamebox.ui.screens.rules.beside import RuleCard
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme
from gamebox.ui.widgets.parts import button, label

_WIDTH, _HEIGHT = 380, 400
"""At the usual size."""


class RulePopup(QFrame):
    """Esc or its cross closes it; links lead on to other rules."""

    def __init__(self, rule: str, look: Look, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rule-popup")
        self.setProperty("role", "notice")
        self._screen = parent
        self._look = look
        self._theme = theme
        self._number = label("", "strong")
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._cross = button("✕", self._put_away, "quiet", name="rule-close")
        self._cross.setAccessibleName(translate("Aside", "Close"))
        head = QHBoxLayout()
        head.addWidget(self._number, 1)
        head.addWidget(self._cross)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 8, 12)
        column.addLayout(head)
        column.addWidget(self._area)
        scale = enlargement(parent)
        self.resize(round(_WIDTH * scale), round(_HEIGHT * scale))
        self._open(rule)

    def _open(self, rule: str) -> None:
        found = rulebook.load(self._look.game.id, QLocale().name()[:2]).rule(rule)
        if found:
            card = RuleCard(found, self._look, self._theme, alone=True)
            card.referred.connect(self._open)
            self._number.setText(found.id)
            self._area.setWidget(card)

    def show_here(self) -> None:
        """Beside the pointer, and inside the screen."""
        corner = self._screen.mapFromGlobal(QCursor.pos()) + QPoint(12, 12)
        left = max(0, min(corner.x(), self._screen.width() - self.width()))
        top = max(0, min(corner.y(), self._screen.height() - self.height()))
        self.move(left, top)
        self.show()
        self.raise_()
        self._cross.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put_away(self) -> None:
        self.hide()
        self.deleteLater()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._put_away()
        else:
            super().keyPressEvent(event)
