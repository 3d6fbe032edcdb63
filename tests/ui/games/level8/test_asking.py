"""Being asked for a card (L8-36): one that matches looks and reads like several."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.games.level8.deck import BY_NAME, HIDDEN, JOKER
from gamebox.games.level8.notation import read
from tests.ui.games.level8.player import Seated, deck, session_of

BEATE, CARL, ALEX = "r1 r2 r3 r4 r5 r6 r7 o1 o2 o3", "y1 y2 y3 y4 y5 y6 y7 o4 o5 o6", "g1 g2 g3 g4 g5 g6 g7 b1 b2"
QUESTION = read("ask cw number 8")


def asked(qtbot: QtBot, alex: str, *, bots: tuple[int, ...] = ()) -> Seated:
    """Beate has asked; Carl has no 8, Alex has."""
    moves = (deck(BEATE, CARL, alex), "=1 2", "move 1")
    table = Seated(qtbot, session_of(3, moves, bots=bots), Dice(Random(1)))
    table.table.set_pace(60_000)
    table.screen.begin()
    if table.curtain:
        table.lift_curtain()
    table.act(QUESTION)
    return table


def with_one(qtbot: QtBot, **options: tuple[int, ...]) -> Seated:
    return asked(qtbot, f"{ALEX} r8", **options)


def with_two(qtbot: QtBot, **options: tuple[int, ...]) -> Seated:
    return asked(qtbot, f"{ALEX.removesuffix(' b2')} r8 o8", **options)


def words(table: Seated) -> list[str]:
    """All that is said on the screen and before it."""
    return [label.text() for label in table.screen.findChildren(QLabel) if label.isVisible()]


def log_shape(table: Seated) -> list[tuple[str, int]]:
    """Every line with the seat whose emblem stands there."""
    block = table.screen.log.document().firstBlock()
    lines = []
    while block.isValid():
        lines.append((block.text(), block.userState()))
        block = block.next()
    return lines


@pytest.mark.rule("L8-36")
def test_one_matching_card_looks_and_reads_like_several_to_everybody(qtbot: QtBot) -> None:
    one, two = with_one(qtbot), with_two(qtbot)
    assert one.curtain
    assert two.curtain
    assert words(one) == words(two)
    assert log_shape(one) == log_shape(two)
    assert one.screen.view.grab().toImage() == two.screen.view.grab().toImage()
    for table in (one, two):
        table.lift_curtain()
        table.act(read("give r8"))
    assert words(one) == words(two)
    assert log_shape(one) == log_shape(two)
    for table in (one, two):
        table.lift_curtain()
    assert table.table.viewer == 1
    assert log_shape(one) == log_shape(two)
    assert one.screen.view.grab().toImage() == two.screen.view.grab().toImage()


@pytest.mark.rule("L8-36")
def test_who_has_one_matching_card_hands_it_over_like_one_of_several(qtbot: QtBot) -> None:
    table = with_one(qtbot)
    assert [step.text for step in table.table.session.steps][-1] == "ask cw number 8"
    table.lift_curtain()
    assert table.table.viewer == 0
    assert table.table.legal() == [read("give r8")]
    assert len(table.scene.hand.cards) == 10
    table.act(read("give g1"))
    assert table.reason() == "The green 1 was not asked for. (L8-36)"
    table.do(read("give r8"))
    assert [step.text for step in table.table.session.steps][-1] == "ask cw number 8"  # no move was added
    assert table.table.seat_to_act == 1


@pytest.mark.rule("L8-36")
@pytest.mark.parametrize("several", [False, True])
def test_a_bot_that_is_asked_takes_its_time_in_any_case(qtbot: QtBot, several: bool) -> None:
    table = (with_two if several else with_one)(qtbot, bots=(0,))
    assert table.curtain is None
    assert table.table.seat_to_act == 0
    assert not table.table.human_to_act
    assert table.table._opponents._considering.isActive()
    assert log_shape(table)[-1] == ("Carl has none.", -1)
    if not several:
        table.table._opponents._considering.timeout.emit()
        assert log_shape(table)[-2:] == [("Alex gives Beate a card.", 0), ("Alex draws a card.", -1)]


@pytest.mark.rule("L8-36")
def test_the_card_that_was_given_is_marked_in_the_hand(qtbot: QtBot) -> None:
    table = with_one(qtbot)
    table.lift_curtain()
    table.act(read("give r8"))
    table.lift_curtain()
    [new] = [item for item in table.scene.hand.cards if item.new]
    assert new.hint == "red 8, just received"
    table.act(table.table.legal()[0])
    assert not any(item.new for item in table.scene.hand.cards)


def test_what_happened_is_played_back_before_anybody_has_come(qtbot: QtBot) -> None:
    table = with_one(qtbot)
    table.lift_curtain()
    table.act(read("give r8"))
    assert table.curtain
    qtbot.mouseClick(table.curtain.findChild(QPushButton, "show-me"), Qt.MouseButton.LeftButton)
    assert table.screen.recap.playing
    assert table.table.viewer is None
    while table.screen.recap.playing:
        assert all(item.card in {HIDDEN, JOKER} for item in table.scene.hand.cards)
        with qtbot.waitSignal(table.screen.board.settled, raising=False, timeout=1500):
            pass
    assert table.curtain


@pytest.mark.rule("L8-36")
@pytest.mark.parametrize("table_of", [with_one, with_two])
def test_a_card_that_was_not_asked_for_is_answered_at_once_until_another_is_chosen(
    qtbot: QtBot, table_of: Callable[[QtBot], Seated]
) -> None:
    table = table_of(qtbot)
    table.lift_curtain()
    wrong, right = BY_NAME["g5"], BY_NAME["r8"]
    table.click_card(wrong)
    assert "L8-36" in table.reason()
    assert table.scene.hand.selected == []
    assert not [offer.text() for offer in table.offers() if "green 5" in offer.text()]
    table.click_card(right)
    assert table.reason() == ""
    table.click_card(wrong)
    assert "L8-36" in table.reason()
    assert table.button("Give the red 8")
