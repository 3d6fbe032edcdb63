"""How much of a sheet is drawn: digits where they can be read, marks where they cannot."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter

from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.sheet import Sheet
from gamebox.ui.games.lavarails.detail import Detail, detail_of
from gamebox.ui.games.lavarails.fields import paint_fields
from gamebox.ui.games.lavarails.layout import Layout, Plan, plan_for
from gamebox.ui.theme import LIGHT

SMALL_WINDOW, LARGE_WINDOW = 0.676, 1.255
"""The scale of the table at 1024x640 and at 1920x1080."""


def seen(plan: Plan, scale: float) -> Detail:
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(scale, scale)
    found = detail_of(painter, plan)
    painter.end()
    return found


@pytest.mark.parametrize("sheet", shipped_sheets().values(), ids=shipped_sheets())
class TestShippedSheets:
    def test_small_ones_lose_their_digits_before_they_become_illegible(self, sheet: Sheet) -> None:
        assert seen(plan_for(sheet, Layout().small_place(0, 3)), SMALL_WINDOW) is Detail.MARKS

    def test_they_keep_them_where_there_is_room(self, sheet: Sheet) -> None:
        assert seen(plan_for(sheet, Layout().small_place(0, 1)), SMALL_WINDOW) >= Detail.NUMBERS
        assert seen(plan_for(sheet, Layout().small_place(0, 3)), LARGE_WINDOW) is Detail.NUMBERS
        assert seen(plan_for(sheet, Layout().small_place(0, 1)), LARGE_WINDOW) is Detail.ALL

    def test_the_large_one_keeps_them_always(self, sheet: Sheet) -> None:
        assert seen(plan_for(sheet, Layout().large), SMALL_WINDOW) is Detail.ALL
        assert seen(plan_for(sheet, Layout().large), 0.1) is Detail.ALL


def dark_points(image: QImage) -> int:
    """Where there is ink."""
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(x, y).lightness() < 90 for x, y in places)


def test_a_field_without_a_digit_has_no_ink(qapp: object) -> None:
    sheet = shipped_sheets()["railway-a"]
    inked = []
    for scale in (SMALL_WINDOW, LARGE_WINDOW):
        plan = plan_for(sheet, Layout().small_place(0, 3))
        image = QImage(plan.grid().size().toSize() * scale, QImage.Format.Format_RGB32)
        image.fill(LIGHT.paper)
        painter = QPainter(image)
        painter.scale(scale, scale)
        painter.translate(-plan.origin)
        paint_fields(painter, plan, LIGHT)
        painter.end()
        inked.append(dark_points(image))
    assert inked[0] == 0
    assert inked[1] > 0
