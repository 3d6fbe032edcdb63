"""Words that are no longer true are not on the table any more."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.engine.game import Over
from gamebox.ui.games.level8.advice import Advice
from tests.ui.games.level8.player import Seated, deck, session_of
from tests.ui.games.level8.test_laying import posed


def note(qtbot: QtBot, advice: Advice, **changes: object) -> str:
    """What stands on the level card of whoever could lay out, if the game were otherwise."""
    seated = posed(qtbot, "lay")
    view = replace(seated.table.view, **changes)
    scene = seated.scene
    player = scene.players[view.seat]
    scene._own.show(view, (), scene.layout, player, advice)
    shown: str = scene._own._card._note
    return shown


def test_who_can_lay_out_is_told(qtbot: QtBot) -> None:
    assert note(qtbot, Advice()) == "Ready to lay out!"
    assert "missing" in note(qtbot, Advice(lacking=2))


@pytest.mark.parametrize(
    "changes", [{"over": Over(((1,), (0, 2, 3)), (1, 8, 1, 1), "L8-70")}, {"step": "keep"}], ids=["over", "round over"]
)
def test_nobody_is_ready_after_the_end(qtbot: QtBot, changes: dict[str, object]) -> None:
    assert note(qtbot, Advice(), **changes) == ""


def test_what_was_pointed_at_is_no_longer_told_once_something_moves(qtbot: QtBot) -> None:
    seated = posed(qtbot, "lay")
    told: list[str] = []
    seated.scene.focused.connect(told.append)
    card = seated.scene.hand.cards[0]
    card.hovered.emit("red 8")
    assert told == ["red 8"]
    seated.scene.begin_motion()
    assert told[-1] == ""


def test_what_was_decided_is_not_asked_again_while_it_is_shown(qtbot: QtBot) -> None:
    """The tower walks for a second or two."""
    dealt = deck("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10", "o1 o2 o3 o4 o5 o6 o7 o8 o9 o10")
    table = Seated(qtbot, session_of(2, (dealt, "=5 1")), Dice(Random(1)), viewer=1)
    table.screen.board.set_speed(1.0)
    assert "Swap" in table.offers()[1].text()
    table.key(Qt.Key.Key_1)
    task = table.screen.prompt._words.task
    qtbot.waitUntil(lambda: task.text() == "Beate’s tower goes to “Swap”.")
    assert table.screen.board.busy
    assert [button.objectName() for button in table.offers()] == ["recap-button"]
    table.screen.board.skip()
    asked = task.text()
    assert asked.startswith("Beate:")
    qtbot.wait(400)
    assert task.text() == asked
