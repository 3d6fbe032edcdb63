"""What all screens are made of: the table surface, headings, labels and buttons with a role."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme, paint_table


class Screen(QWidget):
    """One page of the program, lying on the table. Esc leaves it."""

    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_table(painter, QRectF(self.rect()), self.theme)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class PaintedButton(QAbstractButton):
    """A button that draws itself; Enter presses it as Space does."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


def label(text: str, role: str = "", *, wrap: bool = False) -> QLabel:
    made = QLabel(text)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def button(text: str, clicked: Callable[[], object], role: str = "", *, name: str = "") -> QPushButton:
    """A push button; `name` lets tests and restored focus find it again."""
    made = QPushButton(text.replace("&", "&&"))
    made.setProperty("role", role)
    made.setObjectName(name)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.clicked.connect(lambda *_: clicked())
    made.setAutoDefault(True)
    return made


def paper(layout: QVBoxLayout | QHBoxLayout, *, margin: int = 20, role: str = "paper") -> QFrame:
    """A sheet of paper that holds a layout."""
    frame = QFrame()
    frame.setProperty("role", role)
    layout.setContentsMargins(margin, margin, margin, margin)
    frame.setLayout(layout)
    return frame


def heading(title: str, back: Callable[[], object], *extras: QAbstractButton) -> QHBoxLayout:
    """The top of a screen: the way back, its title, and buttons at the right."""
    row = QHBoxLayout()
    row.setSpacing(16)
    row.addWidget(button("←  " + translate("Screen", "Back"), back, "onTable", name="back"))
    row.addWidget(label(title, "headline"))
    row.addStretch(1)
    for extra in extras:
        row.addWidget(extra)
    return row


def page(*, spacing: int = 16) -> QVBoxLayout:
    """The outer layout of a screen."""
    layout = QVBoxLayout()
    layout.setContentsMargins(32, 24, 32, 24)
    layout.setSpacing(spacing)
    return layout
