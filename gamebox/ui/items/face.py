"""A person's face: the same for the same name, so that children find themselves before they can read."""

from __future__ import annotations

import zlib

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gamebox.ui.theme import LIVERIES, Livery, mixed

_BLACK = QColor(0, 0, 0)
_WHITE = QColor(255, 255, 255)
_HAIR = tuple(QColor(name) for name in ("#3B2A20", "#8A5A2B", "#D9A441", "#1F2328", "#B5482F", "#8E8E93"))
_CUTS = 5


def livery_of(name: str) -> Livery:
    """The colour in which somebody is drawn who has none at this table."""
    return list(LIVERIES.values())[_number(name) % len(LIVERIES)]


def paint_face(painter: QPainter, name: str, colour: QColor, area: QRectF) -> None:
    side = min(area.width(), area.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center())
    painter.scale(side / 100, side / 100)
    number = _number(name) // len(LIVERIES)
    head = QPainterPath()
    head.addEllipse(QPointF(0, 4), 42, 42)
    painter.setPen(QPen(mixed(colour, _BLACK, 0.45), 4))
    painter.setBrush(mixed(colour, _WHITE, 0.32))
    painter.drawPath(head)
    _paint_hair(painter, head, number % _CUTS, _HAIR[number // _CUTS % len(_HAIR)])
    _paint_features(painter)
    painter.restore()


def _number(name: str) -> int:
    return zlib.crc32(name.strip().casefold().encode())


def _paint_hair(painter: QPainter, head: QPainterPath, cut: int, colour: QColor) -> None:
    hair = QPainterPath()
    match cut:
        case 0:  # a fringe
            hair.addRect(QRectF(-50, -50, 100, 36))
            hair = hair.intersected(head)
        case 1:  # a parting
            hair.moveTo(-44, -4)
            hair.cubicTo(-40, -60, 40, -60, 44, -4)
            hair.cubicTo(30, -10, 8, -18, -6, -34)
            hair.cubicTo(-16, -18, -30, -8, -44, -4)
        case 2:  # curls
            for turn in range(-3, 4):
                hair.addEllipse(QPointF(13 * turn, -32 + 2.2 * turn * turn), 13, 13)
            hair = hair.simplified()
        case 3:  # a tuft
            hair.moveTo(-20, -34)
            for x, y in ((-12, -58), (-4, -40), (4, -60), (10, -40), (20, -54), (22, -33)):
                hair.lineTo(x, y)
            hair.quadTo(0, -44, -20, -34)
        case _:  # two plaits
            hair.addRect(QRectF(-50, -50, 100, 32))
            hair = hair.intersected(head)
            hair.addEllipse(QPointF(-44, 14), 9, 15)
            hair.addEllipse(QPointF(44, 14), 9, 15)
    painter.setPen(QPen(mixed(colour, _BLACK, 0.35), 2))
    painter.setBrush(colour)
    painter.drawPath(hair)


def _paint_features(painter: QPainter) -> None:
    ink = QColor("#22262B")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for x in (-15, 15):
        painter.drawEllipse(QPointF(x, 4), 4.6, 5.6)
    painter.setPen(QPen(ink, 4.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawArc(QRectF(-17, 2, 34, 28), 205 * 16, 130 * 16)


def paint_newcomer(painter: QPainter, colour: QColor, area: QRectF) -> None:
    """Room for somebody who has no face yet."""
    side = min(area.width(), area.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center())
    painter.scale(side / 100, side / 100)
    painter.setPen(QPen(colour, 4, Qt.PenStyle.DashLine))
    painter.drawEllipse(QPointF(0, 4), 42, 42)
    painter.setPen(QPen(colour, 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-15, 4), QPointF(15, 4))
    painter.drawLine(QPointF(0, -11), QPointF(0, 19))
    painter.restore()
