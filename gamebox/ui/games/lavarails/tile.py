"""The picture of Lava & Rails for the home screen: a sheet by lamplight, lava on it, and a train on its loop."""

from __future__ import annotations

from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from gamebox.games.lavarails.grid import BY_NAME
from gamebox.games.lavarails.sheet import Sheet, parse_sheet
from gamebox.games.lavarails.tracks import line_through, with_piece
from gamebox.ui.games.lavarails.fields import fade_numbers, paint_fields
from gamebox.ui.games.lavarails.ink import paint_cross
from gamebox.ui.games.lavarails.layout import Plan
from gamebox.ui.games.lavarails.molten import paint_lava, paint_volcano
from gamebox.ui.games.lavarails.rails import line_path, paint_piece, paint_train, pieces
from gamebox.ui.items.pip_die import EMBER, IVORY, paint_pip_die
from gamebox.ui.theme import GOLD, LAVA_BODY, LAVA_CORE, LIGHT, LIVERIES, Theme, faded, mixed

_WIDE, _HIGH = 1000, 625
_SLATE, _SLATE_DEEP = QColor("#2B2F3A"), QColor("#12141B")
_DUSK, _BLACK = QColor("#2A1710"), QColor(0, 0, 0)
_DRAWING = """
4 2 6 3 5 1 4 6 2
1 V 5 2 . . . . 3
6 3 4 5 . x 6 . 5
2 5 x 1 . 4 3 . 1
3 6 x 4 . . . . 6
5 1 4 2 3 6 5 2 4
"""
_LEFT, _RIGHT, _BELOW = 3, 4, 5
"""Columns and rows around the drawing: in a picture of any shape the paper goes on beyond all edges but the upper."""
_LOOP = pieces("H2:SE I2:EW J2:EW K2:SW K3:NS K4:NS K5:NW J5:EW I5:EW H5:NE H4:NS H3:NS")
_LAVA = "E1 F1 D2 F2 E3 D3 F3"
_VOLCANO = "E2"
_CROSSED = "G4 G5 G3 F6 G6 E5"


@cache
def _sheet() -> Sheet:
    dice = Random(8)

    def some(count: int) -> list[str]:
        return [str(dice.randint(1, 6)) for _ in range(count)]

    rows = [[*some(_LEFT), *row.split(), *some(_RIGHT)] for row in _DRAWING.strip().splitlines()]
    rows += [some(len(rows[0])) for _ in range(_BELOW)]
    return parse_sheet({"level": "volcano", "grid": "\n".join(map(" ".join, rows))})


def paint_tile(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Fill `area` with the picture; it keeps its proportions and its middle."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    _paint_ground(painter, area)
    across, down = area.width() / _WIDE, area.height() / _HIGH
    scale = min(max(across, down), 1.4 * min(across, down))
    painter.translate(area.center())
    painter.scale(scale, scale)
    painter.save()
    painter.setTransform(_leaning(), combine=True)
    _paint_sheet(painter)
    painter.restore()
    _paint_dice(painter)
    painter.restore()
    _paint_dusk(painter, area)
    if theme.dark:
        painter.fillRect(area, faded(_BLACK, 0.2))


def _leaning() -> QTransform:
    """The sheet lies before us, a little turned."""
    lying = QTransform()
    lying.translate(-14, 8)
    lying.rotate(26, Qt.Axis.XAxis)
    lying.rotate(-9, Qt.Axis.ZAxis)
    return lying


def _paint_ground(painter: QPainter, area: QRectF) -> None:
    stone = QLinearGradient(area.topLeft(), area.bottomRight())
    stone.setColorAt(0, mixed(_SLATE, QColor("#5A3A30"), 0.5))
    stone.setColorAt(0.55, _SLATE)
    stone.setColorAt(1, _SLATE_DEEP)
    painter.fillRect(area, stone)
    lamp = QRadialGradient(area.topLeft() + QPointF(area.width() * 0.3, area.height() * 0.25), area.width() * 0.6)
    lamp.setColorAt(0, faded(LAVA_BODY, 0.5))
    lamp.setColorAt(1, faded(LAVA_BODY, 0))
    painter.fillRect(area, lamp)


def _paint_dusk(painter: QPainter, area: QRectF) -> None:
    """The lamp does not reach everywhere."""
    reach = max(area.width(), area.height()) * 0.75
    dusk = QRadialGradient(area.topLeft() + QPointF(area.width() * 0.42, area.height() * 0.38), reach)
    dusk.setColorAt(0.5, faded(_DUSK, 0))
    dusk.setColorAt(1, faded(_DUSK, 0.45))
    painter.fillRect(area, dusk)


def _paint_sheet(painter: QPainter) -> None:
    cell, sheet = 88.0, _sheet()
    grid = QRectF((-4.5 - _LEFT) * cell, -3 * cell, sheet.width * cell, sheet.height * cell)
    paper = grid.adjusted(-42, -42, 42, 42)
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(6):
        painter.setBrush(faded(_BLACK, 0.1))
        grown = 6.0 * layer
        painter.drawRoundedRect(paper.adjusted(-grown, -grown, grown, grown).translated(10, 18), 20, 20)
    painter.setBrush(LIGHT.paper)
    painter.drawRoundedRect(paper, 14, 14)
    plan = Plan(sheet, paper, QRectF(), QRectF(), grid.topLeft(), cell, large=False)
    paint_fields(painter, plan, LIGHT)
    fade_numbers(painter, plan, _mask(_CROSSED), LIGHT)
    for name in _CROSSED.split():
        paint_cross(painter, plan.rect(BY_NAME[name]), mixed(LIVERIES["blue"].colour, LIGHT.ink, 0.4), BY_NAME[name])
    _paint_loop(painter, plan)
    _paint_glow(painter, plan)
    paint_lava(painter, plan, _mask(_LAVA))
    paint_volcano(painter, plan.rect(BY_NAME[_VOLCANO]))


def _mask(names: str) -> int:
    return sum(1 << BY_NAME[name] for name in names.split())


def _paint_loop(painter: QPainter, plan: Plan) -> None:
    tracks = [0] * 4
    for name, piece in _LOOP.items():
        tracks = with_piece(tracks, BY_NAME[name], piece)
    painter.setPen(QPen(LIGHT.grid(), 2))
    for name in _LOOP:
        painter.setBrush(mixed(LIGHT.field, LIGHT.sleeper, 0.12))
        painter.drawRoundedRect(plan.rect(BY_NAME[name]).adjusted(2, 2, -2, -2), 10, 10)
    for name, piece in _LOOP.items():
        paint_piece(painter, plan.rect(BY_NAME[name]), piece, LIGHT, tint=GOLD)
    line = line_through(tracks, BY_NAME["H2"])
    path = line_path(plan, tracks, line)
    painter.save()
    painter.translate(5, 8)
    painter.setOpacity(0.3)
    paint_train(painter, path, 0.36, plan.cell * 1.35, _BLACK)
    painter.restore()
    paint_train(painter, path, 0.36, plan.cell * 1.35, LIVERIES["red"].colour)


def _paint_glow(painter: QPainter, plan: Plan) -> None:
    """The lava lights the paper around it."""
    centre = plan.rect(BY_NAME[_VOLCANO]).center()
    glow = QRadialGradient(centre, plan.cell * 3.6)
    glow.setColorAt(0, faded(LAVA_CORE, 0.6))
    glow.setColorAt(0.5, faded(LAVA_BODY, 0.28))
    glow.setColorAt(1, faded(LAVA_BODY, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    edge = QPainterPath()
    edge.addRoundedRect(plan.paper, 14, 14)
    painter.drawPath(edge)


def _paint_dice(painter: QPainter) -> None:
    for x, y, turn, number, stuff in (
        (-346, 186, -18.0, 4, IVORY),
        (-252, 232, 14.0, 6, IVORY),
        (322, -226, 20.0, 5, EMBER),
    ):
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        paint_pip_die(painter, QRectF(-44, -44, 88, 88), number, stuff, lifted=0.5)
        painter.restore()
