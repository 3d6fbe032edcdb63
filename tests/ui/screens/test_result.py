"""The result screen: who won, who came where, and what to do next."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.bots import arena
from gamebox.engine.game import Over
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library.shelf import Shelf
from gamebox.ui.guide import Guide
from gamebox.ui.look import Look
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import players_of
from gamebox.ui.scale import enlargement
from gamebox.ui.screens.replay import ReplayScreen
from gamebox.ui.screens.result.celebration import Celebration
from gamebox.ui.screens.result.screen import ResultScreen
from gamebox.ui.screens.setup.screen import SetupScreen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.texts import LANGUAGES, Translators
from gamebox.ui.theme import DARK, LIGHT, Size, font
from gamebox.ui.widgets import file_dialogs
from tests.toys.games.pig import GAME

pytestmark = pytest.mark.usefixtures("pig")
NAMES = ("Alex", "Beate", "Carl", "Diana", "Emil", "Franka")


def finished(seats: int = 4, seed: int = 1) -> Session:
    setup = make_setup(GAME, [Seat(name, player="bot:easy") for name in NAMES[:seats]], {})
    return arena.play(setup, Random(seed))


@pytest.fixture
def session() -> Session:
    return finished()


@pytest.fixture
def screen(qtbot: QtBot, session: Session) -> ResultScreen:
    made = ResultScreen(LIGHT, LOOKS["pig"], session, Shelf())
    qtbot.addWidget(made)
    made.resize(1024, 640)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_the_winner_is_named(screen: ResultScreen, session: Session) -> None:
    over = session.state.to_act()
    assert isinstance(over, Over)
    assert screen.celebration.headline == f"{NAMES[over.winners[0]]} wins!"


def test_the_ranking_lists_everybody_in_order(screen: ResultScreen, session: Session) -> None:
    over = session.state.to_act()
    assert isinstance(over, Over)
    assert [standing.player.seat for standing in screen.ranking] == [seat for place in over.places for seat in place]
    assert [standing.place for standing in screen.ranking] == sorted(standing.place for standing in screen.ranking)
    assert all(standing.player.name in standing.accessibleName() for standing in screen.ranking)


def test_ties_share_a_place() -> None:
    over = Over(((2,), (0, 3), (1,)), (9, 3, 21, 9), "EX-40")
    players = players_of(finished().setup.seats)
    assert [over.place_of(player.seat) for player in players] == [2, 4, 1, 2]


def test_winners_who_tie_are_named_together(qapp: QApplication) -> None:
    players = players_of(finished().setup.seats)
    assert Celebration(LIGHT, players[:3], "").headline == "Alex, Beate and Carl share the win!"


@pytest.mark.parametrize(
    ("name", "signal"),
    [
        ("rematch", "rematch_wanted"),
        ("line-up", "line_up_wanted"),
        ("review", "review_wanted"),
        ("replay", "replay_wanted"),
        ("share", "share_wanted"),
        ("save", "save_wanted"),
        ("table", "table_wanted"),
        ("home", "home_wanted"),
    ],
)
def test_every_button_says_what_is_wanted(screen: ResultScreen, qtbot: QtBot, name: str, signal: str) -> None:
    made = screen.findChild(QAbstractButton, name)
    assert made
    with qtbot.waitSignal(getattr(screen, signal)):
        qtbot.mouseClick(made, Qt.MouseButton.LeftButton)


def test_enter_asks_for_a_rematch_and_escape_leaves(screen: ResultScreen, qtbot: QtBot) -> None:
    focused = screen.focusWidget()
    assert focused.objectName() == "rematch"
    screen.findChild(QAbstractButton, "shown-1").click()
    for widget in (focused, screen.plot, screen):
        with qtbot.waitSignal(screen.rematch_wanted):
            qtbot.keyClick(widget, Qt.Key.Key_Return)
        with qtbot.waitSignal(screen.left):
            qtbot.keyClick(widget, Qt.Key.Key_Escape)


def test_a_saved_record_is_not_offered_again(screen: ResultScreen) -> None:
    screen.show_saved()
    made = screen.findChild(QPushButton, "save")
    assert made
    assert not made.isEnabled()


def test_the_plot_ends_where_the_pawns_stand(screen: ResultScreen, session: Session) -> None:
    over = session.state.to_act()
    assert isinstance(over, Over)
    screen.plot.read_out(10_000)
    assert all(
        f"{NAMES[seat]} {score}" in screen.plot.accessibleDescription() for seat, score in enumerate(over.scores)
    )


def test_a_game_that_goes_on_has_no_result(qapp: QApplication) -> None:
    with pytest.raises(TypeError):
        ResultScreen(LIGHT, LOOKS["pig"], Session(finished().setup), Shelf())


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_nothing_is_squeezed_at_any_size(qtbot: QtBot, size: tuple[int, int]) -> None:
    screen = ResultScreen(DARK, LOOKS["pig"], finished(6, 2), Shelf())
    screen.setStyleSheet(stylesheet(DARK))
    qtbot.addWidget(screen)
    assert screen.minimumSizeHint().width() <= 1024
    assert screen.minimumSizeHint().height() <= 640
    screen.resize(*size)
    screen.show()
    assert not screen.grab().isNull()
    bottoms = [standing.geometry().bottom() for standing in screen.ranking]
    tops = [standing.geometry().top() for standing in screen.ranking]
    assert all(bottom < top for bottom, top in zip(bottoms, tops[1:], strict=False))
    assert bottoms[-1] <= screen.ranking[-1].parentWidget().height()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_it_leads_to_stands_in_one_row(guide: Guide, translators: Translators, language: str) -> None:
    translators.use(language)
    guide.window().resize(1024, 640)
    guide.show_result(finished())
    QApplication.processEvents()
    assert guide.screen_shown
    names = ("rematch", "line-up", "review", "replay", "share", "save", "home")
    buttons = [guide.screen_shown.findChild(QAbstractButton, name) for name in names]
    assert len({button.geometry().center().y() for button in buttons if button}) == 1


def railway(seats: int) -> Session:
    names = [Seat(name) for name in ("Alexander", "Beate", "Carl", "Diana")[:seats]]
    more = {"head_start": [40] * seats} if seats > 1 else {}
    session = Session(make_setup(GAMES["lavarails"], names, {"sheet": "railway-b", **more}))
    arena.finish(session, Random(9))
    return session


def test_nobody_wins_against_nobody(qtbot: QtBot) -> None:
    screen = ResultScreen(LIGHT, LOOKS["lavarails"], railway(1), Shelf())
    qtbot.addWidget(screen)
    assert screen.celebration.headline == "Well done, Alexander!"
    button = screen.findChild(QPushButton, "rematch")
    assert isinstance(button, QPushButton)
    assert button.text() == "Once more"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_breakdown_is_cut_off(qtbot: QtBot, seats: int) -> None:
    screen = ResultScreen(LIGHT, LOOKS["lavarails"], railway(seats), Shelf())
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitExposed(screen):
        screen.show()
    for standing in screen.ranking:
        words = standing.accessibleName().split(", ", 1)[1]
        room = QRectF(0, 0, standing.width() / enlargement(standing) - 182, 1000)
        metrics = QFontMetricsF(font(Size.SMALL))
        needed = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()
        assert standing.height() / enlargement(standing) >= 21 + needed, words


def test_the_final_table_and_the_course_are_a_click_apart(screen: ResultScreen, qtbot: QtBot) -> None:
    assert screen.table.isVisible()
    assert not screen.plot.isVisible()
    qtbot.mouseClick(screen.findChild(QAbstractButton, "shown-1"), Qt.MouseButton.LeftButton)
    assert screen.plot.isVisible()


def test_the_final_table_turns_up_what_was_still_held(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(make_setup(GAMES["level8"], [Seat("Alex"), Seat("Beate")], {}))
    arena.finish(session, Random(4))
    seen: list[Any] = []

    def draw(_look: Look, _players: object, view: Any, size: QSize, *_more: object) -> QImage:
        seen.append(view)
        return QImage(size, QImage.Format.Format_RGB32)

    monkeypatch.setattr("gamebox.ui.screens.result.screen.view_picture", draw)
    screen = ResultScreen(LIGHT, LOOKS["level8"], session, Shelf())
    qtbot.addWidget(screen)
    screen.grab()
    assert [view.hands for view in seen] == [tuple(map(tuple, session.state.hands))]


def test_the_best_result_of_one_who_plays_alone_is_celebrated(qtbot: QtBot) -> None:
    session = railway(1)
    screen = ResultScreen(LIGHT, LOOKS["lavarails"], session, Shelf())
    qtbot.addWidget(screen)
    over = session.state.to_act()
    assert isinstance(over, Over)
    assert screen.celebration.honour == f"★ The best so far: {over.scores[0]}! ★"


def test_the_poster_shows_table_and_course_and_no_buttons(screen: ResultScreen, qtbot: QtBot) -> None:
    picture = screen.poster().toImage()
    assert picture.width() >= 1280
    assert picture.height() > picture.width() * 0.8
    made = ResultScreen(LIGHT, *screen._made_of, poster=True)
    qtbot.addWidget(made)
    assert not made.findChild(QPushButton, "save").isVisibleTo(made)


def test_the_result_is_shared_as_a_picture(guide: Guide, qtbot: QtBot, tmp_path: Path, monkeypatch: Any) -> None:
    guide.show_result(finished())
    file = tmp_path / "result.png"
    monkeypatch.setattr(file_dialogs, "ask_where_to_put_picture", lambda *_asked: file)
    qtbot.mouseClick(guide.screen_shown.findChild(QPushButton, "share"), Qt.MouseButton.LeftButton)
    assert QImage(str(file)).width() >= 1280
    assert "result.png" in " ".join(label.text() for label in guide.notice.findChildren(QLabel))
    monkeypatch.setattr(file_dialogs, "ask_where_to_put_picture", lambda *_asked: tmp_path / "no" / "such.png")
    qtbot.mouseClick(guide.screen_shown.findChild(QPushButton, "share"), Qt.MouseButton.LeftButton)
    assert "could not be saved" in " ".join(label.text() for label in guide.notice.findChildren(QLabel))


def test_a_new_line_up_is_chosen_for_the_same_game(guide: Guide, qtbot: QtBot) -> None:
    guide.show_result(finished())
    qtbot.mouseClick(guide.screen_shown.findChild(QPushButton, "line-up"), Qt.MouseButton.LeftButton)
    assert isinstance(guide.screen_shown, SetupScreen)


def test_the_final_table_can_be_looked_at_even_if_it_was_cleared(guide: Guide, qtbot: QtBot) -> None:
    session = finished()
    guide.show_result(session)
    qtbot.mouseClick(guide.screen_shown.findChild(QAbstractButton, "table"), Qt.MouseButton.LeftButton)
    assert isinstance(guide.screen_shown, ReplayScreen)
    assert guide.screen_shown.reel.at_end
