"""EXXTRA's board: the race track in the shape of an X and the dice ladder in its middle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.exxtra.ladder import FIELDS
from gamebox.games.exxtra.scoring import GOAL
from gamebox.ui.exxtra import layout
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.texts import translate
from gamebox.ui.theme import GOLD, Corner, Theme, faded, fitting_font, font, mixed


class BoardItem(QGraphicsItem):
    """Everything on the table that never moves."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @override
    def boundingRect(self) -> QRectF:
        return layout.AREA

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        paint_track(painter, self._theme)
        _paint_panel(painter, layout.TRAY, self._theme)
        _paint_panel(painter, layout.MEDALLION, self._theme)
        for field in FIELDS:
            _paint_rung(painter, field, self._theme)


def paint_track(painter: QPainter, theme: Theme) -> None:
    """The band of the track and its fields."""
    path = layout.track_path()
    for width, colour in (
        (104, faded(theme.shadow, 0.25)),
        (96, mixed(theme.table_bottom, theme.on_table, 0.1)),
        (88, mixed(theme.table_top, theme.on_table, 0.04)),
    ):
        painter.strokePath(path, QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for field, centre in enumerate(layout.fields()):
        _paint_field(painter, field, centre, theme)


def _paint_field(painter: QPainter, field: int, centre: QPointF, theme: Theme) -> None:
    reach = layout.radius(field)
    disc = QPainterPath()
    disc.addEllipse(centre, reach, reach)
    paint_shadow(painter, disc, theme.shadow, 4)
    goal = field == GOAL
    painter.setPen(QPen(GOLD if goal else theme.paper_edge, 5 if goal else 2))
    painter.setBrush(mixed(theme.paper, GOLD, 0.25) if goal else theme.paper)
    painter.drawPath(disc)
    if field in {0, GOAL}:
        word = translate("Exxtra", "Goal") if goal else translate("Exxtra", "Start")
        painter.setPen(GOLD if goal else theme.on_table)
        painter.setFont(fitting_font(word, reach * 2.4, 22, bold=True))
        below = QRectF(centre.x() - 70, centre.y() + reach + 6, 140, 30)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, word)
    else:
        painter.setPen(theme.muted)
        painter.setFont(font(24, bold=True))
        painter.drawText(disc.boundingRect(), Qt.AlignmentFlag.AlignCenter, str(field))


def _paint_panel(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """A felt-lined hollow: the dice tray, and its counterpart at the left."""
    painter.setPen(QPen(faded(theme.on_table, 0.18), 2))
    painter.setBrush(faded(theme.table_bottom.darker(130), 0.75))
    painter.drawRoundedRect(area, Corner.LARGE, Corner.LARGE)


def _paint_rung(painter: QPainter, field: int, theme: Theme) -> None:
    area = layout.rung(field)
    shape = QPainterPath()
    shape.addRoundedRect(area, Corner.MEDIUM, Corner.MEDIUM)
    paint_shadow(painter, shape, theme.shadow, 4)
    painter.setPen(QPen(theme.paper_edge, 1.5))
    painter.setBrush(mixed(theme.paper, theme.accent, 0.05 * field))
    painter.drawPath(shape)
    painter.setPen(theme.ink)
    painter.setFont(font(36, bold=True))
    number = QRectF(area.left(), area.top(), 56, area.height())
    painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(field))
    painter.setPen(QPen(theme.grid(), 1.5))
    painter.drawLine(number.topRight() + QPointF(0, 10), number.bottomRight() - QPointF(0, 10))
