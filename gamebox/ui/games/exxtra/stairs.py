"""The wooden stairs of the dice ladder, seen from the front and a little from above."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from gamebox.games.exxtra.ladder import FIELDS
from gamebox.ui.games.exxtra.layout import NUMBER, SHIFT, TREAD, Layout
from gamebox.ui.games.exxtra.wood import paint_board, wood_of
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.theme import Corner, Theme, font, mixed

STEPS = FIELDS[1:]
BACK = QPointF(SHIFT, -TREAD)
"""From the front edge of a step to its back edge."""


def paint_stairs(painter: QPainter, layout: Layout, theme: Theme) -> None:
    """The steps with their numbers, the side that turns away from the light, and the ground before them."""
    wood, side = wood_of(theme), _side(layout)
    whole = QPainterPath(side)
    for field in STEPS:
        whole.addPath(step_path(layout.riser(field)))
    paint_shadow(painter, whole.simplified(), theme.shadow, 9)
    painter.setPen(QPen(wood.edge, 1.5))
    painter.setBrush(wood.side)
    painter.drawPath(side)
    for field in reversed(STEPS):
        _paint_step(painter, layout.riser(field), theme)
    _paint_ground(painter, layout.rung(FIELDS[0]), theme)
    for field in FIELDS:
        paint_number(painter, layout, field, theme)


def paint_number(painter: QPainter, layout: Layout, field: int, theme: Theme) -> None:
    painter.setPen(wood_of(theme).ink)
    painter.setFont(font(NUMBER, bold=True))
    painter.drawText(layout.number_of_rung(field), Qt.AlignmentFlag.AlignCenter, str(field))


def step_path(riser: QRectF) -> QPainterPath:
    """A riser with the tread above it."""
    path = QPainterPath(riser.bottomLeft())
    for corner in (riser.topLeft(), riser.topLeft() + BACK, riser.topRight() + BACK, riser.topRight()):
        path.lineTo(corner)
    path.lineTo(riser.bottomRight())
    path.closeSubpath()
    return path


def _paint_step(painter: QPainter, riser: QRectF, theme: Theme) -> None:
    wood = wood_of(theme)
    front = QPainterPath()
    front.addRect(riser)
    paint_board(painter, tread_path(riser), wood.tread, wood.edge, SHIFT)
    paint_board(painter, front, wood.riser, wood.edge)
    painter.setPen(QPen(mixed(wood.tread, theme.field, 0.5), 2.5))
    painter.drawLine(riser.topLeft() + QPointF(1, 1), riser.topRight() + QPointF(-1, 1))


def tread_path(riser: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(
        QPolygonF([riser.topLeft(), riser.topLeft() + BACK, riser.topRight() + BACK, riser.topRight(), riser.topLeft()])
    )
    return path


def _paint_ground(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Dice field 0: a wide board at the foot of the stairs."""
    wood, shape = wood_of(theme), ground_path(area)
    paint_shadow(painter, shape, theme.shadow, 5)
    paint_board(painter, shape, ground_colour(theme), wood.edge)


def ground_colour(theme: Theme) -> QColor:
    wood = wood_of(theme)
    return mixed(wood.riser, wood.tread, 0.15)


def ground_path(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, Corner.MEDIUM, Corner.MEDIUM)
    return path


def _side(layout: Layout) -> QPainterPath:
    """From the foot up step by step, and straight down at the back."""
    foot = layout.riser(STEPS[0]).bottomRight()
    path = QPainterPath(foot)
    for field in STEPS:
        edge = layout.riser(field).topRight()
        path.lineTo(edge)
        path.lineTo(edge + BACK)
    path.lineTo(foot + BACK * len(STEPS))
    path.closeSubpath()
    return path
