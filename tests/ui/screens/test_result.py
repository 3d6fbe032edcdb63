"""The result screen: who won, who came where, and what to do next."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.bots import arena
from gamebox.engine.game import Over
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library.shelf import Shelf
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import players_of
from gamebox.ui.scale import enlargement
from gamebox.ui.screens.result import Celebration, ResultScreen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.theme import DARK, LIGHT, Size, font
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
    [("rematch", "rematch_wanted"), ("save", "save_wanted"), ("table", "table_wanted"), ("home", "home_wanted")],
)
def test_every_button_says_what_is_wanted(screen: ResultScreen, qtbot: QtBot, name: str, signal: str) -> None:
    made = screen.findChild(QPushButton, name)
    assert made
    with qtbot.waitSignal(getattr(screen, signal)):
        qtbot.mouseClick(made, Qt.MouseButton.LeftButton)


def test_enter_asks_for_a_rematch_and_escape_leaves(screen: ResultScreen, qtbot: QtBot) -> None:
    focused = screen.focusWidget()
    assert focused.objectName() == "rematch"
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
        room = QRectF(0, 0, standing.width() / enlargement(standing) - 108, 1000)
        metrics = QFontMetricsF(font(Size.SMALL))
        needed = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()
        assert standing.height() / enlargement(standing) >= 21 + needed, words
