"""The program's mark: an open box with a die, a card and a drop of lava, and its name."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from gamebox.ui.theme import LAVA_BODY, LAVA_CORE, LAVA_CRUST, LIGHT, LIVERIES, Size, Theme, faded, font, mixed

NAME = "gamebox"
_BLACK, _WHITE = QColor(0, 0, 0), QColor(255, 255, 255)
_CARDBOARD = QColor("#CF9C5C")


class Wordmark(QWidget):
    """The mark and the name side by side, as high as two lines of a headline."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._scale = 1.0
        self.setAccessibleName(NAME)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_scale(self, scale: float) -> None:
        self._scale = scale
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        wide = QFontMetricsF(self._font()).horizontalAdvance(NAME)
        return QSize(round(self._mark() * 1.25 + wide) + 8, round(self._mark()))

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mark = self._mark()
        paint_mark(painter, QRectF(0, 0, mark, mark))
        painter.setFont(self._font())
        _paint_name(painter, QPointF(mark * 1.22, mark * 0.72), self._theme)

    def _mark(self) -> float:
        return 60 * self._scale

    def _font(self) -> QFont:
        made = font(Size.HEADLINE * 1.12 * self._scale, bold=True)
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 97)
        return made


def _paint_name(painter: QPainter, at: QPointF, theme: Theme) -> None:
    """The second half in the accent's colour: the box."""
    metrics = QFontMetricsF(painter.font())
    game, box = NAME[:4], NAME[4:]
    for offset, ink, box_ink in (
        (QPointF(1, 2), faded(_BLACK, 0.35), faded(_BLACK, 0.35)),
        (QPointF(), theme.on_table, mixed(theme.accent, theme.on_table, 0.25)),
    ):
        painter.setPen(ink)
        painter.drawText(at + offset, game)
        painter.setPen(box_ink)
        painter.drawText(at + offset + QPointF(metrics.horizontalAdvance(game), 0), box)


def mark_pixmap(side: int, ratio: float = 1.0) -> QPixmap:
    """The mark as a square of `side` in a window of that pixel ratio."""
    pixmap = QPixmap(QSize(side, side) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_mark(painter, QRectF(0, 0, side, side))
    painter.end()
    return pixmap


def paint_mark(painter: QPainter, area: QRectF) -> None:
    """The open box, in the largest square of `area`."""
    side = min(area.width(), area.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center() - QPointF(side / 2, side / 2))
    painter.scale(side / 100, side / 100)
    _paint_inside(painter)
    for turned, at, paint in (
        (-16.0, QPointF(33, 36), _paint_card),
        (14.0, QPointF(69, 40), _paint_die),
        (0.0, QPointF(51, 32), _paint_drop),
    ):
        painter.save()
        painter.translate(at)
        painter.rotate(turned)
        paint(painter)
        painter.restore()
    _paint_front(painter)
    painter.restore()


def _paint_inside(painter: QPainter) -> None:
    """The back wall and the two flaps that stand open."""
    painter.setPen(_edge(mixed(_CARDBOARD, _BLACK, 0.55)))
    painter.setBrush(mixed(_CARDBOARD, _BLACK, 0.5))
    painter.drawPolygon(_polygon((14, 52), (24, 42), (76, 42), (86, 52), (86, 70), (14, 70)))
    painter.setBrush(mixed(_CARDBOARD, _WHITE, 0.12))
    painter.drawPolygon(_polygon((14, 52), (2, 40), (13, 32), (24, 42)))
    painter.setBrush(mixed(_CARDBOARD, _BLACK, 0.12))
    painter.drawPolygon(_polygon((86, 52), (98, 40), (87, 32), (76, 42)))


def _paint_front(painter: QPainter) -> None:
    fill = QLinearGradient(0, 52, 0, 96)
    fill.setColorAt(0, mixed(_CARDBOARD, _WHITE, 0.2))
    fill.setColorAt(1, mixed(_CARDBOARD, _BLACK, 0.16))
    painter.setPen(_edge(mixed(_CARDBOARD, _BLACK, 0.55)))
    painter.setBrush(fill)
    painter.drawPolygon(_polygon((14, 52), (86, 52), (81, 96), (19, 96)))
    painter.setPen(QPen(faded(_WHITE, 0.45), 1.6))
    painter.drawLine(QPointF(17, 54.2), QPointF(83, 54.2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(LIGHT.ink, 0.78))
    painter.drawRoundedRect(QRectF(38, 68, 24, 8), 4, 4)


def _paint_card(painter: QPainter) -> None:
    blue = LIVERIES["blue"].colour
    painter.setPen(_edge(mixed(LIGHT.paper_edge, _BLACK, 0.35)))
    painter.setBrush(LIGHT.paper)
    painter.drawRoundedRect(QRectF(-15, -24, 30, 46), 4, 4)
    painter.setPen(blue)
    painter.setFont(font(24, bold=True))
    painter.drawText(QRectF(-15, -25, 30, 34), Qt.AlignmentFlag.AlignCenter, "8")


def _paint_die(painter: QPainter) -> None:
    red = LIVERIES["red"].colour
    fill = QLinearGradient(-16, -16, 16, 16)
    fill.setColorAt(0, mixed(red, _WHITE, 0.3))
    fill.setColorAt(1, mixed(red, _BLACK, 0.12))
    painter.setPen(_edge(mixed(red, _BLACK, 0.5)))
    painter.setBrush(fill)
    painter.drawRoundedRect(QRectF(-16, -16, 32, 32), 7, 7)
    painter.setPen(QPen(_WHITE, 4.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-6.5, -8), QPointF(6.5, 5))
    painter.drawLine(QPointF(6.5, -8), QPointF(-6.5, 5))


def _paint_drop(painter: QPainter) -> None:
    """It has just leapt out of the box."""
    drop = QPainterPath(QPointF(0, -24))
    drop.cubicTo(QPointF(4, -14), QPointF(12, -8), QPointF(12, 2))
    drop.cubicTo(QPointF(12, 17), QPointF(-12, 17), QPointF(-12, 2))
    drop.cubicTo(QPointF(-12, -8), QPointF(-4, -14), QPointF(0, -24))
    glow = QRadialGradient(QPointF(-1, 3), 17)
    glow.setColorAt(0, LAVA_CORE)
    glow.setColorAt(0.75, LAVA_BODY)
    glow.setColorAt(1, mixed(LAVA_BODY, LAVA_CRUST, 0.5))
    painter.setPen(_edge(LAVA_CRUST))
    painter.setBrush(glow)
    painter.drawPath(drop)


def _edge(colour: QColor) -> QPen:
    return QPen(colour, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _polygon(*points: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])
