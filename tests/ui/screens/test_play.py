"""The table screen in motion: clicks into animations, a full disk, bots that fail, and a crash in the middle."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollBar
from pytestqt.qtbot import QtBot

from gamebox.bots.tasks import Move
from gamebox.bots.worker import Answer, Worker
from gamebox.engine.chance import Script
from gamebox.engine.journal import recover
from gamebox.engine.record import Seat, Setup, make_setup, replay
from gamebox.games.exxtra.actions import PLACES, ROLL_AGAIN, Throw
from gamebox.games.exxtra.events import PairPlaced
from gamebox.games.registry import GAMES
from gamebox.library import settings as stored_settings
from gamebox.ui import crash
from gamebox.ui.guide import Guide
from gamebox.ui.look import Offer, Prompt
from gamebox.ui.screens.play.screen import PlayScreen
from gamebox.ui.widgets.elided import ElidedLabel
from tests.helpers import setup_for

OpenGuide = Callable[[], Guide]
PEOPLE = setup_for("exxtra", 3)
BOTS = make_setup(GAMES["exxtra"], [Seat(name, player="bot:easy") for name in ("Ada", "Bruno", "Cleo")], {})
MIXED = make_setup(GAMES["exxtra"], [Seat("Alex"), *(Seat(name, player="bot:easy") for name in ("Ada", "Bruno"))], {})


@pytest.fixture
def animated(qtbot: QtBot, tmp_path: Path, open_guide: OpenGuide) -> Guide:
    """A window in which everything moves."""
    folder = tmp_path / "profile"
    folder.mkdir()
    (folder / stored_settings.FILE).write_text('{"language": "en", "theme": "light", "animation": "normal"}')
    guide = open_guide()
    with qtbot.waitActive(guide):
        guide.activateWindow()
    return guide


def screen_of(guide: Guide) -> PlayScreen:
    assert isinstance(guide.screen_shown, PlayScreen)
    return guide.screen_shown


def moves_at(guide: Guide) -> tuple[str, ...]:
    assert guide.table
    return guide.table.session.record.moves


def submit(guide: Guide, *moves: str) -> None:
    assert guide.table
    for text in moves:
        guide.table.session.submit(guide.table.session.setup.game.read(text))


def reason(guide: Guide) -> str:
    label = screen_of(guide).prompt.findChild(QLabel, "reason")
    return label.text() if label.isVisible() else ""


def offers(guide: Guide) -> dict[str, QPushButton]:
    """The buttons of the prompt bar that can be seen."""
    buttons = screen_of(guide).prompt.findChildren(QPushButton)
    return {each.objectName(): each for each in buttons if each.isVisible()}


def click_rung(qtbot: QtBot, guide: Guide, field: int) -> None:
    screen = screen_of(guide)
    target = next(item for item in screen.scene.items() if getattr(item, "action", None) == PLACES[field])
    spot: QPoint = screen.view.mapFromScene(target.centre())
    qtbot.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def busy(guide: Guide) -> bool:
    return screen_of(guide).board.busy


def journal_moves(tmp_path: Path) -> tuple[str, ...]:
    (path,) = (tmp_path / "profile" / "running").glob("*.journal")
    return recover(path, GAMES).record.moves


# Motion


def test_nobody_decides_on_dice_that_still_roll(qtbot: QtBot, animated: Guide) -> None:
    animated.start(PEOPLE)
    submit(animated, "=46")
    assert busy(animated)
    click_rung(qtbot, animated, 3)
    assert not busy(animated), "the click has shown the end of it"
    assert moves_at(animated) == ("=46",)
    click_rung(qtbot, animated, 3)
    assert moves_at(animated) == ("=46", "place 3")


def test_a_double_click_on_roll_rolls_once(qtbot: QtBot, animated: Guide) -> None:
    animated.start(PEOPLE)
    QApplication.processEvents()
    roll = offers(animated)["Roll"]
    for _ in range(2):
        qtbot.mouseClick(roll, Qt.MouseButton.LeftButton)
    assert len(moves_at(animated)) == 1
    assert not busy(animated)


def test_the_log_is_not_faster_than_the_dice(qtbot: QtBot, animated: Guide) -> None:
    animated.start(PEOPLE)
    QApplication.processEvents()
    click_rung(qtbot, animated, 3)
    assert "EX-11" in reason(animated)
    submit(animated, "=46")
    assert busy(animated)
    assert reason(animated) == "", "it has been done by now"
    assert "64" not in screen_of(animated).log.toPlainText()
    qtbot.waitUntil(lambda: not busy(animated), timeout=5000)
    assert "64" in screen_of(animated).log.toPlainText()


def test_what_moves_settles_by_itself(qtbot: QtBot, animated: Guide) -> None:
    animated.start(PEOPLE)
    submit(animated, "=46")
    qtbot.waitUntil(lambda: not busy(animated), timeout=5000)
    assert "64" in screen_of(animated).prompt.findChild(QLabel, "prompt").text()
    assert "Roll again" in offers(animated)


@pytest.mark.parametrize(("seed", "setup", "least"), [(0, PEOPLE, 10), (1, PEOPLE, 10), (2, MIXED, 1)])
def test_rapid_clicks_and_keys_anywhere_do_no_harm(
    qtbot: QtBot, animated: Guide, tmp_path: Path, seed: int, setup: Setup, least: int
) -> None:
    """A child with the mouse: the position stays the one of the record, on screen and on disk."""
    animated.start(setup)
    rng = Random(seed)
    keys = [Qt.Key.Key_R, *(getattr(Qt.Key, f"Key_{digit}") for digit in range(6)), Qt.Key.Key_Return, Qt.Key.Key_Down]
    for _ in range(120):
        screen = screen_of(animated)
        match rng.randrange(5):
            case 0:
                click_rung(qtbot, animated, rng.randrange(6))
            case 1:
                qtbot.keyClick(screen.view, rng.choice(keys))
            case 2:
                if offered := list(offers(animated).values()):
                    qtbot.mouseClick(rng.choice(offered), Qt.MouseButton.LeftButton)
            case 3:
                qtbot.wait(rng.randrange(30))
            case 4:
                undo = screen.findChild(QPushButton, "undo")
                qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
        if not isinstance(animated.screen_shown, PlayScreen):
            break
    session = animated.table.session
    assert len(session) > least
    assert replay(session.record).document() == session.state.document()
    assert journal_moves(tmp_path) == session.record.moves
    screen = screen_of(animated)
    screen.board.skip()
    spots = [round(pawn.pos().x()) for pawn in screen.scene.pawns]
    screen.scene.show_view(animated.table.view, ())
    assert spots == [round(pawn.pos().x()) for pawn in screen.scene.pawns]


@pytest.mark.parametrize("way", ["home", "settings", "rules", "close"])
def test_leaving_while_something_moves_stops_it(qtbot: QtBot, animated: Guide, way: str) -> None:
    animated.start(MIXED)
    submit(animated, "=46")
    qtbot.wait(30)
    assert busy(animated)
    screen, before = screen_of(animated), moves_at(animated)
    table = animated.table
    if way == "close":
        animated.close()
    else:
        qtbot.mouseClick(screen.findChild(QPushButton, way), Qt.MouseButton.LeftButton)
    assert screen.board._choreographer._current is None
    qtbot.wait(900)  # longer than the dice would have rolled
    assert table.session.record.moves == before


def test_a_game_goes_on_after_a_look_at_the_settings_in_the_middle_of_a_motion(qtbot: QtBot, animated: Guide) -> None:
    animated.start(MIXED)
    submit(animated, "=46", "place 3")
    qtbot.mouseClick(screen_of(animated).findChild(QPushButton, "settings"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(animated.screen_shown.findChild(QPushButton, "back"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(moves_at(animated)) > 2, timeout=20_000)


def test_skip_jumps_to_the_next_person(qtbot: QtBot, animated: Guide) -> None:
    animated.start(MIXED)
    submit(animated, "=46", "place 3")
    qtbot.waitUntil(lambda: "skip" in offers(animated))
    qtbot.mouseClick(offers(animated)["skip"], Qt.MouseButton.LeftButton)
    assert animated.table.hurrying
    qtbot.waitUntil(lambda: "Roll" in offers(animated), timeout=20_000)
    assert not animated.table.hurrying


# The keyboard in the prompt bar


def test_enter_on_a_button_never_presses_another_one_next(qtbot: QtBot, guide: Guide) -> None:
    with qtbot.waitActive(guide):
        guide.activateWindow()
    guide.start(PEOPLE)
    QApplication.processEvents()
    offers(guide)["Roll"].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert len(moves_at(guide)) == 1
    focused = QApplication.focusWidget()
    assert focused in offers(guide).values(), "the keyboard stays in the prompt bar"
    assert focused.objectName() == "Roll again" or "Roll again" not in offers(guide)


def test_the_keyboard_waits_in_the_prompt_bar_while_bots_play(qtbot: QtBot, guide: Guide) -> None:
    with qtbot.waitActive(guide):
        guide.activateWindow()
    guide.start(MIXED)
    QApplication.processEvents()
    submit(guide, "=46")
    offers(guide)["3"].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert moves_at(guide)[1] == "place 3"
    prompt = screen_of(guide).prompt
    assert prompt.hasFocus() or prompt.isAncestorOf(QApplication.focusWidget())
    qtbot.waitUntil(lambda: guide.table.human_to_act, timeout=20_000)
    assert QApplication.focusWidget() in offers(guide).values()


def test_names_are_never_taken_for_anything_else(guide: Guide) -> None:
    name = "<b>Tom & Jerry</b>"
    guide.start(make_setup(GAMES["exxtra"], [Seat(name), Seat("Beate"), Seat("Carl")], {}))
    submit(guide, "=46", "place 3")
    assert f"{name} rolls 6-4: 64." in screen_of(guide).log.toPlainText()


def fill_log(guide: Guide) -> QScrollBar:
    guide.start(PEOPLE)
    for _ in range(6):
        submit(guide, "=46", "place 0", "=32", "place 0", "=21", "place 0")
    return screen_of(guide).log.verticalScrollBar()


def test_the_log_follows_unless_somebody_reads(guide: Guide) -> None:
    bar = fill_log(guide)
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    bar.triggerAction(QScrollBar.SliderAction.SliderToMinimum)
    submit(guide, "=46")
    assert bar.value() == 0
    bar.triggerAction(QScrollBar.SliderAction.SliderToMaximum)
    submit(guide, "place 0")
    assert bar.value() == bar.maximum()


def test_the_log_follows_when_its_room_changes(qtbot: QtBot, guide: Guide) -> None:
    bar = fill_log(guide)
    for height in (640, 900):
        guide.window().resize(1280, height)
        qtbot.wait(10)
        assert bar.value() == bar.maximum()


def test_growing_in_the_middle_of_a_roll_tells_it_once_and_not_too_early(qtbot: QtBot, animated: Guide) -> None:
    animated.start(PEOPLE)
    submit(animated, "=46")
    log = screen_of(animated).log
    assert busy(animated)
    margin = log.document().firstBlock().blockFormat().leftMargin()
    animated.window().resize(2560, 1600)
    assert log.toPlainText() == "", "words must not be faster than dice"
    qtbot.waitUntil(lambda: not busy(animated))
    assert log.toPlainText().count("rolls") == 1
    assert log.document().firstBlock().blockFormat().leftMargin() > max(margin, 30), "room for larger emblems"
    grown = log.document().firstBlock().blockFormat().leftMargin()
    animated.window().resize(1280, 800)
    assert log.document().firstBlock().blockFormat().leftMargin() < grown


def test_a_log_that_was_folded_away_shows_what_happened_last(qtbot: QtBot, guide: Guide) -> None:
    guide.window().resize(1024, 640)
    bar = fill_log(guide)
    screen = screen_of(guide)
    assert not screen.log.isVisible()
    side = screen.findChild(QPushButton, "side")
    assert isinstance(side, QPushButton)
    side.click()
    qtbot.wait(10)
    assert screen.log.isVisible()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


# What cannot be done now


def test_a_key_that_is_held_rolls_once(guide: Guide) -> None:
    guide.start(PEOPLE)
    roll = offers(guide)["Roll"].findChild(QShortcut)
    assert isinstance(roll, QShortcut)
    assert not roll.autoRepeat()


def test_acting_in_a_bot_s_turn_is_answered(qtbot: QtBot, guide: Guide) -> None:
    guide.start(BOTS)
    assert guide.table
    with qtbot.waitSignal(guide.table.refused):
        guide.table.act(PLACES[3])
    assert reason(guide) == "It is not your turn."


def test_acting_after_the_end_is_answered_with_the_rule(qtbot: QtBot, guide: Guide) -> None:
    guide.start(BOTS)
    assert guide.table
    table = guide.table
    qtbot.waitUntil(lambda: table.seat_to_act is None, timeout=30_000)
    with qtbot.waitSignal(table.refused) as refused:
        table.act(PLACES[3])
    assert refused.args[0].rule == "EX-40"


@pytest.mark.parametrize(
    ("moves", "key", "rule"), [((), "3", "EX-11"), (("=46", "place 5", "=32"), "5", "EX-20")], ids=["early", "taken"]
)
def test_a_digit_that_cannot_be_placed_on_is_answered(
    qtbot: QtBot, guide: Guide, moves: tuple[str, ...], key: str, rule: str
) -> None:
    guide.start(PEOPLE)
    submit(guide, *moves)
    before = moves_at(guide)
    qtbot.keyClicks(screen_of(guide).view, key)
    assert f"({rule})" in reason(guide)
    assert moves_at(guide) == before


# What others have just done


def remark(guide: Guide) -> str:
    label = screen_of(guide).prompt.findChild(QLabel, "hint")
    return label.text() if label.isVisible() else ""


def test_a_bust_is_told_to_the_next_one_even_without_animation(guide: Guide) -> None:
    guide.start(PEOPLE)
    assert guide.table
    guide.table._chance = Script([Throw("7", "X")])
    submit(guide, "=33", "roll")
    first = PEOPLE.seats[0].name
    told = remark(guide).replace("\N{NO-BREAK SPACE}", " ")
    assert told == f"{first} rolls 7-X. 1 X: {first}’s turn is over. {first} goes back to field 2."
    submit(guide, "=46")
    assert remark(guide) == "", "what one did oneself stands in the prompt"


def test_a_hint_has_precedence_over_the_news_and_a_reason_over_both(qtbot: QtBot, guide: Guide) -> None:
    guide.start(PEOPLE)
    submit(guide, "=46", "place 5")
    news = remark(guide)
    assert "places" in news
    prompt = screen_of(guide).prompt
    prompt.show_hint("a hint")
    assert remark(guide) == "a hint"
    prompt.explain("a reason")
    assert (remark(guide), reason(guide)) == ("", "a reason")
    prompt.forget_reason()
    assert remark(guide) == "a hint"
    prompt.show_hint("")
    assert remark(guide) == news


def test_the_task_is_always_told_unless_somebody_asked_for_something_long(guide: Guide) -> None:
    guide.window().resize(1024, 640)
    guide.start(PEOPLE)
    submit(guide, "=46")
    prompt = screen_of(guide).prompt
    task = prompt.findChild(QLabel, "prompt")
    long = "something that does not fit beside the buttons " * 6
    prompt.show_news(long)
    assert task.isVisible()
    assert remark(guide) == ""
    prompt.show_hint(long)
    assert remark(guide) == long
    assert not task.isVisible()
    prompt.show_hint("")
    assert task.isVisible()
    prompt.explain(long)
    assert reason(guide) == long
    prompt.forget_reason()
    assert task.isVisible()


def test_undo_is_offered_as_soon_as_something_was_decided(qtbot: QtBot, animated: Guide) -> None:
    animated.start(PEOPLE)
    submit(animated, "=46", "place 5")
    undo = screen_of(animated).findChild(QPushButton, "undo")
    assert isinstance(undo, QPushButton)
    assert busy(animated)
    assert undo.isEnabled()
    undo.click()
    assert moves_at(animated) == ("=46",)


def test_the_decision_of_another_is_taken_back_only_if_they_agree(qtbot: QtBot, guide: Guide) -> None:
    guide.start(PEOPLE)
    submit(guide, "=46", "place 5")
    undo = screen_of(guide).findChild(QPushButton, "undo")
    assert isinstance(undo, QPushButton)
    undo.click()
    assert moves_at(guide) == ("=46", "place 5")
    assert screen_of(guide).prompt.findChild(QLabel, "prompt").text() == "Alex, shall your last move be taken back?"
    offers(guide)["No, leave it"].click()
    assert moves_at(guide) == ("=46", "place 5")
    assert "Roll" in offers(guide)
    undo.click()
    offers(guide)["Yes, take it back"].click()
    assert moves_at(guide) == ("=46",)
    assert QApplication.focusWidget() is screen_of(guide).view


def test_one_s_own_decision_is_taken_back_at_once(guide: Guide) -> None:
    guide.start(PEOPLE)
    submit(guide, "=46", "roll")
    guide.table.pause()
    assert not guide.table.undo_needs_consent


def test_several_people_agree_on_free_undo_before_the_game(guide: Guide) -> None:
    guide.start(PEOPLE)
    submit(guide, "=46", "place 5", "=21")
    guide._change_settings(msgspec.structs.replace(guide._desk.settings, free_undo=True))
    assert not guide.table.can_undo(), "one of them cannot decide that alone"
    guide.start(PEOPLE)
    submit(guide, "=46", "place 5", "=21")
    assert guide.table.can_undo()
    assert "free undo" in screen_of(guide).findChild(ElidedLabel).text()
    guide.table.undo()
    assert guide.table.session.record.notes.help == ("free undo",)


def test_one_person_may_change_free_undo_any_time(guide: Guide) -> None:
    guide.start(MIXED)
    guide.table.pause()
    guide._change_settings(msgspec.structs.replace(guide._desk.settings, free_undo=True))
    assert guide.table.free_undo


def test_a_bot_leaves_time_to_think_better_of_it(animated: Guide) -> None:
    animated.start(MIXED)
    submit(animated, "=46")
    table = animated.table
    table.act(PLACES[3])
    screen_of(animated).board.skip()
    assert table.can_undo()
    assert table._opponents._considering.interval() >= 1000
    table.set_pace(0)
    table.pause()
    table.proceed()
    assert table._opponents._considering.interval() == 0, "who wants no waiting has none"


def test_another_button_under_a_pointer_that_has_just_clicked_is_deaf(qtbot: QtBot, guide: Guide) -> None:
    guide.start(PEOPLE)
    QApplication.processEvents()
    prompt = screen_of(guide).prompt
    chosen = []
    prompt.show_prompt(Prompt("", (Offer("Roll", run=lambda: chosen.append("Roll")),)), bots_play=False)
    QApplication.processEvents()
    qtbot.mouseClick(offers(guide)["Roll"], Qt.MouseButton.LeftButton)
    prompt.show_prompt(Prompt("", (Offer("4", run=lambda: chosen.append("4")),)), bots_play=False)
    QApplication.processEvents()
    four = offers(guide)["4"]
    where = four.mapFromGlobal(prompt._pressed[1])
    qtbot.mouseClick(four, Qt.MouseButton.LeftButton, pos=where)
    assert chosen == ["Roll"]
    prompt._wary.stop()
    qtbot.mouseClick(four, Qt.MouseButton.LeftButton, pos=where)
    assert chosen == ["Roll", "4"]


# The disk


def disk_full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_move_that_cannot_be_saved_is_not_made_and_may_be_tried_again(
    guide: Guide, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    guide.start(PEOPLE)
    submit(guide, "=46")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", disk_full)
        guide.table.act(PLACES[3])
        assert "the disk is full" in reason(guide)
        assert moves_at(guide) == ("=46",)
        assert not guide.table.retrying
    guide.table.act(PLACES[3])
    assert moves_at(guide) == journal_moves(tmp_path) == ("=46", "place 3")
    assert reason(guide) == ""


def test_an_undo_that_cannot_be_saved_is_not_made(
    guide: Guide, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    guide.start(PEOPLE)
    submit(guide, "=46", "place 3")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", disk_full)
        guide.table.undo()
        assert "the disk is full" in reason(guide)
    assert moves_at(guide) == ("=46", "place 3")
    guide.table.undo()
    assert moves_at(guide) == journal_moves(tmp_path) == ("=46",)


def test_bots_try_again_by_themselves(qtbot: QtBot, guide: Guide, monkeypatch: pytest.MonkeyPatch) -> None:
    guide.start(BOTS)
    assert guide.table
    guide.table._retry.setInterval(50)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", disk_full)
        qtbot.waitUntil(lambda: "tried again in a moment" in reason(guide), timeout=20_000)
        qtbot.waitUntil(lambda: guide.table.retrying, timeout=20_000)
        qtbot.wait(120)
        stuck = len(moves_at(guide))
    qtbot.waitUntil(lambda: len(moves_at(guide)) > stuck + 2, timeout=20_000)
    assert reason(guide) == ""


# Bots that fail


class Broken(Worker):
    """Answers every question wrongly."""

    answer: Callable[[int], Answer]

    def start(self) -> None:
        """Needs no process."""

    def ask(self, stamp: int, _task: object) -> None:
        self._deliver(self.answer(stamp))


@pytest.mark.parametrize(
    "answer",
    [
        lambda stamp: Answer(stamp, error="ValueError: cannot think"),
        lambda stamp: Answer(stamp, GAMES["exxtra"].read("=XX")),
    ],
    ids=["error", "illegal"],
)
def test_a_bot_that_fails_does_not_hold_up_the_game(
    qtbot: QtBot, guide: Guide, monkeypatch: pytest.MonkeyPatch, answer: Callable[[int], Answer]
) -> None:
    monkeypatch.setattr(Broken, "answer", staticmethod(answer), raising=False)
    guide.start(BOTS)
    assert guide.table
    guide.table._opponents._bench._worker = Broken(guide.table._opponents._answered.emit)
    qtbot.waitUntil(lambda: len(moves_at(guide)) > 4, timeout=10_000)
    assert "A bot could not decide" in guide.notice.findChild(QLabel, "notice").text()


def test_a_bot_that_there_is_not_is_told_and_another_plays(qtbot: QtBot, guide: Guide) -> None:
    seats = [Seat("Alex"), Seat("Ada", player="bot:genius"), Seat("Bruno", player="bot:/tmp/mine.py:Mine")]
    guide.start(make_setup(GAMES["exxtra"], seats, {}))
    submit(guide, "=46", "place 3", "=21")
    qtbot.waitUntil(lambda: len(moves_at(guide)) > 3, timeout=20_000)
    told = guide.notice.findChild(QLabel, "notice").text()
    assert told.startswith("There is no bot “genius” here: “")
    qtbot.waitUntil(lambda: "mine.py" in guide.notice.findChild(QLabel, "notice").text(), timeout=20_000)


class Slow(Worker):
    """Keeps every question until somebody answers it."""

    def start(self) -> None:
        """Needs no process."""

    def ask(self, stamp: int, task: Move) -> None:
        self.__dict__.setdefault("questions", []).append((stamp, task))


@pytest.fixture
def waiting(qtbot: QtBot, guide: Guide) -> Slow:
    """The questions of a bot whose turn it is, after a person's."""
    guide.start(MIXED)
    assert guide.table
    guide.table.free_undo = True
    slow = Slow(guide.table._opponents._answered.emit)
    guide.table._opponents._bench._worker = slow
    submit(guide, "=46", "place 3", "=21")
    qtbot.waitUntil(lambda: bool(getattr(slow, "questions", [])))
    return slow


def test_an_answer_to_an_old_question_is_ignored(guide: Guide, waiting: Slow) -> None:
    assert guide.table
    before = moves_at(guide)
    for stale in (Answer(-1, PLACES[1]), Answer(99, PLACES[1]), Answer(0, error="too late")):
        guide.table._opponents._take_answer(stale)
    assert moves_at(guide) == before


def test_an_answer_to_a_position_that_was_taken_back_is_ignored(qtbot: QtBot, guide: Guide, waiting: Slow) -> None:
    """Even if the game is just as long again by then."""
    assert guide.table
    guide.table.undo()
    assert moves_at(guide) == ("=46",)
    submit(guide, "place 2", "=32")
    qtbot.waitUntil(lambda: len(waiting.questions) == 2)
    [old, _], [new, task] = waiting.questions
    guide.table._opponents._take_answer(Answer(old, PLACES[1]))
    assert moves_at(guide)[-1] == "=32"
    assert [event.field for event in task.knowledge.events if isinstance(event, PairPlaced)] == [2]
    guide.table._opponents._take_answer(Answer(new, PLACES[1]))
    assert moves_at(guide)[3:4] == ("place 1",)


def test_a_bot_is_asked_once_however_often_the_table_goes_on(qtbot: QtBot, guide: Guide, waiting: Slow) -> None:
    assert guide.table
    for _ in range(3):
        guide.table.proceed()
    qtbot.wait(20)
    assert len(waiting.questions) == 1


def test_nothing_is_tried_again_once_it_was_done(guide: Guide, waiting: Slow) -> None:
    assert guide.table
    guide.table._retry.start()
    guide.table._opponents._take_answer(Answer(waiting.questions[0][0], PLACES[1]))
    assert not guide.table.retrying


# Crashes


@pytest.fixture
def crash_log(tmp_path: Path) -> Iterator[Path]:
    """Crashes are caught as the program does it, and the test goes on."""
    before = sys.excepthook
    yield tmp_path / "profile" / "crash.log"
    sys.excepthook = before


def test_an_error_in_a_slot_is_written_and_told_and_the_game_goes_on(
    qtbot: QtBot, open_guide: OpenGuide, crash_log: Path
) -> None:
    guide = open_guide()
    crash.install(crash_log, guide.tell_crash)
    guide.start(PEOPLE)
    submit(guide, "=46")

    def stumble() -> None:
        raise RuntimeError("a stone in the way")

    for _ in range(2):
        QTimer.singleShot(0, guide, stumble)
    qtbot.waitUntil(guide.notice.isVisible)
    qtbot.wait(20)
    told = guide.notice.findChild(QLabel, "notice").text()
    assert "Your game is safe" in told
    assert str(crash_log) in told
    assert crash_log.read_text().count("RuntimeError: a stone in the way") == 1, "what repeats itself is written once"
    guide.table.act(PLACES[3])
    guide = open_guide()
    guide.begin(resume=True)
    assert moves_at(guide) == ("=46", "place 3")


def test_a_crash_is_told_even_if_it_cannot_be_written(qtbot: QtBot, guide: Guide, crash_log: Path) -> None:
    crash.install(crash_log / "nowhere" / "crash.log", guide.tell_crash)
    sys.excepthook(ValueError, ValueError("oh"), None)
    assert guide.notice.isVisible()


def test_an_interrupt_is_no_crash(guide: Guide, crash_log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    crash.install(crash_log, guide.tell_crash)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not guide.notice.isVisible()
    assert not crash_log.exists()


def test_a_window_that_was_closed_answers_nothing_any_more(qtbot: QtBot, guide: Guide) -> None:
    guide.start(PEOPLE)
    table = guide.table
    QApplication.sendEvent(guide, QCloseEvent())
    table.act(None)
    table.proceed()
    assert len(table.session) == 0


def test_while_the_turn_passes_there_is_nothing_to_press(animated: Guide) -> None:
    """The buttons of a turn that is over must not stand there while the next one's pawn runs."""
    animated.start(PEOPLE)
    submit(animated, "=46")
    screen_of(animated).board.skip()
    animated.table.act(PLACES[4])
    assert busy(animated)
    task = screen_of(animated).prompt.findChild(QLabel, "prompt")
    assert task.text().replace("\N{NO-BREAK SPACE}", " ") == f"{PEOPLE.seats[0].name} places 64 on dice field 4."
    assert offers(animated) == {}
    screen_of(animated).board.skip()
    assert task.text() == f"{PEOPLE.seats[1].name}: roll!"


def test_a_bust_is_not_told_before_the_dice_lie_still(animated: Guide) -> None:
    animated.start(PEOPLE)
    assert animated.table
    submit(animated, "=46")
    screen_of(animated).board.skip()
    animated.table._chance = Script([Throw("7", "X")])
    animated.table.act(ROLL_AGAIN)
    assert busy(animated)
    assert screen_of(animated).prompt.findChild(QLabel, "prompt").text() == "Alex rolls again …"
