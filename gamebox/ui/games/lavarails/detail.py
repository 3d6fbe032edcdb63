"""How much of a sheet is drawn: digits only where they can be read, else marks that read as a picture."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from gamebox.ui.games.lavarails.layout import Plan


class Detail(IntEnum):
    MARKS = 0
    """Crosses, lava, tracks and dice, plain and bold."""
    NUMBERS = 1
    """Also the fields' numbers and the values of rows and columns."""
    ALL = 2
    """Also what gems, stations and closed lines pay: the smallest digits."""


_NUMBERS_FROM, _ALL_FROM = 19.5, 31.0
"""The pixels that a field needs for digits of about 12."""


def detail_of(painter: QPainter, plan: Plan) -> Detail:
    """What can be read at the painter's scale; a large sheet is there to be read, and keeps its digits."""
    if plan.large:
        return Detail.ALL
    side = plan.cell * QStyleOptionGraphicsItem.levelOfDetailFromTransform(painter.worldTransform())
    if side < _NUMBERS_FROM:
        return Detail.MARKS
    return Detail.NUMBERS if side < _ALL_FROM else Detail.ALL
