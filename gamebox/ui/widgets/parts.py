"""The small parts of every screen: labels and buttons with a role, and paper."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override


def is_enter(event: QKeyEvent) -> bool:
    """Whether Enter was pressed; one that is only held down decides nothing more."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()


class PaintedButton(QAbstractButton):
    """A button that draws itself; Enter presses it as Space does."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        else:
            super().keyPressEvent(event)


class _Button(QPushButton):
    """Enter presses it, but only once however long it is held."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        elif not event.isAutoRepeat():
            super().keyPressEvent(event)


def label(text: str, role: str = "", *, wrap: bool = False) -> QLabel:
    made = QLabel(text)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def button(text: str, clicked: Callable[[], object], role: str = "", *, name: str = "") -> QPushButton:
    """A push button; `name` lets tests and restored focus find it again."""
    made = _Button(text.replace("&", "&&"))
    made.setProperty("role", role)
    made.setObjectName(name)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.clicked.connect(lambda *_: clicked())
    return made


def paper(layout: QVBoxLayout | QHBoxLayout, *, margin: int = 20, role: str = "paper") -> QFrame:
    """A sheet of paper that holds a layout."""
    frame = QFrame()
    frame.setProperty("role", role)
    layout.setContentsMargins(margin, margin, margin, margin)
    frame.setLayout(layout)
    return frame


def scrolling(rows: QVBoxLayout) -> QScrollArea:
    """Rows that may be more than there is room for."""
    inner = QWidget()
    inner.setLayout(rows)
    area = QScrollArea()
    area.setWidget(inner)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area
