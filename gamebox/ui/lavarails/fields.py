"""The printed part of a sheet: fields, numbers, gems, stations, values at the edges, and names of rows and columns."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from gamebox.games.lavarails.grid import BITS, SIDE, field_at, fields
from gamebox.games.lavarails.sheet import Lane
from gamebox.ui.lavarails.ink import paint_cross
from gamebox.ui.lavarails.layout import Plan
from gamebox.ui.lavarails.molten import paint_volcano
from gamebox.ui.theme import GOLD, Theme, faded, font, mixed

_GEM = QColor("#1F7A94")
_SIGN = QColor("#7A3B2E")
_WHITE, _BLACK = QColor("#FFFFFF"), QColor("#000000")
_CENTRE = Qt.AlignmentFlag.AlignCenter
_DARK_INK = QColor("#22262B")


def paint_fields(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Everything that is printed on a sheet except its values."""
    sheet = plan.sheet
    for field in fields(sheet.numbers):
        _paint_number(painter, plan, field, theme)
    for field, _ in sheet.pieces:
        _paint_ground(painter, plan.rect(field), theme, mixed(theme.field, theme.sleeper, 0.22))
    for field in fields(sheet.crosses):
        _paint_ground(painter, plan.rect(field), theme, mixed(theme.field, theme.ink, 0.13))
        paint_cross(painter, plan.rect(field), theme.ink, field + 500)
    for field in fields(sheet.volcanoes):
        paint_volcano(painter, plan.rect(field))
    if plan.large:
        _paint_names(painter, plan, theme)


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
    _paint_ground(painter, area, theme, theme.field)
    valued = plan.sheet.value_at[field]
    number = area.translated(-side * 0.22, -side * 0.16) if valued else area
    size = side * (0.5 if plan.large else 0.6) * (0.88 if valued else 1.0)
    painter.setPen(theme.ink)
    painter.setFont(font(size, bold=True))
    painter.drawText(number, _CENTRE, str(plan.sheet.number_at[field]))


def paint_values(painter: QPainter, plan: Plan, won: int = 0, lost: int = 0) -> None:
    """Gems and stations with what they are worth: gold once they count, grey once they never will."""
    for field in fields(plan.sheet.valued & ~lost):
        counts = bool(won & BITS[field])
        if plan.sheet.volcanic:
            paint_gem(painter, plan.rect(field), plan.sheet.value_at[field], won=counts)
        else:
            paint_station(painter, plan.rect(field), plan.sheet.value_at[field], won=counts)


def paint_gem(painter: QPainter, area: QRectF, value: int, *, won: bool = False) -> None:
    """A cut stone in the lower right corner."""
    side = area.width() * 0.5
    centre = area.topLeft() + QPointF(0.71, 0.71) * area.width()
    colour = GOLD if won else _GEM
    outline = _stone(centre, side)
    light = QLinearGradient(centre - QPointF(side, side) / 2, centre + QPointF(side, side) / 2)
    light.setColorAt(0, mixed(colour, _WHITE, 0.3))
    light.setColorAt(0.5, colour)
    light.setColorAt(1, mixed(colour, _BLACK, 0.25))
    painter.setPen(QPen(mixed(colour, _BLACK, 0.45), max(0.8, side * 0.06)))
    painter.setBrush(light)
    painter.drawPolygon(outline)
    painter.setPen(_DARK_INK if won else _WHITE)
    painter.setFont(font(side * 0.66, bold=True))
    painter.drawText(QRectF(centre.x() - side / 2, centre.y() - side * 0.5, side, side), _CENTRE, str(value))


def _stone(centre: QPointF, side: float) -> QPolygonF:
    corners = ((-0.3, -0.5), (0.3, -0.5), (0.5, -0.2), (0.5, 0.12), (0.0, 0.54), (-0.5, 0.12), (-0.5, -0.2))
    return QPolygonF([centre + QPointF(x, y) * side for x, y in corners])


def paint_station(painter: QPainter, area: QRectF, value: int, *, won: bool = False) -> None:
    """A little station house in the lower right corner; its front tells what it pays."""
    side = area.width() * 0.48
    centre = area.topLeft() + QPointF(0.72, 0.72) * area.width()
    colour = GOLD if won else _SIGN
    edge = QPen(mixed(colour, _BLACK, 0.45), max(0.8, side * 0.06))
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(edge)
    painter.setBrush(mixed(colour, _WHITE, 0.15) if won else colour)
    painter.drawRect(QRectF(centre.x() - side * 0.42, centre.y() - side * 0.22, side * 0.84, side * 0.7))
    painter.setBrush(mixed(colour, _BLACK, 0.25))
    roof = ((-0.58, -0.2), (-0.3, -0.56), (0.3, -0.56), (0.58, -0.2))
    painter.drawPolygon(QPolygonF([centre + QPointF(x, y) * side for x, y in roof]))
    painter.setPen(_DARK_INK if won else _WHITE)
    painter.setFont(font(side * 0.64, bold=True))
    painter.drawText(QRectF(centre.x() - side / 2, centre.y() - side * 0.24, side, side * 0.74), _CENTRE, str(value))


def _paint_names(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """Letters above the columns, numbers before the rows: how the log calls the fields."""
    painter.setPen(theme.muted)
    painter.setFont(font(max(19.5, plan.cell * 0.3)))
    step = plan.cell * 0.5
    for column in range(plan.sheet.width):
        area = plan.rect_at(0, column)
        above = QRectF(area.left() - step, area.top() - step - 20, area.width() + 2 * step, step + 16)
        painter.drawText(above, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, chr(ord("A") + column))
    for row in range(plan.sheet.height):
        area = plan.rect_at(row, 0)
        before = QRectF(area.left() - step * 2, area.top(), step * 1.75, area.height())
        painter.drawText(before, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(row + 1))


def value_rect(plan: Plan, lane: Lane) -> QRectF:
    """Where the value of a row or column stands: at its right or lower end."""
    if lane.kind == "row":
        area = plan.rect_at(lane.index, plan.sheet.width)
    else:
        area = plan.rect_at(plan.sheet.height, lane.index)
    side = plan.cell * 0.1
    return area.adjusted(side, side, -side, -side)


def lane_mask(lane: Lane) -> int:
    """All places of a row or column, whatever is printed there."""
    if lane.kind == "row":
        return sum(BITS[field_at(lane.index, column)] for column in range(SIDE))
    return sum(BITS[field_at(row, lane.index)] for row in range(SIDE))


def paint_lane_value(painter: QPainter, plan: Plan, lane: Lane, theme: Theme, state: str = "") -> None:
    """A flag that points at its row or column; `state`: "won", "spoiled", or neither yet."""
    area = value_rect(plan, lane)
    colours = {"won": (GOLD, _DARK_INK), "spoiled": (mixed(theme.paper, theme.ink, 0.08), theme.muted)}
    ground, text = colours.get(state, (mixed(theme.paper, theme.accent, 0.22), theme.ink))
    painter.setPen(QPen(mixed(ground, theme.ink, 0.35), max(0.8, plan.cell * 0.02)))
    painter.setBrush(ground)
    painter.drawPath(_flag(area, upright=lane.kind == "column"))
    painter.setPen(text)
    painter.setFont(font(plan.cell * (0.42 if plan.large else 0.54), bold=True))
    painter.drawText(area, _CENTRE, str(lane.points))
    if state == "spoiled":
        painter.setPen(QPen(theme.bad, plan.cell * 0.08, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(area.bottomLeft() + QPointF(2, -4), area.topRight() + QPointF(-2, 4))


def _flag(area: QRectF, *, upright: bool) -> QPainterPath:
    tip, round_by = area.width() * 0.16, area.width() * 0.14
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(area, round_by, round_by)
    middle = area.center()
    if upright:
        corners = (
            (middle.x() - tip, area.top() + 1),
            (middle.x(), area.top() - tip),
            (middle.x() + tip, area.top() + 1),
        )
    else:
        corners = (
            (area.left() + 1, middle.y() - tip),
            (area.left() - tip, middle.y()),
            (area.left() + 1, middle.y() + tip),
        )
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    return path.simplified()
