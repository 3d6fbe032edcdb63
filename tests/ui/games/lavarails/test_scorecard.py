"""The list of the best beside the sheet of somebody who plays alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from gamebox.library.queries import Best
from gamebox.ui.games.lavarails.layout import Layout
from gamebox.ui.games.lavarails.scorecard import ScorecardItem
from gamebox.ui.theme import LIGHT
from tests.ui.games.lavarails.conftest import VOLCANO, Player
from tests.ui.painting import painted, words_of

BEST = (Best("Alex", 40, "2026-05-01"), Best("Beate", 31, "2026-05-02"), Best("Carl", 12, "2026-05-03"))


@pytest.fixture
def card(qapp: object) -> ScorecardItem:
    return ScorecardItem(LIGHT)


def test_it_tells_the_score_now_and_all_places_in_order(card: ScorecardItem) -> None:
    card.show_scores(BEST, 31)
    assert [said.text for said in words_of(card)] == [
        "31",
        "Best scores on this sheet",
        *("1.", "Alex", "40"),
        *("2.", "Beate", "31"),
        *("3.", "Carl", "12"),
    ]


def test_who_is_reached_or_beaten_is_marked(card: ScorecardItem) -> None:
    card.show_scores(BEST, 31)
    names = {said.text: said for said in words_of(card) if said.text in {"Alex", "Beate", "Carl"}}
    assert [(name.colour == LIGHT.good, name.bold) for name in names.values()] == [
        (False, False),
        (True, True),
        (True, True),
    ]
    assert names["Alex"].colour == LIGHT.ink


def test_every_line_lies_below_the_one_before_and_on_the_paper(card: ScorecardItem) -> None:
    card.show_scores(BEST * 3 + BEST[:1], 0)
    said = words_of(card)
    places = [found.area for found in said if found.text.endswith(".")]
    assert len(places) == 10
    assert all(above.bottom() <= below.top() for above, below in pairwise(places))
    assert all(Layout().column.contains(found.area) for found in said)
    assert said[0].area.bottom() < said[1].area.top() < places[0].top()


def test_numbers_stand_left_and_right_of_the_name(card: ScorecardItem) -> None:
    card.show_scores(BEST[:1], 0)
    _, _, place, name, points = words_of(card)
    assert place.area == points.area
    assert place.area.left() + 30 < name.area.left()
    assert name.area.right() < points.area.right() - 50


def test_an_empty_list_invites(card: ScorecardItem) -> None:
    card.show_scores((), 7)
    assert [said.text for said in words_of(card)][2:] == [
        "Nobody has finished a game alone here. Yours will be the first."
    ]
    assert card.boundingRect().contains(QRectF(painted(card)))


def test_it_is_painted_anew_only_when_something_changed(card: ScorecardItem, monkeypatch: pytest.MonkeyPatch) -> None:
    painted_anew: list[int] = []
    monkeypatch.setattr(card, "update", lambda: painted_anew.append(1))
    for best, now in ((BEST, 5), (list(BEST), 5), (BEST, 6), (BEST[:1], 6)):
        card.show_scores(best, now)
    assert len(painted_anew) == 3


@pytest.mark.parametrize(("seats", "cards"), [(1, 1), (2, 0)])
def test_only_who_plays_alone_has_one(sit_down: Callable[..., Player], seats: int, cards: int) -> None:
    player = sit_down(VOLCANO, "=lava 1, =dice 1 2 3 4 4 5 5 6" if seats == 1 else "=lava 1", seats=seats)
    found = [item for item in player.scene.items() if isinstance(item, ScorecardItem)]
    assert len(found) == cards
    if found:
        player.click(player.on("B1"))
        assert words_of(found[0])[0].text == str(player.view.players[0].score.total)
