"""The review in the window: made with a click, kept, cancelled; its curve, its bars, and moments to try again."""

from __future__ import annotations

import multiprocessing
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.bots.judged import Moment, Review
from gamebox.bots.review import review
from gamebox.engine.record import Record, Seat, load
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library.settings import Settings
from gamebox.library.shelf import Shelf
from gamebox.ui.guide import Guide
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import players_of
from gamebox.ui.screens.replay import ReplayScreen
from gamebox.ui.screens.result.screen import ResultScreen
from gamebox.ui.screens.review import words
from gamebox.ui.screens.review.moments import chosen
from gamebox.ui.screens.review.screen import ReviewScreen
from gamebox.ui.screens.review.try_again import TryAgainScreen
from gamebox.ui.theme import LIGHT

LONG = 60_000
"""Milliseconds that a busy machine may need."""
RECORDS = {
    "exxtra": "three-players-last-begins",
    "lavarails": "two-players-volcano",
    "level8": "two-players",
}


@cache
def played(game: str) -> Record:
    """A golden game, as if people had played it."""
    record = load(Path(__file__).parents[2] / "records" / game / f"{RECORDS[game]}.gamebox", GAMES)
    seats = tuple(structs.replace(seat, player="human") for seat in record.setup.seats)
    return replace(record, setup=replace(record.setup, seats=seats))


@cache
def reviewed(game: str) -> Review:
    return review(played(game))


def finished(game: str) -> Session:
    return Session.of(played(game))


@pytest.fixture
def screen(qtbot: QtBot) -> ReviewScreen:
    made = ReviewScreen(LIGHT, LOOKS["exxtra"], finished("exxtra"), reviewed("exxtra"))
    return shown(qtbot, made)


def shown(qtbot: QtBot, made: Any) -> Any:
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def click(qtbot: QtBot, screen: QWidget | None, name: str) -> None:
    assert screen
    button = screen.findChild(QPushButton, name)
    assert button
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_one_click_on_the_result_reviews_the_game_and_keeps_it(guide: Guide, qtbot: QtBot) -> None:
    session = finished("exxtra")
    guide.show_result(session)
    click(qtbot, guide.screen_shown, "review")
    screen = guide.screen_shown
    assert isinstance(screen, ReviewScreen)
    assert screen.findChild(QWidget, "progress").isVisible()
    qtbot.waitUntil(lambda: screen.review is not None, timeout=LONG)
    assert screen.review
    assert screen.review.moves == reviewed("exxtra").moves
    click(qtbot, screen, "back")
    assert isinstance(guide.screen_shown, ResultScreen)
    guide.show_review(session, guide.show_home)
    again = guide.screen_shown
    assert isinstance(again, ReviewScreen)
    assert again.review == screen.review


def test_a_review_can_be_cancelled(guide: Guide, qtbot: QtBot) -> None:
    guide.show_result(finished("level8"))
    click(qtbot, guide.screen_shown, "review")
    QApplication.processEvents()
    for told in guide.screen_shown.findChildren(QLabel):
        assert not told.isVisible() or told.heightForWidth(told.width()) <= told.height(), told.text()
    click(qtbot, guide.screen_shown, "cancel")
    assert isinstance(guide.screen_shown, ResultScreen)
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=LONG)


def test_a_game_that_is_not_over_keeps_its_secrets(qtbot: QtBot) -> None:
    session = finished("level8")
    session.undo(1)
    with pytest.raises(TypeError):
        ReviewScreen(LIGHT, LOOKS["level8"], session, None)


def test_the_bars_add_up_to_the_result(screen: ReviewScreen) -> None:
    for fortune, seat in zip(screen.fortunes, reviewed("exxtra").seats, strict=True):
        total = sum(share.value for share in fortune.shares)
        assert total == pytest.approx(100 * (seat.end - seat.start), abs=1e-7)
        assert seat.name in fortune.accessibleName()
        assert f"you gave away {round(100 * seat.lost)}" in fortune.words


@pytest.mark.parametrize(
    ("gifts", "bot", "told"),
    [
        (0.04, False, "the others gave you 4"),
        (-0.04, False, "mistakes of others cost you 4"),
        (-0.04, True, "mistakes of others cost 4"),
        (0.001, False, "you gave away 2"),
    ],
)
def test_words_leave_out_nothing_that_the_bars_show(gifts: float, bot: bool, told: str) -> None:
    seat = replace(reviewed("exxtra").seats[0], luck=-0.3, lost=0.02, gifts=gifts)
    assert words.fortune(reviewed("exxtra"), seat, bot=bot, cards=False).endswith(f"{told}.")


def test_the_curve_leads_to_the_board(screen: ReviewScreen, qtbot: QtBot) -> None:
    curve, count = screen.curve, len(reviewed("exxtra").moves)
    with qtbot.waitSignal(screen.position_wanted) as wanted:
        qtbot.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(curve.width() // 2, curve.height() // 2))
    assert 0 < wanted.args[0] < count
    curve.setFocus()
    for key in (Qt.Key.Key_End, Qt.Key.Key_Left):
        qtbot.keyClick(curve, key)
    with qtbot.waitSignal(screen.position_wanted) as wanted:
        qtbot.keyClick(curve, Qt.Key.Key_Return)
    assert wanted.args == [count - 1]
    assert reviewed("exxtra").seats[0].name in curve.accessibleDescription()


def test_three_moments_are_chosen_people_first_and_not_all_alike() -> None:
    def moment(seat: int, kind: Any, move: int) -> Moment:
        return Moment(move, seat, kind, 0.1, 0.2, 0.1, ())

    found = reviewed("exxtra")
    players = players_of([Seat("Bo", player="bot:random"), Seat("Ada"), Seat("Cy")])
    mistakes = [moment(1, "mistake", move) for move in range(3)]
    others = [moment(0, "jackpot", 7), moment(2, "unlucky", 8)]
    told = chosen(Review(found.game, found.judge, "win", found.seats, (), (*mistakes, *others), 0), players)
    assert [each.move for each in told] == [0, 1, 8]
    alone = chosen(Review(found.game, found.judge, "win", found.seats, (), tuple(mistakes), 0), players)
    assert [each.move for each in alone] == [0, 1, 2]


def test_the_better_move_is_covered_until_somebody_asks(screen: ReviewScreen, qtbot: QtBot) -> None:
    card = next(card for card in screen.cards if card.is_question)
    answer = next(label for label in card.findChildren(QLabel) if label.objectName().startswith("answer"))
    assert not answer.isVisible()
    move = answer.objectName().removeprefix("answer-")
    with qtbot.waitSignal(screen.uncovered) as told:
        click(qtbot, card, f"uncover-{move}")
    assert told.args == [int(move)]
    assert answer.isVisible()
    assert answer.text().startswith("Better: ")


def test_a_moment_leads_to_the_replay_and_back(guide: Guide, qtbot: QtBot) -> None:
    session = finished("exxtra")
    guide._desk.reviews.keep(session.record, reviewed("exxtra"))
    guide.show_review(session, guide.show_home)
    screen = guide.screen_shown
    assert isinstance(screen, ReviewScreen)
    look = next(button for button in screen.findChildren(QPushButton) if button.objectName().startswith("look-"))
    look.click()
    replay = guide.screen_shown
    assert isinstance(replay, ReplayScreen)
    assert replay.reel.position in replay.reel.moments
    click(qtbot, replay, "back")
    assert isinstance(guide.screen_shown, ReviewScreen)


def test_a_replay_leads_to_the_review_and_knows_its_moments(guide: Guide, qtbot: QtBot) -> None:
    session = finished("exxtra")
    guide.show_replay(session, guide.show_home)
    assert isinstance(guide.screen_shown, ReplayScreen)
    assert not guide.screen_shown.reel.moments
    guide._desk.reviews.keep(session.record, reviewed("exxtra"))
    guide.screen_shown.seek(7)
    click(qtbot, guide.screen_shown, "review")
    assert isinstance(guide.screen_shown, ReviewScreen)
    click(qtbot, guide.screen_shown, "back")
    replay = guide.screen_shown
    assert isinstance(replay, ReplayScreen)
    assert replay.reel.position == 7
    assert replay.reel.moments == sorted(moment.position for moment in reviewed("exxtra").moments)


@pytest.mark.parametrize("game", list(RECORDS))
def test_try_again_asks_on_the_board_and_then_tells_both_values(guide: Guide, qtbot: QtBot, game: str) -> None:
    session, found = finished(game), reviewed(game)
    guide._desk.reviews.keep(session.record, found)
    guide.show_review(session, guide.show_home)
    screen = guide.screen_shown
    assert isinstance(screen, ReviewScreen)
    again = next(button for button in screen.findChildren(QPushButton) if button.objectName().startswith("try-"))
    again.click()
    asked = guide.screen_shown
    assert isinstance(asked, TryAgainScreen)
    assert not asked.verdict.isVisible()
    move = found.moves[int(again.objectName().removeprefix("try-"))]
    asked.board.scene.intend(session.setup.game.read(move.best))
    qtbot.waitUntil(asked.verdict.isVisible, timeout=LONG)
    told = [frame.accessibleName() for frame in asked.verdict.findChildren(QWidget) if frame.accessibleName()]
    assert [line.split(":")[0] for line in told] == ["Your answer", "Played then", "Best"]
    assert asked.prompt.findChild(QLabel, "prompt").text() == "Well found: nothing is better."
    click(qtbot, asked, "Try another")
    assert not asked.verdict.isVisible()
    click(qtbot, asked, "back")
    answers = [label for label in guide.screen_shown.findChildren(QLabel) if label.objectName().startswith("answer")]
    assert any(label.isVisible() for label in answers)
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=LONG)


def test_what_is_not_allowed_is_explained(qtbot: QtBot) -> None:
    session, found = finished("exxtra"), reviewed("exxtra")
    question = next(moment for moment in found.moments if moment.kind == "mistake")
    settings = Settings(animation="off")
    screen = shown(qtbot, TryAgainScreen(LIGHT, LOOKS["exxtra"], session, (found, question), settings, Shelf()))
    screen.board.scene.intend(session.setup.game.read("=46"))
    assert screen.prompt.findChild(QLabel, "reason").text()
    assert not screen.verdict.isVisible()
    click(qtbot, screen, "give-up")
    assert screen.verdict.isVisible()
    screen.close()
