"""The end of a round on a large sheet: who moved how far, and why (L8-60, L8-61, L8-64)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)
from typing_extensions import override

from gamebox.games.level8.events import RoundEnded
from gamebox.games.level8.levels import LAUREL, LEVELS
from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.layout import TEXT, Layout
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.laurel import paint_laurel
from gamebox.ui.items.paper import paint_sheet
from gamebox.ui.players import Player
from gamebox.ui.texts import translate
from gamebox.ui.theme import GOLD, Theme, faded, fitting_font, font, mixed

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_PADDING, _TITLE, _HIGHEST_ROW = 26.0, 56.0, 76.0
_ABOVE_TOWERS = 90.0
_WORDS = 0.42
"""The share of a row in which the name and the reason stand; the path of the levels has the rest."""


def ended(view: Level8View) -> RoundEnded:
    """While cards to keep are chosen, the table still shows how the round ended."""
    return RoundEnded(view.finisher, view.climbed, view.levels, "L8-64" if view.finisher is None else "L8-60")


def reason(end: RoundEnded, seat: int) -> str:
    level = end.levels[seat]
    if not end.steps[seat]:
        return translate("Level8", "level {level} again").format(level=level)
    if level == LAUREL:
        return translate("Level8", "all cards gone, now on the laurel")
    text = (
        translate("Level8", "all cards gone, now level {level}")
        if seat == end.seat
        else translate("Level8", "laid out, now level {level}")
    )
    return text.format(level=level)


def headline(finisher: int | None, players: Sequence[Player]) -> str:
    if finisher is None:
        return translate("Level8", "The round ends: no card is left to draw")
    return translate("Level8", "{name} ends the round").format(name=players[finisher].name)


class RoundSheet(QGraphicsObject):
    """Lies over the oval. The players' emblems climb from level to level; what is below it is out of reach."""

    read = Signal()
    """Somebody has clicked on it."""

    def __init__(self, theme: Theme, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._theme = theme
        self._players = players
        self._end: RoundEnded | None = None
        self._share = 1.0
        self._area = QRectF()
        self.setZValue(_ABOVE_TOWERS)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def tell(self, layout: Layout, end: RoundEnded, share: float = 1.0) -> None:
        """`share`: how far the stones have come, from where they were (0) to where they go (1)."""
        self.prepareGeometryChange()
        self._area, self._end, self._share = layout.round_sheet, end, share
        self.show()
        self.update()

    def close(self) -> None:
        self._end = None
        self.hide()

    @override
    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-8, -8, 14, 16)

    @override
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.read.emit()

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if not self._end:
            return
        paint_sheet(painter, self._area, self._theme)
        room = self._area.adjusted(_PADDING, 8, -_PADDING, -10)
        title = headline(self._end.seat, self._players)
        painter.setPen(self._theme.ink)
        painter.setFont(fitting_font(title, room.width(), 34, bold=True))
        painter.drawText(QRectF(room.left(), room.top(), room.width(), _TITLE), Qt.AlignmentFlag.AlignCenter, title)
        high = min(_HIGHEST_ROW, (room.height() - _TITLE) / len(self._players))
        top = room.top() + _TITLE + (room.height() - _TITLE - high * len(self._players)) / 2
        for index, player in enumerate(self._players):
            self._paint_player(painter, player, QRectF(room.left(), top + index * high, room.width(), high), self._end)

    def _paint_player(self, painter: QPainter, player: Player, row: QRectF, end: RoundEnded) -> None:
        theme = self._theme
        words = QRectF(row.left(), row.top(), row.width() * _WORDS, row.height())
        name = words.adjusted(0, 0, -words.width() * 0.62, 0)
        painter.setPen(theme.ink)
        painter.setFont(fitting_font(player.name, name.width() - 10, TEXT + 2, bold=True))
        painter.drawText(name, _LEFT, player.name)
        text = reason(end, player.seat)
        told = words.adjusted(name.width(), 0, -14, 0)
        painter.setPen(theme.good if end.steps[player.seat] else theme.muted)
        painter.setFont(fitting_font(text, told.width(), TEXT))
        painter.drawText(told, _LEFT, text)
        path = row.adjusted(words.width(), 0, 0, 0)
        reached = end.levels[player.seat] - end.steps[player.seat] * (1 - self._share)
        self._paint_path(painter, path, reached)
        side = min(44.0, row.height() - 4)
        spot = _place(path, reached)
        paint_emblem(painter, player.livery, QRectF(spot.x() - side / 2, spot.y() - side / 2, side, side))

    def _paint_path(self, painter: QPainter, path: QRectF, reached: float) -> None:
        """The eight levels and the laurel; golden as far as the player has come."""
        theme = self._theme
        painter.setPen(QPen(faded(theme.ink, 0.25), 3))
        painter.drawLine(_place(path, 1), _place(path, LAUREL))
        radius = min(15.0, path.height() / 2 - 4)
        for level in range(1, LEVELS + 1):
            done = level < reached
            painter.setPen(QPen(mixed(GOLD, theme.ink, 0.3) if done else theme.muted, 2))
            painter.setBrush(mixed(theme.paper, GOLD, 0.7 if done else 0.0))
            painter.drawEllipse(_place(path, level), radius, radius)
            painter.setPen(theme.on_accent if done and theme.dark else theme.ink)
            painter.setFont(font(18, bold=True))
            spot = _place(path, level)
            number = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
            painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(level))
        side = min(44.0, path.height() - 4)
        goal = _place(path, LAUREL)
        paint_laurel(painter, QRectF(goal.x() - side / 2, goal.y() - side / 2, side, side))


def _place(path: QRectF, level: float) -> QPointF:
    """Where on a player's path a level is; between two of them the stone rises in a bow."""
    step = path.width() / (LAUREL + 0.2)
    aside = level % 1
    rise = 4 * aside * (1 - aside) * path.height() * 0.3
    return QPointF(path.left() + step * (level - 0.5), path.center().y() - rise)
