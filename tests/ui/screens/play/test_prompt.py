"""What the bar below a table says and takes: keys, refusals, news, and nothing while the turn passes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Script
from gamebox.engine.record import Seat, make_setup
from gamebox.ui.guide import Guide
from gamebox.ui.look import Offer, Prompt
from tests.toys.games.pig import GAME, HOLD, ROLL, Throw
from tests.ui.screens.play.sitting import (
    BOTS,
    MIXED,
    PEOPLE,
    busy,
    moves_at,
    offers,
    reason,
    remark,
    screen_of,
    submit,
)


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
    assert focused.objectName() == "Roll on" or "Roll on" not in offers(guide)


def test_the_keyboard_waits_in_the_prompt_bar_while_bots_play(qtbot: QtBot, guide: Guide) -> None:
    with qtbot.waitActive(guide):
        guide.activateWindow()
    guide.start(MIXED)
    QApplication.processEvents()
    submit(guide, "=6")
    offers(guide)["Hold"].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert moves_at(guide)[1] == "hold"
    prompt = screen_of(guide).prompt
    assert prompt.hasFocus() or prompt.isAncestorOf(QApplication.focusWidget())
    qtbot.waitUntil(lambda: guide.table.human_to_act, timeout=20_000)
    assert QApplication.focusWidget() in offers(guide).values()


def test_names_are_never_taken_for_anything_else(guide: Guide) -> None:
    name = "<b>Tom & Jerry</b>"
    guide.start(make_setup(GAME, [Seat(name), Seat("Beate"), Seat("Carl")], {}))
    submit(guide, "=6", "hold")
    assert f"{name} rolls a 6." in screen_of(guide).log.toPlainText()


def test_a_key_that_is_held_rolls_once(guide: Guide) -> None:
    guide.start(PEOPLE)
    roll = offers(guide)["Roll"].findChild(QShortcut)
    assert isinstance(roll, QShortcut)
    assert not roll.autoRepeat()


def test_acting_in_a_bot_s_turn_is_answered(qtbot: QtBot, guide: Guide) -> None:
    guide.start(BOTS)
    assert guide.table
    with qtbot.waitSignal(guide.table.refused):
        guide.table.act(HOLD)
    assert reason(guide) == "It is not your turn."


def test_acting_after_the_end_is_answered_with_the_rule(qtbot: QtBot, guide: Guide) -> None:
    guide.start(BOTS)
    assert guide.table
    table = guide.table
    qtbot.waitUntil(lambda: table.seat_to_act is None, timeout=30_000)
    with qtbot.waitSignal(table.refused) as refused:
        table.act(HOLD)
    assert refused.args[0].rule == "PIG-3"


def test_a_bust_is_told_to_the_next_one_even_without_animation(guide: Guide) -> None:
    guide.start(PEOPLE)
    assert guide.table
    guide.table._chance = Script([Throw(1)])
    submit(guide, "=3", "roll")
    first = PEOPLE.seats[0].name
    told = remark(guide).replace("\N{NO-BREAK SPACE}", " ")
    assert told == f"{first} rolls a 1."
    submit(guide, "=6")
    assert remark(guide) == "", "what one did oneself stands in the prompt"


def test_a_hint_has_precedence_over_the_news_and_a_reason_over_both(qtbot: QtBot, guide: Guide) -> None:
    guide.start(PEOPLE)
    submit(guide, "=6", "hold")
    news = remark(guide)
    assert "holds" in news
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
    submit(guide, "=6")
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


def test_while_the_turn_passes_there_is_nothing_to_press(animated: Guide) -> None:
    """The buttons of a turn that is over must not stand there while the next one's pawn runs."""
    animated.start(PEOPLE)
    submit(animated, "=6")
    screen_of(animated).board.skip()
    animated.table.act(HOLD)
    assert busy(animated)
    task = screen_of(animated).prompt.findChild(QLabel, "prompt")
    assert task.text().replace("\N{NO-BREAK SPACE}", " ") == f"{PEOPLE.seats[0].name} holds at 6."
    assert offers(animated) == {}
    screen_of(animated).board.skip()
    assert task.text() == f"{PEOPLE.seats[1].name}: roll."


def test_a_bust_is_not_told_before_the_dice_lie_still(animated: Guide) -> None:
    animated.start(PEOPLE)
    assert animated.table
    submit(animated, "=6")
    screen_of(animated).board.skip()
    animated.table._chance = Script([Throw(1)])
    animated.table.act(ROLL)
    assert busy(animated)
    assert screen_of(animated).prompt.findChild(QLabel, "prompt").text() == "Alex is playing …"
