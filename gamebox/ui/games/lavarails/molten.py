"""Lava and volcanoes: how they glow from within and cool at their rim."""

from __future__ import annotations

import math
from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient, QTransform

from gamebox.games.lavarails.grid import BITS, column_of, fields, neighbours, row_of
from gamebox.ui.games.lavarails.layout import Plan
from gamebox.ui.theme import LAVA_BODY, LAVA_CORE, LAVA_CRUST, faded, mixed

_ROCK, _ROCK_LIT, _ROCK_DEEP = QColor("#5B4A44"), QColor("#8A7468"), QColor("#332723")
_BLACK = QColor("#000000")
_GLARE = QColor("#FFF0B8")
_SCORCHED = QColor("#391D14")
"""The ground behind a crater."""
_VEIN = faded(mixed(LAVA_CORE, QColor("#FFFFFF"), 0.45), 0.8)


@cache
def _blob(seed: int) -> QPainterPath:
    """A pool of lava in a field from (0, 0) to (1, 1): round, but never twice the same."""
    dice = Random(seed * 104729 + 3)
    spokes = []
    for index in range(10):
        turn = math.tau * index / 10
        square = 0.5 / max(abs(math.cos(turn)), abs(math.sin(turn))) ** 0.6
        reach = square * dice.uniform(0.94, 1.06)
        spokes.append(QPointF(0.5 + reach * math.cos(turn), 0.5 + reach * math.sin(turn)))
    path = QPainterPath((spokes[0] + spokes[-1]) / 2)
    for index, spoke in enumerate(spokes):
        path.quadTo(spoke, (spoke + spokes[(index + 1) % 10]) / 2)
    path.closeSubpath()
    return path


def field_path(plan: Plan, field: int, lava: int) -> QPainterPath:
    """The lava of one field with its necks to hot neighbours."""
    hot = lava | plan.sheet.volcanoes
    around = sum(BITS[neighbour] for _, neighbour in neighbours(field) if hot & BITS[neighbour])
    return _onto(plan.rect(field)).map(_pool(field, around, around & plan.sheet.volcanoes))


@cache
def _pool(field: int, hot: int, volcanoes: int) -> QPainterPath:
    """The same where the field goes from (0, 0) to (1, 1)."""
    made = _blob(field)
    for _, neighbour in neighbours(field):
        if hot & BITS[neighbour]:
            half = Random(field + neighbour).uniform(0.24, 0.34)
            made = made.united(_neck(field, neighbour, half, from_volcano=bool(volcanoes & BITS[neighbour])))
    return made


def _onto(area: QRectF) -> QTransform:
    """From what goes from (0, 0) to (1, 1) to a field."""
    return QTransform(area.width(), 0, 0, area.height(), area.left(), area.top())


def _neck(field: int, neighbour: int, half: float, *, from_volcano: bool) -> QPainterPath:
    """Where lava runs from one field into the next; out of a volcano it comes from below the crater."""
    end = QPointF(0.5, 0.5)
    along = QPointF(column_of(field) - column_of(neighbour), row_of(field) - row_of(neighbour))
    across = QPointF(along.y(), along.x()) * half
    begin = end - along * (0.64 if from_volcano else 0.8)
    thin = 0.55 if from_volcano else 1.0
    middle = end - along * 0.5
    path = QPainterPath(begin - across * thin)
    path.quadTo(middle - across * 0.8, end - across)
    path.lineTo(end + across)
    path.quadTo(middle + across * 0.8, begin + across * thin)
    path.closeSubpath()
    return path


def paint_lava(painter: QPainter, plan: Plan, lava: int, near: int = -1) -> None:
    """Dark crust at the rim, glowing body, bright veins; only on `near` fields if not all are needed."""
    paths = {field: field_path(plan, field, lava) for field in fields(lava & near)}
    whole = QPainterPath()
    for path in paths.values():
        whole = whole.united(path)
    _paint_crust(painter, plan, whole)
    for field, path in paths.items():
        _paint_heat(painter, plan, field, path)
    for field in paths:
        _paint_plates(painter, plan.rect(field), field)


def paint_flow(painter: QPainter, plan: Plan, lava: int, field: int, source: int, share: float) -> None:
    """Lava that has run so far out of its source into the field."""
    start = (plan.rect(source).center() + plan.rect(field).center()) / 2
    reach = plan.cell * (0.15 + 1.05 * share)
    front = QPainterPath()
    dice = Random(field)
    spokes = [
        start + QPointF(math.cos(turn), math.sin(turn)) * reach * dice.uniform(0.88, 1.06)
        for turn in (math.tau * index / 14 for index in range(14))
    ]
    front.moveTo((spokes[0] + spokes[-1]) / 2)
    for index, spoke in enumerate(spokes):
        front.quadTo(spoke, (spoke + spokes[(index + 1) % 14]) / 2)
    path = field_path(plan, field, lava | BITS[field]).intersected(front)
    painter.save()
    _paint_crust(painter, plan, path)
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    _paint_heat(painter, plan, field, path)
    _paint_plates(painter, plan.rect(field), field)
    painter.restore()


def paint_flare(painter: QPainter, plan: Plan, hot: int, share: float) -> None:
    """A glow over volcanoes and lava that swells and dies away."""
    painter.setOpacity(0.75 * math.sin(math.pi * share))
    painter.setPen(Qt.PenStyle.NoPen)
    reach = plan.cell * 0.52
    for field in fields(hot):
        spot = plan.rect(field).center()
        glow = QRadialGradient(spot, reach)
        glow.setColorAt(0, _GLARE)
        glow.setColorAt(0.5, faded(LAVA_CORE, 0.6))
        glow.setColorAt(1, faded(LAVA_CORE, 0))
        painter.setBrush(glow)
        painter.drawEllipse(spot, reach, reach)


def _paint_crust(painter: QPainter, plan: Plan, path: QPainterPath) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(LAVA_BODY, 0.25), plan.cell * 0.13))
    painter.drawPath(path)
    painter.setPen(QPen(mixed(LAVA_CRUST, _BLACK, 0.25), plan.cell * 0.05))
    painter.setBrush(mixed(LAVA_CRUST, LAVA_BODY, 0.2))
    painter.drawPath(path)


def _paint_heat(painter: QPainter, plan: Plan, field: int, path: QPainterPath) -> None:
    heat = QRadialGradient(plan.rect(field).center(), plan.cell * 0.66)
    heat.setColorAt(0, LAVA_CORE)
    heat.setColorAt(0.42, mixed(LAVA_CORE, LAVA_BODY, 0.62))
    heat.setColorAt(0.74, LAVA_BODY)
    heat.setColorAt(1, faded(LAVA_BODY, 0))
    painter.fillPath(path, heat)


def _paint_plates(painter: QPainter, area: QRectF, seed: int) -> None:
    """Crust that has begun to cool, afloat, and the bright veins between."""
    plates, vein = _plates(seed)
    painter.save()
    painter.setTransform(_onto(area), combine=True)
    painter.setPen(Qt.PenStyle.NoPen)
    for plate, colour in plates:
        painter.setBrush(colour)
        painter.drawPolygon(plate)
    painter.setPen(QPen(_VEIN, 0.03))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(vein)
    painter.restore()


@cache
def _plates(seed: int) -> tuple[list[tuple[QPolygonF, QColor]], QPainterPath]:
    """Plates with their colours, and a vein, in a field from (0, 0) to (1, 1)."""
    dice, centre = Random(seed * 31 + 5), QPointF(0.5, 0.5)
    plates = []
    for _ in range(4):
        turn, away = dice.uniform(0, math.tau), dice.uniform(0.2, 0.36)
        size = dice.uniform(0.07, 0.14)
        colour = faded(LAVA_CRUST, dice.uniform(0.5, 0.8))
        plates.append((_shard(centre + QPointF(math.cos(turn), math.sin(turn)) * away, size, dice), colour))
    vein = QPainterPath(centre + QPointF(dice.uniform(-0.3, -0.1), dice.uniform(-0.2, 0.2)))
    vein.quadTo(
        centre + QPointF(dice.uniform(-0.1, 0.1), dice.uniform(-0.2, 0.2)),
        centre + QPointF(dice.uniform(0.12, 0.3), dice.uniform(-0.2, 0.2)),
    )
    return plates, vein


def _shard(centre: QPointF, size: float, dice: Random) -> QPolygonF:
    count = dice.choice((4, 5))
    turns = (math.tau * (index + dice.uniform(-0.2, 0.2)) / count for index in range(count))
    return QPolygonF([centre + QPointF(math.cos(turn), math.sin(turn) * 0.8) * size for turn in turns])


def paint_volcano(painter: QPainter, area: QRectF) -> None:
    """A cone with a glowing crater, on scorched ground."""
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(area.width(), area.height())
    ground = QLinearGradient(0, 0, 0, 1)
    ground.setColorAt(0, QColor("#2B1712"))
    ground.setColorAt(1, QColor("#5A2A1A"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(QRectF(0.02, 0.02, 0.96, 0.96), 0.1, 0.1)
    glow = QRadialGradient(QPointF(0.5, 0.3), 0.46)  # opaque: readers of PDF know no gradient that fades away
    glow.setColorAt(0, mixed(_SCORCHED, LAVA_CORE, 0.85))
    glow.setColorAt(0.4, mixed(_SCORCHED, LAVA_BODY, 0.55))
    glow.setColorAt(1, _SCORCHED)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(0.5, 0.3), 0.44, 0.28)
    _paint_cone(painter)
    painter.restore()


def _paint_cone(painter: QPainter) -> None:
    cone = QPainterPath(QPointF(0.08, 0.9))
    cone.quadTo(0.28, 0.72, 0.36, 0.36)
    cone.quadTo(0.5, 0.44, 0.64, 0.36)
    cone.quadTo(0.72, 0.72, 0.92, 0.9)
    cone.quadTo(0.5, 0.98, 0.08, 0.9)
    rock = QLinearGradient(0.1, 0.5, 0.95, 0.7)
    rock.setColorAt(0, _ROCK_LIT)
    rock.setColorAt(0.45, _ROCK)
    rock.setColorAt(1, _ROCK_DEEP)
    painter.setBrush(rock)
    painter.drawPath(cone)
    painter.setBrush(LAVA_BODY)
    painter.drawEllipse(QPointF(0.5, 0.37), 0.145, 0.055)
    painter.setBrush(LAVA_CORE)
    painter.drawEllipse(QPointF(0.5, 0.37), 0.09, 0.03)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((LAVA_BODY, 0.07), (LAVA_CORE, 0.03)):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        stream = QPainterPath(QPointF(0.47, 0.39))
        stream.cubicTo(0.44, 0.55, 0.56, 0.6, 0.5, 0.8)
        painter.drawPath(stream)
