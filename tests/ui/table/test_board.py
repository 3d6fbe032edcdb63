"""What shows a game: first it is seen, then told; the log beside the table gives way where there is no room."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy
from pytestqt.qtbot import QtBot

from gamebox.engine.game import Event
from gamebox.engine.record import Seat, Setup, make_setup
from gamebox.engine.session import Session, Step
from gamebox.library.shelf import Shelf
from gamebox.ui.looks import LOOKS
from gamebox.ui.table import board as module
from gamebox.ui.table.board import Board
from gamebox.ui.table.choreographer import Choreographer
from gamebox.ui.theme import LIGHT
from tests.helpers import random_moves, setup_for
from tests.toys.games.pig import GAME

SETUP = make_setup(GAME, [Seat("Alex"), Seat("Beate"), Seat("Carl")], {})
MOVES = ("=6", "hold", "=5", "hold")
RICHER = setup_for("exxtra", 3)
"""What the toy lacks: something above the log, and a move that causes a lot."""
pytestmark = pytest.mark.usefixtures("pig")


def made(qtbot: QtBot, animation: str = "off", setup: Setup = SETUP) -> Board:
    board = Board(LIGHT, LOOKS[setup.game.id], setup, Shelf(), animation=animation)
    qtbot.addWidget(board)
    board.resize(1280, 700)
    board.show()
    return board


def test_what_stands_above_the_log_is_all_there_or_scrolls(qtbot: QtBot) -> None:
    setup = setup_for("level8", 6)
    board = made(qtbot, setup=setup)
    session = Session(setup, ())
    board.show_all(session.state.view(None), (), None, ())
    area, held = board._panel_area, board._panel
    assert area.viewport().height() >= held.heightForWidth(area.viewport().width())
    board._panel_area.fit(500, 200)
    qtbot.waitUntil(area.verticalScrollBar().isVisible)
    assert area.height() == 200


def test_what_stands_above_the_log_is_fitted_when_its_words_have_their_type(qtbot: QtBot) -> None:
    """Its labels have it only when they are shown for the first time, and nothing else happens then."""
    board = Board(LIGHT, LOOKS["exxtra"], RICHER, Shelf(), animation="off")
    qtbot.addWidget(board)
    board.setStyleSheet("QLabel { font-size: 24px }")
    board.resize(1280, 3000)
    board.fit_side(1280, folded=False)
    board.show_view(Session(RICHER, ("=46", "place 5", "=71")).state.view(None), ())
    before = board._panel_area.height()
    board.show()
    shown = board._panel_area.height()
    assert shown > before
    board._fit_panel()
    assert board._panel_area.height() == shown


def panel_of(qtbot: QtBot, height: int) -> Board:
    """A board whose panel wants 500 pixels."""
    board = made(qtbot, setup=RICHER)
    board.fit_side(1280, folded=False)
    board._panel.setMinimumHeight(500)
    board.resize(1280, height)
    return board


def test_what_stands_above_the_log_leaves_room_for_it(qtbot: QtBot) -> None:
    assert panel_of(qtbot, 1000)._panel_area.maximumHeight() == 500
    assert panel_of(qtbot, 600)._panel_area.maximumHeight() == 468, "0.78 of the height"
    low = panel_of(qtbot, 200)
    least = low._side.minimumSizeHint().height() - low._panel_area.minimumHeight()
    assert low.log.minimumHeight() == 40
    assert low._panel_area.maximumHeight() == 200 - least < 156
    low._panel.hide()
    low.resize(1280, 1000)
    assert low._panel_area.maximumHeight() == 0, "nothing is there"


def test_the_panel_grows_with_what_it_shows(qtbot: QtBot) -> None:
    board = made(qtbot, setup=RICHER)
    board._panel.setMinimumHeight(400)
    board.show_view(Session(RICHER, ("=46",)).state.view(None), ())
    assert board._panel_area.maximumHeight() == 400
    board._panel.setMinimumHeight(450)
    board.rescale(1.1)
    assert board._panel_area.maximumHeight() == 450


def test_the_panel_is_fitted_for_the_width_that_it_has(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    widths: list[int] = []
    monkeypatch.setattr(module, "height_of", lambda _panel, width: widths.append(width) or 100)
    board = made(qtbot, setup=RICHER)
    board.fit_side(1280, folded=False)
    board._side.layout().activate()
    assert widths[-1] == board._panel_area.width()


def test_a_rule_beside_the_table_can_be_asked_for(qtbot: QtBot) -> None:
    board = made(qtbot, setup=RICHER)
    asked: list[str] = []
    board.referred.connect(asked.append)
    board._panel.referred.emit("EX-1")
    board.log.referred.emit("EX-2")
    assert asked == ["EX-1", "EX-2"]


def test_large_words_leave_the_table_its_height_and_half_of_the_window(qtbot: QtBot) -> None:
    usual = made(qtbot)
    assert usual.view.minimumHeight() == 0
    large = Board(LIGHT._replace(text=1.25), LOOKS["pig"], SETUP, Shelf(), animation="off")
    qtbot.addWidget(large)
    assert large.view.minimumHeight() == 280
    for width, shown in ((1375, True), (1374, False)):
        large.fit_side(width, folded=None)
        assert large.side_shown is shown
    for board in (usual, large):
        board.rescale(2.0)
        board.fit_side(1000, folded=False)
        assert (board._side.width(), board.aside.maximumWidth()) == (500, 500)
        board.fit_side(1400, folded=False)
        assert board._side.minimumWidth() == 600, "it remembers how large words are"
        board.rescale(1.0)
        assert board._side.minimumWidth() == 300


def test_the_table_has_all_the_width_that_is_left_and_the_side_panel_asks_for_no_height(qtbot: QtBot) -> None:
    board = made(qtbot)
    board.fit_side(1280, folded=False)
    board.layout().activate()
    assert (board.view.width(), board.view.height()) == (980, 700)
    assert board._side.height() == 700
    assert board._side.sizePolicy().verticalPolicy() == QSizePolicy.Policy.Ignored
    assert board._side.property("role") == "bar"
    assert board.log.height() > 600, "the log has what the words above it leave"


def test_each_event_is_reached_as_it_is_seen_and_nobody_sees_secrets(qtbot: QtBot) -> None:
    setup = setup_for("level8", 2, {"first": 1})
    session = Session(setup, random_moves(setup, 3, 2))
    step = session.submit(setup.game.read(random_moves(setup, 3, 3)[2]))
    board = made(qtbot, "normal", setup)
    board.show_all(session.state.view(None), (), None, session.steps[:-1])
    reached: list[Event] = []
    board.reached.connect(reached.append)
    board.play(step, None, lambda: None)
    while board.busy:
        motion = board.findChild(Choreographer)._current
        motion.setCurrentTime(motion.totalDuration())
    assert reached == [seen for seen in (event.seen_by(None) for event in step.events) if seen]


def played(board: Board, count: int = 2) -> tuple[Session, Step]:
    """A game that the board shows, and its next step."""
    session = Session(SETUP, MOVES[:count])
    board.show_all(session.state.view(None), session.state.legal(), None, session.steps)
    return session, session.submit(SETUP.game.read(MOVES[count]))


def test_a_step_is_seen_first_and_told_afterwards(qtbot: QtBot) -> None:
    board = made(qtbot, "normal")
    told: list[str] = []
    _, step = played(board)
    before = board.log.toPlainText()
    board.settled.connect(lambda: told.append("settled"))
    board.play(step, None, lambda: told.append("shown"))
    assert board.busy
    assert not any(target.legal for target in board.scene._targets)
    assert board.log.toPlainText() == before
    board.skip()
    assert told == ["shown", "settled"]
    assert not board.busy
    assert board.log.toPlainText().startswith(before + "\n")


def test_without_animation_it_is_told_at_once(qtbot: QtBot) -> None:
    board = made(qtbot)
    _, step = played(board)
    told: list[str] = []
    board.play(step, None, lambda: told.append(board.log.toPlainText()))
    assert len(told) == 1
    assert "Beate rolls a 5." in told[0]


def test_what_is_stopped_is_not_told(qtbot: QtBot) -> None:
    board = made(qtbot, "normal")
    _, step = played(board)
    told: list[str] = []
    board.play(step, None, lambda: told.append("shown"))
    board.stop()
    assert (told, board.busy) == ([], False)


@pytest.mark.parametrize(("animation", "speed"), [("off", 0), ("fast", 2.5), ("normal", 1)])
def test_the_speed_is_the_one_that_was_set_until_another_is(qtbot: QtBot, animation: str, speed: float) -> None:
    board = made(qtbot, animation)
    assert board.speed == board.findChild(Choreographer).speed == speed
    board.set_speed(4)
    assert board.speed == board.findChild(Choreographer).speed == 4


def test_haste_shortens_what_is_played(qtbot: QtBot) -> None:
    lasts = []
    for haste in ((), (2.0,)):
        board = made(qtbot, "normal")
        _, step = played(board)
        board.play(step, None, lambda: None, *haste)
        lasts.append(board.findChild(Choreographer)._current.totalDuration())
        board.stop()
    usual = board.scene.motion(step.events[0])
    assert usual
    assert lasts == [usual.totalDuration(), pytest.approx(usual.totalDuration() / 2, abs=4)]


def test_view_and_side_panel_show_the_same(qtbot: QtBot) -> None:
    board = made(qtbot, setup=RICHER)
    board.show_view(Session(RICHER, ("=46", "place 5", "=71")).state.view(None), ())
    assert board.view.accessibleName() == "EXXTRA"
    before = [shown.text() for shown in board._panel.findChildren(QLabel)]
    board.show_view(Session(RICHER, ("=46",)).state.view(None), ())
    assert [shown.text() for shown in board._panel.findChildren(QLabel)] != before


@pytest.mark.parametrize(("animation", "at_once"), [("off", True), ("normal", False)])
def test_what_stands_beside_waits_only_where_something_has_moved(qtbot: QtBot, animation: str, at_once: bool) -> None:
    board = made(qtbot, animation, RICHER)
    session = Session(RICHER, ("=46",))
    board.show_all(session.state.view(None), (), None, session.steps)
    step = session.submit(RICHER.game.read("place 5"))
    before = [shown.text() for shown in board._panel.findChildren(QLabel)]
    board.play(step, None, lambda: board.show_view(Session(RICHER, ("=46", "place 5", "=71")).state.view(None), ()))
    board.skip()
    assert ([shown.text() for shown in board._panel.findChildren(QLabel)] != before) is at_once
    board.scene.lie_still()
    assert [shown.text() for shown in board._panel.findChildren(QLabel)] != before


def test_the_log_stands_beside_the_table_unless_somebody_folds_it_away(qtbot: QtBot) -> None:
    board = made(qtbot)
    assert board.side_shown
    assert "Log" in [found.text() for found in board._side.findChildren(QLabel)]
    assert board.log.isVisible()


def side(board: Board) -> QFrame:
    return board._side


@pytest.mark.parametrize(
    ("width", "folded", "shown"),
    [(1100, None, True), (1099, None, False), (1099, False, True), (1920, True, False)],
)
def test_the_side_panel_is_folded_where_there_is_no_room_or_on_demand(
    qtbot: QtBot, width: int, folded: bool | None, shown: bool
) -> None:
    board = made(qtbot)
    board.fit_side(width, folded=folded)
    assert board.side_shown is shown
    assert side(board).isVisible() is shown


def test_what_is_read_beside_the_table_lies_where_the_side_panel_is(qtbot: QtBot) -> None:
    board = made(qtbot)
    board.fit_side(1280, folded=False)
    board.aside.show_content("A rule", QLabel("words"), owner=board)
    assert not side(board).isVisible()
    assert board.side_shown, "it comes back"
    board.aside.shut()
    assert side(board).isVisible()
    board.rescale(1.5)
    assert (side(board).width(), board.aside.width()) == (450, 450)


def test_what_is_read_lies_right_of_the_table_and_as_wide_as_usual(qtbot: QtBot) -> None:
    board = made(qtbot)
    board.rescale(1.0)
    board.aside.show_content("What this is", QLabel("A die."), board)
    board.layout().activate()
    assert board.aside.geometry().left() > board.view.geometry().right()
    assert board.aside.geometry().right() == board.width() - 1
    assert board.aside.width() == 300, "before anybody says how wide the window is"


def test_what_is_seen_is_heard_event_by_event(qtbot: QtBot) -> None:
    board = made(qtbot, "normal")
    heard: list[str] = []
    board.heard.connect(heard.append)
    _, step = played(board)
    names = [LOOKS["pig"].sound(event) for event in step.events]
    board.play(step, None, lambda: None)
    assert heard == [name for name in names[:1] if name]
    board.stop()
    quiet = made(qtbot, "off")
    heard.clear()
    quiet.heard.connect(heard.append)
    _, step = played(quiet)
    quiet.play(step, None, lambda: None)
    assert heard == [name for name in names if name][-1:]


def test_without_motion_one_sound_stands_for_all(qtbot: QtBot) -> None:
    board = made(qtbot, setup=RICHER)
    board._sound_of = lambda event: type(event).__name__
    heard: list[str] = []
    board.heard.connect(heard.append)
    bust = Session(RICHER, ("=71", "place 4", "=22", "place 0", "=33", "roll"))
    step = bust.submit(RICHER.game.read("=XX"))
    assert len(step.events) > 3
    board.play(step, None, lambda: None)
    assert heard == [type(step.events[-1]).__name__]
