"""The end of a round on a large sheet: who moved how far, and why (L8-60, L8-61, L8-64)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
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
    """Lies over the oval. The players' emblems climb from level to level; what is below it is out of reach.

    What moves or turns golden are small things of their own: the sheet itself is painted once.
    """

    read = Signal()
    """Somebody has clicked on it."""

    def __init__(self, theme: Theme, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._theme = theme
        self._players = players
        self._end: RoundEnded | None = None
        self._area = QRectF()
        self._reached = [_Reached(theme, self) for _ in players]
        self._climbers = [_Climber(player, self) for player in players]
        self.setZValue(_ABOVE_TOWERS)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def tell(self, layout: Layout, end: RoundEnded, share: float = 1.0) -> None:
        """`share`: how far the stones have come, from where they were (0) to where they go (1)."""
        if (layout.round_sheet, end) != (self._area, self._end):
            self.prepareGeometryChange()
            self._area, self._end = layout.round_sheet, end
            self.update()
        for player, reached, climber in zip(self._players, self._reached, self._climbers, strict=True):
            path = _path(self._row(player.seat))
            level = end.levels[player.seat] - end.steps[player.seat] * (1 - share)
            reached.show_levels(path, sum(passed < level for passed in range(1, LEVELS + 1)))
            climber.stand(_place(path, level), _emblem_side(path))
        self.setOpacity(1)
        self.show()

    @property
    def end(self) -> RoundEnded | None:
        """What is told now."""
        return self._end

    def close(self) -> None:
        self._end = None
        self.hide()

    def _row(self, index: int) -> QRectF:
        room = self._room()
        high = min(_HIGHEST_ROW, (room.height() - _TITLE) / len(self._players))
        top = room.top() + _TITLE + (room.height() - _TITLE - high * len(self._players)) / 2
        return QRectF(room.left(), top + index * high, room.width(), high)

    def _room(self) -> QRectF:
        return self._area.adjusted(_PADDING, 8, -_PADDING, -10)

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
        room = self._room()
        title = headline(self._end.seat, self._players)
        painter.setPen(self._theme.ink)
        painter.setFont(fitting_font(title, room.width(), 34, bold=True))
        painter.drawText(QRectF(room.left(), room.top(), room.width(), _TITLE), Qt.AlignmentFlag.AlignCenter, title)
        for player in self._players:
            self._paint_player(painter, player, self._row(player.seat), self._end)

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
        self._paint_path(painter, _path(row))

    def _paint_path(self, painter: QPainter, path: QRectF) -> None:
        """The eight levels and the laurel."""
        theme = self._theme
        painter.setPen(QPen(faded(theme.ink, 0.25), 3))
        painter.drawLine(_place(path, 1), _place(path, LAUREL))
        for level in range(1, LEVELS + 1):
            painter.setPen(QPen(theme.muted, 2))
            painter.setBrush(theme.paper)
            _paint_level(painter, path, level, theme.ink)
        goal, side = _place(path, LAUREL), _emblem_side(path)
        paint_laurel(painter, QRectF(goal.x() - side / 2, goal.y() - side / 2, side, side))


class _Reached(QGraphicsItem):
    """The levels that a player has behind them, golden."""

    def __init__(self, theme: Theme, sheet: QGraphicsItem) -> None:
        super().__init__(sheet)
        self._theme = theme
        self._path = QRectF()
        self._count = 0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_levels(self, path: QRectF, count: int) -> None:
        if (path, count) != (self._path, self._count):
            self.prepareGeometryChange()
            self._path, self._count = path, count
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._path

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        theme = self._theme
        for level in range(1, self._count + 1):
            painter.setPen(QPen(mixed(GOLD, theme.ink, 0.3), 2))
            painter.setBrush(mixed(theme.paper, GOLD, 0.7))
            _paint_level(painter, self._path, level, theme.on_accent if theme.dark else theme.ink)


class _Climber(QGraphicsItem):
    """A player's emblem on the way to its level."""

    def __init__(self, player: Player, sheet: QGraphicsItem) -> None:
        super().__init__(sheet)
        self._livery = player.livery
        self._side = 0.0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def stand(self, spot: QPointF, side: float) -> None:
        if side != self._side:
            self.prepareGeometryChange()
            self._side = side
            self.update()
        self.setPos(spot)

    @override
    def boundingRect(self) -> QRectF:
        return self._area().adjusted(-2, -2, 2, 2)

    def _area(self) -> QRectF:
        return QRectF(-self._side / 2, -self._side / 2, self._side, self._side)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        paint_emblem(painter, self._livery, self._area())


def _path(row: QRectF) -> QRectF:
    """Where the levels of a player's row stand."""
    return row.adjusted(row.width() * _WORDS, 0, 0, 0)


def _emblem_side(path: QRectF) -> float:
    return min(44.0, path.height() - 4)


def _paint_level(painter: QPainter, path: QRectF, level: int, ink: QColor) -> None:
    """A disc with its number, in the pen and brush that are set."""
    radius, spot = min(15.0, path.height() / 2 - 4), _place(path, level)
    painter.drawEllipse(spot, radius, radius)
    painter.setPen(ink)
    painter.setFont(font(18, bold=True))
    number = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(level))


def _place(path: QRectF, level: float) -> QPointF:
    """Where on a player's path a level is; between two of them the stone rises in a bow."""
    step = path.width() / (LAUREL + 0.2)
    aside = level % 1
    rise = 4 * aside * (1 - aside) * path.height() * 0.3
    return QPointF(path.left() + step * (level - 0.5), path.center().y() - rise)
