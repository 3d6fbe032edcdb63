"""Places on Level 8's table: panels lie on the felt, clear of the oval's fields, and laid cards on their plates."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from gamebox.ui.games.level8.combination import SEEN
from gamebox.ui.games.level8.layout import BAND, FIELD, NARROWEST, PILE_CARD, START_FIELD, USUAL, WIDEST, Layout
from gamebox.ui.games.level8.open_hand import hand_places
from gamebox.ui.games.level8.plate import PILE, name_size, table_area
from gamebox.ui.games.level8.scene import Level8Scene
from gamebox.ui.games.level8.seats import NARROWEST_CARD, card_width, shared
from gamebox.ui.items.card import RATIO
from gamebox.ui.players import players_of
from gamebox.ui.theme import LIGHT
from tests.ui.games.level8.player import session_of

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


@pytest.mark.parametrize("width", [NARROWEST, USUAL, WIDEST])
@pytest.mark.parametrize("counts", [[10], [3, 5], [2, 2, 3, 3], [12, 2, 3, 8]])
def test_laid_cards_stay_on_their_plate(width: float, counts: list[int]) -> None:
    area = table_area(Layout(width, 6).opponent(0))
    for wide in (NARROWEST_CARD, card_width(area, counts)):
        places = shared(area, counts, min(wide, PILE))
        assert all(area.adjusted(-1, -1, 1, 1).contains(place) for place in places)
        assert {round(place.height() / RATIO, 6) for place in places} == {round(min(wide, PILE), 6)}
        assert not any(one.intersects(other) for one in places for other in places if one is not other)


@pytest.mark.parametrize("width", [NARROWEST, USUAL, WIDEST])
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("count", [1, 10, 18])
def test_an_open_hand_lies_between_plate_and_oval_and_can_be_read(width: float, seats: int, count: int) -> None:
    layout = Layout(width, seats, open_hands=True)
    places = hand_places(layout.open_hand(0), count)
    assert layout.area.contains(layout.opponent(0))
    assert all(layout.open_hand(0).adjusted(-1, -1, 1, 1).contains(place) for place in places)
    assert places[0].top() > layout.opponent(0).bottom()
    assert places[0].bottom() < layout.oval.top() - BAND / 2
    assert all(other.left() - one.left() >= one.width() * SEEN - 0.01 for one, other in pairwise(places))
    assert places[0].left() + places[-1].right() == pytest.approx(2 * layout.opponent(0).center().x())


def test_the_longest_name_decides_how_large_all_names_are(qapp: QApplication) -> None:
    plate = Layout(NARROWEST, 6).opponent(0)
    longest = name_size(["Friederike Augusta"], plate)
    assert longest < name_size(["Al"], plate)
    assert name_size(["Al", "Friederike Augusta"], plate) == longest


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("cards", [1, 3])
def test_an_owner_can_be_read_below_a_single_open_card(qapp: QApplication, seats: int, cards: int) -> None:
    """L8-37: whoever holds one card lays open one; others lay open three."""
    session = session_of(seats)
    state: Any = session.state
    state.apply(state.sample(Random(1)))
    state.hands[0] = state.hands[0][:cards]
    state.shown = [tuple(hand[:3]) for hand in state.hands]
    scene = Level8Scene(players_of(session.setup.seats), LIGHT)
    layout = Layout(NARROWEST, seats)
    places = scene.centre.lay_open(layout, replace(state.view(None), turn=1))
    owners = dict(scene.centre.open_cards._owners)
    assert owners.keys() == places.keys()
    assert min(area.width() for area in owners.values()) >= 150
    rows = sorted((*owners.values(), QRectF(layout.panel.right(), 0, 0, 0)), key=QRectF.left)
    assert all(one.right() < other.left() for one, other in pairwise(rows))
