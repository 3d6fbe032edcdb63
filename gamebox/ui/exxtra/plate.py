"""A player's plate: who it is, where the pawn stands, and room for the pair that is not on the ladder."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.exxtra.scoring import GOAL
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.look import Player
from gamebox.ui.texts import translate
from gamebox.ui.theme import Corner, Theme, fitting_font


class PlateItem(QGraphicsItem):
    def __init__(self, player: Player, area: QRectF, theme: Theme) -> None:
        super().__init__()
        self._player = player
        self._area = area
        self._theme = theme
        self._position = 0
        self._active = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_state(self, position: int, *, active: bool) -> None:
        if (position, active) != (self._position, self._active):
            self._position, self._active = position, active
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-6, -6, 14, 16)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        theme, area = self._theme, self._area
        shape = QPainterPath()
        shape.addRoundedRect(area, Corner.LARGE, Corner.LARGE)
        paint_shadow(painter, shape, theme.shadow, 5)
        painter.setBrush(theme.paper)
        painter.setPen(QPen(theme.accent, 4) if self._active else QPen(theme.paper_edge, 1.5))
        painter.drawPath(shape)
        paint_emblem(painter, self._player.livery, QRectF(area.left() + 14, area.top() + 14, 34, 34))
        painter.setPen(theme.ink)
        painter.setFont(fitting_font(self._player.name, area.width() - 76, 22, bold=True))
        name = QRectF(area.left() + 60, area.top() + 14, area.width() - 72, 34)
        painter.drawText(name, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._player.name)
        self._paint_position(painter)

    def _paint_position(self, painter: QPainter) -> None:
        area = QRectF(self._area.left() + 14, self._area.bottom() - 48, 120, 36)
        words = _place_in_words(self._position)
        painter.setPen(self._theme.muted)
        painter.setFont(fitting_font(words, area.width(), 18))
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)


def _place_in_words(position: int) -> str:
    if position == 0:
        return translate("Exxtra", "at the start")
    if position == GOAL:
        return translate("Exxtra", "at the goal")
    return translate("Exxtra", "field {field}").format(field=position)
