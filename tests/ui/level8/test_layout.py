"""Places on Level 8's table: panels lie on the felt, clear of the oval's fields."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from gamebox.ui.items.card import RATIO
from gamebox.ui.level8.layout import FIELD, NARROWEST, PILE_CARD, START_FIELD, USUAL, WIDEST, Layout

_GLOW = 10.0


def distance(area: QRectF, point: QPointF) -> float:
    aside = max(area.left() - point.x(), 0.0, point.x() - area.right())
    below = max(area.top() - point.y(), 0.0, point.y() - area.bottom())
    return math.hypot(aside, below)


@pytest.mark.parametrize("width", [NARROWEST, USUAL, WIDEST])
def test_a_panel_touches_no_field_and_no_glow(width: float) -> None:
    layout = Layout(width, 6)
    assert layout.felt.contains(layout.panel)
    for number, field in enumerate(layout.fields):
        assert distance(layout.panel, field) > (FIELD if number else START_FIELD) + _GLOW


@pytest.mark.parametrize("width", [NARROWEST, USUAL, WIDEST])
def test_what_a_panel_covers_lies_on_the_felt_as_a_whole(width: float) -> None:
    layout = Layout(width, 6)
    for pile in (layout.draw_pile, layout.joker_pile):
        card = QRectF(0, 0, PILE_CARD, PILE_CARD * RATIO)
        card.moveCenter(pile)
        assert layout.felt.contains(card)
    for number in range(1, 10):
        assert layout.felt.contains(QRectF(layout.level(number) - QPointF(28, 58), QSizeF(56, 116)))
