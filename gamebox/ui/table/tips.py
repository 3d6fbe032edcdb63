"""What is explained once, at the place where it matters for the first time."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.texts import translate
from gamebox.ui.widgets.parts import button
from gamebox.ui.widgets.rule_label import RuleLabel

_WIDTH = 330
"""Of the card at the usual size."""
_APART = 12


class Tip(NamedTuple):
    id: str
    """By which it is remembered."""
    text: str
    place: QRectF
    """What it is about, on the table."""


class TipCard(QFrame):
    """A slip of paper over the table, beside what it is about."""

    referred = Signal(str)
    read = Signal()

    def __init__(self, text: str, view: QWidget, scale: float) -> None:
        super().__init__(view)
        self._view = view
        self.setObjectName("tip")
        self.setProperty("role", "notice")
        words = RuleLabel(text)
        words.setObjectName("tip-text")
        words.referred.connect(self.referred)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(button(translate("Tips", "Got it"), self.read.emit, "primary", name="tip-read"))
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 10)
        column.addWidget(words)
        column.addLayout(foot)
        self.setFixedWidth(round(_WIDTH * scale))

    def lie_beside(self, place: QRect) -> None:
        """Where it covers the least of its place: right of it, left, above or below."""
        self.adjustSize()
        room, size = self._view.rect(), self.size()
        middle = place.center() - QPoint(size.width() // 2, size.height() // 2)
        spots = (
            QPoint(place.right() + _APART, middle.y()),
            QPoint(place.left() - _APART - size.width(), middle.y()),
            QPoint(middle.x(), place.top() - _APART - size.height()),
            QPoint(middle.x(), place.bottom() + _APART),
        )
        inside = [
            QRect(
                QPoint(
                    min(max(spot.x(), 0), room.width() - size.width()),
                    min(max(spot.y(), 0), room.height() - size.height()),
                ),
                size,
            )
            for spot in spots
        ]
        self.move(min(inside, key=lambda spot: _covered(spot, place)).topLeft())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.read.emit()
        else:
            super().keyPressEvent(event)


def _covered(card: QRect, place: QRect) -> int:
    both = card.intersected(place)
    return max(0, both.width()) * max(0, both.height())
