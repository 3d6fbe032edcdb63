"""The sheet on the workbench: its paper, what is printed on it, and what is wrong where."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.lavarails.canvas import GAP, Canvas
from gamebox.games.lavarails.grid import BITS, field_at
from gamebox.games.lavarails.sheet import Lane, Sheet, SheetError
from gamebox.games.lavarails.symmetry import Cell
from gamebox.ui.games.lavarails.fields import paint_fields, paint_lane_value, paint_values, value_rect
from gamebox.ui.games.lavarails.layout import drawing_plan
from gamebox.ui.games.lavarails.rails import paint_piece
from gamebox.ui.items.paper import paint_sheet
from gamebox.ui.theme import Theme, faded, font

_ROOM = 16.0
"""For the shadow."""
_MARGIN = 24.0
_WRITTEN = 4
"""Letters of a strange field that have room on it."""
_REACH = 0.3
"""How far marks reach beyond their fields, in fields."""


class PaperItem(QGraphicsItem):
    """What the sheet is drawn on."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.area = QRectF()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def lie(self, area: QRectF) -> None:
        if area != self.area:
            self.prepareGeometryChange()
            self.area = area

    @override
    def boundingRect(self) -> QRectF:
        return self.area.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        paint_sheet(painter, self.area, self._theme)


class CanvasItem(QGraphicsItem):
    """Paints only those fields anew that have changed."""

    def __init__(self, canvas: Canvas, sheet: Sheet, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._canvas = canvas
        self._faults: dict[Cell, SheetError] = {}
        self._area = QRectF(0, 0, 100, 100)
        self.plan = drawing_plan(sheet, self._area)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def paper(self) -> QRectF:
        """What the drawing needs."""
        plan = self.plan
        value = plan.cell if plan.sheet.volcanic else 0.0
        label = plan.cell * 0.42
        return plan.grid().adjusted(-label, -label, value, value).adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def arrange(self, area: QRectF) -> None:
        """Lie here, as large as fits."""
        self.prepareGeometryChange()
        self._area = area
        self.plan = drawing_plan(self.plan.sheet, area.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN))

    def show_canvas(self, canvas: Canvas, sheet: Sheet, faults: list[SheetError]) -> None:
        before, self._canvas = self._canvas, canvas
        wrong = {(fault.row - 1, fault.column - 1): fault for fault in faults if fault.row and fault.column}
        old_wrong, self._faults = self._faults, wrong
        same_shape = (before.width, before.height) == (canvas.width, canvas.height)
        self.plan = drawing_plan(sheet, self._area.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN))
        if not same_shape or (before.row_points, before.column_points) != (canvas.row_points, canvas.column_points):
            self.update()
            return
        changed = {cell for cell in cells_of(canvas) if canvas.at(cell) != before.at(cell)}
        for cell in changed | (wrong.keys() ^ old_wrong.keys()):
            reach = self.plan.cell * _REACH
            self.update(self.plan.rect_at(*cell).adjusted(-reach, -reach, reach, reach))

    @override
    def boundingRect(self) -> QRectF:
        return self._area

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        part = QRectF(option.exposedRect)
        plan, theme = self.plan, self._theme
        near = plan.near(part)
        self._paint_gaps(painter, near)
        paint_fields(painter, plan, theme, near)
        for field, piece in plan.sheet.pieces:
            if BITS[field] & near:
                paint_piece(painter, plan.rect(field), piece, theme)
        paint_values(painter, plan, near=near)
        self._paint_strangers(painter, near)
        if plan.sheet.volcanic:
            self._paint_lanes(painter, part)
        for cell in self._faults:
            if BITS[field_at(*cell)] & near:
                self._paint_fault(painter, plan.rect_at(*cell))

    def _paint_gaps(self, painter: QPainter, near: int) -> None:
        """Where nothing is yet, but something could be."""
        inset, corner = self.plan.cell * 0.12, self.plan.cell * 0.1
        painter.setPen(QPen(faded(self._theme.ink, 0.18), 1, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for cell in cells_of(self._canvas):
            if self._canvas.at(cell) == GAP and BITS[field_at(*cell)] & near:
                area = self.plan.rect_at(*cell).adjusted(inset, inset, -inset, -inset)
                painter.drawRoundedRect(area, corner, corner)

    def _paint_strangers(self, painter: QPainter, near: int) -> None:
        """What somebody's file has, and no sheet: shown as it is written there."""
        painter.setPen(self._theme.bad)
        painter.setFont(font(self.plan.cell * 0.34, bold=True))
        for cell in self._faults:
            field = field_at(*cell)
            if BITS[field] & near and not self.plan.sheet.number_at[field]:
                text = self._canvas.at(cell)[:_WRITTEN]
                painter.drawText(self.plan.rect_at(*cell), Qt.AlignmentFlag.AlignCenter, text)

    def _paint_lanes(self, painter: QPainter, part: QRectF) -> None:
        canvas = self._canvas
        lanes = [Lane("row", index, points, 0) for index, points in enumerate(canvas.row_points)]
        lanes += [Lane("column", index, points, 0) for index, points in enumerate(canvas.column_points)]
        for lane in lanes:
            area = value_rect(self.plan, lane)
            tip = self.plan.cell * _REACH
            if not part.intersects(area.adjusted(-tip, -tip, tip, tip)):
                continue
            if lane.points:
                paint_lane_value(painter, self.plan, lane, self._theme)
            else:
                painter.setPen(QPen(faded(self._theme.ink, 0.22), 1, Qt.PenStyle.DotLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(area.center(), area.width() * 0.2, area.width() * 0.2)

    def _paint_fault(self, painter: QPainter, area: QRectF) -> None:
        """A red frame, and a mark of its own: colour never speaks alone."""
        side = area.width()
        inset = side * 0.05
        painter.setPen(QPen(self._theme.bad, max(1.5, side * 0.06)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), side * 0.1, side * 0.1)
        centre = area.topRight() + QPointF(-side * 0.16, side * 0.16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.bad)
        painter.drawEllipse(centre, side * 0.17, side * 0.17)
        painter.setPen(self._theme.paper)
        painter.setFont(font(side * 0.26, bold=True))
        badge = QRectF(centre - QPointF(side, side) / 2, centre + QPointF(side, side) / 2)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, "!")


def cells_of(canvas: Canvas) -> list[Cell]:
    return [(row, column) for row in range(canvas.height) for column in range(canvas.width)]
