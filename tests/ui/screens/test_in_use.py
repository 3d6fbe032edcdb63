"""The small window of a second start."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.ui.screens.in_use import InUseWindow
from gamebox.ui.texts import LANGUAGES, Translators
from gamebox.ui.theme import DARK


@pytest.fixture(params=LANGUAGES)
def in_use(request: pytest.FixtureRequest, qtbot: QtBot, translators: Translators) -> InUseWindow:
    translators.use(request.param)
    made = InUseWindow(DARK)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_nothing_is_cut_off(in_use: InUseWindow) -> None:
    for label in in_use.findChildren(QLabel):
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert label.height() >= needed, label.text()


def test_its_words_stand_on_paper(in_use: InUseWindow) -> None:
    """They were dark on the dark table once: sizes had replaced the colours."""
    frame = in_use.findChild(QFrame)
    assert isinstance(frame, QFrame)
    picture = in_use.grab().toImage()
    corner = frame.mapTo(in_use, frame.rect().center()) * picture.devicePixelRatio()
    assert picture.pixelColor(corner.x(), frame.y() + 12).name() == QColor(DARK.paper).name()


@pytest.mark.parametrize("way", ["click", "escape", "enter"])
def test_it_closes(qtbot: QtBot, in_use: InUseWindow, way: str) -> None:
    close = in_use.findChild(QPushButton, "close")
    if way == "click":
        qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    elif way == "escape":
        qtbot.keyClick(in_use, Qt.Key.Key_Escape)
    else:
        assert in_use.focusWidget() is close
        qtbot.keyClick(close, Qt.Key.Key_Return)
    assert not in_use.isVisible()
