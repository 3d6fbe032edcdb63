"""Whole games of Level 8 at one computer: two people, clicks or keys, and the curtain between them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.games.level8.actions import Add, Discard, Done, Drop, Give, Keep, Lay, Move, Show, Wild
from gamebox.games.level8.board import WISHES
from gamebox.games.level8.deck import held
from gamebox.ui.games.level8.combination import CombinationTarget
from gamebox.ui.games.level8.handcard import HandCard
from gamebox.ui.games.level8.local import ButtonTarget
from gamebox.ui.items.target import TargetItem
from tests.ui.games.level8.player import Seated, deck, seated, session_of


def test_a_whole_game_by_clicks(qtbot: QtBot) -> None:
    table = seated(qtbot, 2, seed=3)
    table.screen.begin()
    for _ in range(4000):
        if table.over:
            break
        if table.curtain:
            table.lift_curtain()
            continue
        before = len(table.table.steps)
        action = table.wanted()
        table.do(action)
        assert len(table.table.steps) > before, action
    assert table.over


def test_who_has_not_decided_anything_yet_is_told_what_happened_so_far(qtbot: QtBot) -> None:
    table = seated(qtbot, 2, seed=3)
    table.screen.begin()
    titles = []
    while len(titles) < 3:
        if table.curtain:
            titles.append(table.curtain.findChildren(QLabel)[1].text())
            table.lift_curtain()
        else:
            table.do(table.wanted())
    assert titles == ["So far", "So far", "Since your last turn"]


class Keys:
    """Somebody who never touches the mouse."""

    def __init__(self, table: Seated) -> None:
        self.table = table

    @property
    def cursor(self) -> TargetItem | None:
        return next((item for item in self.table.scene.items() if isinstance(item, TargetItem) and item.lit), None)

    def walk(self, key: Qt.Key, there: type | None = None) -> None:
        """Until the cursor is on such a thing, or on something that the rules want."""
        for _ in range(40):
            cursor = self.cursor
            if cursor and (isinstance(cursor, there) if there else cursor.action is not None):
                return
            self.table.key(key)
        raise AssertionError(f"{there} cannot be reached by keys")

    def select(self, cards: list[int]) -> None:
        for card in cards:
            self.walk(Qt.Key.Key_Down, HandCard)
            for _ in range(40):
                cursor = self.cursor
                assert isinstance(cursor, HandCard)
                if cursor.card == card and not cursor.selected:
                    break
                ahead = self.table.card(card).pos().x() > cursor.pos().x()
                self.table.key(Qt.Key.Key_Right if ahead else Qt.Key.Key_Left)
            self.table.key(Qt.Key.Key_Space)

    def decide(self) -> None:
        table = self.table
        match action := table.wanted():
            case None:
                table.key(Qt.Key.Key_R)
            case Move(field):
                table.key(Qt.Key(Qt.Key.Key_1 + table.table.view.targets.index(field)))
            case Wild(wish):
                table.key(Qt.Key(Qt.Key.Key_1 + WISHES.index(wish)))
            case Lay():
                table.key(Qt.Key.Key_L)
                table.key(Qt.Key.Key_L)
            case Add():
                self.add(action)
            case Give(card) | Drop(card) | Discard(card):
                self.select([card])
                table.key(Qt.Key.Key_D)
            case Show(cards) | Keep(cards):
                self.select(list(cards))
                table.key(Qt.Key.Key_D)
            case Done():
                table.key(Qt.Key.Key_D)
            case _:
                self.walk(Qt.Key.Key_Up)
                table.key(Qt.Key.Key_Return)

    def add(self, add: Add) -> None:
        """On any combination on which the card fits."""
        self.select([held(add.face)])
        self.walk(Qt.Key.Key_Up, CombinationTarget)
        self.table.key(Qt.Key.Key_Return)
        if self.table.scene.bench.panel.isVisible():
            self.walk(Qt.Key.Key_Down, ButtonTarget)
            self.table.key(Qt.Key.Key_Return)


def test_a_whole_game_by_keys(qtbot: QtBot) -> None:
    table = seated(qtbot, 2, seed=2)
    table.screen.begin()
    keys = Keys(table)
    for _ in range(4000):
        if table.over:
            break
        if table.curtain:
            qtbot.keyClick(table.curtain.findChild(QPushButton, "lift curtain"), Qt.Key.Key_Return)
            continue
        before = len(table.table.steps)
        step = table.table.view.step
        keys.decide()
        assert len(table.table.steps) > before, (step, table.reason())
    assert table.over


def told_while_shown(table: Seated) -> Iterator[tuple[str, list[str], int]]:
    """At the beginning and at the end of every motion: the prompt, its buttons, and the size of the draw pile."""
    board, patience = table.screen.board, table.screen._herald._lasting
    while board.busy:
        motion = board._choreographer._current
        for share in (0.1, 0.9):
            motion.setCurrentTime(round(motion.totalDuration() * share))
            prompt = table.screen.prompt.findChild(QLabel, "prompt").text()
            yield prompt, [each.text() for each in table.offers()], table.scene.centre.draw_pile._count
            if patience.isActive():
                patience.timeout.emit()
        motion.setCurrentTime(motion.totalDuration())


@pytest.mark.rule("L8-33")
def test_cards_are_swapped_without_being_asked_for_in_between(qtbot: QtBot) -> None:
    dealt = deck("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10", "o1 o2 o3 o4 o5 o6 o7 o8 o9 o10")
    session = session_of(2, (dealt, "=5 1", "move 5"))
    table = Seated(qtbot, session, Dice(Random(1)), viewer=session.state.to_act().seat)
    assert table.table.view.step == "swap"
    pile = table.table.view.draw
    for card in table.table.view.hand[:2]:
        table.click_card(card)
    table.screen.board.set_speed(1.0)
    table.press("Swap 2")
    _before, *seen = told_while_shown(table)
    assert {offer for _, offers, _ in seen for offer in offers} == set()
    assert not [prompt for prompt, _, _ in seen if "select" in prompt]
    drawn = [prompt for prompt, _, _ in seen if prompt.startswith("You draw")]
    assert len(dict.fromkeys(drawn)) == 3, "each card is told while it comes"
    assert list(dict.fromkeys(left for _, _, left in seen)) == [pile, pile - 1, pile - 2, pile - 3]
    assert table.table.view.step == "play"
    assert "lay out your level" in table.screen.prompt.findChild(QLabel, "prompt").text()


def test_who_cannot_go_on_with_what_was_wished_for_is_asked_again(qtbot: QtBot) -> None:
    dealt = deck("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10", "o1 o2 o3 o4 o5 o6 o7 o8 o9 o10")
    session = session_of(2, (dealt, "=5 1", "move 5"))
    table = Seated(qtbot, session, Dice(Random(1)), viewer=session.state.to_act().seat)
    one, *_ = table.table.view.hand
    table.scene.intend(Drop(one), Drop(one), Done())
    assert "select up to 2" in table.screen.prompt.findChild(QLabel, "prompt").text()
    assert table.button("Draw 2")
    assert table.reason()
