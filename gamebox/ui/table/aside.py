"""What is read beside the table for a while, in the place of the side panel: a hint, a rule, what a thing is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.texts import translate
from gamebox.ui.widgets.elided import ElidedLabel
from gamebox.ui.widgets.parts import button, give_tip


class Aside(QFrame):
    """Shows one thing at a time; whoever shows something else, or has read it, closes the one before."""

    toggled = Signal()
    """It has opened or closed."""
    closed = Signal()

    def __init__(self, table: QWidget) -> None:
        """Keys go back to the `table` when what had them is closed."""
        super().__init__()
        self._table = table
        self.setObjectName("aside")
        self.setProperty("role", "bar")
        self._owner: object = None
        self._title = ElidedLabel("strong")
        shut = button("✕", self.shut, "quiet", name="aside-close")
        give_tip(shut, translate("Aside", "Close"))
        shut.setAccessibleName(translate("Aside", "Close"))
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(shut)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 6, 8, 8)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._area, 1)
        self.hide()

    @property
    def content(self) -> QWidget | None:
        """What is shown now."""
        return None if self.isHidden() else self._area.widget()

    def show_content(self, title: str, content: QWidget, owner: object) -> None:
        """`owner` is whoever shows it: what another one shows is closed first."""
        if owner is not self._owner:
            self.shut()
        self._owner = owner
        self._title.setText(title)
        self._drop()
        self._area.setWidget(content)
        if self.isHidden():
            self.show()
            self.toggled.emit()

    def _drop(self) -> None:
        """Nobody finds again what was read: it may have been a secret."""
        self._let_go_of_keys()
        old = self._area.takeWidget()
        if old:
            old.deleteLater()

    def _let_go_of_keys(self) -> None:
        """Else Qt gives them to the first button of the window, and Enter leads home."""
        focused = QApplication.focusWidget()
        if focused and self.isAncestorOf(focused):
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def shut(self) -> None:
        if not self.isHidden():
            self._drop()
            self.hide()
            self.toggled.emit()
            self.closed.emit()

    def put_away(self, owner: object) -> None:
        """Close what the owner shows; what another one does stays open."""
        if owner is self._owner:
            self.shut()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        else:
            super().keyPressEvent(event)
