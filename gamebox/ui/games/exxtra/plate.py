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
from gamebox.ui.theme import GOLD, Theme, font

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
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
        self._area = layout.plate(player.seat)
        self._theme = theme
        self.state = PlateState()
        self.setToolTip(tip(player.name))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def arrange(self, layout: Layout) -> None:
        self.prepareGeometryChange()
        self._area = layout.plate(self._player.seat)

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
        emblem = QRectF(area.left() + 14, area.top() + 12, 36, 36)
        room = QRectF(area.left() + 60, area.top() + 12, area.width() - 72, 36)
        paint_owner(painter, self._player, emblem, room, theme, largest=24, least=TEXT)
        place = QRectF(area.left() + 16, area.bottom() - 48, 116, 36)
        painter.setPen(theme.muted)
        painter.setFont(font(TEXT))
        painter.drawText(place, _LEFT, _place_in_words(self.state.position))
        if self.state.thrown_by:
            self._paint_out(painter, self.state.thrown_by)
        if self.state.won:
            corner = area.bottomRight() - QPointF(_LAUREL + 10, _LAUREL + 4)
            paint_laurel(painter, QRectF(corner.x(), corner.y(), _LAUREL, _LAUREL))

    def _paint_out(self, painter: QPainter, thrower: Player) -> None:
        """Beside the pair that has come home: thrown out, and by whom."""
        centre = QPointF(self._area.left() + 128, self._area.bottom() - 30)
        paint_out(painter, centre - QPointF(12, 0), self._theme)
        paint_emblem(painter, thrower.livery, QRectF(centre.x(), centre.y() - _OUT / 2, _OUT, _OUT))

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


def _place_in_words(position: int) -> str:
    if position == 0:
        return translate("Exxtra", "on start")
    if position == GOAL:
        return translate("Exxtra", "at the goal")
    return translate("Exxtra", "field {field}").format(field=position)
