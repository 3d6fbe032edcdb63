"""New game: the sheet that is chosen is shown."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from gamebox.games.lavarails.canvas import Canvas
from gamebox.games.lavarails.catalogue import resolve
from gamebox.library.shelf import Shelf
from gamebox.ui.games.lavarails.look import LOOK
from gamebox.ui.games.lavarails.terms import sheet_title
from gamebox.ui.theme import LIGHT
from tests.ui.games.lavarails.conftest import VOLCANO


def preview(option: object) -> QImage:
    choice = next(choice for choice in LOOK.choices(Shelf()) if choice.option == "sheet")
    assert choice.pictured
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(LIGHT.paper)
    painter = QPainter(image)
    choice.pictured.paint(painter, QRectF(0, 0, 300, 200), option, LIGHT)
    painter.end()
    return image


def test_every_sheet_has_a_picture_of_its_own(qapp: QApplication) -> None:
    sheets = next(choice for choice in LOOK.choices(Shelf()) if choice.option == "sheet")
    pictures = [preview(option) for option, _ in sheets.values]
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[:index])


def test_a_sheet_of_ones_own_is_shown_too(qapp: QApplication) -> None:
    assert preview(resolve(VOLCANO).document()) != preview("volcano-a")


def test_a_sheet_of_ones_own_is_never_called_by_its_mark() -> None:
    drawing = Canvas.of(resolve(VOLCANO))
    for name, title in (("", "Sheet without a name"), ("Mine", "Mine")):
        sheet, _ = replace(drawing, name=name).signed().sketch()
        assert sheet.id.endswith(f"~{drawing.digest}")
        assert sheet_title(sheet) == LOOK.cover.variant(sheet.id) == title
