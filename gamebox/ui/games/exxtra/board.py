"""EXXTRA's board: the race track in the shape of an X, and the numbers of its fields."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.exxtra.scoring import GOAL
from gamebox.ui.games.exxtra.layout import BAND, TEXT, Layout, radius
from gamebox.ui.items.laurel import paint_laurel
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.texts import translate
from gamebox.ui.theme import GOLD, Theme, faded, font, mixed


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
        painter.setPen(self._theme.muted)
        for field in range(1, GOAL):
            occupied = field in self._occupied
            painter.setFont(font(TEXT if occupied else 25, bold=True))
            area = self._layout.number(field, occupied=occupied)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(field))


def paint_track(painter: QPainter, layout: Layout, theme: Theme) -> None:
    """The band of the track and its fields."""
    for width, colour in (
        (BAND + 8, faded(theme.shadow, 0.25)),
        (BAND, mixed(theme.table_bottom, theme.on_table, 0.1)),
        (BAND - 8, mixed(theme.table_top, theme.on_table, 0.04)),
    ):
        painter.strokePath(layout.track_path, QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for field, centre in enumerate(layout.fields):
        _paint_field(painter, field, centre, theme)


def _paint_field(painter: QPainter, field: int, centre: QPointF, theme: Theme) -> None:
    reach = radius(field)
    disc = QPainterPath()
    disc.addEllipse(centre, reach, reach)
    paint_shadow(painter, disc, theme.shadow, 4)
    goal = field == GOAL
    painter.setPen(QPen(GOLD if goal else theme.paper_edge, 5 if goal else 2))
    painter.setBrush(mixed(theme.paper, GOLD, 0.25) if goal else theme.paper)
    painter.drawPath(disc)
    if goal:
        paint_laurel(painter, disc.boundingRect().adjusted(5, 5, -5, -5))
    if goal or field == 0:
        painter.setPen(GOLD if goal else theme.on_table)
        painter.setFont(font(22, bold=True))
        below = QRectF(centre.x() - 60, centre.y() + reach + 3, 120, 28)
        word = translate("Exxtra", "Goal") if goal else translate("Exxtra", "Start")
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, word)
