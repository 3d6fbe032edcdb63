"""What lies over the sheet while it is drawn: the keyboard's cursor, what the brush would touch, and the axes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.lavarails.symmetry import IMAGES, Cell, Symmetry
from gamebox.ui.games.lavarails.layout import Plan
from gamebox.ui.theme import Theme, faded


class MarksItem(QGraphicsItem):
    """Lets clicks through."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._plan: Plan | None = None
        self._cursor: Cell | None = None
        self._touched: Sequence[Cell] = ()
        self._symmetry: Symmetry = "none"
        self._talked_of: Sequence[Cell] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(10)

    def mark(self, plan: Plan, cursor: Cell | None, touched: Sequence[Cell], symmetry: Symmetry) -> None:
        if plan is not self._plan:
            self.prepareGeometryChange()
        self._plan, self._cursor, self._touched, self._symmetry = plan, cursor, touched, symmetry
        self.update()

    def talk_of(self, cells: Sequence[Cell]) -> None:
        """Frame the fields that somebody reads about."""
        self._talked_of = cells
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        if self._plan is None:
            return QRectF()
        cell = self._plan.cell
        return self._plan.grid().adjusted(-cell, -cell, 2 * cell, 2 * cell)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        plan = self._plan
        if plan is None:
            return
        self._paint_axes(painter, plan)
        corner = plan.cell * 0.12
        painter.setPen(QPen(self._theme.accent, 1.5))
        painter.setBrush(faded(self._theme.accent, 0.25))
        for cell in self._touched:
            painter.drawRoundedRect(plan.rect_at(*cell), corner, corner)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.ring, 3, Qt.PenStyle.DashLine))
        for cell in self._talked_of:
            painter.drawRoundedRect(plan.rect_at(*cell).adjusted(1, 1, -1, -1), corner, corner)
        if self._cursor is not None:
            area = plan.rect_at(*self._cursor)
            for colour, width in ((self._theme.paper, 7.0), (self._theme.ring, 4.0)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(area, corner, corner)

    def _paint_axes(self, painter: QPainter, plan: Plan) -> None:
        images = IMAGES[self._symmetry]
        painter.setPen(QPen(faded(self._theme.accent, 0.9), 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if any(image.across and not image.upside_down for image in images):
            painter.drawRect(_axis(plan, upright=True))
        if any(image.upside_down and not image.across for image in images):
            painter.drawRect(_axis(plan, upright=False))
        if self._symmetry == "turn":
            reach = plan.cell * 0.35
            painter.drawEllipse(plan.grid().center(), reach, reach)


def _axis(plan: Plan, *, upright: bool) -> QRectF:
    """A line between fields, or a frame around those that are their own images: no number is struck through."""
    grid, reach = plan.grid(), plan.cell * 0.12
    count = plan.sheet.width if upright else plan.sheet.height
    half = plan.cell / 2 if count % 2 else 0.0
    across, down = (half, grid.height() / 2 + reach) if upright else (grid.width() / 2 + reach, half)
    middle = grid.center()
    return QRectF(middle.x() - across, middle.y() - down, 2 * across, 2 * down)
