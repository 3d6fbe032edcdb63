"""The home screen: what it offers, by mouse and by keyboard, and that giving a game up asks first."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from gamebox.engine.journal import Recovered
from gamebox.engine.record import Record, Seat, make_setup
from gamebox.games.registry import GAMES
from gamebox.library.glances import Glance
from gamebox.library.saves import Unfinished
from gamebox.ui.guide import Guide
from gamebox.ui.items.emblem import emblem_path
from gamebox.ui.items.paper import Picture
from gamebox.ui.kept_pictures import KeptPictures
from gamebox.ui.looks import COVERS as SHIPPED
from gamebox.ui.screens.home.interrupted import OtherGame
from gamebox.ui.screens.home.screen import HomeScreen
from gamebox.ui.screens.home.tiles import GameTile
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.texts import Translators
from gamebox.ui.theme import DARK, LIGHT, Shape, Theme
from tests.toys.games.pig import GAME
from tests.toys.ui.games.pig import PigCover

MakeHome = Callable[..., HomeScreen]


class NamedCover(PigCover):
    """The toy under another name, to see how several games share the screen."""

    def __init__(self, game: str) -> None:
        self.id = game

    @override
    def paint_tile(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        painter.fillRect(area, theme.table_top)


COVERS = {game: NamedCover(game) for game in ("pig", "second", "third", "fourth")}


def unfinished(*names: str, moves: int = 7, damaged: bool = False) -> Unfinished:
    setup = make_setup(GAME, [Seat(name) for name in names or ("Alex", "Beate", "Carl")], {})
    path, record = Path("a.journal"), Record(setup, ("=6",) * moves)
    recovered = Recovered(record, path, b"torn" if damaged else b"", b"", 0, bare=False)
    left = datetime(2026, 5, 1, 20, 15).astimezone().timestamp()
    return Unfinished(path, left, Glance.at(record, damaged=damaged), lambda: recovered)


def thumbnail(_record: Record, size: QSize) -> QPixmap:
    made = QPixmap(size)
    made.fill(Qt.GlobalColor.white)
    return made


@pytest.fixture
def make_home(qtbot: QtBot, qapp: QApplication) -> MakeHome:
    windows: list[QWidget] = []

    def make(
        *games: Unfinished,
        notices: tuple[str, ...] = (),
        count: int = 3,
        theme: Theme = LIGHT,
        size: QSize | None = None,
    ) -> HomeScreen:
        looks = dict(list(COVERS.items())[:count])
        window = QWidget()
        windows.append(window)
        qtbot.addWidget(window)
        window.setStyleSheet(stylesheet(theme))
        home = HomeScreen(theme, looks, list(games), list(notices), thumbnail, KeptPictures())
        home.setParent(window)
        home.resize(size or QSize(1280, 800))
        window.resize(home.size())
        window.show()
        qtbot.waitExposed(window)
        qapp.processEvents()
        return home

    return make


def press(home: HomeScreen, qtbot: QtBot, name: str) -> None:
    qtbot.mouseClick(found(home, name), Qt.MouseButton.LeftButton)


def found(home: HomeScreen, name: str) -> QWidget:
    widget = home.findChild(QWidget, name)
    assert isinstance(widget, QWidget), name
    return widget


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


@pytest.mark.parametrize("name", ["play-second", "tile-second"])
def test_a_tile_plays_its_game(make_home: MakeHome, qtbot: QtBot, name: str) -> None:
    home = make_home()
    with qtbot.waitSignal(home.new_game) as signal:
        press(home, qtbot, name)
    assert signal.args == ["second"]


def test_enter_plays_the_tile_that_the_arrows_chose(make_home: MakeHome, qtbot: QtBot) -> None:
    home = make_home()
    found(home, "tile-pig").setFocus()
    qtbot.keyClick(home.focusWidget(), Qt.Key.Key_Right)
    qtbot.keyClick(home.focusWidget(), Qt.Key.Key_Right)
    with qtbot.waitSignal(home.new_game) as signal:
        qtbot.keyClick(home.focusWidget(), Qt.Key.Key_Return)
    assert signal.args == ["third"]


def test_tab_reaches_every_tile_and_its_rules(make_home: MakeHome, qtbot: QtBot) -> None:
    home = make_home()
    found(home, "tile-pig").setFocus()
    visited = []
    for _ in range(6):
        visited.append(home.focusWidget().objectName())
        qtbot.keyClick(home.focusWidget(), Qt.Key.Key_Tab)
    assert visited == ["tile-pig", "rules-pig", "tile-second", "rules-second", "tile-third", "rules-third"]


def test_the_rules_of_a_game_are_asked_for(make_home: MakeHome, qtbot: QtBot) -> None:
    home = make_home()
    with qtbot.assertNotEmitted(home.new_game), qtbot.waitSignal(home.rules_wanted) as signal:
        press(home, qtbot, "rules-third")
    assert signal.args == ["third"]


@pytest.mark.parametrize(("name", "signal"), [("settings", "settings_wanted"), ("open", "open_wanted")])
def test_the_header_leads_elsewhere(make_home: MakeHome, qtbot: QtBot, name: str, signal: str) -> None:
    home = make_home()
    with qtbot.waitSignal(getattr(home, signal)):
        press(home, qtbot, name)


def test_the_interrupted_game_has_the_focus_and_enter_continues_it(make_home: MakeHome, qtbot: QtBot) -> None:
    game = unfinished()
    home = make_home(game)
    with qtbot.waitSignal(home.resumed) as signal:
        qtbot.keyClick(home.focusWidget(), Qt.Key.Key_Return)
    assert signal.args == [game]


def test_the_card_tells_who_plays_and_when(make_home: MakeHome) -> None:
    home = make_home(unfinished("Xaver", "Yvonne", "Zoe"))
    assert any("26" in text and ":15" in text for text in texts(home))
    assert any(widget.accessibleName() == "Xaver, Yvonne, Zoe" for widget in home.findChildren(QWidget))
    assert not any("damaged" in text for text in texts(home))


def test_a_damaged_end_is_told(make_home: MakeHome) -> None:
    assert any("damaged" in text for text in texts(make_home(unfinished(damaged=True))))


def test_giving_up_asks_first(make_home: MakeHome, qtbot: QtBot) -> None:
    game = unfinished()
    home = make_home(game)
    with qtbot.assertNotEmitted(home.discarded):
        press(home, qtbot, "give-up")
    assert home.focusWidget() is found(home, "keep")
    with qtbot.waitSignal(home.discarded) as signal:
        press(home, qtbot, "give-up-really")
    assert signal.args == [game]


def test_the_question_can_be_declined(make_home: MakeHome, qtbot: QtBot) -> None:
    home = make_home(unfinished())
    with qtbot.assertNotEmitted(home.discarded), qtbot.assertNotEmitted(home.left):
        press(home, qtbot, "give-up")
        press(home, qtbot, "keep")
        assert found(home, "continue").isVisible()
        press(home, qtbot, "give-up")
        qtbot.keyClick(home.focusWidget(), Qt.Key.Key_Escape)
    assert found(home, "continue").isVisible()


def test_another_interrupted_game_can_be_taken_out(make_home: MakeHome, qtbot: QtBot) -> None:
    newest, older = unfinished("Alex", "Beate", "Carl"), unfinished("Xaver", "Yvonne", "Zoe")
    home = make_home(newest, older)
    others = home.findChildren(OtherGame)
    assert len(others) == 1
    assert others[0].accessibleName().startswith("Pig, Xaver, Yvonne, Zoe, ")
    others[0].setFocus()
    qtbot.keyClick(others[0], Qt.Key.Key_Return)
    with qtbot.waitSignal(home.resumed) as signal:
        qtbot.keyClick(home.focusWidget(), Qt.Key.Key_Return)
    assert signal.args == [older]


def test_a_notice_can_be_closed(make_home: MakeHome, qtbot: QtBot) -> None:
    home = make_home(notices=("A file was kept aside.",))
    assert "A file was kept aside." in texts(home)
    press(home, qtbot, "close-notice")
    assert "A file was kept aside." not in texts(home)


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1920, 1080), QSize(3840, 2160)])
@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_nothing_overlaps_or_leaves_the_window(make_home: MakeHome, size: QSize, count: int, theme: Theme) -> None:
    home = make_home(
        unfinished(damaged=True), unfinished(), notices=("A file was kept aside.",), count=count, theme=theme, size=size
    )
    assert home.size() == size
    for widget in (*home.findChildren(QPushButton), *home.findChildren(QLabel)):
        if widget.isVisible():
            placed = widget.rect().translated(widget.mapTo(home, QPoint()))
            assert home.rect().contains(placed), widget.objectName()
            assert widget.height() >= widget.minimumSizeHint().height(), widget.objectName()
    tiles = home.findChildren(GameTile)
    assert len({tile.width() for tile in tiles}) <= 2
    assert max(tile.width() for tile in tiles) - min(tile.width() for tile in tiles) <= 1


@pytest.mark.parametrize("shape", list(Shape))
def test_emblems_stay_within_their_area(shape: Shape) -> None:
    area = QRectF(5, 10, 40, 60)
    bounds = emblem_path(shape, area).boundingRect()
    assert QRectF(4, 19, 42, 42).contains(bounds)
    assert min(bounds.width(), bounds.height()) > 30


def test_pictures_come_after_the_first_paint_and_once_per_size(qtbot: QtBot) -> None:
    drawn: list[QSize] = []

    def draw(size: QSize) -> QPixmap:
        drawn.append(size)
        return thumbnail(Record(unfinished().record.setup), size)

    picture = Picture(draw, LIGHT.table_top)
    qtbot.addWidget(picture)
    picture.resize(200, 100)
    picture.show()
    qtbot.waitUntil(lambda: drawn == [picture.size()])
    picture.repaint()
    picture.repaint()
    assert drawn == [picture.size()]


def test_four_games_fit_into_the_smallest_window(make_home: MakeHome) -> None:
    """Nothing may hard-code three games: a fourth one makes the tiles narrower, not the window wider."""
    home = make_home(count=4, size=QSize(1024, 640))
    assert home.minimumSizeHint().width() <= 1024
    tiles = home.findChildren(GameTile)
    assert len(tiles) == 4
    for made in home.findChildren(QPushButton):
        assert made.width() >= made.sizeHint().width(), made.text()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_box_with_the_toy_in_it_fits_into_the_smallest_window(
    open_guide: Callable[[], Guide],
    translators: Translators,
    monkeypatch: pytest.MonkeyPatch,
    pig: str,
    language: str,
) -> None:
    """The real tiles of three games and one more, in both languages: nothing is cut, nothing overlaps."""
    guide = open_guide()
    translators.use(language)
    four = [*list(GAMES)[:3], pig]
    monkeypatch.setattr("gamebox.ui.guide.COVERS", {game: SHIPPED[game] for game in four})
    guide.window().resize(1024, 640)
    guide.show_home()
    QApplication.processEvents()
    home = guide.screen_shown
    assert isinstance(home, HomeScreen)
    tiles = home.findChildren(GameTile)
    assert [tile.objectName() for tile in tiles] == [f"tile-{game}" for game in four]
    assert guide.window().size() == QSize(1024, 640)
    areas = [tile.rect().translated(tile.mapTo(home, QPoint())) for tile in tiles]
    assert all(home.rect().contains(area) for area in areas)
    assert not any(one.intersects(other) for one, other in combinations(areas, 2))
    for made in (*home.findChildren(QPushButton), *home.findChildren(QLabel)):
        if made.isVisible():
            needed = made.heightForWidth(made.width()) if made.hasHeightForWidth() else made.sizeHint().height()
            assert made.height() >= needed, made.text()


def test_the_picture_of_an_interrupted_game_is_kept_until_somebody_plays_on(qtbot: QtBot) -> None:
    QPixmapCache.clear()
    drawn: list[int] = []

    def draw(record: Record, size: QSize) -> QPixmap:
        drawn.append(len(record.moves))
        return thumbnail(record, size)

    for moves in (7, 7, 8):
        home = HomeScreen(LIGHT, COVERS, [unfinished(moves=moves)], [], draw, KeptPictures())
        qtbot.addWidget(home)
        home.resize(1280, 800)
        home.show()
        qtbot.waitUntil(lambda moves=moves: moves in drawn)
        QApplication.processEvents()
    assert drawn == [7, 8]
