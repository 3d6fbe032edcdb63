"""What fills the window: each screen is painted only as it shall be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.ui import desk, stage, texts
from gamebox.ui.guide import Guide
from gamebox.ui.screens.pane import Pane
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.screen import Screen
from gamebox.ui.screens.settings.screen import SettingsScreen
from gamebox.ui.theme import DARK, LIGHT
from gamebox.ui.widgets.drop_hint import DropHint
from gamebox.ui.widgets.whole_frames import WholeFrames
from tests.ui.screens.games.test_screen import drag

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


@pytest.mark.parametrize("game", ["exxtra", "level8", "lavarails"])
def test_a_table_lies_as_it_shall_before_anything_else_happens(open_guide: Callable[[], Guide], game: str) -> None:
    guide = open_guide()
    guide.start(make_setup(GAMES[game], SEATS, {}))
    screen = guide.screen_shown
    assert isinstance(screen, PlayScreen)
    before = places(screen)
    QApplication.processEvents()
    assert places(screen) == before


def test_keys_belong_to_what_is_shown(qtbot: QtBot, open_guide: Callable[[], Guide]) -> None:
    guide = open_guide()
    with qtbot.waitActive(guide.window()):
        guide.window().activateWindow()
    guide.show_screen(lambda: Screen(LIGHT))
    assert QApplication.focusWidget() is guide.screen_shown
    guide.show_rules("exxtra", guide.show_home, "EX-31")
    assert guide.screen_shown
    assert guide.screen_shown.isAncestorOf(QApplication.focusWidget()), "it has chosen who hears them"


def test_one_screen_fills_the_window_at_a_time(open_guide: Callable[[], Guide]) -> None:
    guide = open_guide()
    guide.show_settings(guide.show_home)
    shown = [pane for pane in guide.findChildren(Pane) if pane.isVisible()]
    assert [pane.findChild(Screen) for pane in shown] == [guide.screen_shown], "at once, not only when Qt tidies up"


class Geometry(QObject):
    """Where every visible widget of the window is, each time that it is painted."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self._window = window
        self.frames: list[dict[QWidget, QRect]] = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            self.frames.append(self.now())
        return False

    def now(self) -> dict[QWidget, QRect]:
        shown = (widget for widget in self._window.findChildren(QWidget) if widget.isVisible())
        return {widget: widget.geometry() for widget in shown}


@pytest.mark.parametrize(
    "way",
    [
        lambda guide: guide.show_settings(guide.show_home),
        lambda guide: guide.show_about(guide.show_home),
        lambda guide: guide.show_games(),
        lambda guide: guide.past.show_statistics(guide.show_home),
        *(lambda guide, game=game: guide.show_setup(game) for game in GAMES),
        *(lambda guide, game=game: guide.show_rules(game, guide.show_home) for game in GAMES),
    ],
    ids=[
        "settings",
        "about",
        "games",
        "statistics",
        *(f"{kind}-{game}" for kind in ("setup", "rules") for game in GAMES),
    ],
)
def test_nothing_on_a_screen_moves_after_it_was_first_painted(
    qtbot: QtBot, open_guide: Callable[[], Guide], way: Callable[[Guide], None]
) -> None:
    guide = open_guide()
    guide.window().resize(1280, 800)
    QApplication.processEvents()
    painted = Geometry(guide.window())
    guide.window().installEventFilter(painted)
    way(guide)
    qtbot.waitUntil(lambda: bool(painted.frames))
    for _ in range(5):
        QApplication.processEvents()
    last = painted.now()
    for frame in painted.frames:
        assert {widget: place for widget, place in frame.items() if widget in last and last[widget] != place} == {}


def where_everything_is(guide: Guide) -> dict[str, QRect]:
    screen = guide.screen_shown
    assert screen
    QApplication.processEvents()
    named = [part for part in screen.findChildren(QWidget) if part.isVisible()]
    return {f"{part.objectName()} {number}": part.geometry() for number, part in enumerate(named)}


@pytest.mark.parametrize(
    "show",
    [
        lambda guide: guide.show_home(),
        *(lambda guide, game=game: guide.show_setup(game) for game in GAMES),
        lambda guide: guide.show_games(),
        lambda guide: guide.show_settings(guide.show_home),
        lambda guide: guide.show_about(guide.show_home),
        lambda guide: guide.show_rules("exxtra", guide.show_home),
        lambda guide: guide.show_replay(Session(make_setup(GAMES["exxtra"], SEATS, {})), guide.show_home),
    ],
)
def test_a_screen_appears_as_it_lies_once_the_window_was_dragged(guide: Guide, show: Callable[[Guide], None]) -> None:
    show(guide)
    first, window = where_everything_is(guide), guide.window()
    for width in (1240, 1280):
        window.resize(width, 800)
        QApplication.processEvents()
    assert where_everything_is(guide) == first


def test_a_screen_that_is_left_is_closed_and_goes(guide: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Screen] = []

    class Begun(Screen):
        @override
        def begin(self) -> None:
            begun.append(self)

    guide.show_screen(lambda: Begun(LIGHT))
    left, closed = guide.screen_shown, []
    assert begun == [left]
    monkeypatch.setattr(left, "close", lambda: closed.append(True))
    guide.show_screen(lambda: Screen(LIGHT))
    assert closed == [True]
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert [pane.findChild(Screen) for pane in guide.findChildren(Pane)] == [guide.screen_shown]


def test_the_window_is_dressed_again_only_for_another_theme_or_language(
    guide: Guide, monkeypatch: pytest.MonkeyPatch
) -> None:
    dressed: list[object] = []
    monkeypatch.setattr(stage, "stylesheet", lambda theme: dressed.append(theme) or "")
    guide.show_home()
    assert dressed == []
    guide._desk.translators.use("de")
    guide.show_home()
    guide.show_home()
    assert dressed == [LIGHT]


def test_what_is_built_anew_is_the_same_screen_and_the_keyboard_stays(qtbot: QtBot, guide: Guide) -> None:
    with qtbot.waitActive(guide.window()):
        guide.window().activateWindow()
    guide.show_settings(guide.show_home)
    before = guide.screen_shown
    assert before
    named = [part for part in before.findChildren(QAbstractButton) if part.objectName() and part.isVisible()]
    named[-1].setFocus()
    guide.rebuild()
    assert guide.screen_shown is not before
    assert type(guide.screen_shown) is type(before)
    assert QApplication.focusWidget().objectName() == named[-1].objectName()


def test_keys_that_no_part_has_stay_with_the_screen_that_is_built_anew(qtbot: QtBot, guide: Guide) -> None:
    def build() -> Screen:
        screen = Screen(LIGHT)
        QLineEdit(screen)
        return screen

    with qtbot.waitActive(guide.window()):
        guide.window().activateWindow()
    guide.show_screen(build)
    guide.rebuild()
    assert QApplication.focusWidget() is guide.screen_shown


def test_a_window_has_whole_frames_from_when_it_is_first_shown(guide: Guide) -> None:
    frames = guide._frames
    assert isinstance(frames, WholeFrames)
    guide.hide()
    guide.show()
    assert guide._frames is frames


@pytest.fixture(params=["dark", "contrast"])
def change_system(request: pytest.FixtureRequest) -> Callable[[], None]:
    """The system becomes dark, or richer in contrast."""
    hints = QGuiApplication.styleHints()
    if request.param == "dark":
        return lambda: hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    return lambda: hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)


def test_the_system_may_turn_dark_or_richer_in_contrast_while_the_window_is_open(
    qtbot: QtBot, guide: Guide, monkeypatch: pytest.MonkeyPatch, change_system: Callable[[], None]
) -> None:
    guide._desk.settings = structs.replace(guide._desk.settings, theme="system")
    guide.show_settings(guide.show_home)
    monkeypatch.setattr(desk, "theme_for", lambda settings: DARK if settings.theme == "system" else LIGHT)
    change_system()
    qtbot.waitUntil(lambda: bool(guide.screen_shown) and guide.screen_shown.theme is DARK)
    assert isinstance(guide.screen_shown, SettingsScreen)


def test_a_chosen_theme_does_not_care_for_the_system(guide: Guide, change_system: Callable[[], None]) -> None:
    before = guide.screen_shown
    change_system()
    QApplication.processEvents()
    assert guide.screen_shown is before


def test_the_system_may_change_its_language_while_the_window_is_open(
    qtbot: QtBot, guide: Guide, monkeypatch: pytest.MonkeyPatch
) -> None:
    guide._desk.settings = structs.replace(guide._desk.settings, language="system")
    guide.show_settings(guide.show_home)
    monkeypatch.setattr(texts, "_language", lambda choice: "de" if choice == "system" else choice)
    QApplication.sendEvent(guide, QEvent(QEvent.Type.LocaleChange))
    qtbot.waitUntil(lambda: "Einstellungen" in [each.text() for each in guide.findChildren(QLabel)])
    assert isinstance(guide.screen_shown, SettingsScreen)


def test_what_is_told_stands_above_the_screen(guide: Guide) -> None:
    guide.notice.tell("Something to know")
    QApplication.processEvents()
    [pane] = guide.findChildren(Pane)
    assert guide.notice.window() is guide.window()
    assert guide.notice.isVisible()
    assert guide.notice.geometry().bottom() < pane.geometry().top()


def test_a_system_that_changes_nothing_here_builds_nothing_anew(qtbot: QtBot, guide: Guide) -> None:
    before = guide.screen_shown
    guide._follow_system()
    QApplication.sendEvent(guide, QEvent(QEvent.Type.LocaleChange))
    QApplication.sendEvent(guide, QEvent(QEvent.Type.FontChange))
    qtbot.wait(10)
    assert guide.screen_shown is before


@pytest.mark.parametrize(
    ("names", "sheets"), [(("a.toml", "B.TOML"), True), (("a.toml", "b.gamebox"), False), (("A.GAMEBOX",), False)]
)
def test_it_says_once_what_can_be_dropped(
    qtbot: QtBot, guide: Guide, tmp_path: Path, names: tuple[str, ...], sheets: bool
) -> None:
    dropped: list[list[Path]] = []
    guide.dropped.disconnect()
    guide.dropped.connect(dropped.append)
    paths = [tmp_path / name for name in names]
    for _ in range(2):
        assert drag(guide, QDragEnterEvent, *paths, tmp_path / "picture.png")
        [hint] = guide.findChildren(DropHint)
        assert hint._sheets is sheets
    assert drag(guide, QDropEvent, *paths, tmp_path / "picture.png")
    qtbot.waitUntil(lambda: bool(dropped))
    assert dropped == [paths]
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert guide.findChildren(DropHint) == []
