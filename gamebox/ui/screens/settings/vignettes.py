"""Little pictures beside the settings: a corner of the table as it will look, and what moves, sounds and is rolled."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from gamebox.ui.items.card import RATIO, CardFace, paint_card
from gamebox.ui.items.die import paint_die
from gamebox.ui.items.pawn import paint_pawn
from gamebox.ui.scale import enlargement
from gamebox.ui.texts import translate
from gamebox.ui.theme import LIVERIES, Corner, Theme, faded, paint_table

Vignette = Callable[[QPainter, QRectF, Theme], None]
_WIDE, _HIGH = 196.0, 72.0
"""Of the picture that a vignette is drawn in; it grows with the words."""
_FAN = ((5, "r", -9.0), (8, "y", 0.0), (12, "b", 9.0))
_WAVES = (26.0, 38.0, 50.0)


class VignetteView(QWidget):
    def __init__(self, theme: Theme, paint: Vignette) -> None:
        super().__init__()
        self._theme = theme
        self._paint = paint
        self.setAccessibleName(translate("Spoken", "Picture"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @override
    def sizeHint(self) -> QSize:
        grown = enlargement(self) / self._theme.text  # words may fill the row: pictures leave them the room
        return QSize(round(_WIDE * grown), round(_HIGH * grown))

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame = QPainterPath()
        frame.addRoundedRect(QRectF(self.rect()), Corner.MEDIUM, Corner.MEDIUM)
        painter.setClipPath(frame)
        painter.scale(self.width() / _WIDE, self.height() / _HIGH)
        area = QRectF(0, 0, _WIDE, _HIGH)
        paint_table(painter, area, self._theme)
        self._paint(painter, area, self._theme)


def cards(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """How the table looks: a fan of cards on it."""
    for number, hue, turn in _FAN:
        painter.save()
        painter.translate(area.center().x(), area.bottom() + 92)
        painter.rotate(turn * 1.6)
        paint_card(painter, QRectF(-27, -150, 54, 54 * RATIO), CardFace(number, hue), theme)
        painter.restore()


def motion(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """How fast things move: a pawn hops, and a die has come to rest."""
    path = QPainterPath(QPointF(area.left() + 24, area.bottom() - 20))
    for hop in range(3):
        left = area.left() + 24 + hop * 36
        path.quadTo(left + 18, area.top() + 2, left + 36, area.bottom() - 20)
    painter.setPen(QPen(faded(theme.on_table, 0.6), 2.4, Qt.PenStyle.DotLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    paint_pawn(painter, QRectF(area.left() + 118, area.bottom() - 62, 30, 46), LIVERIES["blue"])
    paint_die(painter, QRectF(area.left() + 154, area.bottom() - 46, 26, 26), "4", LIVERIES["red"])


def sound(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """What is heard: a die that has fallen, and waves from it."""
    centre = QPointF(area.center().x() - 24, area.center().y() + 2)
    paint_die(painter, QRectF(centre.x() - 18, centre.y() - 18, 36, 36), "6", LIVERIES["green"])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number, reach in enumerate(_WAVES):
        painter.setPen(QPen(faded(theme.on_table, 0.9 - 0.25 * number), 3.4, c=Qt.PenCapStyle.RoundCap))
        ring = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        painter.drawArc(ring, -40 * 16, 80 * 16)


def playing(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """How it is played: real dice, and the way back."""
    for place, (face, colour) in enumerate((("3", "purple"), ("5", "yellow"))):
        side = QRectF(area.left() + 30 + 46 * place, area.center().y() - 14 - 8 * place, 34, 34)
        paint_die(painter, side, face, LIVERIES[colour])
    painter.setPen(QPen(theme.on_table, 4, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    turn = QRectF(area.right() - 62, area.center().y() - 17, 36, 36)
    painter.drawArc(turn, -120 * 16, 270 * 16)
    tip = QPointF(turn.left() + 5, turn.top() + 7)
    painter.drawPolyline([tip + QPointF(-6, -8), tip, tip + QPointF(10, -2)])
