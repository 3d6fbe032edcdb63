"""What all screens share: they grow with the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from gamebox.ui.scale import enlargement, scale_for
from gamebox.ui.screens.screen import Screen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.theme import LIGHT, Size
from gamebox.ui.widgets.parts import button, label


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        (QSize(480, 300), 1.0),
        (QSize(1024, 640), 1.0),
        (QSize(1280, 800), 1.0),
        (QSize(1920, 1080), 1.375),
        (QSize(1920, 800), 1.0),
        (QSize(3840, 2160), 2.5),
    ],
)
def test_type_is_never_smaller_than_usual_nor_huge(size: QSize, scale: float) -> None:
    assert scale_for(size) == scale


class Sample(Screen):
    def __init__(self) -> None:
        super().__init__(LIGHT)
        self.title, self.words, self.press = label("Title", "title"), label("Words"), button("Press", self.close)
        self.scales: list[float] = []
        rows = QVBoxLayout(self)
        for widget in (self.title, self.words, self.press):
            rows.addWidget(widget)

    def rescale(self) -> None:
        self.scales.append(self.scale)


def pixels(widget: QLabel | QPushButton) -> int:
    widget.ensurePolished()
    return widget.font().pixelSize()


def test_words_and_buttons_grow_with_the_window(qtbot: QtBot, qapp: QApplication) -> None:
    qapp.setStyleSheet(stylesheet(LIGHT))
    screen = Sample()
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    usual = screen.press.sizeHint()
    assert (pixels(screen.title), pixels(screen.words)) == (Size.TITLE, Size.BODY)
    screen.resize(2560, 1600)
    assert (pixels(screen.title), pixels(screen.words)) == (2 * Size.TITLE, 2 * Size.BODY)
    assert enlargement(screen.words) == 2
    assert screen.press.sizeHint().height() > 1.8 * usual.height()
    screen.resize(2500, 1600)
    assert screen.scales == [1.0, 2.0], "nothing is scaled again as long as the step stays the same"


def test_enter_presses_a_button_once_however_long_it_is_held(qtbot: QtBot) -> None:
    pressed: list[bool] = []
    made = button("Press", lambda: pressed.append(True))
    qtbot.addWidget(made)
    made.show()
    for held in (False, True, True, True):
        enter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", held)
        QApplication.sendEvent(made, enter)
    assert len(pressed) == 1
