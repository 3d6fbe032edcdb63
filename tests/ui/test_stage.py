"""What fills the window: each screen is painted only as it shall be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gamebox.engine.record import Seat, make_setup
from gamebox.games.registry import GAMES
from gamebox.ui.guide import Guide
from gamebox.ui.screens.play.screen import PlayScreen

SEATS = [Seat("Alex"), Seat("Beate"), Seat("Carl")]


class Painted(QObject):
    """Where the parts of the table are, each time that the window is painted."""

    def __init__(self, guide: Guide) -> None:
        super().__init__()
        self._guide = guide
        self.places: list[list[QRect]] = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        screen = self._guide.screen_shown
        if event.type() == QEvent.Type.UpdateRequest and isinstance(screen, PlayScreen):
            self.places.append(places(screen))
        return False


def places(screen: PlayScreen) -> list[QRect]:
    parts: tuple[QWidget, ...] = (screen.board, screen.prompt, screen.view)
    return [part.geometry() for part in parts]


@pytest.mark.parametrize("game", ["exxtra", "level8", "lavarails"])
def test_a_table_is_never_painted_before_it_is_laid_out(
    qtbot: QtBot, open_guide: Callable[[], Guide], game: str
) -> None:
    guide = open_guide()
    painted = Painted(guide)
    guide.window().installEventFilter(painted)
    for show in (lambda: guide.start(make_setup(GAMES[game], SEATS, {})), guide.show_table):
        show()
        qtbot.waitUntil(lambda: bool(painted.places))
        screen = guide.screen_shown
        assert isinstance(screen, PlayScreen)
        QApplication.processEvents()
        assert painted.places[0] == places(screen)
        painted.places.clear()


def test_a_window_that_grows_is_laid_out_before_it_is_painted(qtbot: QtBot, open_guide: Callable[[], Guide]) -> None:
    guide = open_guide()
    guide.start(make_setup(GAMES["exxtra"], SEATS, {}))
    QApplication.processEvents()
    painted = Painted(guide)
    guide.window().installEventFilter(painted)
    guide.window().resize(1920, 1080)
    qtbot.waitUntil(lambda: bool(painted.places))
    screen = guide.screen_shown
    assert isinstance(screen, PlayScreen)
    QApplication.processEvents()
    assert painted.places[-1] == places(screen)
    assert all(prompt.bottom() < screen.height() for _, prompt, _ in painted.places)
