"""What all tables share: one lit place, whether keys or the pointer are there, and one decision per key press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebox.ui.items.target import TargetItem
from gamebox.ui.table.scene import TableScene
from gamebox.ui.theme import LIGHT


class Row(TableScene):
    """Three places side by side."""

    def __init__(self) -> None:
        super().__init__(LIGHT, QRectF(0, 0, 300, 100))
        self.told: list[str] = []
        self.done: list[Any] = []
        self.places = [self._place(index) for index in range(3)]
        self.focused.connect(self.told.append)
        self.intended.connect(self.done.append)
        self.offer([0, 1, 2])

    def _place(self, index: int) -> TargetItem:
        outline = QPainterPath()
        outline.addRect(100 * index + 10, 10, 80, 80)
        place = TargetItem(outline, index, LIGHT)
        place.hint = f"place {index}"
        self.add_target(place)
        return place

    def show_view(self, view: Any, legal: Sequence[Any]) -> None: ...

    def motion(self, event: object) -> None: ...

    @property
    def lit(self) -> list[int]:
        return [place.action for place in self.places if place.lit]

    def press(self, key: Qt.Key, *, held: bool = False) -> None:
        pressed = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", held)
        QApplication.sendEvent(self, pressed)


@pytest.fixture
def row(qtbot: QtBot) -> Row:
    return Row()


def test_the_pointer_takes_over_from_the_keys(row: Row) -> None:
    row.press(Qt.Key.Key_Right)
    assert row.lit == [0]
    row.places[2].entered.emit(row.places[2])
    assert row.lit == [2]
    assert row.told[-1] == "place 2"
    row.places[2].left.emit(row.places[2])
    assert row.lit == []
    row.press(Qt.Key.Key_Return)
    assert row.done == [], "Enter chooses nothing that is not lit"


def test_the_keys_take_over_from_the_pointer(row: Row) -> None:
    row.places[2].entered.emit(row.places[2])
    row.press(Qt.Key.Key_Right)
    assert row.lit == [0]
    row.press(Qt.Key.Key_Return)
    assert row.done == [0]


def test_a_pointer_that_crosses_the_cursor_leaves_it_lit(row: Row) -> None:
    row.press(Qt.Key.Key_Right)
    row.places[0].entered.emit(row.places[0])
    row.places[0].left.emit(row.places[0])
    assert row.lit == [0]
    row.press(Qt.Key.Key_Return)
    assert row.done == [0]


def test_what_is_not_legal_any_more_is_not_lit(row: Row) -> None:
    row.press(Qt.Key.Key_Right)
    row.offer([1, 2])
    assert row.lit == []
    assert row.told[-1] == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_that_is_held_decides_once(row: Row, key: Qt.Key) -> None:
    row.press(Qt.Key.Key_Right)
    row.press(key)
    for _ in range(5):
        row.press(key, held=True)
    assert row.done == [0]
