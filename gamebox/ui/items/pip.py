"""The six card colours, each with a pip of its own: drop, sun, bolt, leaf, wave, moon."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QTransform

HUES = {
    "r": QColor("#CB3A1C"),
    "o": QColor("#EC8E1B"),
    "y": QColor("#F3D93B"),
    "g": QColor("#007D5B"),
    "b": QColor("#0069A8"),
    "v": QColor("#8D55AB"),
}
_DARK_INK = QColor("#1B1E22")
_WHITE = QColor("#FFFFFF")


def on_hue(hue: str) -> QColor:
    """The ink that can be read on a card of that colour."""
    return _DARK_INK if hue in "oy" else _WHITE


def paint_pip(painter: QPainter, hue: str, area: QRectF, colour: QColor) -> None:
    side = min(area.width(), area.height())
    place = QTransform.fromTranslate(area.center().x(), area.center().y()).scale(side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(place.map(pip_path(hue)))


@cache
def pip_path(hue: str) -> QPainterPath:
    """A pip of height one around the origin."""
    return _PIPS[hue]()


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.5))
    path.cubicTo(0.06, -0.28, 0.34, -0.1, 0.34, 0.16)
    path.cubicTo(0.34, 0.6, -0.34, 0.6, -0.34, 0.16)
    path.cubicTo(-0.34, -0.1, -0.06, -0.28, 0, -0.5)
    return path


def _sun() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addEllipse(QPointF(), 0.25, 0.25)
    for ray in range(8):
        beam = QPainterPath(QPointF(-0.07, -0.3))
        for x, y in ((0.07, -0.3), (0, -0.5)):
            beam.lineTo(x, y)
        beam.closeSubpath()
        path.addPath(QTransform().rotate(ray * 45).map(beam))
    return path


def _bolt() -> QPainterPath:
    path = QPainterPath(QPointF(0.14, -0.5))
    for x, y in ((-0.3, 0.1), (-0.04, 0.1), (-0.14, 0.5), (0.3, -0.14), (0.04, -0.14)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _leaf() -> QPainterPath:
    path = QPainterPath(QPointF(0.38, -0.42))
    path.cubicTo(0.46, 0.2, 0.1, 0.44, -0.26, 0.28)
    path.cubicTo(-0.46, -0.08, -0.2, -0.44, 0.38, -0.42)
    stem = QPainterPath(QPointF(-0.4, 0.48))
    stem.quadTo(QPointF(-0.24, 0.18), QPointF(0.16, -0.2))
    thin, thick = QPainterPathStroker(), QPainterPathStroker()
    thin.setWidth(0.07)
    thick.setWidth(0.1)
    stalk = QPainterPath(QPointF(-0.42, 0.5))
    stalk.lineTo(-0.26, 0.27)
    return path.subtracted(thin.createStroke(stem)).united(thick.createStroke(stalk))


def _wave() -> QPainterPath:
    """Three crests, one under the other."""
    line = QPainterPath()
    for row in (-0.3, 0.0, 0.3):
        line.moveTo(-0.46, row + 0.05)
        for crest in range(2):
            left = -0.46 + crest * 0.46
            line.cubicTo(left + 0.12, row - 0.16, left + 0.16, row - 0.16, left + 0.23, row)
            line.cubicTo(left + 0.3, row + 0.16, left + 0.34, row + 0.16, left + 0.46, row + 0.02)
    pen = QPainterPathStroker()
    pen.setWidth(0.13)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen.createStroke(line).simplified()


def _moon() -> QPainterPath:
    disc, bite = QPainterPath(), QPainterPath()
    disc.addEllipse(QPointF(-0.04, 0), 0.46, 0.46)
    turn = math.radians(-35)
    bite.addEllipse(QPointF(0.26 * math.cos(turn), 0.26 * math.sin(turn)), 0.38, 0.38)
    return disc.subtracted(bite)


_PIPS = {"r": _drop, "o": _sun, "y": _bolt, "g": _leaf, "b": _wave, "v": _moon}
