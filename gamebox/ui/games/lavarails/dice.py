"""The dice of the pool: they can be picked, and dragged onto a field."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.games.lavarails.layout import DIE
from gamebox.ui.items.pip_die import EMBER, IVORY, DieStuff, PipDieItem
from gamebox.ui.theme import Theme

_AT_REST, _HELD = 20.0, 400.0
_STRAY = 8.0
"""How far a press may move and still be a click."""


class PoolDie(PipDieItem):
    picked = Signal(int)
    dropped = Signal(object, QPointF)

    def __init__(self, theme: Theme, stuff: DieStuff = IVORY) -> None:
        super().__init__(DIE, stuff)
        self._theme = theme
        self.home = QPointF()
        self._chosen = self._takeable = False
        self._pressed: QPointF | None = None
        self._dragging = False
        self.setZValue(_AT_REST)
        self.hide()

    @property
    def blank(self) -> bool:
        """Whether it waits to be rolled."""
        return self._blank

    def lie(self, number: int, spot: QPointF, *, blank: bool = False) -> None:
        """Lie in the tray; a blank die waits to be rolled."""
        self.home = spot
        self._dragging, self._pressed = False, None
        self.turn_to(number or 1, blank=blank)
        self.setPos(spot)
        self.setScale(1)
        self.setRotation(0)
        self.setZValue(_AT_REST)
        self.setOpacity(0.55 if blank else 1.0)
        self.show()

    def allow(self, takeable: bool, *, chosen: bool = False) -> None:
        """Whether some field can take it; `chosen` is the number that the player has picked."""
        if (takeable, chosen and takeable) != (self._takeable, self._chosen):
            self._takeable, self._chosen = takeable, chosen and takeable
            self.setCursor(Qt.CursorShape.OpenHandCursor if takeable else Qt.CursorShape.ArrowCursor)
            self.update()

    def go_home(self) -> None:
        self.setPos(self.home)
        self.setZValue(_AT_REST)
        self.turn_to(self.number)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        if self._takeable:
            half = DIE / 2 + 3
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._theme.accent, 5 if self._chosen else 2.5))
            painter.drawRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), 14, 14)

    @override
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._blank or self._stuff is EMBER:
            event.ignore()
            return
        self._pressed = event.scenePos()

    @override
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._pressed is None:
            return
        way = event.scenePos() - self._pressed
        if self._dragging or way.manhattanLength() > _STRAY:
            self._dragging = True
            self.setZValue(_HELD)
            self.turn_to(self.number, 0.8)
            self.setPos(self.home + way)

    @override
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        dragging, self._dragging, self._pressed = self._dragging, False, None
        if dragging:
            self.dropped.emit(self, event.scenePos())
        else:
            self.picked.emit(self.number)
