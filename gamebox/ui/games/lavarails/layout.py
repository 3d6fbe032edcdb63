"""Where everything lies on the table of Lava & Rails, in the scene's own units."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF

from gamebox.games.lavarails.grid import BITS, column_of, field_at, fields, row_of
from gamebox.games.lavarails.sheet import Sheet

WIDTH = 1240.0
LOWEST, HIGHEST = 760.0, 960.0
TRAY = QRectF(14, 654, 822, 94)
TRACKER = QRectF(852, 654, 374, 94)
DIE = 52.0
_GAP = 12.0
_ABOVE_DICE = 14.0
_HEADER = 50.0
_BLOCK_WIDE, _BLOCK_HIGH = 208.0, 88.0
_SLIM_BLOCK = 120.0
_LABELS = 0.42
"""The room for column letters and row numbers, in cells."""
_VALUES = 1.0
"""The room for the values of rows and columns, in cells."""
_LARGEST_CELL = 84.0
_CROWDED = 38.0
_LARGE_FROM = 560.0
"""Sheets narrower than this are small ones: without letters and numbers at the edges."""


@dataclass(frozen=True)
class Layout:
    """A table of that height: dice and rounds stay where they are, and the sheets above them reach up to its edge."""

    height: float = LOWEST

    @property
    def area(self) -> QRectF:
        return QRectF(0, LOWEST - self.height, WIDTH, self.height)

    @property
    def large(self) -> QRectF:
        """The sheet of the one who acts."""
        return self._sheets(TRAY)

    @property
    def column(self) -> QRectF:
        """All the others."""
        return self._sheets(TRACKER)

    def _sheets(self, below: QRectF) -> QRectF:
        top = self.area.top() + _GAP
        return QRectF(below.left(), top, below.width(), below.top() - _ABOVE_DICE - top)

    def small_place(self, index: int, others: int) -> QRectF:
        """The place of one of the other players' sheets in the column at the right."""
        column = self.column
        height = (column.height() - (others - 1) * _GAP) / others
        return QRectF(column.left(), column.top() + index * (height + _GAP), column.width(), height)


@dataclass(frozen=True)
class Plan:
    """How a sheet is laid out on its piece of paper."""

    sheet: Sheet
    paper: QRectF
    header: QRectF
    block: QRectF
    """Where the points stand, rule by rule; empty if there is no room."""
    origin: QPointF
    """The upper left corner of the first field."""
    cell: float
    large: bool

    @property
    def crowded(self) -> bool:
        """A large sheet with so many fields that their digits need more of the room."""
        return self.large and self.cell < _CROWDED

    def rect(self, field: int) -> QRectF:
        return self.rect_at(row_of(field), column_of(field))

    def rect_at(self, row: float, column: float) -> QRectF:
        corner = self.origin + QPointF(column, row) * self.cell
        return QRectF(corner.x(), corner.y(), self.cell, self.cell)

    def grid(self) -> QRectF:
        return QRectF(self.origin.x(), self.origin.y(), self.sheet.width * self.cell, self.sheet.height * self.cell)

    def near(self, area: QRectF) -> int:
        """The fields and gaps whose marks can reach into an area, as a mask."""
        reach = self.cell * 0.3
        rows = self._touched(area.top() - self.origin.y() - reach, area.bottom() - self.origin.y() + reach)
        columns = self._touched(area.left() - self.origin.x() - reach, area.right() - self.origin.x() + reach)
        across = [column for column in columns if column < self.sheet.width]
        return sum(BITS[field_at(row, column)] for row in rows if row < self.sheet.height for column in across)

    def _touched(self, start: float, end: float) -> range:
        """The numbers of the rows or columns between two distances from the first one."""
        return range(max(0, floor(start / self.cell)), max(0, ceil(end / self.cell)))

    def clear_band(self, about: int) -> QRectF:
        """The third of the grid, from edge to edge, with the fewest fields of a mask; rather the middle one."""
        grid = self.grid()
        high = grid.height() / 3
        bands = [QRectF(grid.left(), grid.top() + high * third, grid.width(), high) for third in (1, 2, 0)]
        concerned = [self.rect(field) for field in fields(about)]
        return min(bands, key=lambda band: sum(band.intersects(area) for area in concerned))

    def beside(self, column: QRectF, widest: float) -> QRectF:
        """Right beside a column, at that side where the paper is wider, as high as the middle third of the grid."""
        grid = self.grid()
        high = grid.height() / 3
        left, right = column.left() - self.paper.left(), self.paper.right() - column.right()
        wide = min(widest, max(left, right))
        edge = column.left() - wide if left > right else column.right()
        return QRectF(edge, grid.top() + high, wide, high)

    def field_under(self, point: QPointF) -> int | None:
        if not self.grid().contains(point):
            return None
        place = (point - self.origin) / self.cell
        row, column = min(int(place.y()), self.sheet.height - 1), min(int(place.x()), self.sheet.width - 1)
        return field_at(row, column)


def plan_for(sheet: Sheet, paper: QRectF) -> Plan:
    """The largest fields that fit; name and points stand above, beside or below them."""
    large = paper.width() >= _LARGE_FROM
    ways = _large_ways(paper) if large else _small_ways(paper)
    return max((_fit(sheet, paper, way, large) for way in ways), key=lambda plan: plan.cell)


def bare_plan(sheet: Sheet, area: QRectF) -> Plan:
    """Nothing but the fields and what they pay."""
    return _fit(sheet, area, (QRectF(), QRectF(), area), large=False)


def drawing_plan(sheet: Sheet, area: QRectF) -> Plan:
    """The fields while they are drawn: with their names, and room for values that are not there yet."""
    return _fit(sheet, area, (QRectF(), QRectF(), area), large=True, values=sheet.volcanic)


_Way = tuple[QRectF, QRectF, QRectF]
"""Header, block, and what is left for the fields."""


def _large_ways(paper: QRectF) -> tuple[_Way, ...]:
    inner = paper.adjusted(18, 8, -18, -10)
    header = QRectF(inner.left(), inner.top(), inner.width(), _HEADER)
    body = inner.adjusted(0, _HEADER + 4, 0, 0)
    beside = QRectF(body.right() - _BLOCK_WIDE, body.top(), _BLOCK_WIDE, body.height())
    below = QRectF(body.left(), body.bottom() - _BLOCK_HIGH, body.width(), _BLOCK_HIGH)
    return (
        (header, beside, body.adjusted(0, 0, -_BLOCK_WIDE - 14, 0)),
        (header, below, body.adjusted(0, 0, 0, -_BLOCK_HIGH - 10)),
    )


def _small_ways(paper: QRectF) -> tuple[_Way, ...]:
    inner = paper.adjusted(10, 8, -10, -10)
    header = QRectF(inner.left(), inner.top(), inner.width(), 36)
    body = inner.adjusted(0, 40, 0, 0)
    side = QRectF(inner.right() - _SLIM_BLOCK, inner.top(), _SLIM_BLOCK, inner.height())
    beside = (QRectF(side.topLeft(), side.topRight() + QPointF(0, 62)), side.adjusted(0, 66, 0, 0))
    tall = paper.height() > paper.width() * 1.3
    below = QRectF(body.left(), body.bottom() - 210, body.width(), 210) if tall else QRectF()
    rest = body.adjusted(0, 0, 0, -218) if tall else body
    return ((header, below, rest), (*beside, inner.adjusted(0, 0, -_SLIM_BLOCK - 10, 0)))


def _fit(sheet: Sheet, paper: QRectF, way: _Way, large: bool, *, values: bool = False) -> Plan:
    """`values`: there may be some, even if there are none."""
    header, block, room = way
    labels = _LABELS if large else 0.0
    wide = sheet.width + labels + (_VALUES if values or any(sheet.row_points) else 0.0)
    high = sheet.height + labels + (_VALUES if values or any(sheet.column_points) else 0.0)
    cell = min(room.width() / wide, room.height() / high, _LARGEST_CELL)
    left = room.left() + (room.width() - wide * cell) / 2 + labels * cell
    top = room.top() + (room.height() - high * cell) / 2 + labels * cell
    return Plan(sheet, paper, header, block, QPointF(left, top), cell, large)


def pool_spots(numbers: tuple[int, ...]) -> list[QPointF]:
    """The centres of the dice in the tray, equal numbers close together."""
    step, between = DIE + 4, 14.0
    offsets, x = [], 0.0
    for index, number in enumerate(numbers):
        x += between if index and number != numbers[index - 1] else 0.0
        offsets.append(x)
        x += step
    room = TRAY.width() - 36
    squeeze = min(1.0, (room - DIE) / (offsets[-1] or 1)) if offsets else 1.0
    left = TRAY.center().x() - (offsets[-1] if offsets else 0) * squeeze / 2
    return [QPointF(left + offset * squeeze, TRAY.center().y()) for offset in offsets]
