"""A die with pips, as it comes out of any box, ivory or glowing for the volcano; and how several of them tumble."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.items import motions
from gamebox.ui.items.kept import draw_centred, fineness
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.theme import LAVA_BODY, LAVA_CORE, LAVA_CRUST, Motion, faded, mixed

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


@dataclass(frozen=True, eq=False)
class DieStuff:
    """What a die is made of; each is its own kind."""

    body: QColor
    pips: QColor
    edge: QColor


IVORY = DieStuff(QColor("#F6EEDC"), QColor("#2A2622"), QColor("#8F8367"))
EMBER = DieStuff(mixed(LAVA_CRUST, LAVA_BODY, 0.25), LAVA_CORE, QColor("#3A0D08"))


def paint_pip_die(
    painter: QPainter, area: QRectF, number: int, stuff: DieStuff = IVORY, *, lifted: float = 0.0, blank: bool = False
) -> None:
    """The light comes from the upper left; a lifted die throws its shadow further."""
    _paint_die_shadow(painter, area, lifted)
    _paint_body(painter, area, number, stuff, blank=blank)


def _shape(area: QRectF) -> QPainterPath:
    shape = QPainterPath()
    shape.addRoundedRect(area, area.width() * 0.2, area.width() * 0.2)
    return shape


def _paint_die_shadow(painter: QPainter, area: QRectF, lifted: float) -> None:
    paint_shadow(painter, _shape(area), _SHADOW, area.width() * (0.045 + 0.14 * lifted))


def _paint_body(painter: QPainter, area: QRectF, number: int, stuff: DieStuff, *, blank: bool) -> None:
    side = area.width()
    light = QLinearGradient(area.topLeft(), area.bottomRight())
    light.setColorAt(0, mixed(stuff.body, _WHITE, 0.55))
    light.setColorAt(0.5, stuff.body)
    light.setColorAt(1, mixed(stuff.body, _BLACK, 0.2))
    painter.setPen(QPen(stuff.edge, max(0.8, side * 0.022)))
    painter.setBrush(light)
    painter.drawPath(_shape(area))
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


_LEVELS = 6
"""Of how many heights above the table there are pictures of shadows."""
_STEPS = 6
"""In how many steps dice in flight turn by a right angle, after which they look alike."""
_ROOM = 0.4
"""What pictures leave around a die for its corners and its shadow, in sides."""


def _picture(pixels: int, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
    """Something in the middle of a picture that leaves room around it."""
    whole = pixels + 2 * round(pixels * _ROOM)
    picture = QPixmap(whole, whole)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(whole / 2, whole / 2)
    paint(painter, QRectF(-pixels / 2, -pixels / 2, pixels, pixels))
    painter.end()
    return picture


@lru_cache(maxsize=128)
def _body_picture(pixels: int, step: int, number: int, stuff: DieStuff, blank: bool) -> QPixmap:
    if not step:
        return _picture(pixels, lambda painter, area: _paint_body(painter, area, number, stuff, blank=blank))
    upright = _body_picture(pixels, 0, number, stuff, blank)

    def turn(painter: QPainter, _area: QRectF) -> None:
        painter.rotate(90 / _STEPS * step)
        painter.drawPixmap(QPointF(-upright.width() / 2, -upright.height() / 2), upright)

    return _picture(pixels, turn)


@lru_cache(maxsize=32)
def _shadow_picture(pixels: int, level: int) -> QPixmap:
    return _picture(pixels, lambda painter, area: _paint_die_shadow(painter, area, level / _LEVELS))


class PipDieItem(QGraphicsObject):
    """A die centred on its own origin, shown by ready pictures: many can tumble at once."""

    def __init__(self, side: float, stuff: DieStuff = IVORY, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.number = 1
        self._side = side
        self._stuff = stuff
        self._blank = False
        self._lifted = 0.0

    def turn_to(self, number: int, lifted: float = 0.0, *, blank: bool = False) -> None:
        """Show a number, so far above the table; a blank die waits to be rolled."""
        if (number, lifted, blank) != (self.number, self._lifted, self._blank):
            self.number, self._lifted, self._blank = number, lifted, blank
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        half = self._side * (0.5 + _ROOM)
        return QRectF(-half, -half, 2 * half, 2 * half)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        pixels = round(self._side * fineness(painter))
        step = round(self.rotation() * _STEPS / 90) % _STEPS
        if pixels > 0:
            shadow = _shadow_picture(pixels, round(self._lifted * _LEVELS))
            for picture in (shadow, _body_picture(pixels, step, self.number, self._stuff, self._blank)):
                draw_centred(painter, QPointF(), picture)


def tumble(
    dice: Sequence[PipDieItem],
    numbers: Sequence[int],
    starts: Sequence[QPointF],
    spots: Sequence[QPointF],
    bounce: float = 40.0,
) -> QAbstractAnimation:
    """Dice fly to their spots, turn over and over, jump, and lie with their numbers up."""

    def roll(share: float) -> None:
        flight = 1 - share
        rise = abs(flight * (1 - 2 * (share * 2.5 % 1))) * bounce * flight
        for index, (die, number, start, spot) in enumerate(zip(dice, numbers, starts, spots, strict=True)):
            die.turn_to(number if share > _LANDED else 1 + int(share * 29 + index * 3) % 6, flight)
            die.setPos(start + (spot - start) * share - QPointF(0, rise))
            die.setRotation(flight * _TURNS[index % len(_TURNS)])
            die.setOpacity(1.0)
            die.show()

    return motions.run(roll, Motion.DICE, QEasingCurve.Type.OutQuad)


_LANDED = 0.85
_TURNS = (-520.0, 430.0, -310.0)
"""Degrees that dice turn on their way."""
