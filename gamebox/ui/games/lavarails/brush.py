"""The brush that paints lava."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.theme import LAVA_BODY, LAVA_CORE, LAVA_CRUST, mixed

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
