"""Where everything lies on EXXTRA's table: one height, and as wide as the window allows."""

from __future__ import annotations

import math
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from gamebox.games.exxtra.scoring import GOAL

HEIGHT = 700.0
NARROWEST, USUAL, WIDEST = 1080.0, 1240.0, 1330.0
TEXT = 20.0
"""The smallest type: 14 pixels in the smallest window, 13 with the side panel open beside it."""

BAND = 84.0
FIELD_RADIUS = 35.0
END_RADIUS = 50.0
DIE = 42.0
PAIR_GAP = 8.0
BADGE = 24.0
"""The emblem beside a pair on the ladder."""

_MIDDLE = 346.0
_MARGIN = 16.0
_TIP, _DIP = 274.0, 270.0
_PLATE_HIGH, _PLATE_GAP = 104.0, 10.0
_NAME_HIGH, _OVER = 54.0, 6.0
"""The part of a plate with the name, and how far what covers it reaches beyond the edge."""
_STEP_WIDE, _GROUND_WIDE = 316.0, 410.0
RISER, TREAD, SHIFT = 27.0, 23.0, 9.0
"""How high a step is, how deep it looks, and how far to the right its back edge lies."""
NUMBER = 23.0
"""The type on the steps."""
_GROUND = 76.0
_TRAY_TOP, _TRAY_HIGH = 130.0, 58.0
_FOOT = 472.0
"""Where the stairs begin."""
_STANDS = 0.12
"""How far into a step a pair stands."""
_ON_STEP, _ON_GROUND = 0.93, 0.7
"""How large pairs are there."""
_GROUND_ROWS = 2
_GROUND_COLUMN, _GROUND_ROW = 98.0, 35.0


_FORESHORTENED = 0.7
_PAWN_MIDDLE = 19.0
"""How far the middle of a pawn is above its foot."""


class _Crowd(NamedTuple):
    """How large pawns are that share a field, and how wide the ring in which they stand."""

    scale: float
    ring: float


_CROWDS = (_Crowd(1, 0), _Crowd(0.82, 17), _Crowd(0.7, 19), _Crowd(0.62, 23), _Crowd(0.58, 26), _Crowd(0.56, 28))
"""For one pawn on a field, for two, and so on."""


class Spot(NamedTuple):
    """Where something lies, and how large."""

    place: QPointF
    scale: float


class Layout:
    """All places for a width and a number of seats."""

    def __init__(self, width: float, seats: int, text: float = 1.0) -> None:
        """`text` is how much larger than usual people want what is written."""
        self.width = width
        self.text = text
        self.seats = seats
        self.area = QRectF(0, 0, width, HEIGHT)
        spare = (width - NARROWEST) / (WIDEST - NARROWEST)
        self._plate_wide = 240 + 40 * spare
        left, right = _MARGIN + self._plate_wide + 34, width - _MARGIN
        self.centre = QPointF((left + right) / 2, _MIDDLE)
        self._reach = (right - left - BAND) / 2
        self._notch = 232 + 28 * spare
        self.tray = QRectF(self.centre.x() - _GROUND_WIDE / 2, _TRAY_TOP, _GROUND_WIDE, _TRAY_HIGH)

    @cached_property
    def track_path(self) -> QPainterPath:
        """A round-tipped X: from the bottom clockwise through four tips and four notches."""
        left = ((-self._reach, _TIP), (-self._notch, 0.0), (-self._reach, -_TIP))
        right = tuple((-x, y) for x, y in reversed(left))
        corners = [self.centre + QPointF(x, y) for x, y in ((0, _DIP), *left, (0, -_DIP), *right)]
        path = QPainterPath(corners[0])
        count = len(corners)
        for index in range(count):
            before, here, there, after = (corners[(index + shift) % count] for shift in (-1, 0, 1, 2))
            path.cubicTo(here + (there - before) / 5.2, there - (after - here) / 5.2, there)
        return path

    @cached_property
    def fields(self) -> tuple[QPointF, ...]:
        """The centres of start, fields 1 to 20 and goal; start and goal are neighbours at the bottom."""
        path = self.track_path
        shares = ((index + 0.5) / (GOAL + 1) for index in range(GOAL + 1))
        return tuple(path.pointAtPercent(path.percentAtLength(path.length() * share)) for share in shares)

    def number(self, field: int, *, occupied: bool) -> QRectF:
        """Where a field has its number: in its middle, or near its rim, below the pawns that stand there."""
        centre = self.fields[field]
        disc = QRectF(centre.x() - FIELD_RADIUS, centre.y() - FIELD_RADIUS, 2 * FIELD_RADIUS, 2 * FIELD_RADIUS)
        return disc.adjusted(0, 1.22 * FIELD_RADIUS, 0, -3) if occupied else disc

    def pawn(self, field: int, index: int, count: int) -> Spot:
        """The foot of one of the pawns that share a field: in a ring, and the more there are, the smaller.

        They fill the middle of start and goal; elsewhere they stand above the field's number.
        """
        crowd = min(count, len(_CROWDS)) - 1
        scale = min(1.0, _CROWDS[crowd].scale * radius(field) / FIELD_RADIUS)
        turn = 2 * math.pi * (index + 0.5) / count
        wide = _CROWDS[crowd].ring * scale
        deep = wide * _FORESHORTENED if count > 2 else 0.0
        front = 2.0 if 0 < field < GOAL else _PAWN_MIDDLE * scale + deep
        return Spot(self.fields[field] + QPointF(-wide * math.sin(turn), front - deep * (1 + math.cos(turn))), scale)

    def riser(self, field: int) -> QRectF:
        """The front of a step; its tread lies above it, and the next step begins where that ends."""
        left = self.centre.x() - _STEP_WIDE / 2 + (field - 3.5) * SHIFT
        return QRectF(left, _FOOT - RISER - (field - 1) * (RISER + TREAD), _STEP_WIDE, RISER)

    def rung(self, field: int) -> QRectF:
        """All of a dice field: a step with its tread, 5 at the top, or the wide field 0 on the ground."""
        if field:
            return self.riser(field).adjusted(0, -TREAD, SHIFT, 0)
        return QRectF(self.centre.x() - _GROUND_WIDE / 2, _FOOT + 6, _GROUND_WIDE, _GROUND)

    def tread(self, field: int) -> QRectF:
        """On what pairs stand: what is written there cannot be taken for the step behind them."""
        return self.riser(field).adjusted(SHIFT, -TREAD, 0, -RISER)

    def number_of_rung(self, field: int) -> QRectF:
        area = self.tread(field) if field else self.rung(field)
        return QRectF(area.left(), area.top(), 38, area.height())

    def pair_on_rung(self, field: int, index: int) -> Spot:
        """Where a pair stands on a dice field; field 0 holds up to six, in columns of two from the right."""
        if field:
            front = self.riser(field)
            middle = front.top() - _STANDS * TREAD - _ON_STEP * DIE / 2
            return Spot(QPointF(front.right() - 47, middle), _ON_STEP)
        area = self.rung(field)
        column, row = divmod(index, _GROUND_ROWS)
        x = area.right() - 46 - column * _GROUND_COLUMN
        return Spot(QPointF(x, area.center().y() + 3 + (row - 0.5) * _GROUND_ROW), _ON_GROUND)

    def promise_lines(self, field: int) -> tuple[QRectF, QRectF]:
        """Where a free dice field says what it would earn and whom it would throw out.

        Side by side; on the taller field 0 one above the other, beside the pairs that lie there.
        """
        number = self.number_of_rung(field)
        if field:
            area = self.tread(field)
            return area.adjusted(40, 0, 0, 0), area.adjusted(80, 0, 0, 0)
        area = self.rung(field).adjusted(number.width(), 5, 0, -5)
        half = area.height() / 2
        return area.adjusted(4, 0, 0, -half), area.adjusted(4, half, 0, 0)

    def plate(self, seat: int) -> QRectF:
        """A player's plate in the column at the left."""
        gaps = (self.seats - 1) * _PLATE_GAP
        high = _PLATE_HIGH * max(1.0, min(self.text, (HEIGHT - 2 * _MARGIN - gaps) / self.seats / _PLATE_HIGH))
        top = (HEIGHT - self.seats * high - gaps) / 2 + seat * (high + _PLATE_GAP)
        return QRectF(_MARGIN, top, self._plate_wide, high)

    def name_on_plate(self, seat: int) -> QRectF:
        """The upper part of a plate."""
        area = self.plate(seat)
        return QRectF(area.left(), area.top() - _OVER, area.width(), _NAME_HIGH * self.plate_text + _OVER)

    @property
    def plate_text(self) -> float:
        """How much larger words on plates are: as far as those grow."""
        return self.plate(0).height() / _PLATE_HIGH

    def pair_at_home(self, seat: int) -> Spot:
        area = self.plate(seat)
        return Spot(QPointF(area.right() - 56, area.bottom() - 30), 0.8)

    def pair_in_tray(self) -> Spot:
        return Spot(QPointF(self.tray.left() + 66, self.tray.center().y() + 2), 1.02)

    def readout(self) -> QRectF:
        """The part of the tray that no dice need."""
        return self.tray.adjusted(146, 0, -18, 0)

    def callout(self) -> QPointF:
        """The middle of what is called out: beside the dice, and a little above the ladder."""
        return self.readout().center() - QPointF(0, 4)

    def callout_width(self) -> float:
        """It may reach a little beyond the readout: up to the dice, and to the end of the tray."""
        return self.readout().width() + 26


def radius(field: int) -> float:
    return END_RADIUS if field in {0, GOAL} else FIELD_RADIUS
