"""The symbols of the nine actions, and the tiles of the oval that carry them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gamebox.games.level8.board import FieldAction
from gamebox.ui.items.emblem import emblem_path
from gamebox.ui.items.jester import paint_jester
from gamebox.ui.items.pip import HUES
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.theme import GOLD, Shape, Theme, fitting_font, font, mixed

_WHITE = QColor(255, 255, 255)
_BLACK = QColor(0, 0, 0)
_START = QColor("#1F5F9E")
_CARD = QRectF(-31, -41, 62, 82)

_GROUNDS: dict[FieldAction, QColor] = {
    "plus1": QColor("#3F7D6E"),
    "plus2": QColor("#2C6A8C"),
    "again": QColor("#7A5C9E"),
    "swap": QColor("#9A5B2A"),
    "all": QColor("#5D6B3A"),
    "joker": QColor("#33284F"),
    "ask": QColor("#A8453A"),
    "reveal": QColor("#8A4470"),
    "wild": QColor("#3B4654"),
}
"""Dark enough for white symbols, and no two of them alike."""


def paint_tile_field(painter: QPainter, centre: QPointF, reach: float, action: FieldAction, theme: Theme) -> None:
    """A field of the oval: a thick cardboard disc with its symbol."""
    disc = QPainterPath()
    disc.addEllipse(centre, reach, reach)
    paint_shadow(painter, disc, theme.shadow, reach * 0.09)
    painter.setPen(QPen(theme.paper_edge if theme.dark else theme.paper, reach * 0.09))
    painter.setBrush(ground_of(action))
    painter.drawEllipse(centre, reach * 0.95, reach * 0.95)
    paint_symbol(
        painter, QRectF(centre.x() - reach * 0.72, centre.y() - reach * 0.72, reach * 1.44, reach * 1.44), action
    )


def paint_start_field(painter: QPainter, centre: QPointF, reach: float, action: FieldAction, theme: Theme) -> None:
    """The large blue one with the stars (L8-4)."""
    disc = QPainterPath()
    disc.addEllipse(centre, reach, reach)
    paint_shadow(painter, disc, theme.shadow, reach * 0.09)
    painter.setPen(QPen(GOLD, reach * 0.09))
    painter.setBrush(_START)
    painter.drawEllipse(centre, reach * 0.95, reach * 0.95)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(GOLD)
    for x, y, size in ((-0.55, -0.42, 0.26), (0.58, -0.34, 0.2), (0.5, 0.5, 0.24), (-0.48, 0.54, 0.18)):
        star = QRectF(
            centre.x() + (x - size / 2) * reach, centre.y() + (y - size / 2) * reach, size * reach, size * reach
        )
        painter.drawPath(emblem_path(Shape.STAR, star))
    paint_symbol(painter, QRectF(centre.x() - reach * 0.5, centre.y() - reach * 0.5, reach, reach), action)


def ground_of(action: FieldAction) -> QColor:
    return _GROUNDS[action]


def paint_symbol(painter: QPainter, area: QRectF, action: FieldAction) -> None:
    """An action's symbol, white, in a square of a hundred units around the middle of the area."""
    painter.save()
    painter.translate(area.center())
    scale = min(area.width(), area.height()) / 100
    painter.scale(scale, scale)
    _SYMBOLS[action](painter)
    painter.restore()


def _pen(width: float = 9) -> QPen:
    return QPen(_WHITE, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _card(painter: QPainter, x: float, y: float, turned: float) -> None:
    painter.save()
    painter.translate(x, y)
    painter.rotate(turned)
    painter.setPen(QPen(mixed(_WHITE, _BLACK, 0.55), 2.5))
    painter.setBrush(_WHITE)
    painter.drawRoundedRect(_CARD, 8, 8)
    painter.restore()


def _sign(painter: QPainter, text: str) -> None:
    """On a card, and no wider than it is."""
    painter.setPen(QColor("#1B1E22"))
    painter.setFont(fitting_font(text, _CARD.width() - 8, 40, bold=True))
    painter.drawText(_CARD, Qt.AlignmentFlag.AlignCenter, text)


def _plus1(painter: QPainter) -> None:
    _card(painter, 0, 0, 0)
    _sign(painter, "+1")


def _plus2(painter: QPainter) -> None:
    _card(painter, -12, -2, -16)
    _card(painter, 8, 2, 0)
    painter.translate(8, 2)
    _sign(painter, "+2")


def _arrow_head(painter: QPainter, tip: QPointF, turned: float, size: float = 17) -> None:
    painter.save()
    painter.translate(tip)
    painter.rotate(turned)
    head = QPainterPath(QPointF(size * 0.8, 0))
    head.lineTo(-size * 0.5, -size)
    head.lineTo(-size * 0.5, size)
    head.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_WHITE)
    painter.drawPath(head)
    painter.restore()


def _again(painter: QPainter) -> None:
    """Nearly a full turn."""
    painter.setPen(_pen(11))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(-32, -32, 64, 64), 40 * 16, 290 * 16)
    _arrow_head(painter, QPointF(29, -22), 62, 19)


def _swap(painter: QPainter) -> None:
    painter.setPen(_pen(11))
    painter.drawLine(QPointF(-36, -16), QPointF(18, -16))
    painter.drawLine(QPointF(36, 18), QPointF(-18, 18))
    _arrow_head(painter, QPointF(26, -16), 0)
    _arrow_head(painter, QPointF(-26, 18), 180)


def _all(painter: QPainter) -> None:
    """Three people."""
    painter.setPen(QPen(_GROUNDS["all"], 4))
    painter.setBrush(_WHITE)
    for x, y in ((-25, -6), (25, -6), (0, 6)):
        body = QPainterPath(QPointF(x - 22, y + 34))
        body.cubicTo(x - 22, y - 4, x + 22, y - 4, x + 22, y + 34)
        body.closeSubpath()
        painter.drawPath(body)
        painter.drawEllipse(QPointF(x, y - 16), 14, 14)


def _joker(painter: QPainter) -> None:
    paint_jester(painter, QRectF(-50, -50, 100, 100))


def _ask(painter: QPainter) -> None:
    bubble = QPainterPath()
    bubble.addRoundedRect(QRectF(-38, -38, 76, 60), 24, 24)
    tail = QPainterPath(QPointF(-14, 14))
    tail.lineTo(-20, 42)
    tail.lineTo(12, 16)
    tail.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_WHITE)
    painter.drawPath(bubble.united(tail))
    painter.setPen(mixed(_GROUNDS["ask"], _BLACK, 0.3))
    painter.setFont(font(52, bold=True))
    painter.drawText(QRectF(-50, -58, 100, 100), Qt.AlignmentFlag.AlignCenter, "?")


def _reveal(painter: QPainter) -> None:
    eye = QPainterPath(QPointF(-42, 0))
    eye.cubicTo(-20, -34, 20, -34, 42, 0)
    eye.cubicTo(20, 34, -20, 34, -42, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_WHITE)
    painter.drawPath(eye)
    painter.setBrush(mixed(_GROUNDS["reveal"], _BLACK, 0.25))
    painter.drawEllipse(QPointF(), 17, 17)
    painter.setBrush(_WHITE)
    painter.drawEllipse(QPointF(6, -6), 6, 6)


def _wild(painter: QPainter) -> None:
    """A star with a colour in every arm."""
    star = emblem_path(Shape.STAR, QRectF(-44, -44, 88, 88))
    painter.setPen(QPen(_WHITE, 5))
    painter.setBrush(_WHITE)
    painter.drawPath(star)
    painter.setClipPath(star, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    for index, hue in enumerate("ryovb"):
        painter.setBrush(HUES[hue])
        painter.drawPie(QRectF(-50, -48, 100, 100), round((54 + index * 72) * 16), 72 * 16)


_SYMBOLS: dict[FieldAction, Callable[[QPainter], None]] = {
    "plus1": _plus1,
    "plus2": _plus2,
    "again": _again,
    "swap": _swap,
    "all": _all,
    "joker": _joker,
    "ask": _ask,
    "reveal": _reveal,
    "wild": _wild,
}
