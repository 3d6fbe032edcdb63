"""Long games are opened in sight, and can be given up."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QProgressDialog, QWidget
from pytestqt.qtbot import QtBot

from gamebox.engine.record import Record, RecordError
from gamebox.ui.widgets.opening import opened
from tests.helpers import setup_for

SETUP = setup_for("exxtra", 3)
LONG = Record(SETUP, ("=21", "roll", "=XX") * 4000)


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How far it was, each time that it was told."""
    values: list[int] = []
    tell = QProgressDialog.setValue

    def note(dialog: QProgressDialog, value: int) -> None:
        values.append(value)
        tell(dialog, value)

    monkeypatch.setattr(QProgressDialog, "setValue", note)
    return values


def test_a_long_game_tells_how_far_it_is(parent: QWidget, told: list[int]) -> None:
    session = opened(LONG, parent)
    assert session is not None
    assert session.record == LONG
    assert len(told) >= 4
    assert told == sorted(told)
    assert 0 < told[0] < told[-1] <= 1000


def test_a_usual_game_is_opened_without_ado(parent: QWidget, told: list[int]) -> None:
    session = opened(Record(SETUP, LONG.moves[:300]), parent)
    assert session is not None
    assert told == []


def test_a_long_game_can_be_given_up(parent: QWidget, told: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QProgressDialog, "wasCanceled", lambda _: len(told) == 2)
    assert opened(LONG, parent) is None
    assert len(told) == 2
    assert not any(dialog.isVisible() for dialog in parent.findChildren(QProgressDialog))


def test_a_wrong_move_at_the_end_of_a_long_game_is_told(parent: QWidget) -> None:
    with pytest.raises(RecordError, match="EX-11"):
        opened(Record(SETUP, (*LONG.moves, "roll")), parent)
