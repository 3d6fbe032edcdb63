"""What the bar above a table leaves out when words are large."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.ui.screens.play.top_bar import TopBar
from gamebox.ui.widgets.elided import ElidedLabel


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[TopBar]:
    window = QWidget()
    qtbot.addWidget(window)
    made = TopBar("Lava & Rails")
    made.setParent(window)
    font = made.font()
    font.setPixelSize(30)
    made.setFont(font)
    made.show_heading("Round 1")
    window.show()
    yield made
    window.close()


@pytest.mark.parametrize("width", range(600, 1500, 50))
def test_where_the_game_stands_is_whole_once_something_gives_way(bar: TopBar, width: int) -> None:
    bar.resize(width, 60)
    bar.layout().activate()
    [heading] = bar.findChildren(ElidedLabel)
    whole = heading.fontMetrics().horizontalAdvance(heading.text()) <= heading.contentsRect().width()
    folded = bar.findChild(QPushButton, "more").isVisible()
    assert whole or not folded


def test_remarks_have_the_room_that_is_left(bar: TopBar) -> None:
    bar.resize(1100, 60)
    before = [part.isVisible() for part in bar.findChildren(QPushButton)]
    bar.show_heading("Round 1", "free undo", "with hints", "with tutor")
    assert [part.isVisible() for part in bar.findChildren(QPushButton)] == before
    [heading] = bar.findChildren(ElidedLabel)
    assert heading.text() == "Round 1 · free undo · with hints · with tutor"


def test_a_longer_word_for_where_the_game_stands_gets_its_room(bar: TopBar) -> None:
    [title] = [label for label in bar.findChildren(QLabel) if label.text() == "Lava & Rails"]
    width = next(width for width in range(600, 3000, 10) if not bar.resize(width, 60) and title.isVisible())
    bar.resize(width, 60)
    bar.show_heading("Round 10 of 10")
    assert not title.isVisible()


def test_a_sign_leads_home_before_where_the_game_stands_is_cut(bar: TopBar) -> None:
    home = bar.findChild(QPushButton, "home")
    bar.resize(1500, 60)
    assert home.text() == "←  Home"
    bar.resize(300, 60)
    assert home.text() == "←"
    assert "Home" in home.toolTip()
    assert home.accessibleName() == "Home"
