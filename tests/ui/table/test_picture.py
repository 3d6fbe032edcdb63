"""A table as a picture: as large as asked for, and without anybody's secrets."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from gamebox.engine.record import Record
from gamebox.ui.looks import LOOKS
from gamebox.ui.table.picture import table_picture
from gamebox.ui.theme import DARK, LIGHT
from tests.helpers import random_moves, setup_for

SIZE = QSize(320, 200)


def record(game: str, moves: int) -> Record:
    setup = setup_for(game, 3)
    return Record(setup, random_moves(setup, 1, moves))


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_it_is_as_fine_as_the_screen(qapp: object, ratio: float) -> None:
    image = table_picture(LOOKS["exxtra"], record("exxtra", 6), SIZE, LIGHT, ratio)
    assert image.size() == SIZE * ratio
    assert image.devicePixelRatio() == ratio
    corners = [image.pixelColor(x, y) for x in (0, image.width() - 1) for y in (0, image.height() - 1)]
    assert all(corner.alpha() == 255 for corner in corners), "the table reaches to the edges"
    middle = {image.pixel(x, image.height() // 2) for x in range(image.width())}
    assert len(middle) > 40, "and something lies on it"


def test_it_shows_the_position_and_the_light(qapp: object) -> None:
    early, late = (table_picture(LOOKS["exxtra"], record("exxtra", moves), SIZE, LIGHT) for moves in (2, 30))
    assert early != late
    assert early == table_picture(LOOKS["exxtra"], record("exxtra", 2), SIZE, LIGHT)
    assert early != table_picture(LOOKS["exxtra"], record("exxtra", 2), SIZE, DARK)
