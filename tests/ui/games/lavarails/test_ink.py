"""Crosses stay visible where a row or column has scored."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from gamebox.games.lavarails.grid import BY_NAME
from gamebox.games.lavarails.sheet import parse_sheet
from gamebox.ui.games.lavarails.fields import crossed_ground, light_scored, paint_fields, wash
from gamebox.ui.games.lavarails.ink import pen_colour
from gamebox.ui.games.lavarails.layout import Layout, plan_for
from gamebox.ui.players import Player
from gamebox.ui.theme import DARK, GOLD, LIGHT, LIVERIES, Livery, Theme, contrast, mixed
from tests.ui.games.lavarails.conftest import VOLCANO

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
LEAST = 3.0


@THEMES
@pytest.mark.parametrize("livery", LIVERIES.values(), ids=LIVERIES)
def test_pens_of_all_colours_stand_out_from_what_has_scored(theme: Theme, livery: Livery) -> None:
    ground = mixed(theme.field, GOLD, wash(theme))
    assert contrast(pen_colour(Player(0, "Alex", livery, None), theme), ground) >= LEAST


@THEMES
def test_printed_crosses_lie_on_the_gold_not_under_it(qapp: object, theme: Theme) -> None:
    sheet = parse_sheet(VOLCANO)
    plan = plan_for(sheet, Layout().large)
    image = QImage(Layout().large.size().toSize() * 1.1, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_fields(painter, plan, theme)
    light_scored(painter, plan, sheet.lanes, theme)
    painter.end()
    field = plan.rect(BY_NAME["A1"]).toRect()
    seen = [image.pixelColor(x, field.center().y()) for x in range(field.left(), field.right())]
    assert max(contrast(colour, theme.ink) for colour in seen) > LEAST
    assert theme.ink in seen
    ground = mixed(crossed_ground(theme), GOLD, wash(theme))
    assert any(_alike(colour, ground) for colour in seen), "gold once, although row and column meet here"


def _alike(one: QColor, other: QColor) -> bool:
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue())) <= 2
