"""Groups in a line: what is read aloud of little and of much."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from gamebox.ui.items.target import TargetItem
from gamebox.ui.table.spoken import Group, Part, gathered
from gamebox.ui.theme import LIGHT

HERE = QRectF(0, 0, 10, 10)


@pytest.fixture
def parts(qapp: object) -> tuple[Part, ...]:
    """Only the second can be chosen; the third is selected."""
    target = TargetItem(QPainterPath(), "move", LIGHT)
    target.legal = True
    return Part(1, "A1", HERE), Part(2, "A2", HERE, target=target), Part(3, "A3", HERE, chosen=True)


def test_a_group_is_read_whole(parts: tuple[Part, ...]) -> None:
    assert Group("fields", "Fields", parts).told == "Fields: A1; A2; A3, selected."


def test_of_very_much_only_what_can_be_chosen_is_read(parts: tuple[Part, ...]) -> None:
    assert Group("fields", "Fields", parts, long=True).told == "Fields: A2."


def test_nothing_is_said_of_nothing_unless_its_name_tells_something(parts: tuple[Part, ...]) -> None:
    assert Group("hand", "Beate’s hand", ()).told == "Beate’s hand."
    assert Group("fields", "Fields", parts[:1], long=True).told == ""
    assert list(gathered("fields", "Fields", ())) == []
