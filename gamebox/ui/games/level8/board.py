"""Everything on Level 8's table that never moves: the band of the oval, its fields, the level path and the laurel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.level8.board import Board
from gamebox.games.level8.levels import LAUREL, LEVELS
from gamebox.ui.games.level8.layout import BAND, FIELD, PILE_CARD, START_FIELD, Layout
from gamebox.ui.games.level8.symbols import paint_start_field, paint_tile_field
from gamebox.ui.items.card import RATIO
from gamebox.ui.items.laurel import paint_laurel
from gamebox.ui.theme import GOLD, Corner, Theme, faded, font, mixed


class BoardItem(QGraphicsItem):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._layout: Layout | None = None
        self._board: Board | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(-10)

    def show_board(self, layout: Layout, board: Board) -> None:
        if layout is not self._layout or board != self._board:
            self.prepareGeometryChange()
            self._layout, self._board = layout, board
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._layout.area if self._layout else QRectF()

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if not self._layout or not self._board:
            return
        paint_oval(painter, self._layout, self._board, self._theme)
        paint_path(painter, self._layout, self._theme)
        for pile in (self._layout.draw_pile, self._layout.joker_pile, self._layout.own_pile):
            _paint_place(painter, pile, self._theme)
        _paint_tray(painter, self._layout, self._theme)


def paint_oval(painter: QPainter, layout: Layout, board: Board, theme: Theme) -> None:
    """A cardboard band with the fields on it; felt within."""
    band = capsule(layout.oval)
    painter.fillPath(band, felt_colour(theme))
    for width, colour in (
        (BAND + 10, faded(theme.shadow, 0.28)),
        (BAND, mixed(theme.table_bottom, theme.on_table, 0.12)),
        (BAND - 8, mixed(theme.table_top, theme.on_table, 0.05)),
    ):
        painter.strokePath(band, QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for number, (centre, action) in enumerate(zip(layout.fields, board.fields, strict=True)):
        if number:
            paint_tile_field(painter, centre, FIELD, action, theme)
        else:
            paint_start_field(painter, centre, START_FIELD, action, theme)


def felt_colour(theme: Theme) -> QColor:
    return mixed(mixed(theme.table_top, theme.table_bottom, 0.5), theme.table_bottom.darker(125), 0.55)


def capsule(area: QRectF) -> QPainterPath:
    """The oval's shape: straight above and below, round at its ends."""
    path = QPainterPath()
    path.addRoundedRect(area, area.height() / 2, area.height() / 2)
    return path


def paint_path(painter: QPainter, layout: Layout, theme: Theme) -> None:
    """Levels 1 to 8, and the laurel behind them."""
    ends = layout.level(1), layout.level(LAUREL)
    painter.setPen(QPen(faded(theme.on_table, 0.25), 8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(ends[0], ends[1] - QPointF(24, 0))
    for level in range(1, LEVELS + 1):
        centre = layout.level(level)
        painter.setPen(QPen(mixed(theme.paper_edge, GOLD, level / LEVELS), 3))
        painter.setBrush(mixed(theme.paper, GOLD, 0.05 * level))
        painter.drawEllipse(centre, 27, 27)
        painter.setPen(theme.ink)
        painter.setFont(font(30, bold=True))
        painter.drawText(QRectF(centre.x() - 30, centre.y() - 30, 60, 60), Qt.AlignmentFlag.AlignCenter, str(level))
    goal = layout.level(LAUREL) + QPointF(8, 0)
    paint_laurel(painter, QRectF(goal.x() - 40, goal.y() - 40, 80, 80))


def _paint_place(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    """Where a pile lies, also when it is empty."""
    high = PILE_CARD * RATIO
    area = QRectF(centre.x() - PILE_CARD / 2, centre.y() - high / 2, PILE_CARD, high)
    painter.setPen(QPen(faded(theme.on_table, 0.35), 2, Qt.PenStyle.DashLine))
    painter.setBrush(faded(theme.table_bottom.darker(140), 0.5))
    painter.drawRoundedRect(area, Corner.MEDIUM, Corner.MEDIUM)


def _paint_tray(painter: QPainter, layout: Layout, theme: Theme) -> None:
    tray = QRectF(layout.dice.x() - 84, layout.dice.y() - 52, 168, 104)
    painter.setPen(QPen(faded(theme.on_table, 0.2), 2))
    painter.setBrush(faded(theme.table_bottom.darker(150), 0.6))
    painter.drawRoundedRect(tray, Corner.LARGE * 1.6, Corner.LARGE * 1.6)
