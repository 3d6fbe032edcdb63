"""What waits until frames have time for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from gamebox.ui.table.leisure import Leisure


@pytest.fixture
def done() -> list[str]:
    return []


@pytest.fixture
def leisure(qtbot: QtBot) -> Leisure:
    parent = QObject()
    made = Leisure(parent)
    made.keeps = parent
    return made


def frame(leisure: Leisure) -> None:
    clock = leisure.parent().findChild(QTimer)
    if clock.isActive():
        clock.timeout.emit()


def test_while_nothing_moves_all_is_done_at_once(leisure: Leisure, done: list[str]) -> None:
    for name in ("plate", "panel"):
        leisure.do(name, lambda name=name: done.append(name))
    assert done == ["plate", "panel"]


def test_after_a_motion_a_frame_does_one_thing(leisure: Leisure, done: list[str]) -> None:
    leisure.hurry()
    for name in ("plate", "panel"):
        leisure.do(name, lambda name=name: done.append(name))
    seen = [list(done)]
    for _ in range(3):
        frame(leisure)
        seen.append(list(done))
    assert seen == [[], ["plate"], ["plate", "panel"], ["plate", "panel"]]
    leisure.do("plate", lambda: done.append("again"))
    assert done[-1] == "again", "everything has been shown"


def test_of_the_same_thing_only_the_last_is_meant(leisure: Leisure, done: list[str]) -> None:
    leisure.hurry()
    leisure.do("panel", lambda: done.append("old"))
    leisure.do("panel", lambda: done.append("new"))
    frame(leisure)
    frame(leisure)
    assert done == ["new"]


def test_what_is_left_of_one_motion_is_done_when_the_next_begins(leisure: Leisure, done: list[str]) -> None:
    leisure.hurry()
    leisure.do("panel", lambda: done.append("before"))
    leisure.hurry()
    assert done == ["before"]
    leisure.do("panel", lambda: done.append("after"))
    assert done == ["before"]
    frame(leisure)
    assert done == ["before", "after"]


def test_without_motion_nothing_waits(leisure: Leisure, done: list[str]) -> None:
    leisure.hurry()
    leisure.do("panel", lambda: done.append("panel"))
    leisure.relax()
    leisure.do("plate", lambda: done.append("plate"))
    assert done == ["panel", "plate"]
    assert not leisure.parent().findChild(QTimer).isActive()
