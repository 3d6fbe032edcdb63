"""EXXTRA's picture for the home screen: a ladder of dice by lamplight, one pair just thrown out."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QMatrix4x4,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
    QVector3D,
)

from gamebox.ui.theme import LIVERIES, Livery, Theme, faded, font, mixed

_WIDE, _HIGH = 1000, 625
_UNIT = 93.0
"""The side of a die in the picture's own pixels."""
_DIE = 1.0
_ROUNDING = 0.15
_STEP_WIDE, _STEP_HIGH, _STEP_DEEP = 1.52, 0.6, 2.72
_WOOD_LIT, _WOOD, _WOOD_DEEP = QColor("#8A5636"), QColor("#633A26"), QColor("#2E1A14")
_LAMP = QColor("#FFD58A")
_CARD = QColor("#F4E7CB")
_CARD_INK = QColor("#5B4636")
_LIGHT = QVector3D(-0.62, 0.68, 0.4).normalized()
_WHITE, _BLACK = QColor(255, 255, 255), QColor(0, 0, 0)

_Face = tuple[QVector3D, QVector3D, QVector3D]
"""Of a cube from -1 to 1: the way out of a face, to its right and up."""
_FACES: tuple[_Face, ...] = (
    (QVector3D(0, 1, 0), QVector3D(1, 0, 0), QVector3D(0, 0, -1)),
    (QVector3D(0, 0, 1), QVector3D(1, 0, 0), QVector3D(0, 1, 0)),
    (QVector3D(-1, 0, 0), QVector3D(0, 0, 1), QVector3D(0, 1, 0)),
    (QVector3D(1, 0, 0), QVector3D(0, 0, -1), QVector3D(0, 1, 0)),
    (QVector3D(0, 0, -1), QVector3D(-1, 0, 0), QVector3D(0, 1, 0)),
    (QVector3D(0, -1, 0), QVector3D(1, 0, 0), QVector3D(0, 0, 1)),
)


@dataclass(frozen=True)
class _Die:
    """A die in the room: what its top, front, left, right, back and bottom show, and how it is turned."""

    livery: Livery
    faces: str
    at: QVector3D
    turns: tuple[tuple[float, float, float, float], ...] = ()

    def placed(self) -> QMatrix4x4:
        room = QMatrix4x4()
        room.translate(self.at)
        for angle, x, y, z in self.turns:
            room.rotate(angle, x, y, z)
        return room


def paint_tile(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Fill `area` with the picture; it keeps its proportions and its middle."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    _paint_wood(painter, area)
    scale = min(area.width() / _WIDE, area.height() / _HIGH)
    painter.translate(area.center())
    painter.scale(scale, scale)
    painter.translate(-_WIDE / 2, -_HIGH / 2)
    _paint_ladder(painter, _camera())
    painter.restore()
    if theme.dark:
        painter.fillRect(area, faded(_BLACK, 0.2))


def _camera() -> QMatrix4x4:
    """From the left, in front and above: x runs to the right, y up, z towards us."""
    camera = QMatrix4x4()
    camera.translate(500, 484)
    camera.scale(_UNIT, -_UNIT, _UNIT)
    camera.rotate(30, 1, 0, 0)
    camera.rotate(27, 0, 1, 0)
    return camera


def _paint_wood(painter: QPainter, area: QRectF) -> None:
    wood = QLinearGradient(area.topLeft(), area.bottomRight())
    wood.setColorAt(0, _WOOD_LIT)
    wood.setColorAt(0.5, _WOOD)
    wood.setColorAt(1, _WOOD_DEEP)
    painter.fillRect(area, wood)
    _paint_grain(painter, area)
    lamp = QRadialGradient(
        QPointF(area.left() + area.width() * 0.3, area.top() + area.height() * 0.22), area.width() * 0.62
    )
    lamp.setColorAt(0, faded(_LAMP, 0.62))
    lamp.setColorAt(0.45, faded(_LAMP, 0.2))
    lamp.setColorAt(1, faded(_LAMP, 0))
    painter.fillRect(area, lamp)


def _paint_grain(painter: QPainter, area: QRectF) -> None:
    """Long, slightly bent lines and the joints of the boards."""
    for index in range(45):
        y = area.top() + area.height() * (index + 0.5) / 45
        bend = area.height() * 0.015 * math.sin(index * 2.3)
        line = QPainterPath(QPointF(area.left(), y))
        middle = area.center().x() + area.width() * 0.3 * math.sin(index * 1.7)
        line.quadTo(QPointF(middle, y + bend * 2), QPointF(area.right(), y - bend))
        joint = index % 15 == 7
        painter.setPen(QPen(faded(_BLACK, 0.5 if joint else 0.05 + 0.05 * (index % 3)), 1))
        painter.drawPath(line)


def _paint_ladder(painter: QPainter, camera: QMatrix4x4) -> None:
    """From the back to the front, so that the nearer hides the farther."""
    _shade(painter, camera, _stair_outline(), 26)
    pairs = _pairs()
    for step in range(5, 0, -1):
        _paint_step(painter, camera, step)
        for die in pairs.get(step, ()):
            _shade(painter, camera, _shadow(die), 12)
        for die in pairs.get(step, ()):
            _paint_die(painter, camera, die)
    _paint_flight(painter, camera)
    for die in _flying():
        _paint_die(painter, camera, die)


def _step_left(step: int) -> float:
    return (step - 3.5) * _STEP_WIDE


def _pairs() -> dict[int, tuple[_Die, _Die]]:
    """The pairs that stay: 71 above, 64 that has just come, 52 at the foot; the farther die first."""
    return {
        4: _pair(4, "green", ("716X32", "1523X6"), (7, -4)),
        3: _pair(3, "red", ("65X123", "4X7132"), (-9, 8)),
        1: _pair(1, "yellow", ("5316X2", "213X47"), (12, -7)),
    }


def _pair(step: int, colour: str, faces: tuple[str, str], turned: tuple[float, float]) -> tuple[_Die, _Die]:
    x, y = _step_left(step) + _STEP_WIDE / 2, step * _STEP_HIGH + _DIE / 2
    far, near = (
        _Die(LIVERIES[colour], shown, QVector3D(x, y, z), ((turn, 0, 1, 0),))
        for shown, turn, z in zip(faces, turned, (-0.66, 0.66), strict=True)
    )
    return far, near


def _flying() -> tuple[_Die, _Die]:
    """The pair that lay on 5, tumbling back to its owner."""
    blue = LIVERIES["blue"]
    return (
        _Die(blue, "3X1275", QVector3D(-0.15, 4.35, -0.4), ((-24, 0, 0, 1), (18, 1, 0, 0), (-12, 0, 1, 0))),
        _Die(blue, "X21653", QVector3D(-2.05, 3.72, 0.1), ((28, 0, 0, 1), (26, 1, 0, 0), (14, 0, 1, 0))),
    )


def _stair_outline() -> list[QVector3D]:
    """The shadow of the whole ladder on the table, away from the lamp."""
    left, right, deep = _step_left(1), _step_left(6), _STEP_DEEP / 2
    return [
        QVector3D(left + 0.4, 0, deep - 0.2),
        QVector3D(right + 0.5, 0, deep - 0.1),
        QVector3D(right + 1.7, 0, -deep - 0.6),
        QVector3D(left + 0.4, 0, -deep + 0.2),
    ]


def _shadow(die: _Die) -> list[QVector3D]:
    """Where a standing die keeps the light away, on the step under it."""
    room = die.placed()
    half, reach = _DIE / 2 * 0.94, QVector3D(0.42, 0, -0.2)
    corners = [room.map(QVector3D(x * half, -half, z * half)) for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return [*corners, *(corner + reach for corner in corners)]


def _shade(painter: QPainter, camera: QMatrix4x4, points: Iterable[QVector3D], blur: float) -> None:
    """A soft dark patch: the same outline several times, each a little larger and together darkest within."""
    patch = _hull([_flat(camera.map(point)) for point in points])
    box = patch.boundingRect()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(_BLACK, 0.07))
    for layer in range(-2, 5):
        grown = QTransform.fromTranslate(box.center().x(), box.center().y())
        grown.scale(1 + blur * layer / box.width(), 1 + blur * layer / box.height())
        grown.translate(-box.center().x(), -box.center().y())
        painter.drawPolygon(grown.map(patch))


def _paint_step(painter: QPainter, camera: QMatrix4x4, step: int) -> None:
    """A block of cardboard with its number on the front."""
    high = step * _STEP_HIGH
    block = QMatrix4x4(camera)
    block.translate(_step_left(step) + _STEP_WIDE / 2, high / 2, 0)
    block.scale(_STEP_WIDE / 2, high / 2, _STEP_DEEP / 2)
    for face in _FACES[:3]:
        quad = _quad(block, face, 1, 1)
        shade = _CARD if face is _FACES[0] else mixed(_CARD, _WOOD, 0.16 if face is _FACES[2] else 0.34)
        fill = QLinearGradient(quad.at(0), quad.at(2))
        fill.setColorAt(0, mixed(shade, _LAMP, 0.25))
        fill.setColorAt(1, mixed(shade, _WOOD, 0.12))
        painter.setBrush(fill)
        painter.setPen(_round_pen(mixed(_CARD, _WOOD, 0.5), 2.5))
        painter.drawPolygon(quad)
    front = QMatrix4x4(camera)
    front.translate(_step_left(step) + _STEP_WIDE / 2, high - _STEP_HIGH / 2 - 0.02, _STEP_DEEP / 2)
    _paint_sign(painter, _quad(front, _FACES[1], 0.24, 0), str(step), faded(_CARD_INK, 0.85))


def _paint_die(painter: QPainter, camera: QMatrix4x4, die: _Die) -> None:
    """A cube with a sphere for each corner: its outline is the inner cube's with a round pen."""
    room = die.placed()
    view = camera * room
    half = _DIE / 2
    inner = half - _ROUNDING * _DIE
    corners = [QVector3D(x, y, z) * inner for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    outline = _hull([_flat(view.map(corner)) for corner in corners])
    for colour, width in ((mixed(die.livery.colour, _BLACK, 0.5), 5.0), (mixed(die.livery.colour, _WHITE, 0.2), 0.0)):
        painter.setPen(_round_pen(colour, 2 * _ROUNDING * _UNIT + width))
        painter.setBrush(colour)
        painter.drawPolygon(outline)
    for face, shown in zip(_FACES, die.faces, strict=True):
        if view.mapVector(face[0]).z() > 0:
            _paint_face(painter, die, _quad(view, face, inner, half), room.mapVector(face[0]), shown)


def _paint_face(painter: QPainter, die: _Die, quad: QPolygonF, out: QVector3D, shown: str) -> None:
    lit = max(0.0, QVector3D.dotProduct(out.normalized(), _LIGHT))
    base = mixed(mixed(die.livery.colour, _BLACK, 0.38), mixed(die.livery.colour, _LAMP, 0.18), lit)
    fill = QLinearGradient(quad.at(0), quad.at(2))
    fill.setColorAt(0, mixed(base, _LAMP, 0.22 * lit))
    fill.setColorAt(1, mixed(base, _BLACK, 0.1))
    painter.setBrush(fill)
    pen = _round_pen(base, 0.09 * _UNIT)
    pen.setBrush(fill)
    painter.setPen(pen)
    painter.drawPolygon(quad)
    on_colour = die.livery.on_colour
    _paint_sign(painter, quad, shown, mixed(on_colour, base, 0.12 * (1 - lit)))


def _paint_sign(painter: QPainter, quad: QPolygonF, text: str, colour: QColor) -> None:
    """A digit or an X, lying in a face as if it were printed there."""
    square = QPolygonF([QPointF(-71, -71), QPointF(71, -71), QPointF(71, 71), QPointF(-71, 71)])
    into = QTransform()
    if QTransform.quadToQuad(square, quad, into):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPath(into.map(_sign(text)))


@cache
def _sign(text: str) -> QPainterPath:
    """A bold sign of 100 pixels around the origin."""
    sign = QPainterPath()
    sign.addText(0, 0, font(100, bold=True), text)
    return sign.translated(-sign.boundingRect().center())


def _paint_flight(painter: QPainter, camera: QMatrix4x4) -> None:
    """The way the pair came, fading: from the empty top of the ladder in an arc to where it is now."""
    start = _flat(camera.map(QVector3D(_step_left(5) + 0.6, 5 * _STEP_HIGH + 0.35, 0)))
    for die, bulge in zip(_flying(), (70, 150), strict=True):
        end = _flat(camera.map(die.at))
        for offset, width in ((-26, 5), (0, 9), (26, 5)):
            begin, stop = start + QPointF(offset, offset * 0.2), end + QPointF(offset * 0.4, offset)
            arc = QPainterPath(begin)
            arc.quadTo((begin + stop) / 2 + QPointF(30, -bulge), stop)
            fade = QLinearGradient(begin, stop)
            fade.setColorAt(0, faded(_LAMP, 0))
            fade.setColorAt(0.75, faded(_LAMP, 0.55))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(fade, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(arc)


def _round_pen(colour: QColor, width: float) -> QPen:
    style = Qt.PenStyle.SolidLine if width > 0 else Qt.PenStyle.NoPen
    return QPen(colour, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _flat(point: QVector3D) -> QPointF:
    return QPointF(point.x(), point.y())


def _quad(view: QMatrix4x4, face: _Face, side: float, out: float) -> QPolygonF:
    """A face on the screen from its upper left clockwise: `side` from its middle, `out` from the cube's."""
    away, right, up = face
    corners = (up - right, up + right, right - up, -right - up)
    return QPolygonF([_flat(view.map(away * out + corner * side)) for corner in corners])


def _hull(points: Sequence[QPointF]) -> QPolygonF:
    """The convex outline of some points (Andrew's monotone chain)."""
    ordered = sorted(points, key=lambda point: (point.x(), point.y()))
    return QPolygonF(_half_hull(ordered)[:-1] + _half_hull(ordered[::-1])[:-1])


def _half_hull(points: Sequence[QPointF]) -> list[QPointF]:
    chain: list[QPointF] = []
    for point in points:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def _turn(one: QPointF, two: QPointF, three: QPointF) -> float:
    ahead, then = two - one, three - one
    return ahead.x() * then.y() - ahead.y() * then.x()
