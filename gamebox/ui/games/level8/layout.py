"""Where everything lies on Level 8's table: one height, and as wide as the window allows."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from gamebox.games.level8.levels import LAUREL
from gamebox.ui.items.card import RATIO

HEIGHT = 900.0
NARROWEST, USUAL, WIDEST = 1290.0, 1470.0, 1800.0

FIELD = 38.0
START_FIELD = 46.0
HAND_CARD = 106.0
PILE_CARD = 92.0
DIE = 62.0
BAND = 96.0
"""How broad the oval's cardboard is."""
TEXT = 23.0
"""The smallest type: 13 pixels in the smallest window."""

_MARGIN = 14.0
_TOP, _TOP_HIGH = 8.0, 198.0
_OPEN_HAND = 92.0
"""So much higher is the table when the others' hands lie open below their plates."""
_OVAL_TOP, _OVAL_BOTTOM = 254.0, 512.0
_OWN_TOP, _OWN_HIGH = 564.0, 152.0
_HAND_MIDDLE = 806.0
_SAG = 13.0


class Layout:
    """All places for a width, a number of seats and a number of fields on the oval."""

    def __init__(self, width: float, seats: int, fields: int = 28, *, open_hands: bool = False) -> None:
        self.width = width
        self.seats = seats
        self.open_hands = open_hands
        self._raised = _OPEN_HAND if open_hands else 0.0
        self.area = QRectF(0, -self._raised, width, HEIGHT + self._raised)
        self.fields = _fields(width, fields)
        self.inner = QRectF(_MARGIN + 128, _OVAL_TOP + 46, width - 2 * (_MARGIN + 128), _OVAL_BOTTOM - _OVAL_TOP - 92)
        self.oval = _oval(width)
        self.felt = self.oval.adjusted(BAND / 2, BAND / 2, -BAND / 2, -BAND / 2)
        self.panel = self.felt.adjusted(54, 4, -54, -4)
        self.round_sheet = QRectF(
            _MARGIN + 30, _OVAL_TOP - 44, width - 2 * (_MARGIN + 30), _OVAL_BOTTOM - _OVAL_TOP + 92
        )
        self.centre = QPointF(width / 2, (_OVAL_TOP + _OVAL_BOTTOM) / 2)
        self.draw_pile = QPointF(self.inner.left() + 52, self.centre.y())
        self.joker_pile = QPointF(self.inner.left() + 52 + 112, self.centre.y())
        self.dice = QPointF(self.inner.right() - 84, self.centre.y())
        self.tray = QRectF(self.dice.x() - 1.4 * DIE, self.dice.y() - DIE, 2.8 * DIE, 2 * DIE)
        path_left = self.joker_pile.x() + 78
        self.path = QRectF(path_left, self.inner.top(), self.dice.x() - 92 - path_left, self.inner.height())
        self.own = QRectF(_MARGIN, _OWN_TOP, width - 2 * _MARGIN - 196, _OWN_HIGH)
        self.own_pile = QPointF(width - _MARGIN - 56, _OWN_TOP + _OWN_HIGH / 2 + 1)
        self.sorters = QRectF(width - _MARGIN - 184, _OWN_TOP, 64, _OWN_HIGH)
        self.hand = QRectF(_MARGIN, _HAND_MIDDLE - 90, width - 2 * _MARGIN, 172)

    def opponent(self, place: int) -> QRectF:
        """The place of the opponent who sits so many seats to the left, from 0."""
        count = max(1, self.seats - 1)
        gap = 10.0
        wide = min(900.0, (self.width - 2 * _MARGIN - gap * (count - 1)) / count)
        left = (self.width - count * wide - gap * (count - 1)) / 2
        return QRectF(left + place * (wide + gap), _TOP - self._raised, wide, _TOP_HIGH)

    def open_hand(self, place: int) -> QRectF:
        """Below the plate of that opponent."""
        plate = self.opponent(place)
        return QRectF(plate.left() + 6, plate.bottom() + 6, plate.width() - 12, self._raised - 12)

    def level(self, number: int) -> QPointF:
        """The middle of a level's field on the path, which ends with the laurel."""
        step = self.path.width() / (LAUREL + 0.4)
        return QPointF(self.path.left() + step * (number - 0.5), self.path.center().y() - 14)

    def stone(self, number: int, index: int, count: int) -> QPointF:
        """A level stone among those on the same level: three above it and three below."""
        rows = [min(3, count), max(0, count - 3)]
        row, column = divmod(index, 3)
        across = (column - (rows[row] - 1) / 2) * 23
        return self.level(number) + QPointF(across, -44 if row == 0 else 44)

    def tower(self, field: int, index: int, count: int) -> QPointF:
        """A tower's foot; only the start field is shared (L8-22)."""
        if count == 1:
            return self.fields[field] + QPointF(0, 12)
        turn = 2 * math.pi * index / count
        return self.fields[field] + QPointF(36 * math.cos(turn), 14 + 30 * math.sin(turn))

    def fan(self, count: int, open_at: int | None = None) -> list[tuple[QPointF, float]]:
        """Place and turn of every card of a hand of so many; a gap may be left open for one more."""
        room = self.hand.width() - HAND_CARD - 16
        slots = count + (open_at is not None)
        step = min(82.0, room / max(1, slots - 1))
        places = []
        for slot in range(slots):
            if slot == open_at:
                continue
            aside = slot - (slots - 1) / 2
            share = aside * step / (room / 2)
            sag = _SAG * share * share
            places.append((QPointF(self.hand.center().x() + aside * step, _HAND_MIDDLE - 6 + sag), share * 5))
        return places

    def slots(self, sizes: tuple[int, ...]) -> list[list[QRectF]]:
        """The level card's slots, combination by combination."""
        area = self.own.adjusted(206, 0, -12, 0)
        total = max(1, sum(sizes))
        gaps = 26.0 * (len(sizes) - 1)
        wide = min(78.0, (area.width() - gaps - 6 * total) / total)
        high = wide * RATIO
        left = area.left()
        top = area.center().y() - high / 2 + 14
        groups = []
        for size in sizes:
            groups.append([QRectF(left + index * (wide + 6), top, wide, high) for index in range(size)])
            left += size * (wide + 6) + 26
        return groups


def _oval(width: float) -> QRectF:
    """What the middle line of the band goes round."""
    return QRectF(QPointF(_MARGIN + START_FIELD + 4, _OVAL_TOP), QPointF(width - _MARGIN - FIELD - 8, _OVAL_BOTTOM))


@lru_cache(maxsize=32)
def _fields(width: float, count: int) -> tuple[QPointF, ...]:
    """The middles of the oval's fields: clockwise, the start at the far left."""
    oval = _oval(width)
    reach = oval.height() / 2
    path = QPainterPath(QPointF(oval.left(), oval.center().y()))
    path.arcTo(QRectF(oval.left(), oval.top(), 2 * reach, 2 * reach), 180, -90)
    path.lineTo(oval.right() - reach, oval.top())
    path.arcTo(QRectF(oval.right() - 2 * reach, oval.top(), 2 * reach, 2 * reach), 90, -180)
    path.lineTo(oval.left() + reach, oval.bottom())
    path.arcTo(QRectF(oval.left(), oval.top(), 2 * reach, 2 * reach), 270, -90)
    length = path.length()
    return tuple(path.pointAtPercent(path.percentAtLength(length * index / count)) for index in range(count))
