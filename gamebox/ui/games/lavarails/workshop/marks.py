"""What lies over the sheet while it is drawn: the keyboard's cursor, what the brush would touch, and the axes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
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
        grid, images = plan.grid(), IMAGES[self._symmetry]
        painter.setPen(QPen(faded(self._theme.accent, 0.9), 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        centre, reach = grid.center(), plan.cell * 0.35
        if any(image.across and not image.upside_down for image in images):
            painter.drawLine(QPointF(centre.x(), grid.top() - reach), QPointF(centre.x(), grid.bottom() + reach))
        if any(image.upside_down and not image.across for image in images):
            painter.drawLine(QPointF(grid.left() - reach, centre.y()), QPointF(grid.right() + reach, centre.y()))
        if self._symmetry == "turn":
            painter.drawEllipse(centre, reach, reach)
