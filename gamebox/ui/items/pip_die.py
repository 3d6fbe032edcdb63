"""A die with pips, as it comes out of any box: ivory, or glowing for the volcano."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.theme import LAVA_BODY, LAVA_CORE, LAVA_CRUST, faded, mixed

_WHITE, _BLACK = QColor("#FFFFFF"), QColor("#000000")
_SHADOW = QColor(0, 0, 0, 110)
_SPOTS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass(frozen=True)
class DieStuff:
    """What a die is made of."""

    body: QColor
    pips: QColor
    edge: QColor


IVORY = DieStuff(QColor("#F6EEDC"), QColor("#2A2622"), QColor("#8F8367"))
EMBER = DieStuff(mixed(LAVA_CRUST, LAVA_BODY, 0.25), LAVA_CORE, QColor("#3A0D08"))


def paint_pip_die(
    painter: QPainter, area: QRectF, number: int, stuff: DieStuff = IVORY, *, lifted: float = 0.0, blank: bool = False
) -> None:
    """The light comes from the upper left; a lifted die throws its shadow further."""
    side = area.width()
    shape = QPainterPath()
    shape.addRoundedRect(area, side * 0.2, side * 0.2)
    paint_shadow(painter, shape, _SHADOW, side * (0.045 + 0.14 * lifted))
    light = QLinearGradient(area.topLeft(), area.bottomRight())
    light.setColorAt(0, mixed(stuff.body, _WHITE, 0.55))
    light.setColorAt(0.5, stuff.body)
    light.setColorAt(1, mixed(stuff.body, _BLACK, 0.2))
    painter.setPen(QPen(stuff.edge, max(0.8, side * 0.022)))
    painter.setBrush(light)
    painter.drawPath(shape)
    rim = area.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06)
    painter.setPen(QPen(faded(_WHITE, 0.4), max(0.6, side * 0.02)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rim, side * 0.16, side * 0.16)
    if not blank:
        _paint_pips(painter, area, number, stuff)


def _paint_pips(painter: QPainter, area: QRectF, number: int, stuff: DieStuff) -> None:
    side = area.width()
    radius = side * (0.115 if number == 1 else 0.09)
    painter.setPen(Qt.PenStyle.NoPen)
    for column, row in _SPOTS[number]:
        spot = area.center() + QPointF(column, row) * (side * 0.25)
        hollow = QRadialGradient(spot + QPointF(radius, radius) * 0.4, radius * 1.6)
        hollow.setColorAt(0, mixed(stuff.pips, _WHITE, 0.25))
        hollow.setColorAt(1, stuff.pips)
        painter.setBrush(hollow)
        painter.drawEllipse(spot, radius, radius)
