"""What is printed on the sheets of a table, as a picture at each size: the same for all players, and painted once."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap, QRegion

from gamebox.ui.games.lavarails.fields import paint_fields
from gamebox.ui.games.lavarails.layout import Plan
from gamebox.ui.games.lavarails.patches import blank, part_of, patch
from gamebox.ui.theme import Theme

_SIZES = 2
"""Large in front of a player, and small beside another sheet."""


@dataclass(eq=False)
class _Print:
    plan: Plan
    fine: float
    picture: QPixmap
    painted: QRegion


class Prints:
    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._kept: list[_Print] = []

    def lay(self, painter: QPainter, plan: Plan, pixels: QRect, fine: float) -> None:
        """Paint some pixels of a sheet without its players' marks, whatever was there before."""
        kept = self._keep(plan, fine)
        if not QRegion(pixels).subtracted(kept.painted).isEmpty():
            patch(kept.picture, pixels, fine, lambda fresh, cut: self._paint(fresh, kept, cut))
            kept.painted += pixels
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, kept.picture, pixels.x(), pixels.y(), pixels.width(), pixels.height())
        painter.restore()

    def _keep(self, plan: Plan, fine: float) -> _Print:
        for kept in self._kept:
            if (kept.fine, kept.plan) == (fine, plan):
                return kept
        made = _Print(plan, fine, blank(plan.paper.size(), fine), QRegion())
        self._kept = [*self._kept, made][-_SIZES:]
        return made

    def _paint(self, painter: QPainter, kept: _Print, cut: QRect) -> None:
        part = part_of(cut, kept.fine)
        painter.fillRect(part, self._theme.paper)
        paint_fields(painter, kept.plan, self._theme, kept.plan.near(part))
