"""What the figures of all rulebooks share: a piece of the table, words on it, notes and arrows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from gamebox.ui.theme import Corner, Theme, font

CANVAS = QRectF(0, 0, 720, 320)
"""Every figure is drawn in these units and scaled to where it is wanted."""
TEXT = 19
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
_LEAST_TEXT = 16

Figures: TypeAlias = Mapping[str, Callable[[QPainter, Theme], None]]


def draw_figure(figures: Figures, name: str, painter: QPainter, area: QRectF, theme: Theme) -> bool:
    """Draw a figure of the rulebook, as large as the area allows; False if there is none of that name."""
    figure = figures.get(name)
    if figure is None:
        return False
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    scale = min(area.width() / CANVAS.width(), area.height() / CANVAS.height())
    painter.translate(area.center())
    painter.scale(scale, scale)
    painter.translate(-CANVAS.center())
    _paint_ground(painter, theme)
    figure(painter, theme)
    painter.restore()
    return True


def _paint_ground(painter: QPainter, theme: Theme) -> None:
    """A piece of the table."""
    cloth = QLinearGradient(CANVAS.topLeft(), CANVAS.bottomLeft())
    cloth.setColorAt(0, theme.table_top)
    cloth.setColorAt(1, theme.table_bottom)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(cloth)
    painter.drawRoundedRect(CANVAS, Corner.LARGE, Corner.LARGE)


def paint_note(painter: QPainter, theme: Theme, area: QRectF, text: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.accent)
    painter.drawRoundedRect(QRectF(area.left(), area.top() + 8, 4, area.height() - 16), 2, 2)
    write(painter, theme, area.adjusted(18, 0, 0, 0), text, align=LEFT | Qt.TextFlag.TextWordWrap)


def paint_arrow(painter: QPainter, colour: QColor, ends: tuple[QPointF, QPointF]) -> None:
    paint_tip(painter, colour, line(*ends))


def paint_tip(painter: QPainter, colour: QColor, path: QPainterPath) -> None:
    """A way with an arrowhead at its end."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(colour, 5))
    painter.drawPath(path)
    painter.save()
    painter.translate(path.currentPosition())
    painter.rotate(-path.angleAtPercent(1))
    painter.drawPolyline([QPointF(-11, -10), QPointF(0, 0), QPointF(-11, 10)])
    painter.restore()


def line(start: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath(start)
    path.lineTo(end)
    return path


def round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def write(
    painter: QPainter,
    theme: Theme,
    area: QRectF,
    text: str,
    *,
    align: int = CENTRE,
    size: float = TEXT,
    bold: bool = False,
) -> None:
    """Words on the table, a little smaller if the language needs more room."""
    painter.setPen(theme.on_table)
    painter.setFont(font(size, bold=bold))
    while not area.contains(painter.boundingRect(area, align, text)) and size > _LEAST_TEXT:
        size -= 1
        painter.setFont(font(size, bold=bold))
    painter.drawText(area, align, text)
