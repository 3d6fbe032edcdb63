"""The six pieces in the tray while tracks are drawn: what the keys 1 to 6 and a click on them draw."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)
from typing_extensions import override

from gamebox.games.lavarails.tracks import PIECES
from gamebox.ui.games.lavarails.layout import TRAY
from gamebox.ui.games.lavarails.rails import paint_piece
from gamebox.ui.theme import Corner, Theme, font

_SIDE = 64.0
_STEP = 106.0


class PaletteItem(QGraphicsObject):
    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setZValue(21)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    @override
    def boundingRect(self) -> QRectF:
        return TRAY

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        for index, piece in enumerate(PIECES):
            area = piece_area(index)
            painter.setPen(QPen(self._theme.paper_edge, 1.5))
            painter.setBrush(self._theme.paper)
            painter.drawRoundedRect(area, Corner.MEDIUM, Corner.MEDIUM)
            paint_piece(painter, area, piece, self._theme)
            painter.setPen(self._theme.on_table_muted)
            painter.setFont(font(22, bold=True))
            key = QRectF(area.left() - 30, area.top(), 24, area.height())
            painter.drawText(key, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(index + 1))

    @override
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        for index, piece in enumerate(PIECES):
            if piece_area(index).contains(event.pos()):
                self.chosen.emit(piece)


def piece_area(index: int) -> QRectF:
    """Where a piece lies in the tray."""
    left = TRAY.center().x() + (index - len(PIECES) / 2) * _STEP + (_STEP - _SIDE) / 2 + 12
    return QRectF(left, TRAY.center().y() - _SIDE / 2, _SIDE, _SIDE)
