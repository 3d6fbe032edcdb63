"""Whole games of EXXTRA through the real window: by clicks, by keys, and against bots."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.bots.exxtra import yardstick
from gamebox.engine.chance import Script
from gamebox.engine.game import Over
from gamebox.engine.record import Seat, Setup, make_setup
from gamebox.games.exxtra.actions import PLACES, ROLL_AGAIN, Place, Throw
from gamebox.games.registry import GAMES
from gamebox.ui.guide import Guide
from gamebox.ui.items.target import TargetItem
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.screens.result.screen import ResultScreen

ROLL = Qt.Key.Key_R


def table_screen(guide: Guide) -> PlayScreen:
    assert isinstance(guide.screen_shown, PlayScreen)
    return guide.screen_shown


def rung(screen: PlayScreen, field: int) -> TargetItem:
    items = [item for item in screen.scene.items() if isinstance(item, TargetItem)]
    return next(item for item in items if item.action == PLACES[field])


def click_rung(qtbot: QtBot, screen: PlayScreen, field: int) -> None:
    spot: QPoint = screen.view.mapFromScene(rung(screen, field).centre())
    qtbot.mouseMove(screen.view.viewport(), spot)
    qtbot.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def click_offer(qtbot: QtBot, screen: PlayScreen, name: str) -> None:
    button = screen.prompt.findChild(QPushButton, name)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def wanted(guide: Guide) -> object:
    """What a sensible player would do; None to roll at the beginning of a turn."""
    table = guide.table
    assert table is not None
    return yardstick.easy(table.view, (), None) if table.view.throw else None  # type: ignore[arg-type]


def over(guide: Guide) -> bool:
    assert guide.table is not None
    return isinstance(guide.table.session.state.to_act(), Over)


def decisions(guide: Guide) -> Iterator[object]:
    """What to do next, until the game is over."""
    for _ in range(2000):
        if over(guide):
            return
        yield wanted(guide)
    pytest.fail("The game does not end.")


@pytest.fixture
def playing(qtbot: QtBot, guide: Guide, exxtra_setup: Setup) -> Guide:
    guide.start(exxtra_setup)
    with qtbot.waitActive(guide):
        guide.activateWindow()
    return guide


def test_a_whole_game_by_clicks(qtbot: QtBot, playing: Guide) -> None:
    screen = table_screen(playing)
    for action in decisions(playing):
        if isinstance(action, Place):
            click_rung(qtbot, screen, action.field)
        else:
            click_offer(qtbot, screen, "Roll" if playing.table.view.rolls == 0 else "Roll again")
    assert isinstance(playing.screen_shown, ResultScreen)


def test_a_whole_game_by_keys(qtbot: QtBot, playing: Guide) -> None:
    screen = table_screen(playing)
    for action in decisions(playing):
        key = getattr(Qt.Key, f"Key_{action.field}") if isinstance(action, Place) else ROLL
        qtbot.keyClick(screen.view, key)
    assert isinstance(playing.screen_shown, ResultScreen)


def test_bots_play_to_the_end_by_themselves(qtbot: QtBot, guide: Guide) -> None:
    seats = [Seat(name, player="bot:easy") for name in ("Ada", "Bruno", "Cleo")]
    guide.start(make_setup(GAMES["exxtra"], seats, {}))
    qtbot.waitUntil(lambda: isinstance(guide.screen_shown, ResultScreen), timeout=30_000)


def roll(guide: Guide, dice: str) -> None:
    """Let the dice fall as wanted."""
    assert guide.table is not None
    guide.table.session.submit(Throw(*dice))


def test_arrows_and_enter_place_a_pair(qtbot: QtBot, playing: Guide) -> None:
    screen = table_screen(playing)
    roll(playing, "46")
    qtbot.keyClick(screen.view, Qt.Key.Key_Up)
    cursor = next(item for item in screen.scene.items() if isinstance(item, TargetItem) and item.lit)
    qtbot.keyClick(screen.view, Qt.Key.Key_Up)
    above = next(item for item in screen.scene.items() if isinstance(item, TargetItem) and item.lit)
    assert above.action.field == cursor.action.field + 1
    qtbot.keyClick(screen.view, Qt.Key.Key_Return)
    assert playing.table.view.spots[0] == above.action.field


def test_escape_lets_go_of_the_cursor(qtbot: QtBot, playing: Guide) -> None:
    screen = table_screen(playing)
    roll(playing, "46")
    qtbot.keyClick(screen.view, Qt.Key.Key_Down)
    qtbot.keyClick(screen.view, Qt.Key.Key_Escape)
    assert not any(item.lit for item in screen.scene.items() if isinstance(item, TargetItem))


def test_a_taken_field_answers_why_with_its_rule(qtbot: QtBot, playing: Guide) -> None:
    screen = table_screen(playing)
    roll(playing, "46")
    click_rung(qtbot, screen, 3)
    roll(playing, "71")
    before = playing.table.session.record
    click_rung(qtbot, screen, 3)
    assert "Dice field 3 is not free. (EX-20)" in _reason(screen)
    assert playing.table.session.record == before


def test_placing_before_rolling_answers_why(qtbot: QtBot, playing: Guide) -> None:
    screen = table_screen(playing)
    click_rung(qtbot, screen, 3)
    assert "(EX-11)" in _reason(screen)


@pytest.mark.parametrize(
    ("moves", "key", "rule"), [((), "3", "EX-11"), (("=46", "place 5", "=32"), "5", "EX-20")], ids=["early", "taken"]
)
def test_a_digit_that_cannot_be_placed_on_is_answered(
    qtbot: QtBot, guide: Guide, exxtra_setup: Setup, moves: tuple[str, ...], key: str, rule: str
) -> None:
    guide.start(exxtra_setup)
    assert guide.table
    for text in moves:
        guide.table.session.submit(exxtra_setup.game.read(text))
    qtbot.keyClicks(table_screen(guide).view, key)
    assert f"({rule})" in _reason(table_screen(guide))
    assert guide.table.session.record.moves == moves


def _reason(screen: PlayScreen) -> str:
    label = screen.prompt.findChild(object, "reason")
    return label.text() if label.isVisible() else ""


def test_a_field_tells_whom_it_would_throw_out(qtbot: QtBot, playing: Guide) -> None:
    screen = table_screen(playing)
    roll(playing, "46")
    click_rung(qtbot, screen, 5)
    roll(playing, "71")
    assert rung(screen, 2).hint == "Field 2: +2 steps; throws out Alex"


def test_a_hint_names_nobody_who_stays(qtbot: QtBot, playing: Guide) -> None:
    screen = table_screen(playing)
    roll(playing, "46")
    click_rung(qtbot, screen, 3)
    roll(playing, "71")
    assert rung(screen, 5).hint == "Field 5: +5 steps"


def test_pointing_at_a_field_tells_its_hint(qtbot: QtBot, playing: Guide) -> None:
    screen = table_screen(playing)
    roll(playing, "46")
    qtbot.keyClick(screen.view, Qt.Key.Key_Up)
    assert screen.prompt.findChild(object, "hint").text().startswith("Field")


def test_a_hint_goes_with_what_it_told_about(qtbot: QtBot, playing: Guide) -> None:
    screen = table_screen(playing)
    roll(playing, "46")
    qtbot.keyClick(screen.view, Qt.Key.Key_Up)
    qtbot.keyClick(screen.view, Qt.Key.Key_Return)
    assert playing.table.session.record.moves[1:]
    assert "places" in screen.prompt.findChild(object, "hint").text()


def test_the_log_stays_where_it_is_while_odds_come_and_go(qtbot: QtBot, playing: Guide) -> None:
    screen = table_screen(playing)
    roll(playing, "46")
    qtbot.wait(10)
    top = screen.log.y()
    click_rung(qtbot, screen, 5)
    qtbot.wait(10)
    assert screen.log.y() == top


def test_undo_takes_back_a_placement_until_the_next_roll(qtbot: QtBot, playing: Guide) -> None:
    screen = table_screen(playing)
    roll(playing, "46")
    click_rung(qtbot, screen, 5)
    qtbot.mouseClick(screen.findChild(QPushButton, "undo"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(screen.findChild(QPushButton, "Yes, take it back"), Qt.MouseButton.LeftButton)
    assert playing.table.session.record.moves == ("=46",)
    click_rung(qtbot, screen, 4)
    roll(playing, "71")
    assert not screen.findChild(QPushButton, "undo").isEnabled()


def test_the_log_tells_the_game_in_words(playing: Guide) -> None:
    roll(playing, "46")
    playing.table.act(PLACES[4])
    told = table_screen(playing).log.toPlainText().replace("\N{NO-BREAK SPACE}", " ")
    assert "Alex rolls 6-4: 64." in told
    assert "Alex places 64 on dice field 4." in told


def log_by_seat(screen: PlayScreen) -> list[tuple[int, str]]:
    """Each line of the log with the seat under whose emblem it stands."""
    lines, seat, block = [], -1, screen.log.document().firstBlock()
    while block.isValid():
        seat = block.userState() if block.userState() >= 0 else seat
        lines.append((seat, block.text().replace("\N{NO-BREAK SPACE}", " ")))
        block = block.next()
    return lines


def test_a_pawn_that_runs_at_the_beginning_of_a_turn_stands_under_its_own_player(playing: Guide) -> None:
    roll(playing, "71")
    playing.table.act(PLACES[5])
    for _ in range(2):
        roll(playing, "21")
        playing.table.act(PLACES[0])
    assert log_by_seat(table_screen(playing))[-2:] == [
        (2, "Carl places 21 on dice field 0."),
        (0, "Alex runs to field 5 thanks to dice field 5."),
    ]


def test_taking_back_what_began_another_turn_takes_back_all_of_it(playing: Guide) -> None:
    test_a_pawn_that_runs_at_the_beginning_of_a_turn_stands_under_its_own_player(playing)
    playing.table.undo()
    assert log_by_seat(table_screen(playing))[-1] == (2, "Carl rolls 2-1: 21.")
    playing.table.act(PLACES[1])
    assert log_by_seat(table_screen(playing))[-1] == (0, "Alex runs to field 5 thanks to dice field 5.")


def test_whoever_was_thrown_out_is_told_at_the_own_turn(playing: Guide) -> None:
    roll(playing, "46")
    playing.table.act(PLACES[5])
    roll(playing, "71")
    playing.table.act(PLACES[0])
    task = table_screen(playing).prompt.findChild(QLabel, "prompt")
    assert task.text() == "Carl: roll!"
    roll(playing, "21")
    playing.table.act(PLACES[0])
    assert task.text() == "Alex: Beate has thrown out your pair. Roll!"


def test_a_bust_is_told_as_it_is_seen_and_nobody_is_asked_meanwhile(qtbot: QtBot, playing: Guide) -> None:
    """The prompt spoke of the next roll while another one's pawn ran to the goal."""
    screen = table_screen(playing)
    for dice, place in (("42", 0), ("46", 5), ("31", 0)):
        roll(playing, dice)
        playing.table.act(PLACES[place])
    roll(playing, "21")
    screen.board.set_speed(20)
    task = screen.prompt.findChild(QLabel, "prompt")
    told: list[str] = []
    screen.board.reached.connect(lambda _event: told.append(task.text()))
    playing.table._chance = Script([Throw("7", "X")])
    playing.table.act(ROLL_AGAIN)
    qtbot.waitUntil(lambda: not screen.board.busy)
    said = list(dict.fromkeys(text.replace("\N{NO-BREAK SPACE}", " ") for text in told))
    assert said[-3:] == [
        "1 X: Alex’s turn is over.",
        "Alex stays at the start.",
        "Beate runs to field 5 thanks to dice field 5.",
    ]
    assert not any("7-X" in text for text in told), "not before the dice lie"
    assert task.text() == "Beate: roll!"


def test_rolling_again_stands_where_rolling_stood(qtbot: QtBot, playing: Guide) -> None:
    """What appears under a pointer that has just rolled must not place the pair."""
    screen = table_screen(playing)
    first = screen.prompt.findChild(QPushButton, "Roll")
    pressed = first.mapTo(screen, first.rect().center())
    right = first.mapTo(screen, first.rect().topRight()).x()
    roll(playing, "46")
    QApplication.processEvents()
    again = screen.prompt.findChild(QPushButton, "Roll again")
    assert screen.childAt(pressed) is again
    assert again.mapTo(screen, again.rect().topRight()).x() == right
