"""EXXTRA's board: the race track as a boardwalk in the shape of an X, its fields and their numbers."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.exxtra.scoring import GOAL
from gamebox.ui.games.exxtra.layout import BAND, TEXT, Layout, radius
from gamebox.ui.games.exxtra.stairs import paint_stairs
from gamebox.ui.games.exxtra.wood import Wood, wood_of
from gamebox.ui.items.laurel import paint_laurel
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.texts import translate
from gamebox.ui.theme import GOLD, Theme, faded, font, mixed

_PLANK = 14.0
"""The width of a plank of the track."""
_MILESTONE = 5
"""Every so many fields one has a golden rim, so that nobody has to count."""
_SQUARE = 7.0
_BLACK, _CHALK = QColor("#17120E"), QColor("#F7F1E3")


class BoardItem(QGraphicsItem):
    """Everything on the table that never changes."""

    def __init__(self, layout: Layout, theme: Theme) -> None:
        super().__init__()
        self._layout = layout
        self._theme = theme
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def arrange(self, layout: Layout) -> None:
        self.prepareGeometryChange()
        self._layout = layout

    @override
    def boundingRect(self) -> QRectF:
        return self._layout.area

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        paint_track(painter, self._layout, self._theme)
        paint_stairs(painter, self._layout, self._theme)


class NumbersItem(BoardItem):
    """The numbers of the fields; where pawns stand they make room."""

    def __init__(self, layout: Layout, theme: Theme) -> None:
        super().__init__(layout, theme)
        self._occupied: frozenset[int] = frozenset()

    def show_occupied(self, fields: Collection[int]) -> None:
        if self._occupied != set(fields):
            self._occupied = frozenset(fields)
            self.update()

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setPen(wood_of(self._theme).ink)
        for field in range(1, GOAL):
            occupied = field in self._occupied
            painter.setFont(font(TEXT if occupied else 25, bold=True))
            area = self._layout.number(field, occupied=occupied)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(field))


def paint_track(painter: QPainter, layout: Layout, theme: Theme) -> None:
    """Planks side by side between two beams, and on them the fields."""
    wood, path = wood_of(theme), layout.track_path
    rim = mixed(wood.plank, wood.edge, 0.55)
    painter.strokePath(path.translated(3, 6), _band(faded(theme.shadow, 0.35), BAND + 8))
    for width, colour in ((BAND, rim), (BAND - 4, mixed(wood.plank, _CHALK, 0.18)), (BAND - 10, rim)):
        painter.strokePath(path, _band(colour, width))
    painter.strokePath(path, _band(wood.plank, BAND - 13))
    _paint_planks(painter, path, wood)
    _paint_finish(painter, layout)
    for field, centre in enumerate(layout.fields):
        _paint_field(painter, field, centre, theme)


def _band(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)


def _paint_planks(painter: QPainter, path: QPainterPath, wood: Wood) -> None:
    """Joints across the way, and here and there a board that is a little lighter."""
    count = round(path.length() / _PLANK)
    half = (BAND - 13) / 2
    for index in range(count):
        across = _across(path, index / count)
        if index % 3 == 1:
            painter.setPen(_band(faded(_CHALK, 0.05 if index % 2 else 0.09), _PLANK - 2))
            middle = _across(path, (index + 0.5) / count)
            painter.drawLine(middle.map(QPointF(0, -half)), middle.map(QPointF(0, half)))
        painter.setPen(QPen(faded(wood.edge, 0.55), 1.4))
        painter.drawLine(across.map(QPointF(0, -half)), across.map(QPointF(0, half)))


def _across(path: QPainterPath, share: float) -> QTransform:
    """From a place of the way: x along it, y across."""
    percent = path.percentAtLength(path.length() * share)
    here = path.pointAtPercent(percent)
    return QTransform.fromTranslate(here.x(), here.y()).rotate(-path.angleAtPercent(percent))


def _paint_finish(painter: QPainter, layout: Layout) -> None:
    """A line of chalk behind the start, and a chequered one before the goal."""
    path, fields = layout.track_path, GOAL + 1
    half = (BAND - 13) / 2
    start, finish = _across(path, 1.07 / fields), _across(path, (GOAL - 0.07) / fields)
    painter.setPen(QPen(faded(_CHALK, 0.85), 4))
    painter.drawLine(start.map(QPointF(0, -half)), start.map(QPointF(0, half)))
    painter.setPen(Qt.PenStyle.NoPen)
    rows = round(2 * half / _SQUARE)
    for row in range(rows):
        for column in (-1, 0):
            painter.setBrush(_CHALK if (row + column) % 2 else _BLACK)
            square = QRectF(column * _SQUARE, -half + row * 2 * half / rows, _SQUARE, 2 * half / rows)
            painter.drawPolygon(finish.map(QPolygonF(square)))


def _paint_field(painter: QPainter, field: int, centre: QPointF, theme: Theme) -> None:
    """A slice of light wood; start and goal are larger."""
    wood, reach, goal = wood_of(theme), radius(field), field == GOAL
    disc = QPainterPath()
    disc.addEllipse(centre, reach, reach)
    paint_shadow(painter, disc, theme.shadow, 4)
    milestone = goal or (field and field % _MILESTONE == 0)
    painter.setPen(QPen(GOLD if milestone else wood.edge, 5 if goal else 3 if milestone else 1.5))
    painter.setBrush(mixed(wood.token, GOLD, 0.25) if goal else wood.token)
    painter.drawPath(disc)
    if goal:
        paint_laurel(painter, disc.boundingRect().adjusted(5, 5, -5, -5))
    else:
        painter.setPen(QPen(faded(wood.edge, 0.3), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, reach - 4, reach - 4)
    if goal or field == 0:
        painter.setPen(GOLD if goal else theme.on_table)
        painter.setFont(font(22, bold=True))
        below = QRectF(centre.x() - 60, centre.y() + reach + 3, 120, 28)
        word = translate("Exxtra", "Goal") if goal else translate("Exxtra", "Start")
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, word)
