"""The window onto a screen: no larger than must be, and what is larger scrolls."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QVBoxLayout
from pytestqt.qtbot import QtBot

from gamebox.ui.screens.pane import Pane
from gamebox.ui.screens.screen import Screen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.theme import DARK, LIGHT
from gamebox.ui.widgets.parts import label


class Sample(Screen):
    def __init__(self, text: float = 1.0, high: int = 100) -> None:
        super().__init__(LIGHT._replace(text=text))
        self.reflowed: list[bool] = []
        self.rooms: list[QSize] = []
        self.words = label("Words")
        self.words.setMinimumSize(200, high)
        QVBoxLayout(self).addWidget(self.words)

    def reflow(self) -> None:
        self.reflowed.append(self.narrow)
        self.rooms.append(self.room)


def shown(qtbot: QtBot, screen: Screen, width: int = 1280, height: int = 800) -> Pane:
    pane = Pane(screen)
    qtbot.addWidget(pane)
    pane.resize(width, height)
    pane.show()
    QApplication.processEvents()
    return pane


def test_a_screen_that_fits_fills_the_window(qtbot: QtBot) -> None:
    screen = Sample()
    pane = shown(qtbot, screen)
    assert screen.size() == pane.size()
    assert not pane.verticalScrollBar().isVisible()


def test_a_screen_is_laid_out_for_the_window_from_the_first(qtbot: QtBot) -> None:
    screen = Sample()
    shown(qtbot, screen)
    assert set(screen.rooms) == {QSize(1280, 800)}


def test_one_that_needs_more_scrolls_and_keeps_the_scale_of_the_window(qtbot: QtBot) -> None:
    screen = Sample(high=3000)
    pane = shown(qtbot, screen)
    assert screen.height() > 3000
    assert screen.width() < pane.width(), "nothing lies below the scroll bar"
    assert pane.verticalScrollBar().isVisible()
    assert not pane.horizontalScrollBar().isVisible()
    assert screen.scale == 1


def test_what_grows_later_scrolls_then(qtbot: QtBot) -> None:
    screen = Sample()
    pane = shown(qtbot, screen)
    screen.words.setMinimumHeight(2000)
    qtbot.waitUntil(pane.verticalScrollBar().isVisible)
    assert screen.height() > 2000


@pytest.mark.parametrize(("text", "narrow"), [(1.0, False), (1.25, False), (1.5, True), (2.0, True)])
def test_words_that_grow_make_a_window_narrow(qtbot: QtBot, text: float, narrow: bool) -> None:
    screen = Sample(text)
    pane = shown(qtbot, screen)
    assert pane.isVisible()
    assert screen.scale == text
    assert screen.reflowed[-1] is narrow
    assert screen.words.font().pixelSize() == round(15 * text)


def test_the_bar_lies_on_the_table(qtbot: QtBot) -> None:
    """Not on the white of a window that nobody has painted."""
    pane = Pane(Sample(high=2000))
    qtbot.addWidget(pane)
    pane.setStyleSheet(stylesheet(DARK))
    pane.resize(600, 400)
    pane.show()
    QApplication.processEvents()
    assert pane.grab().toImage().pixelColor(599, 399) == DARK.table_bottom
