"""The window itself: there at once, with an empty table, and never larger than the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gamebox.library.placement import Placement
from gamebox.ui.main_window import MainWindow
from gamebox.ui.theme import DARK, LIGHT, Theme, contrast


@pytest.fixture
def make_window(qtbot: QtBot) -> Callable[..., MainWindow]:
    def make(theme: Theme, *placement: Placement) -> MainWindow:
        window = MainWindow(theme, *placement)
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


def test_it_comes_back_as_it_was_left(qtbot: QtBot, make_window: Callable[..., MainWindow]) -> None:
    left = make_window(LIGHT)
    left.setGeometry(10, 50, 788, 700)
    left.show()
    again = make_window(LIGHT, left.placement)
    assert again.geometry() == left.geometry()


@pytest.mark.parametrize("geometry", ["", "nonsense", "AdnQywADAAA="])
def test_a_strange_placement_does_no_harm(make_window: Callable[..., MainWindow], geometry: str) -> None:
    window = make_window(LIGHT, Placement(geometry))
    assert window.minimumHeight() <= window.height() <= make_window(LIGHT).height()
    assert QGuiApplication.primaryScreen().geometry().contains(window.geometry())


def test_a_window_left_on_a_screen_that_is_gone_opens_on_one_that_is_there(
    make_window: Callable[..., MainWindow],
) -> None:
    far = make_window(LIGHT)
    far.setGeometry(9000, 7000, 1100, 700)
    again = make_window(LIGHT, far.placement)
    assert QGuiApplication.primaryScreen().geometry().intersects(again.geometry())


def test_f11_fills_the_screen_and_gives_it_back(qtbot: QtBot, make_window: Callable[..., MainWindow]) -> None:
    window = make_window(LIGHT)
    window.offer_full_screen()
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for full in (True, False):
        qtbot.keyClick(window, Qt.Key.Key_F11)
        assert window.isFullScreen() is full
