"""The look: everything that is written can be read, in every light."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from gamebox.library.settings import Settings
from gamebox.ui import theme as theme_module
from gamebox.ui.theme import (
    DARK,
    LIGHT,
    LIVERIES,
    SHADES,
    STRONG_DARK,
    STRONG_LIGHT,
    Theme,
    contrast,
    livery,
    mixed,
    theme_for,
)

WRITTEN = {
    "ink": ("paper", "field"),
    "muted": ("paper", "field"),
    "good": ("paper", "field"),
    "bad": ("paper", "field"),
    "on_table": ("table_top", "table_bottom"),
    "on_table_muted": ("table_top", "table_bottom"),
    "on_accent": ("accent",),
}


@pytest.mark.parametrize("theme", SHADES.values(), ids=SHADES)
@pytest.mark.parametrize(("text", "ground"), [(text, ground) for text, over in WRITTEN.items() for ground in over])
def test_texts_can_be_read(theme: Theme, text: str, ground: str) -> None:
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= theme.readable


@pytest.mark.parametrize("colour", LIVERIES)
def test_digits_on_players_colours_can_be_read(colour: str) -> None:
    worn = LIVERIES[colour]
    assert contrast(worn.on_colour, worn.colour) >= LIGHT.readable


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


@pytest.mark.usefixtures("qapp")
def test_the_user_chooses_light_contrast_and_the_size_of_words() -> None:
    assert theme_for(Settings(theme="light", contrast="normal")) is LIGHT
    assert theme_for(Settings(theme="dark", contrast="normal")) is DARK
    assert theme_for(Settings(theme="light", contrast="high")) is STRONG_LIGHT
    assert theme_for(Settings(theme="dark", contrast="high")) is STRONG_DARK
    large = Settings(theme="dark", contrast="high", text_size=150)
    assert theme_for(large) == STRONG_DARK._replace(text=1.5)
    assert theme_for(large) is theme_for(large), "whoever wears it already need not dress anew"


@pytest.mark.usefixtures("qapp")
def test_high_contrast_may_be_the_systems_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme_module, "_system_is_strong", lambda: True)
    assert theme_for(Settings(theme="light")) is STRONG_LIGHT
    assert theme_for(Settings(theme="light", contrast="normal")) is LIGHT


def test_pictures_are_kept_for_each_light_and_none_for_the_size_of_words() -> None:
    assert len(SHADES) == 4
    assert LIGHT._replace(text=2.0).shade == LIGHT.shade
