"""What is explained once, at the place where it matters for the first time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from gamebox.ui.scale import enlargement
from gamebox.ui.texts import translate
from gamebox.ui.widgets.parts import button
from gamebox.ui.widgets.rule_label import RuleLabel

_WIDTH = 330
"""Of the card at the usual size."""
_APART = 12
_STEP = 40
_FARNESS = 12
"""As bad as so many pixels covered is every pixel further away."""
_DEAR = 60
"""As bad as so many pixels that could be clicked is one that is read."""


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

    def __init__(self, text: str, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
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

    def lie_beside(self, place: QRect, clicked: Sequence[QRect] = (), read: Sequence[QRect] = ()) -> None:
        """Near its place, where it covers the least of it and of what can be clicked or must be read."""
        room = self._view.size()
        width = min(round(_WIDTH * enlargement(self._view)), room.width() * 2 // 3)
        if self.heightForWidth(width) > room.height():  # words are large
            width = room.width()
        self.setFixedSize(width, min(self.heightForWidth(width), room.height()))
        spots = [QRect(self._inside(corner), self.size()) for corner in self._corners(place)]
        self.move(min(spots, key=lambda spot: _cost(spot, clicked, (place, *read))).topLeft())

    def _corners(self, place: QRect) -> tuple[QPoint, ...]:
        """Right of the place, left, above and below it, or anywhere on the table."""
        size, room = self.size(), self._view.rect()
        middle = place.center() - QPoint(size.width() // 2, size.height() // 2)
        right, bottom = room.width() - size.width() - _APART, room.height() - size.height() - _APART
        return (
            QPoint(place.right() + _APART, middle.y()),
            QPoint(place.left() - _APART - size.width(), middle.y()),
            QPoint(middle.x(), place.top() - _APART - size.height()),
            QPoint(middle.x(), place.bottom() + _APART),
            *(QPoint(x, y) for x in _spread(_APART, right) for y in _spread(_APART, bottom)),
        )

    def _inside(self, corner: QPoint) -> QPoint:
        room, size = self._view.rect(), self.size()
        return QPoint(
            max(0, min(corner.x(), room.width() - size.width())), max(0, min(corner.y(), room.height() - size.height()))
        )

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.read.emit()
        else:
            super().keyPressEvent(event)


def _spread(first: int, last: int) -> list[int]:
    """Both ends, and steps between them."""
    return [*range(first, max(first, last), _STEP), max(first, last)]


def _cost(card: QRect, clicked: Sequence[QRect], read: Sequence[QRect]) -> int:
    """Square pixels that would be covered, by far the worst of what is read; being far away from its first is bad."""
    away = (card.center() - read[0].center()).manhattanLength()
    return _DEAR * _covered(card, read) + _covered(card, clicked) + _FARNESS * away


def _covered(card: QRect, places: Sequence[QRect]) -> int:
    both = [card.intersected(place) for place in places]
    return sum(part.width() * part.height() for part in both)
