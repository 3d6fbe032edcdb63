"""Where everything lies on EXXTRA's table, in the scene's own units."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from gamebox.games.exxtra.ladder import FIELDS
from gamebox.games.exxtra.scoring import GOAL

AREA = QRectF(0, 0, 1240, 760)
CENTRE = QPointF(752, 380)
FIELD_RADIUS = 37.0
END_RADIUS = 48.0
DIE = 44.0
PAIR_GAP = 6.0
TRAY = QRectF(CENTRE.x() + 336, CENTRE.y() - 80, 148, 160)
MEDALLION = QRectF(CENTRE.x() - 484, CENTRE.y() - 80, 148, 160)
LADDER_WIDTH = 340.0
_RUNG = 56.0
_GROUND_RUNG = 88.0
_RUNG_GAP = 5.0
_PLATE = QRectF(14, 0, 250, 108)
_PLATE_GAP = 13.0


@cache
def track_path() -> QPainterPath:
    """A round-tipped X: from the bottom clockwise through four tips and four notches."""
    corners = [
        CENTRE + QPointF(x, y)
        for x, y in ((0, 258), (-432, 310), (-236, 0), (-432, -310), (0, -258), (432, -310), (236, 0), (432, 310))
    ]
    path = QPainterPath(corners[0])
    count = len(corners)
    for index in range(count):
        before, here, there, after = (corners[(index + shift) % count] for shift in (-1, 0, 1, 2))
        path.cubicTo(here + (there - before) / 5.2, there - (after - here) / 5.2, there)
    return path


@cache
def fields() -> tuple[QPointF, ...]:
    """The centres of start, fields 1 to 20 and goal; start and goal are neighbours at the bottom."""
    path = track_path()
    length = path.length()
    return tuple(
        path.pointAtPercent(path.percentAtLength(length * (index + 0.5) / (GOAL + 1))) for index in range(GOAL + 1)
    )


def radius(field: int) -> float:
    return END_RADIUS if field in {0, GOAL} else FIELD_RADIUS


def pawn_spot(field: int, seat: int, seats_there: tuple[int, ...]) -> QPointF:
    """Where a pawn's foot stands among the pawns on its field, in rows of three."""
    index = seats_there.index(seat)
    rows = [seats_there[start : start + 3] for start in range(0, len(seats_there), 3)]
    row = rows[index // 3]
    x = (index % 3 - (len(row) - 1) / 2) * 26
    y = (index // 3 - (len(rows) - 1) / 2) * 26
    return fields()[field] + QPointF(x, y + 14)


@cache
def rung(field: int) -> QRectF:
    """A dice field of the ladder: 5 at the top, the wide field 0 on the ground."""
    height = _GROUND_RUNG + (_RUNG + _RUNG_GAP) * (len(FIELDS) - 1)
    top = CENTRE.y() - height / 2
    y = top + (FIELDS[-1] - field) * (_RUNG + _RUNG_GAP)
    return QRectF(CENTRE.x() - LADDER_WIDTH / 2, y, LADDER_WIDTH, _RUNG if field else _GROUND_RUNG)


def pair_on_rung(field: int, index: int) -> tuple[QPointF, float]:
    """Where a pair lies on a dice field, and how large; field 0 holds up to six in its upper and lower row."""
    area = rung(field)
    if field:
        return QPointF(area.right() - 62, area.center().y()), 1.0
    column, row = index % 3, index // 3
    return QPointF(area.right() - 32 - column * 56, area.top() + 24 + row * 40), 0.54


def promise_lines(field: int) -> tuple[QRectF, QRectF]:
    """Where a free dice field says what it would earn and whom it would throw out.

    Side by side; on the taller field 0 one above the other, beside the pairs that lie there.
    """
    area = rung(field).adjusted(70, 0, -12, 0)
    if field:
        return area, area.adjusted(54, 0, 0, 0)
    half = area.height() / 2 - 4
    return area.adjusted(0, 4, 0, -half), area.adjusted(0, half, 0, -4)


def plate(seat: int, seats: int) -> QRectF:
    """A player's plate in the column at the left."""
    total = seats * _PLATE.height() + (seats - 1) * _PLATE_GAP
    top = (AREA.height() - total) / 2 + seat * (_PLATE.height() + _PLATE_GAP)
    return _PLATE.translated(0, top)


def pair_at_home(seat: int, seats: int) -> tuple[QPointF, float]:
    area = plate(seat, seats)
    return QPointF(area.right() - 60, area.bottom() - 30), 0.8


def pair_in_tray() -> tuple[QPointF, float]:
    return QPointF(TRAY.center().x(), TRAY.top() + 52), 1.35
