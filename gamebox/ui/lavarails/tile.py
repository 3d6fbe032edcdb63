"""The picture of Lava & Rails for the home screen: a sheet by lamplight, lava on it, and a train on its loop."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from gamebox.games.lavarails.grid import BY_NAME
from gamebox.games.lavarails.sheet import Sheet, parse_sheet
from gamebox.games.lavarails.tracks import line_through, with_piece
from gamebox.ui.items.pip_die import EMBER, IVORY, paint_pip_die
from gamebox.ui.lavarails.fields import fade_numbers, paint_fields
from gamebox.ui.lavarails.ink import paint_cross
from gamebox.ui.lavarails.layout import Plan
from gamebox.ui.lavarails.molten import paint_lava, paint_volcano
from gamebox.ui.lavarails.rails import line_path, paint_piece, paint_train, pieces
from gamebox.ui.theme import GOLD, LAVA_BODY, LAVA_CORE, LIGHT, LIVERIES, Theme, faded, mixed

_WIDE, _HIGH = 1000, 625
_SLATE, _SLATE_DEEP = QColor("#2B2F3A"), QColor("#12141B")
_BLACK = QColor(0, 0, 0)
_GRID = """
4 2 6 3 5 1 4 6 2
1 V 5 2 . . . . 3
6 3 4 5 . x 6 . 5
2 5 x 1 . 4 3 . 1
3 6 x 4 . . . . 6
5 1 4 2 3 6 5 2 4
"""
_LOOP = pieces("E2:SE F2:EW G2:EW H2:SW H3:NS H4:NS H5:NW G5:EW F5:EW E5:NE E4:NS E3:NS")
_LAVA = "B1 C1 A2 C2 B3 A3 C3"
_CROSSED = "D4 D5 D3 C6 D6 B5"


@cache
def _sheet() -> Sheet:
    return parse_sheet({"level": "volcano", "grid": _GRID})


def paint_tile(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Fill `area` with the picture; it keeps its proportions and its middle."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    _paint_ground(painter, area)
    across, down = area.width() / _WIDE, area.height() / _HIGH
    scale = min(max(across, down), 1.3 * min(across, down))
    painter.translate(area.center())
    painter.scale(scale, scale)
    painter.save()
    painter.setTransform(_leaning(), combine=True)
    _paint_sheet(painter)
    painter.restore()
    _paint_dice(painter)
    painter.restore()
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


def _paint_sheet(painter: QPainter) -> None:
    cell = 88.0
    grid = QRectF(-4.5 * cell, -3 * cell, 9 * cell, 6 * cell)
    paper = grid.adjusted(-42, -42, 42, 42)
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(6):
        painter.setBrush(faded(_BLACK, 0.1))
        grown = 6.0 * layer
        painter.drawRoundedRect(paper.adjusted(-grown, -grown, grown, grown).translated(10, 18), 20, 20)
    painter.setBrush(LIGHT.paper)
    painter.drawRoundedRect(paper, 14, 14)
    plan = Plan(_sheet(), paper, QRectF(), QRectF(), grid.topLeft(), cell, large=False)
    paint_fields(painter, plan, LIGHT)
    fade_numbers(painter, plan, _mask(_CROSSED), LIGHT)
    for name in _CROSSED.split():
        paint_cross(painter, plan.rect(BY_NAME[name]), mixed(LIVERIES["blue"].colour, LIGHT.ink, 0.4), BY_NAME[name])
    _paint_loop(painter, plan)
    _paint_glow(painter, plan)
    paint_lava(painter, plan, _mask(_LAVA))
    paint_volcano(painter, plan.rect(BY_NAME["B2"]))


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
    line = line_through(tracks, BY_NAME["E2"])
    path = line_path(plan, tracks, line)
    painter.save()
    painter.translate(5, 8)
    painter.setOpacity(0.3)
    paint_train(painter, path, 0.36, plan.cell * 1.35, _BLACK)
    painter.restore()
    paint_train(painter, path, 0.36, plan.cell * 1.35, LIVERIES["red"].colour)


def _paint_glow(painter: QPainter, plan: Plan) -> None:
    """The lava lights the paper around it."""
    centre = plan.rect(BY_NAME["B2"]).center()
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
        (-424, 190, -18.0, 4, IVORY),
        (-330, 236, 14.0, 6, IVORY),
        (396, -214, 20.0, 5, EMBER),
    ):
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        paint_pip_die(painter, QRectF(-44, -44, 88, 88), number, stuff, lifted=0.5)
        painter.restore()
