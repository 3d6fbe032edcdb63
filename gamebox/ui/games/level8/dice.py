"""The two dice of Level 8, which tumble into their tray."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.games.level8.layout import DIE
from gamebox.ui.items.pip_die import PipDieItem, tumble

_GAP = 76.0


class DiceItem(QGraphicsObject):
    """Both dice, centred on their own origin."""

    def __init__(self) -> None:
        super().__init__()
        self._dice = (PipDieItem(DIE, parent=self), PipDieItem(DIE, parent=self))
        self.show_dice(None, count=False)

    def show_dice(self, numbers: tuple[int, int] | None, *, count: bool) -> None:
        """The last roll; it is bright while it counts."""
        self.setOpacity(1.0 if count else 0.4)
        for index, die in enumerate(self._dice):
            die.setPos((index - 0.5) * _GAP, 0)
            die.setRotation(0)
            die.turn_to(numbers[index] if numbers else 1)

    def tumble(self, numbers: tuple[int, int]) -> QAbstractAnimation:
        self.setOpacity(1.0)
        spots = [QPointF((index - 0.5) * _GAP, 0) for index in range(2)]
        return tumble(self._dice, numbers, [spot * 1.8 for spot in spots], spots, bounce=70)

    @override
    def boundingRect(self) -> QRectF:
        return QRectF()

    @override
    def paint(self, _painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Only its dice are seen."""
