"""The brush that paints lava, and the glow that lava keeps."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.lavarails.grid import fields
from gamebox.ui.games.lavarails.layout import Plan
from gamebox.ui.theme import LAVA_BODY, LAVA_CORE, LAVA_CRUST, faded, mixed

_WOOD, _WOOD_DEEP, _BRASS = QColor("#B9854F"), QColor("#6E4524"), QColor("#C9A24B")


class BrushItem(QGraphicsObject):
    """Its tip is its origin; it hangs there like the hand of a right-hander."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(3000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def follow(self, point: QPointF | None) -> None:
        """Go to a point; None: there is nothing to paint."""
        if point is not None:
            self.setPos(point)
        self.setVisible(point is not None)

    @override
    def boundingRect(self) -> QRectF:
        return QRectF(-18, -100, 120, 124)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.rotate(40)
        handle = QLinearGradient(-6, 0, 6, 0)
        handle.setColorAt(0, _WOOD)
        handle.setColorAt(1, _WOOD_DEEP)
        painter.setPen(QPen(_WOOD_DEEP.darker(140), 1.2))
        painter.setBrush(handle)
        painter.drawRoundedRect(QRectF(-5, -112, 10, 66), 5, 5)
        painter.setBrush(_BRASS)
        painter.drawRoundedRect(QRectF(-8, -52, 16, 18), 3, 3)
        bristles = QPainterPath(QPointF(-8, -34))
        bristles.cubicTo(QPointF(-12, -20), QPointF(-8, -8), QPointF(0, 0))
        bristles.cubicTo(QPointF(8, -8), QPointF(12, -20), QPointF(8, -34))
        bristles.closeSubpath()
        wet = QLinearGradient(0, -34, 0, 0)
        wet.setColorAt(0, mixed(LAVA_CRUST, _WOOD, 0.3))
        wet.setColorAt(0.45, LAVA_BODY)
        wet.setColorAt(1, LAVA_CORE)
        painter.setPen(QPen(LAVA_CRUST, 1.4))
        painter.setBrush(wet)
        painter.drawPath(bristles)


class EmbersItem(QGraphicsObject):
    """A slow pulse over the lava of the large sheet: one picture whose strength changes a few times a second."""

    _BEAT = 140
    _PERIOD = 4.0

    def __init__(self) -> None:
        super().__init__()
        self._area = QRectF()
        self._spots: list[QPointF] = []
        self._reach = 0.0
        self._time = 0.0
        self._clock = QTimer(self, interval=self._BEAT)
        self._clock.timeout.connect(self._breathe)
        self.setZValue(8)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def show_lava(self, plan: Plan, lava: int, *, alive: bool) -> None:
        """Glow where lava lies; without animation it lies still."""
        spots = [plan.rect(field).center() for field in fields(lava)]
        if not alive or not spots:
            self._clock.stop()
            self.hide()
            return
        if spots != self._spots:
            self.prepareGeometryChange()
            self._spots, self._reach, self._area = spots, plan.cell * 0.52, plan.grid()
            self.update()
        self.show()
        self._clock.start()

    def _breathe(self) -> None:
        self._time += self._BEAT / 1000
        self.setOpacity(0.28 + 0.28 * math.sin(math.tau * self._time / self._PERIOD))

    @override
    def boundingRect(self) -> QRectF:
        return self._area

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for spot in self._spots:
            glow = QRadialGradient(spot, self._reach)
            glow.setColorAt(0, QColor("#FFF0B8"))
            glow.setColorAt(0.5, faded(LAVA_CORE, 0.6))
            glow.setColorAt(1, faded(LAVA_CORE, 0))
            painter.setBrush(glow)
            painter.drawEllipse(spot, self._reach, self._reach)
