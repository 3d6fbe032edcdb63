"""The look: everything that is written can be read, in both lights."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from gamebox.ui.theme import DARK, LIGHT, LIVERIES, Theme, contrast, livery, mixed

THEMES = {"light": LIGHT, "dark": DARK}
TEXT = 4.5

WRITTEN = {
    "ink": ("paper", "field"),
    "muted": ("paper", "field"),
    "good": ("paper", "field"),
    "bad": ("paper", "field"),
    "on_table": ("table_top", "table_bottom"),
    "on_table_muted": ("table_top", "table_bottom"),
    "on_accent": ("accent",),
}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(("text", "ground"), [(text, ground) for text, over in WRITTEN.items() for ground in over])
def test_texts_can_be_read(theme: Theme, text: str, ground: str) -> None:
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= TEXT


@pytest.mark.parametrize("colour", LIVERIES)
def test_digits_on_players_colours_can_be_read(colour: str) -> None:
    worn = LIVERIES[colour]
    assert contrast(worn.on_colour, worn.colour) >= TEXT


def test_every_player_has_a_shape_of_their_own() -> None:
    assert len({worn.shape for worn in LIVERIES.values()}) == len(LIVERIES)


def test_an_unknown_colour_is_the_seats() -> None:
    assert livery("pink", 1) is list(LIVERIES.values())[1]
    assert livery(None, 7) is list(LIVERIES.values())[1]


def test_contrast_is_that_of_wcag() -> None:
    black, white, grey = QColor(0, 0, 0), QColor(255, 255, 255), QColor("#767676")
    assert contrast(black, white) == contrast(white, black) == pytest.approx(21)
    assert contrast(grey, white) == pytest.approx(4.54, abs=0.01)
    assert contrast(grey, grey) == 1


def test_mixing_goes_from_the_one_to_the_other() -> None:
    assert mixed(LIGHT.ink, LIGHT.paper, 0) == LIGHT.ink
    assert mixed(LIGHT.ink, LIGHT.paper, 1).name() == LIGHT.paper.name()
