"""The window itself: there at once, with an empty table, and never larger than the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gamebox.ui.main_window import MainWindow
from gamebox.ui.theme import DARK, LIGHT, Theme, contrast


@pytest.fixture
def make_window(qtbot: QtBot) -> Callable[[Theme], MainWindow]:
    def make(theme: Theme) -> MainWindow:
        window = MainWindow(theme)
        qtbot.addWidget(window)
        return window

    return make


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_an_empty_table_is_seen_before_anything_is_loaded(
    qtbot: QtBot, make_window: Callable[[Theme], MainWindow], theme: Theme
) -> None:
    window = make_window(theme)
    seen: list[QColor] = []
    window.appeared.connect(lambda: seen.append(window.grab().toImage().pixelColor(640, 400)))
    with qtbot.waitSignal(window.appeared):
        window.show()
        assert not seen, "nothing may hold up the first paint"
    assert contrast(seen[0], theme.table_bottom) < 1.3


def test_a_filled_table_does_not_appear_again(qtbot: QtBot, make_window: Callable[[Theme], MainWindow]) -> None:
    window = make_window(LIGHT)
    window.appeared.connect(lambda: window.setCentralWidget(QWidget()))
    with qtbot.waitSignal(window.appeared):
        window.show()
    with qtbot.assertNotEmitted(window.appeared, wait=50):
        window.repaint()


def test_closing_it_closes_what_it_holds(qtbot: QtBot, make_window: Callable[[Theme], MainWindow]) -> None:
    class Contents(QWidget):
        closed = False

        def closeEvent(self, _event: object) -> None:
            self.closed = True

    window, contents = make_window(LIGHT), Contents()
    window.setCentralWidget(contents)
    window.show()
    window.close()
    assert contents.closed


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (1280, 800), (1366, 768), (3840, 2160)])
def test_it_is_never_larger_than_the_screen(
    make_window: Callable[[Theme], MainWindow], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    class Screen:
        def availableSize(self) -> QSize:
            return QSize(*size)

    monkeypatch.setattr(QGuiApplication, "primaryScreen", Screen)
    window = make_window(LIGHT)
    frame = 20  # at least what a window's title takes
    assert window.width() <= size[0]
    assert window.height() + frame <= size[1]
    assert window.width() == 1280 or size[0] < 1300
