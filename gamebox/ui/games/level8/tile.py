"""Level 8's picture for the home screen: a fan of six cards over the oval, by lamplight."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from gamebox.games.level8.board import FieldAction
from gamebox.ui.games.level8.stones import paint_tower
from gamebox.ui.games.level8.symbols import paint_start_field, paint_tile_field
from gamebox.ui.items.card import BACK, RATIO, CardFace, paint_card
from gamebox.ui.items.laurel import paint_laurel
from gamebox.ui.items.pip_die import paint_pip_die
from gamebox.ui.theme import LIGHT, LIVERIES, Theme, faded, mixed

_WIDE, _HIGH = 1000.0, 625.0
_CENTRE = QPointF(500, 232)
_REACH = QPointF(432, 168)
_FLAT = 0.66
"""How much the table is foreshortened."""
_LAMP = QColor("#FFD58A")
_FELT, _FELT_DEEP = QColor("#2F6660"), QColor("#0F2A2C")
_BLACK = QColor(0, 0, 0)
_FIELDS: tuple[FieldAction, ...] = (
    "wild",
    "ask",
    "joker",
    "plus1",
    "reveal",
    "swap",
    "again",
    "plus2",
    "all",
    "joker",
    "ask",
    "plus1",
    "wild",
    "swap",
    "plus2",
    "again",
    "reveal",
    "plus1",
)
_FAN = (CardFace(4, "r"), CardFace(5, "o"), CardFace(6, "y"), CardFace(7, "g"), CardFace(8, "b"), CardFace(9, "v"))
_CARD = 190.0


def paint_tile(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """It fills the area; what does not fit is cut off at the edges."""
    painter.save()
    painter.setClipRect(area)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scale = max(area.width() / _WIDE, area.height() / _HIGH)
    painter.translate(area.center())
    painter.scale(scale, scale)
    painter.translate(-_WIDE / 2, -_HIGH / 2)
    _paint_felt(painter)
    _paint_band(painter)
    _paint_fields(painter)
    paint_laurel(painter, QRectF(_CENTRE.x() - 62, _CENTRE.y() - 96, 124, 124))
    _paint_middle(painter)
    _paint_fan(painter)
    painter.restore()
    if theme.dark:
        painter.fillRect(area, faded(_BLACK, 0.2))


def _paint_felt(painter: QPainter) -> None:
    whole = QRectF(-400, -400, _WIDE + 800, _HIGH + 800)
    painter.fillRect(whole, _FELT_DEEP)
    lamp = QRadialGradient(QPointF(360, 150), 760)
    lamp.setColorAt(0, mixed(_FELT, _LAMP, 0.34))
    lamp.setColorAt(0.45, _FELT)
    lamp.setColorAt(1, _FELT_DEEP)
    painter.fillRect(whole, lamp)


def _paint_band(painter: QPainter) -> None:
    """The cardboard of the oval, a little thick."""
    for lower, colour in ((12.0, faded(_BLACK, 0.35)), (7.0, QColor("#7B5A38")), (0.0, QColor("#C99A62"))):
        ring = QPainterPath()
        ring.addEllipse(_CENTRE + QPointF(0, lower), _REACH.x(), _REACH.y())
        painter.strokePath(ring, QPen(colour, 84))
    inner = QRadialGradient(_CENTRE - QPointF(90, 60), 420)
    inner.setColorAt(0, mixed(_FELT, _LAMP, 0.16))
    inner.setColorAt(1, mixed(_FELT, _FELT_DEEP, 0.55))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(inner)
    painter.drawEllipse(_CENTRE, _REACH.x() - 42, _REACH.y() - 42)


def _spot(field: int) -> QPointF:
    """Evenly round the oval from the left, clockwise."""
    turn = 2 * math.pi * field / len(_FIELDS) + math.pi
    return _CENTRE + QPointF(_REACH.x() * math.cos(turn), _REACH.y() * math.sin(turn))


def _paint_fields(painter: QPainter) -> None:
    towers = {2: "green", 6: "yellow", 8: "red", 0: "blue"}
    for field in sorted(range(len(_FIELDS)), key=lambda field: _spot(field).y()):
        painter.save()
        painter.translate(_spot(field))
        painter.scale(1, _FLAT)
        paint = paint_tile_field if field else paint_start_field
        paint(painter, QPointF(), 46 if field else 56, _FIELDS[field], LIGHT)
        painter.restore()
        if field in towers:
            painter.save()
            painter.translate(_spot(field) + QPointF(0, 6))
            painter.scale(1.5, 1.5)
            paint_tower(painter, QPointF(), LIVERIES[towers[field]])
            painter.restore()


def _paint_middle(painter: QPainter) -> None:
    """A pile to draw from at the left, two dice at the right."""
    for layer in range(6):
        painter.save()
        painter.translate(_CENTRE + QPointF(-190, 26 - layer * 3))
        painter.scale(1, _FLAT + 0.08)
        painter.rotate(-14)
        paint_card(painter, QRectF(-48, -70, 96, 96 * RATIO), BACK, LIGHT, flat=layer > 0)
        painter.restore()
    for x, y, turn, number in ((176.0, -30.0, 14.0, 5), (238.0, 14.0, -9.0, 3)):
        painter.save()
        painter.translate(_CENTRE + QPointF(x, y))
        painter.rotate(turn)
        paint_pip_die(painter, QRectF(-26, -26, 52, 52), number, lifted=0.2)
        painter.restore()


def _paint_fan(painter: QPainter) -> None:
    """Held from below: the cards turn about a point under the picture."""
    shade = QLinearGradient(0, 300, 0, _HIGH)
    shade.setColorAt(0, faded(_BLACK, 0))
    shade.setColorAt(1, faded(_BLACK, 0.5))
    painter.fillRect(QRectF(-400, 300, _WIDE + 800, _HIGH + 400), shade)
    for index, face in enumerate(_FAN):
        turn = (index - (len(_FAN) - 1) / 2) * 12.5
        painter.save()
        painter.translate(500, 1010)
        painter.rotate(turn)
        high = _CARD * RATIO
        card = QRectF(-_CARD / 2, -640, _CARD, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(_BLACK, 0.1))
        for layer in range(5):
            painter.drawRoundedRect(card.translated(-10 + layer * 1.5, 8).adjusted(-layer * 2, 0, 0, 0), 22, 22)
        paint_card(painter, card, face, LIGHT)
        painter.restore()
    gleam = QRadialGradient(QPointF(380, 330), 460)
    gleam.setColorAt(0, faded(_LAMP, 0.2))
    gleam.setColorAt(1, faded(_LAMP, 0))
    painter.fillRect(QRectF(-400, -400, _WIDE + 800, _HIGH + 800), gleam)
