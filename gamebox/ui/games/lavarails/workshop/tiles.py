"""The brushes in their box: a tile each, painted as what it puts on the sheet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from typing_extensions import override

from gamebox.games.lavarails.canvas import GAP, Brush
from gamebox.games.lavarails.sheet import Level
from gamebox.games.lavarails.symmetry import Symmetry
from gamebox.games.lavarails.tracks import PIECES
from gamebox.ui.games.lavarails.fields import crossed_ground, paint_value
from gamebox.ui.games.lavarails.ink import paint_cross
from gamebox.ui.games.lavarails.molten import paint_volcano
from gamebox.ui.games.lavarails.rails import paint_piece
from gamebox.ui.items.choice import paint_choice
from gamebox.ui.theme import Corner, Theme, faded, font
from gamebox.ui.widgets.parts import SquareButton, give_tip

PaintTile = Callable[[QPainter, QRectF, Theme], None]


class ToolTile(SquareButton):
    """Something to hold in one's hand."""

    def __init__(self, paint: PaintTile, about: str, theme: Theme, *, name: str) -> None:
        super().__init__()
        self._paint = paint
        self._theme = theme
        self.setObjectName(name)
        self.setAccessibleName(about)
        give_tip(self, about)
        self.setCheckable(True)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._theme
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        paint_choice(painter, self, theme, chosen=self.isChecked())
        self._paint(painter, area.adjusted(4, 4, -4, -4), theme)


def brush_tile(brush: Brush, level: Level) -> PaintTile:
    """What a brush puts on the sheet."""

    def paint(painter: QPainter, area: QRectF, theme: Theme) -> None:
        if brush.value is not None:
            paint_value(painter, area, brush.value, level)
        elif brush.base == GAP:
            painter.setPen(QPen(theme.muted, 1.5, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), Corner.SMALL, Corner.SMALL)
        elif brush.base == "x":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(crossed_ground(theme))
            painter.drawRoundedRect(area, Corner.SMALL, Corner.SMALL)
            paint_cross(painter, area, theme.ink, 501)
        elif brush.base == "V":
            paint_volcano(painter, area)
        elif brush.base in PIECES:
            paint_piece(painter, area, brush.base, theme)
        else:
            painter.setPen(theme.ink)
            painter.setFont(font(area.height() * 0.72, bold=True))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, brush.base)

    return paint


def symmetry_tile(symmetry: Symmetry) -> PaintTile:
    """A corner of a sheet, and where else it is."""
    twins = {
        "none": ((0, 0),),
        "mirror": ((0, 0), (1, 0)),
        "flip": ((0, 0), (0, 1)),
        "both": ((0, 0), (1, 0), (0, 1), (1, 1)),
        "turn": ((0, 0), (1, 1)),
    }[symmetry]

    def paint(painter: QPainter, area: QRectF, theme: Theme) -> None:
        painter.setPen(QPen(faded(theme.ink, 0.5), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area)
        painter.setPen(Qt.PenStyle.NoPen)
        half = area.width() / 2
        for across, down in twins:
            corner = QRectF(area.left() + half * across, area.top() + half * down, half, half)
            painter.setBrush(theme.ink if (across, down) == (0, 0) else theme.accent)
            painter.drawEllipse(corner.center(), half * 0.3, half * 0.3)
        painter.setPen(QPen(faded(theme.ink, 0.5), 1, Qt.PenStyle.DashLine))
        centre = area.center()
        if symmetry in {"mirror", "both"}:
            painter.drawLine(round(centre.x()), round(area.top()), round(centre.x()), round(area.bottom()))
        if symmetry in {"flip", "both"}:
            painter.drawLine(round(area.left()), round(centre.y()), round(area.right()), round(centre.y()))

    return paint


def tool_tile(*, filling: bool) -> PaintTile:
    """One field, or all of a patch."""

    def paint(painter: QPainter, area: QRectF, theme: Theme) -> None:
        third = area.width() / 3
        for row in range(3):
            for column in range(3):
                corner = QRectF(area.left() + third * column, area.top() + third * row, third, third)
                painted = (row + column < 4) if filling else row + column == 2
                painter.setPen(QPen(faded(theme.ink, 0.4), 1))
                painter.setBrush(theme.accent if painted else theme.paper)
                painter.drawRect(corner)

    return paint
