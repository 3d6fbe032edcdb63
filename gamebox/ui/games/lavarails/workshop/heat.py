"""Heat on a sheet: how often games end with lava on a field, or with nothing on it at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.lavarails.grid import column_of, field_at, row_of
from gamebox.games.lavarails.symmetry import Cell
from gamebox.ui.games.lavarails.layout import Plan
from gamebox.ui.texts import percent, translate
from gamebox.ui.theme import LAVA_BODY, Theme, faded, font

Heat: TypeAlias = Literal["none", "deadly", "dead"]
_FAINT = 0.05
"""Shares below that are not worth a colour."""
_LEGIBLE = 30.0
"""Smaller fields have no room for a share in digits."""


class HeatItem(QGraphicsItem):
    """Lets clicks through. Lava glows, dead fields are hatched: colour never speaks alone."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._plan: Plan | None = None
        self._kind: Heat = "none"
        self._shares: Mapping[int, float] = {}
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(5)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def lie(self, plan: Plan) -> None:
        self.prepareGeometryChange()
        self._plan = plan

    def glow(self, kind: Heat, shares: Mapping[int, float]) -> None:
        """How often each field ends that way."""
        if kind == self._kind == "none":
            return
        self._kind, self._shares = kind, shares
        self.update()

    def words(self, cell: Cell) -> str:
        """The same for people who hear it; empty where nothing glows."""
        share = self._shares.get(field_at(*cell)) if self._kind != "none" else None
        if share is None:
            return ""
        if self._kind == "deadly":
            return translate("Workshop", "lava in {share} of all games").format(share=percent(share))
        return translate("Workshop", "empty in {share} of all games").format(share=percent(share))

    @override
    def boundingRect(self) -> QRectF:
        return self._plan.grid() if self._plan else QRectF()

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        plan = self._plan
        if plan is None or self._kind == "none":
            return
        for field, share in self._shares.items():
            inside = row_of(field) < plan.sheet.height and column_of(field) < plan.sheet.width
            if inside and share >= _FAINT:
                self._paint_share(painter, plan, plan.rect(field), share)

    def _paint_share(self, painter: QPainter, plan: Plan, area: QRectF, share: float) -> None:
        inset = plan.cell * 0.04
        inner = area.adjusted(inset, inset, -inset, -inset)
        if self._kind == "deadly":
            painter.fillRect(inner, faded(LAVA_BODY, 0.15 + 0.6 * share))
        else:
            painter.fillRect(inner, faded(self._theme.rail, 0.1 + 0.45 * share))
            painter.fillRect(inner, QBrush(faded(self._theme.ink, 0.2 + 0.5 * share), Qt.BrushStyle.BDiagPattern))
        if plan.cell >= _LEGIBLE:
            self._paint_digits(painter, plan, inner, share)

    def _paint_digits(self, painter: QPainter, plan: Plan, area: QRectF, share: float) -> None:
        """The share in per cent, on a label of its own so that it can be read on any ground."""
        size = max(11.0, plan.cell * 0.24)
        label = QRectF(area.left(), area.bottom() - size * 1.15, size * 1.9, size * 1.15)
        painter.fillRect(label, self._theme.paper)
        painter.setPen(self._theme.ink)
        painter.setFont(font(size * 0.92, bold=True))
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, str(round(100 * share)))
