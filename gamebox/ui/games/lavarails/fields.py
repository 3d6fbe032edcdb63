"""The printed part of a sheet: fields, numbers, gems, stations, values at the edges, and names of rows and columns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from operator import or_

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from gamebox.games.lavarails.grid import BITS, SIDE, field_at, fields
from gamebox.games.lavarails.sheet import Lane, Level
from gamebox.ui.games.lavarails.detail import Detail, detail_of
from gamebox.ui.games.lavarails.ink import paint_cross
from gamebox.ui.games.lavarails.layout import Plan
from gamebox.ui.games.lavarails.molten import paint_volcano
from gamebox.ui.theme import GOLD, Theme, faded, font, mixed

ALL = -1
"""Every field, as a mask."""
_GEM = QColor("#1F7A94")
_SIGN = QColor("#A04D3A")
_WHITE, _BLACK = QColor("#FFFFFF"), QColor("#000000")
_CENTRE = Qt.AlignmentFlag.AlignCenter
_DARK_INK = QColor("#22262B")
_STONE = ((0.2, 0.0), (0.8, 0.0), (1.0, 0.3), (1.0, 0.6), (0.5, 1.0), (0.0, 0.6), (0.0, 0.3))
_ROOF = ((-0.04, 0.32), (0.22, 0.0), (0.78, 0.0), (1.04, 0.32))
"""In shares of the square that they stand in."""


def paint_fields(painter: QPainter, plan: Plan, theme: Theme, near: int = ALL) -> None:
    """Everything that is printed on a sheet except its values; only `near` fields if not all are needed."""
    sheet, detail = plan.sheet, detail_of(painter, plan)
    for field in fields(sheet.numbers & near):
        _paint_ground(painter, plan.rect(field), theme, theme.field)
        if detail >= Detail.NUMBERS:
            _paint_number(painter, plan, field, theme)
    for field in (field for field, _ in sheet.pieces if BITS[field] & near):
        _paint_ground(painter, plan.rect(field), theme, mixed(theme.field, theme.sleeper, 0.22))
    for field in fields(sheet.crosses & near):
        _paint_ground(painter, plan.rect(field), theme, crossed_ground(theme))
    _paint_printed_crosses(painter, plan, theme, near)
    for field in fields(sheet.volcanoes & near):
        paint_volcano(painter, plan.rect(field))
    if plan.large:
        _paint_names(painter, plan, theme, near)


def crossed_ground(theme: Theme) -> QColor:
    return mixed(theme.field, theme.ink, 0.13)


def _paint_printed_crosses(painter: QPainter, plan: Plan, theme: Theme, mask: int) -> None:
    bold = detail_of(painter, plan) is Detail.MARKS
    for field in fields(plan.sheet.crosses & mask):
        paint_cross(painter, plan.rect(field), theme.ink, field + 500, bold=bold)


def wash(theme: Theme) -> float:
    """How much gold: crosses of every colour must stand out from it."""
    return 0.18 if theme.dark else 0.4


def light_scored(painter: QPainter, plan: Plan, lanes: Sequence[Lane], theme: Theme, near: int = ALL) -> None:
    """A completed row or column shines (LR-35), no brighter where two of them meet."""
    side, scored = plan.cell, reduce(or_, map(lane_mask, lanes), 0) & near
    painter.setPen(QPen(faded(GOLD, 0.75), max(0.8, side * 0.03)))
    painter.setBrush(faded(GOLD, wash(theme)))
    for field in fields(scored & (plan.sheet.numbers | plan.sheet.crosses)):
        inset = side * 0.03
        painter.drawRoundedRect(plan.rect(field).adjusted(inset, inset, -inset, -inset), side * 0.1, side * 0.1)
    _paint_printed_crosses(painter, plan, theme, scored)


def _paint_ground(painter: QPainter, area: QRectF, theme: Theme, colour: QColor) -> None:
    side = area.width()
    painter.setPen(QPen(theme.grid(), max(0.8, side * 0.02)))
    painter.setBrush(colour)
    painter.drawRoundedRect(area.adjusted(side * 0.02, side * 0.02, -side * 0.02, -side * 0.02), side * 0.1, side * 0.1)


def fade_numbers(painter: QPainter, plan: Plan, mask: int, theme: Theme) -> None:
    """The numbers of these fields do not matter any more."""
    inset = plan.cell * 0.06
    veil = faded(theme.field, 0.72 if plan.sheet.volcanic else 0.88)
    for field in fields(mask & plan.sheet.numbers):
        painter.fillRect(plan.rect(field).adjusted(inset, inset, -inset, -inset), veil)


def _paint_number(painter: QPainter, plan: Plan, field: int, theme: Theme) -> None:
    area, side = plan.rect(field), plan.cell
    valued = plan.sheet.value_at[field]
    number = area.translated(-side * 0.24, -side * 0.19) if valued else area
    size = side * (0.64 if plan.crowded else 0.5 if plan.large else 0.6) * (0.92 if valued else 1.0)
    painter.setPen(theme.ink)
    painter.setFont(font(size, bold=True))
    painter.drawText(number, _CENTRE, str(plan.sheet.number_at[field]))


def paint_values(painter: QPainter, plan: Plan, won: int = 0, lost: int = 0, near: int = ALL) -> None:
    """Gems and stations with what they are worth: gold once they count, gone once they never will."""
    detail = detail_of(painter, plan)
    paint = _paint_gem if plan.sheet.volcanic else _paint_station
    for field in fields(plan.sheet.valued & ~lost & near):
        text = str(plan.sheet.value_at[field]) if detail is Detail.ALL else ""
        corner = _corner(plan.rect(field), detail, crowded=plan.crowded)
        paint(painter, corner, text, won=bool(won & BITS[field]), crowded=plan.crowded)


def paint_value(painter: QPainter, area: QRectF, value: int, level: Level) -> None:
    """A gem or a station by itself."""
    paint = _paint_gem if level == "volcano" else _paint_station
    paint(painter, area, str(value), won=False)


def _corner(area: QRectF, detail: Detail, *, crowded: bool) -> QRectF:
    """The lower right corner of a field, beside its number; where there is none, the mark takes more room."""
    side = area.width() * (0.7 if detail < Detail.NUMBERS else 0.62 if crowded else 0.56)
    return QRectF(area.right() - side * 1.04, area.bottom() - side * 1.04, side, side)


def _paint_gem(painter: QPainter, area: QRectF, text: str, *, won: bool, crowded: bool = False) -> None:
    """A cut stone."""
    colour, side = GOLD if won else _GEM, area.width()
    light = QLinearGradient(area.topLeft(), area.bottomRight())
    light.setColorAt(0, mixed(colour, _WHITE, 0.3))
    light.setColorAt(0.5, colour)
    light.setColorAt(1, mixed(colour, _BLACK, 0.25))
    painter.setPen(QPen(mixed(colour, _BLACK, 0.45), max(0.8, side * 0.06)))
    painter.setBrush(light)
    painter.drawPolygon(_shape(area, _STONE))
    _paint_worth(painter, area, text, side * (1.18 if crowded else 1.0), won=won)


def _paint_station(painter: QPainter, area: QRectF, text: str, *, won: bool, crowded: bool = False) -> None:
    """A little station house; its front tells what it pays."""
    colour, side = GOLD if won else _SIGN, area.width()
    edge = QPen(mixed(colour, _BLACK, 0.45), max(0.8, side * 0.06))
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(edge)
    painter.setBrush(mixed(colour, _WHITE, 0.15) if won else colour)
    front = area.adjusted(side * 0.1, side * 0.3, -side * 0.1, 0)
    painter.drawRect(front)
    painter.setBrush(mixed(colour, _BLACK, 0.25))
    painter.drawPolygon(_shape(area, _ROOF))
    _paint_worth(painter, front, text, side * (1.1 if crowded else 1.0), won=won)


def _shape(area: QRectF, corners: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF([area.topLeft() + QPointF(x, y) * area.width() for x, y in corners])


def _paint_worth(painter: QPainter, area: QRectF, text: str, side: float, *, won: bool) -> None:
    painter.setPen(_DARK_INK if won else _WHITE)
    painter.setFont(font(side * 0.68, bold=True))
    painter.drawText(area, _CENTRE, text)


def _paint_names(painter: QPainter, plan: Plan, theme: Theme, near: int) -> None:
    """Letters above the columns, numbers before the rows: how the log calls the fields."""
    painter.setPen(theme.muted)
    painter.setFont(font(max(19.5, plan.cell * 0.3)))
    step = plan.cell * 0.5
    for column in (column for column in range(plan.sheet.width) if near & BITS[field_at(0, column)]):
        area = plan.rect_at(0, column)
        above = QRectF(area.left() - step, area.top() - step - 20, area.width() + 2 * step, step + 16)
        painter.drawText(above, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, chr(ord("A") + column))
    for row in (row for row in range(plan.sheet.height) if near & BITS[field_at(row, 0)]):
        area = plan.rect_at(row, 0)
        before = QRectF(area.left() - step * 2, area.top(), step * 1.75, area.height())
        painter.drawText(before, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(row + 1))


def value_rect(plan: Plan, lane: Lane) -> QRectF:
    """Where the value of a row or column stands: at its right or lower end."""
    if lane.kind == "row":
        area = plan.rect_at(lane.index, plan.sheet.width)
    else:
        area = plan.rect_at(plan.sheet.height, lane.index)
    side = plan.cell * (0.1 if plan.large else 0.05)
    return area.adjusted(side, side, -side, -side)


def lane_mask(lane: Lane) -> int:
    """All places of a row or column, whatever is printed there."""
    if lane.kind == "row":
        return sum(BITS[field_at(lane.index, column)] for column in range(SIDE))
    return sum(BITS[field_at(row, lane.index)] for row in range(SIDE))


def lane_rect(plan: Plan, lane: Lane) -> QRectF:
    """All places of a row or column."""
    if lane.kind == "row":
        return plan.rect_at(lane.index, 0) | plan.rect_at(lane.index, plan.sheet.width - 1)
    return plan.rect_at(0, lane.index) | plan.rect_at(plan.sheet.height - 1, lane.index)


def paint_lane_value(painter: QPainter, plan: Plan, lane: Lane, theme: Theme, state: str = "") -> None:
    """A flag that points at its row or column; `state`: "won", "spoiled", or neither yet."""
    area = value_rect(plan, lane)
    colours = {"won": (GOLD, _DARK_INK), "spoiled": (mixed(theme.paper, theme.ink, 0.08), theme.muted)}
    ground, text = colours.get(state, (mixed(theme.paper, theme.accent, 0.22), theme.ink))
    painter.setPen(QPen(mixed(ground, theme.ink, 0.35), max(0.8, plan.cell * 0.02)))
    painter.setBrush(ground)
    onto = QTransform(area.width(), 0, 0, area.height(), area.left(), area.top())
    painter.drawPath(onto.map(_flag(upright=lane.kind == "column")))
    if state == "spoiled":
        painter.setPen(QPen(theme.bad, plan.cell * 0.08, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(area.bottomLeft() + QPointF(2, -4), area.topRight() + QPointF(-2, 4))
    if detail_of(painter, plan) >= Detail.NUMBERS:
        painter.setPen(text)
        painter.setFont(font(plan.cell * (0.42 if plan.large and not plan.crowded else 0.58), bold=True))
        painter.drawText(area, _CENTRE, str(lane.points))


@cache
def _flag(*, upright: bool) -> QPainterPath:
    """In a place from (0, 0) to (1, 1), with a tip that points out of it."""
    tip, foot = 0.16, 0.02
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(QRectF(0, 0, 1, 1), 0.14, 0.14)
    corners = ((0.5 - tip, foot), (0.5, -tip), (0.5 + tip, foot))
    path.addPolygon(QPolygonF([QPointF(x, y) if upright else QPointF(y, x) for x, y in corners]))
    return path.simplified()
