"""A playing card: its number twice in the corners and large in the middle, its colour's pip, a joker, or a back."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.items.jester import paint_jester
from gamebox.ui.items.pip import HUES, on_hue, paint_pip
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.theme import GOLD, SHADES, Theme, faded, font, mixed

RATIO = 1.46
"""How much higher than wide a card is."""
_SMALL = 50.0
"""Cards of fewer pixels show less, and that larger."""
_ROOM = 0.08
"""For the shadow, in widths of the card."""
_WHITE = QColor(255, 255, 255)
_BLACK = QColor(0, 0, 0)
_JOKER = QColor("#33284F")
BACK_COLOUR = QColor("#2B4A63")


@dataclass(frozen=True)
class CardFace:
    """What a card shows: a number, a colour, or a joker with what it stands for; nothing at all is its back."""

    number: int = 0
    hue: str = ""
    joker: bool = False

    @property
    def back(self) -> bool:
        return not (self.number or self.hue or self.joker)


BACK = CardFace()


def paint_card(
    painter: QPainter, area: QRectF, face: CardFace, theme: Theme, *, flat: bool = False, shrunk: float = 1.0
) -> None:
    """A card that fills the area; `flat` ones throw no shadow. Pictures are kept: hands and tables show many cards.

    `shrunk` is by how much the card is smaller just now than its picture, so that none is needed for every size on the
    way from one to another.
    """
    seen = painter.deviceTransform()
    scale = math.hypot(seen.m11(), seen.m12()) / max(shrunk, 0.05)
    width = max(1, round(area.width() * scale))
    picture = _picture(face, width, theme.shade, flat)
    room = round(width * _ROOM)
    share = area.width() / width
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    around = QRectF(0, 0, picture.width() * share, picture.height() * share)
    around.moveTopLeft(area.topLeft() - QPointF(room, room) * share)
    painter.drawPixmap(around, picture, QRectF(picture.rect()))


@lru_cache(maxsize=320)
def _picture(face: CardFace, width: int, shade: str, flat: bool) -> QPixmap:
    """A card so many pixels wide, with room for its shadow around it."""
    room = round(width * _ROOM)
    picture = QPixmap(width + 2 * room, round(width * RATIO) + 2 * room)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    _paint(painter, QRectF(room, room, width, width * RATIO), face, SHADES[shade], flat)
    painter.end()
    return picture


def _paint(painter: QPainter, area: QRectF, face: CardFace, theme: Theme, flat: bool) -> None:
    width = area.width()
    rim = QPainterPath()
    rim.addRoundedRect(area, width * 0.11, width * 0.11)
    if not flat:
        paint_shadow(painter, rim, theme.shadow, width * 0.03)
    painter.setPen(QPen(mixed(theme.paper_edge, _BLACK, 0.35), max(1.0, width * 0.014)))
    painter.setBrush(mixed(theme.paper, _WHITE, 0.12 if theme.dark else 0.4))
    painter.drawPath(rim)
    body = area.adjusted(width * 0.05, width * 0.05, -width * 0.05, -width * 0.05)
    if face.back:
        _paint_back(painter, body)
    elif face.joker:
        _paint_joker(painter, body, face)
    else:
        _paint_number(painter, body, face)


def _paint_ground(painter: QPainter, body: QRectF, colour: QColor) -> None:
    light = QLinearGradient(body.topLeft(), body.bottomRight())
    light.setColorAt(0, mixed(colour, _WHITE, 0.1))
    light.setColorAt(0.5, colour)
    light.setColorAt(1, mixed(colour, _BLACK, 0.12))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawRoundedRect(body, body.width() * 0.08, body.width() * 0.08)


def _paint_number(painter: QPainter, body: QRectF, face: CardFace) -> None:
    ink = on_hue(face.hue)
    _paint_ground(painter, body, HUES[face.hue])
    if body.width() < _SMALL:
        _paint_small(painter, body, str(face.number), face.hue, ink)
        return
    wide, high = body.width(), body.height()
    painter.setBrush(faded(_WHITE if ink == _WHITE else _BLACK, 0.12))
    painter.drawEllipse(body.center(), wide * 0.4, high * 0.3)
    painter.setPen(ink)
    painter.setFont(font(wide * (0.56 if face.number < 10 else 0.5), bold=True))
    painter.drawText(body, Qt.AlignmentFlag.AlignCenter, str(face.number))
    for turned in (0, 180):
        painter.save()
        painter.translate(body.center())
        painter.rotate(turned)
        painter.translate(-body.center())
        _paint_corner(painter, body, str(face.number), face.hue, ink)
        painter.restore()


def _paint_corner(painter: QPainter, body: QRectF, text: str, hue: str, ink: QColor) -> None:
    """The number with its pip below: what is seen of a card in a fan."""
    wide = body.width()
    corner = QRectF(body.left() + wide * 0.02, body.top() + wide * 0.02, wide * 0.3, wide * 0.3)
    painter.setPen(ink)
    painter.setFont(font(wide * 0.3, bold=True))
    _paint_index(painter, corner, text)
    if hue:
        pip = QRectF(corner.center().x() - wide * 0.1, corner.bottom() - wide * 0.01, wide * 0.2, wide * 0.2)
        paint_pip(painter, hue, pip, ink)


def _paint_index(painter: QPainter, area: QRectF, text: str) -> None:
    """A number in the middle of an area; two digits are drawn together, or the next card of a fan would cut them."""
    wide = QFontMetricsF(painter.font()).horizontalAdvance(text)
    painter.save()
    painter.translate(area.center())
    painter.scale(min(1.0, area.width() / wide), 1)
    painter.drawText(QRectF(-wide, -area.height() / 2, 2 * wide, area.height()), Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _paint_small(painter: QPainter, body: QRectF, text: str, hue: str, ink: QColor) -> None:
    wide, high = body.width(), body.height()
    painter.setPen(ink)
    painter.setFont(font(wide * 0.52, bold=True))
    _paint_index(painter, QRectF(body.left() + wide * 0.03, body.top(), wide * 0.62, wide * 0.6), text)
    if hue:
        low = QRectF(body.center().x() - wide * 0.3, body.bottom() - high * 0.46, wide * 0.6, high * 0.4)
        paint_pip(painter, hue, low, ink)


def _paint_joker(painter: QPainter, body: QRectF, face: CardFace) -> None:
    """In a hand the cap alone; on the table what it stands for comes first."""
    _paint_ground(painter, body, _JOKER)
    wide, high = body.width(), body.height()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(GOLD, max(1.0, wide * 0.025)))
    painter.drawRoundedRect(
        body.adjusted(wide * 0.03, wide * 0.03, -wide * 0.03, -wide * 0.03), wide * 0.06, wide * 0.06
    )
    declared = bool(face.number or face.hue)
    if declared:
        cap = QRectF(body.left() + wide * 0.08, body.bottom() - high * 0.56, wide * 0.84, high * 0.54)
        paint_jester(painter, cap)
        _paint_meaning(painter, body, face)
        return
    cap = body.adjusted(wide * 0.06, high * 0.14, -wide * 0.06, -high * 0.06)
    paint_jester(painter, cap)
    painter.setPen(GOLD)
    painter.setFont(font(wide * (0.3 if wide >= _SMALL else 0.4), bold=True))
    painter.drawText(QRectF(body.left(), body.top(), wide * 0.4, wide * 0.38), Qt.AlignmentFlag.AlignCenter, "★")


def _paint_meaning(painter: QPainter, body: QRectF, face: CardFace) -> None:
    """A gold tag with the number or the pip, where other cards have their number."""
    wide = body.width()
    large = wide < _SMALL
    tag = QRectF(body.left(), body.top(), wide * (0.7 if large else 0.56), wide * (0.6 if large else 0.46))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(HUES[face.hue] if face.hue else GOLD)
    painter.drawRoundedRect(tag, wide * 0.08, wide * 0.08)
    if face.hue:
        inner = tag.adjusted(tag.width() * 0.12, tag.height() * 0.12, -tag.width() * 0.12, -tag.height() * 0.12)
        paint_pip(painter, face.hue, inner, on_hue(face.hue))
    else:
        painter.setPen(QColor("#1B1E22"))
        painter.setFont(font(wide * (0.54 if large else 0.4), bold=True))
        _paint_index(painter, tag.adjusted(wide * 0.03, 0, -wide * 0.03, 0), str(face.number))


def _paint_back(painter: QPainter, body: QRectF) -> None:
    """Woven diamonds around an eight."""
    _paint_ground(painter, body, BACK_COLOUR)
    wide = body.width()
    painter.save()
    painter.setClipRect(body.adjusted(wide * 0.07, wide * 0.07, -wide * 0.07, -wide * 0.07))
    painter.setPen(QPen(faded(_WHITE, 0.16), max(1.0, wide * 0.02)))
    step = wide * 0.2
    for index in range(-1, 13):
        x = body.left() + index * step
        painter.drawLine(QPointF(x, body.top()), QPointF(x - body.height(), body.bottom()))
        painter.drawLine(QPointF(x - body.height(), body.top()), QPointF(x, body.bottom()))
    painter.restore()
    painter.setPen(QPen(GOLD, max(1.0, wide * 0.025)))
    painter.setBrush(mixed(BACK_COLOUR, _BLACK, 0.25))
    painter.drawEllipse(body.center(), wide * 0.27, wide * 0.27)
    painter.setPen(GOLD)
    painter.setFont(font(wide * 0.36, bold=True))
    painter.drawText(body, Qt.AlignmentFlag.AlignCenter, "8")


class CardItem(QGraphicsObject):
    """A card centred on its own origin, for things that fly and lie."""

    def __init__(self, width: float, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._width = width
        self._theme = theme
        self._face = BACK
        self._sharp_at = 1.0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def face(self) -> CardFace:
        return self._face

    def show_face(self, face: CardFace) -> None:
        if face != self._face:
            self._face = face
            self.update()

    def sharpen(self, scale: float) -> None:
        """Have the picture that is meant for a scale, whatever its own is on the way there."""
        if scale != self._sharp_at:
            self._sharp_at = scale
            self.update()

    def area(self) -> QRectF:
        high = self._width * RATIO
        return QRectF(-self._width / 2, -high / 2, self._width, high)

    @override
    def boundingRect(self) -> QRectF:
        return self.area().adjusted(-3, -3, 8, 10)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        paint_card(painter, self.area(), self._face, self._theme, shrunk=self.scale() / self._sharp_at)
