"""The two dice of Level 8, which tumble into their tray."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.games.level8.layout import DIE
from gamebox.ui.items import motions
from gamebox.ui.items.pip_die import paint_pip_die
from gamebox.ui.theme import Motion

_GAP = 76.0


class _Die(QGraphicsObject):
    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._number = 1
        self._lifted = 0.0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def turn_to(self, number: int, lifted: float = 0.0) -> None:
        if (number, lifted) != (self._number, self._lifted):
            self._number, self._lifted = number, lifted
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        half = DIE / 2
        return QRectF(-half, -half, DIE, DIE).adjusted(-3, -3, 18, 22)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        half = DIE / 2
        paint_pip_die(painter, QRectF(-half, -half, DIE, DIE), self._number, lifted=self._lifted)


class DiceItem(QGraphicsObject):
    """Both dice, centred on their own origin."""

    def __init__(self) -> None:
        super().__init__()
        self._dice = (_Die(self), _Die(self))
        self.show_dice(None, count=False)

    def show_dice(self, numbers: tuple[int, int] | None, *, count: bool) -> None:
        """The last roll; it is bright while it counts."""
        self.setOpacity(1.0 if count else 0.4)
        for index, die in enumerate(self._dice):
            die.setPos((index - 0.5) * _GAP, 0)
            die.setRotation(0)
            die.turn_to(numbers[index] if numbers else 1)

    def tumble(self, numbers: tuple[int, int]) -> QAbstractAnimation:
        def roll(share: float) -> None:
            self.setOpacity(1.0)
            flight = 1 - share
            for index, die in enumerate(self._dice):
                number = numbers[index] if share > 0.85 else 1 + int(share * 29 + index * 3) % 6
                die.turn_to(number, flight)
                die.setRotation(flight * (430 if index else -520))
                bounce = abs(flight * (1 - 2 * ((share * 2.5) % 1)))
                die.setPos((index - 0.5) * _GAP * (1 + 0.8 * flight), -70 * bounce * flight)

        return motions.run(roll, Motion.DICE, QEasingCurve.Type.OutQuad)

    @override
    def boundingRect(self) -> QRectF:
        return QRectF()

    @override
    def paint(self, _painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Only its dice are seen."""
