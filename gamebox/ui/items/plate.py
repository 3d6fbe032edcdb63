"""What players' plates on a table have in common: paper that lies on it, and on the paper an emblem and a name."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.line import fitted
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.players import Player
from gamebox.ui.theme import Corner, Theme


def paint_plate(
    painter: QPainter, area: QRectF, theme: Theme, edge: QPen | None = None, *, corner: float = Corner.LARGE
) -> None:
    """Paper with its shadow; without an edge where something around it has one."""
    shape = QPainterPath()
    shape.addRoundedRect(area, corner, corner)
    paint_shadow(painter, shape, theme.shadow, 5 if edge else 3)
    painter.setPen(edge or Qt.PenStyle.NoPen)
    painter.setBrush(theme.paper)
    painter.drawPath(shape)


def paint_owner(
    painter: QPainter, player: Player, emblem: QRectF, room: QRectF, theme: Theme, *, largest: float, least: float
) -> None:
    """Whose plate it is: the name as large as it fits, cut off rather than smaller than `least`."""
    paint_emblem(painter, player.livery, emblem)
    made, shown = fitted(player.name, room.width(), largest, least)
    painter.setPen(theme.ink)
    painter.setFont(made)
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
