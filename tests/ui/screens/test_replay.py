"""Watching a game again: by the bar, by keys, by the wheel and by itself; and playing on from anywhere."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.bots import arena
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.guide import Guide
from gamebox.ui.looks import LOOKS
from gamebox.ui.screens.cue import Cue
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.replay import Eyes, ReplayScreen
from gamebox.ui.screens.setup.screen import SetupScreen
from gamebox.ui.theme import LIGHT
from gamebox.ui.widgets.combo import Combo

pytestmark = pytest.mark.usefixtures("pig")


def finished(game: str, seats: int = 3, at_most: int | None = None) -> Session:
    played = Session(make_setup(GAMES[game], arena.bot_seats(["random"], seats), {}))
    arena.finish(played, Random(2), at_most)
    people = [Seat(name) for name in ("Alex", "Beate", "Carl")[:seats]]
    return Session(make_setup(GAMES[game], people, {}), played.record.moves)


def opened(qtbot: QtBot, session: Session, *, animation: str = "off", moments: tuple[int, ...] = ()) -> ReplayScreen:
    look = LOOKS[session.setup.game.id]
    screen = ReplayScreen(LIGHT, look, session, Settings(animation=animation), Shelf(), Cue(moments=moments))
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitExposed(screen):
        screen.show()
    return screen


def shows(screen: ReplayScreen, session: Session, position: int) -> bool:
    """Whether everything on the screen tells of the same position."""
    told = screen.board.log.toPlainText()
    return (
        screen.reel.position == screen.controls.scrub_bar.value() == position
        and screen.reel.state.document() == session.state_after(position).document()
        and f"Move {position} of" in " ".join(label.text() for label in screen.findChildren(QLabel))
        and bool(told) == any(screen.board.log.lines(step, screen.viewer) for step in session.steps[:position])
    )


@pytest.mark.parametrize("game", [*GAMES, "pig"])
def test_keys_and_wheel_go_through_the_game(qtbot: QtBot, game: str) -> None:
    session = finished(game, at_most=120)
    screen = opened(qtbot, session, moments=(9,))
    bar = screen.controls.scrub_bar
    assert bar.hasFocus()
    for key, position in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1), (Qt.Key.Key_M, 9)):
        qtbot.keyClick(bar, key)
        assert shows(screen, session, position), key
    qtbot.keyClick(bar, Qt.Key.Key_End)
    assert shows(screen, session, len(session))
    qtbot.keyClick(bar, Qt.Key.Key_Home)
    assert shows(screen, session, 0)
    qtbot.keyClick(bar, Qt.Key.Key_D)
    assert shows(screen, session, screen.reel.decisions[0])
    qtbot.keyClick(bar, Qt.Key.Key_PageDown)
    assert screen.reel.position in (*screen.reel.rounds, len(session))
    before = screen.reel.position
    for number, place in enumerate((screen, bar, screen.board.view.viewport()), 1):
        turn(place, 120)
        assert shows(screen, session, before - number), place


def turn(place: QWidget, angle: int) -> None:
    """The wheel, above something."""
    window = place.window()
    middle = QPointF(place.mapTo(window, place.rect().center()))
    QTest.wheelEvent(window.windowHandle(), middle, QPoint(0, angle))


def test_a_touchpad_goes_as_far_as_a_wheel(qtbot: QtBot) -> None:
    session = finished("pig", at_most=20)
    screen = opened(qtbot, session)
    for _ in range(20):
        turn(screen, -18)
    assert shows(screen, session, 3)


@pytest.mark.parametrize("game", [*GAMES, "pig"])
def test_the_bar_leads_anywhere(qtbot: QtBot, game: str) -> None:
    session = finished(game, at_most=120)
    screen = opened(qtbot, session)
    bar = screen.controls.scrub_bar
    for share in (0.5, 0.1, 1.0, 0.0):
        x = round(14 + (bar.width() - 28) * share)
        qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(x, 20))
        assert abs(screen.reel.position - share * len(session)) <= 1
        assert shows(screen, session, screen.reel.position)


def test_a_line_of_the_log_leads_to_its_move(qtbot: QtBot) -> None:
    session = finished("pig")
    screen = opened(qtbot, session)
    screen.seek(30)
    log = screen.board.log
    block = log.document().firstBlock()
    spot = log.document().documentLayout().blockBoundingRect(block).center().toPoint()
    log.verticalScrollBar().setValue(0)
    qtbot.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, spot.y()))
    assert screen.reel.position == 1


@pytest.mark.parametrize("animation", ["off", "fast"])
def test_it_plays_by_itself_to_the_end_and_can_be_held(qtbot: QtBot, animation: str) -> None:
    session = finished("pig", at_most=6)
    screen = opened(qtbot, session, animation=animation)
    for _ in range(2):
        screen.controls.next_rate()
    qtbot.keyClick(screen.controls.scrub_bar, Qt.Key.Key_Space)
    pause = screen.findChild(QPushButton, "play")
    assert pause
    assert all(QFontMetrics(pause.font()).inFontUcs4(ord(sign)) for sign in pause.text()), "no font has that sign"
    qtbot.waitUntil(lambda: screen.reel.position >= 2, timeout=10_000)
    qtbot.keyClick(screen.controls.scrub_bar, Qt.Key.Key_Space)
    held = screen.reel.position
    qtbot.wait(400)
    assert shows(screen, session, held)
    qtbot.keyClick(screen.controls.scrub_bar, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: screen.reel.at_end, timeout=15_000)


def test_a_game_with_secrets_is_open_only_when_it_is_over(qtbot: QtBot) -> None:
    going_on = opened(qtbot, finished("level8", 2, at_most=60))
    going_on.seek(30)
    assert going_on.viewer is None
    ways_on = ("what-if", "play-on")
    assert not any(going_on.findChild(QPushButton, name) for name in ways_on), "they would turn up hands and the pile"
    over = opened(qtbot, finished("level8", 2))
    assert all(over.findChild(QPushButton, name) for name in ways_on)
    over.seek(len(over.reel) // 2)
    over.look_with(1)
    assert over.viewer == 1
    over.look_with(Eyes.OPEN)
    assert over.viewer is None


def test_a_game_that_is_over_can_be_watched_with_all_hands_open(qtbot: QtBot) -> None:
    session = finished("level8", 3)
    screen = opened(qtbot, session)
    screen.seek(len(screen.reel) // 2)
    eyes = screen.findChild(Combo, "eyes")
    area = screen.board.scene.sceneRect()

    def choose(name: Eyes) -> list[tuple[int, ...]]:
        eyes.setCurrentIndex(eyes.findData(name))
        eyes.activated.emit(eyes.currentIndex())
        return [items.open_hand.cards for items in screen.board.scene.seats if items.open_hand.isVisible()]

    hands = [tuple(hand) for hand in screen.reel.state.hands]
    assert choose(Eyes.ALL) == [hand for seat, hand in enumerate(hands) if seat != screen.viewer]
    assert sorted(item.card for item in screen.board.scene.hand.cards) == sorted(hands[screen.viewer])
    seen = screen.board.view.mapToScene(screen.board.view.viewport().rect()).boundingRect()
    assert seen.contains(screen.board.scene.sceneRect()), "the table is higher now, and all of it is seen"
    told = [group.name for group in screen.board.scene.spoken() if "open hand" in group.key]
    others = [name for seat, name in enumerate(("Alex", "Beate", "Carl")) if seat != screen.viewer]
    assert [name.partition("’")[0] for name in told] == others
    assert choose(Eyes.ACTING) == []
    assert screen.board.scene.sceneRect() == area


def test_all_hands_stay_open_to_the_last_move(qtbot: QtBot) -> None:
    """At the end nobody acts, and the near hand is open, too."""
    screen = opened(qtbot, finished("level8", 2))
    screen.look_with(Eyes.ALL)
    screen.seek(len(screen.reel))
    scene = screen.board.scene
    assert screen.viewer is None
    assert sorted(item.card for item in scene.hand.cards) == sorted(screen.reel.state.hands[scene.bottom])


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_with_the_first_round(qtbot: QtBot, game: str) -> None:
    screen = opened(qtbot, finished(game, at_most=3))
    screen.seek(3)
    assert screen.reel.round_number == 1


def test_from_the_result_to_another_end(qtbot: QtBot, guide: Guide) -> None:
    """Replay, try something, come back, then play on with another line-up."""
    session = finished("pig")
    guide.show_result(session)
    qtbot.mouseClick(guide.screen_shown.findChild(QPushButton, "replay"), Qt.MouseButton.LeftButton)
    screen = guide.screen_shown
    assert isinstance(screen, ReplayScreen)
    screen.seek(len(screen.reel))
    assert not any(screen.findChild(QPushButton, name).isEnabled() for name in ("what-if", "play-on")), "it is over"
    screen.seek(screen.reel.decisions[5])
    there = screen.reel.position
    qtbot.mouseClick(screen.findChild(QPushButton, "what-if"), Qt.MouseButton.LeftButton)
    trying = guide.screen_shown
    assert isinstance(trying, PlayScreen)
    assert guide.table.session.recorder is None
    assert guide.table.session.record.moves == session.record.moves[:there]
    back = trying.findChild(QPushButton, "home")
    assert back.accessibleName() == "Replay"
    qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
    screen = guide.screen_shown
    assert isinstance(screen, ReplayScreen)
    assert screen.reel.position == there
    qtbot.mouseClick(screen.findChild(QPushButton, "play-on"), Qt.MouseButton.LeftButton)
    line_up = guide.screen_shown
    assert isinstance(line_up, SetupScreen)
    assert any("by the rules with which it began" in words.text() for words in line_up.findChildren(QLabel))
    qtbot.mouseClick(line_up.findChild(QPushButton, "start"), Qt.MouseButton.LeftButton)
    assert guide.table.session.recorder is not None
    assert guide.table.session.record.moves == session.record.moves[:there]
    assert guide.screen_shown.findChild(QPushButton, "home").accessibleName() == "Home"
    guide.show_home()
    assert len(guide._desk.saves.unfinished()) == 1
