"""The two buttons that sort the hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gamebox.games.level8.deck import COLOURS
from gamebox.ui.games.level8.hand import Hand
from gamebox.ui.games.level8.layout import Layout
from gamebox.ui.games.level8.local import SwitchTarget
from gamebox.ui.games.level8.order import Sorting
from gamebox.ui.items.pip import HUES
from gamebox.ui.items.target import TargetItem
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme

_GAP = 12.0


class Sorters:
    def __init__(self, theme: Theme, hand: Hand, add: Callable[[TargetItem], None]) -> None:
        self._hand = hand
        sortings: tuple[Sorting, ...] = ("number", "colour")
        self._buttons = {sorting: SwitchTarget(theme, run=partial(hand.sort, sorting)) for sorting in sortings}
        self._buttons["number"].dress("123", hint=translate("Level8", "Sort by number (S)"))
        self._buttons["colour"].dress(picture=_paint_by_colour, hint=translate("Level8", "Sort by colour (S)"))
        for sorting, button in self._buttons.items():
            button.setObjectName(f"sort by {sorting}")
            add(button)

    @property
    def buttons(self) -> tuple[SwitchTarget, ...]:
        return tuple(self._buttons.values())

    def show(self, layout: Layout, *, visible: bool) -> None:
        """There is nothing to sort while nobody looks."""
        room = layout.sorters
        high = (room.height() - _GAP) / 2
        for index, button in enumerate(self._buttons.values()):
            button.place(QRectF(room.left(), room.top() + index * (high + _GAP), room.width(), high))
            button.setVisible(visible)
            button.ready = visible

    def light(self) -> None:
        for sorting, button in self._buttons.items():
            checked = self._hand.sorting == sorting
            if checked != button.checked:
                button.checked = checked
                button.update()

    def switch(self) -> None:
        self._hand.sort("colour" if self._hand.sorting == "number" else "number")


def _paint_by_colour(painter: QPainter, area: QRectF) -> None:
    """The six colours side by side."""
    bars = QRectF(area.center().x() - 21, area.center().y() - 17, 42, 34)
    painter.setPen(Qt.PenStyle.NoPen)
    for index, hue in enumerate(COLOURS):
        painter.setBrush(HUES[hue])
        painter.drawRect(QRectF(bars.left() + index * 7, bars.top(), 7, bars.height()))
