"""A table as a picture: as large as asked for, and without anybody's secrets."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from gamebox.engine.record import Record
from gamebox.ui.looks import LOOKS
from gamebox.ui.table.picture import table_picture
from gamebox.ui.theme import DARK, LIGHT, Theme, paint_table
from tests.helpers import random_moves, setup_for

SIZE = QSize(320, 200)
"""As wide for its height as the toy's table."""
pytestmark = pytest.mark.usefixtures("pig")


def picture(moves: int, theme: Theme = LIGHT, ratio: float = 1.0) -> QImage:
    setup = setup_for("pig", 3)
    return table_picture(LOOKS["pig"], Record(setup, random_moves(setup, 1, moves)), SIZE, theme, ratio)


def bare_table(ratio: float) -> QImage:
    image = QImage(SIZE * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    paint_table(painter, QRectF(0, 0, SIZE.width(), SIZE.height()), LIGHT)
    painter.end()
    return image


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_it_is_as_fine_as_the_screen(qapp: object, ratio: float) -> None:
    image, bare = picture(6, ratio=ratio), bare_table(ratio)
    assert image.size() == SIZE * ratio
    assert image.devicePixelRatio() == ratio
    corners = [image.pixelColor(x, y) for x in (0, image.width() - 1) for y in (0, image.height() - 1)]
    assert all(corner.alpha() == 255 for corner in corners), "the table reaches to the edges"
    rows = range(image.height())
    covered = [x for x in range(image.width()) if any(image.pixel(x, y) != bare.pixel(x, y) for y in rows)]
    assert covered, "and something lies on it"
    assert covered[0] == pytest.approx(image.width() * 40 / 800, abs=3 * ratio), "the names, where the table has them"
    assert covered[-1] > image.width() * 560 / 800, "and the die"


def test_it_shows_the_position_and_the_light(qapp: object) -> None:
    early, late = picture(2), picture(30)
    assert early != late
    assert early == picture(2)
    assert early != picture(2, DARK)
