"""A player's plate: who it is, where the pawn stands, and room for the pair that is not on the ladder."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.exxtra.scoring import GOAL
from gamebox.ui.games.exxtra.layout import TEXT, Layout
from gamebox.ui.games.exxtra.targets import paint_out
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.laurel import paint_laurel
from gamebox.ui.items.plate import paint_owner, paint_plate
from gamebox.ui.players import Player
from gamebox.ui.texts import tip, translate
from gamebox.ui.theme import GOLD, Theme, fitting_font, font

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_PLACE = 116.0
_LAUREL = 56.0
_POINTER = 12.0
_OUT = 19.0


class PlateState(NamedTuple):
    position: int = 0
    active: bool = False
    won: bool = False
    thrown_by: Player | None = None
    """Who has thrown out the pair since the last turn."""


class PlateItem(QGraphicsItem):
    def __init__(self, player: Player, layout: Layout, theme: Theme) -> None:
        super().__init__()
        self._player = player
        self._area, self._grown = layout.plate(player.seat), layout.plate_text
        self._theme = theme
        self.state = PlateState()
        self.setToolTip(tip(player.name))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def arrange(self, layout: Layout) -> None:
        self.prepareGeometryChange()
        self._area, self._grown = layout.plate(self._player.seat), layout.plate_text

    def show_state(self, state: PlateState) -> None:
        if state != self.state:
            self.state = state
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-6, -6, 6 + _POINTER, 16)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        theme, area = self._theme, self._area
        if self.state.active:
            self._paint_pointer(painter)
        paint_plate(painter, area, theme, self._edge())
        line = 36 * self._grown
        emblem = QRectF(area.left() + 14, area.top() + 12 * self._grown, 36, line)
        room = QRectF(area.left() + 60, area.top() + 12 * self._grown, area.width() - 72, line)
        if self.state.thrown_by:
            self._paint_out(painter, self.state.thrown_by, room.right() - _OUT, room.center().y())
            room.setWidth(room.width() - 2.6 * _OUT)
        paint_owner(painter, self._player, emblem, room, theme, largest=24 * self._grown, least=TEXT)
        place = QRectF(area.left() + 16, area.bottom() - 12 - line, _PLACE, line)
        painter.setPen(theme.muted)
        words = place_in_words(self.state.position)
        painter.setFont(font(TEXT) if self._grown == 1 else fitting_font(words, _PLACE, TEXT * self._grown))
        painter.drawText(place, _LEFT, words)
        if self.state.won:
            corner = area.bottomRight() - QPointF(_LAUREL + 10, _LAUREL + 4)
            paint_laurel(painter, QRectF(corner.x(), corner.y(), _LAUREL, _LAUREL))

    def _paint_out(self, painter: QPainter, thrower: Player, x: float, y: float) -> None:
        """Above the pair that has come home: thrown out, and by whom."""
        paint_out(painter, QPointF(x - 12, y), self._theme)
        paint_emblem(painter, thrower.livery, QRectF(x, y - _OUT / 2, _OUT, _OUT))

    def _edge(self) -> QPen:
        if self.state.active or self.state.won:
            return QPen(GOLD if self.state.won else self._theme.accent, 4)
        return QPen(self._theme.paper_edge, 1.5)

    def _paint_pointer(self, painter: QPainter) -> None:
        """An arrow towards the board: it is this player's turn."""
        edge = QPointF(self._area.right(), self._area.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.accent)
        painter.drawPolygon([edge - QPointF(0, 14), edge + QPointF(_POINTER + 2, 0), edge + QPointF(0, 14)])


def place_in_words(position: int) -> str:
    """Where a pawn stands."""
    if position == 0:
        return translate("Exxtra", "on start")
    if position == GOAL:
        return translate("Exxtra", "at the goal")
    return translate("Exxtra", "field {field}").format(field=position)
