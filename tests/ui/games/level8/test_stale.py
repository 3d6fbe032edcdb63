"""Words that are no longer true are not on the table any more."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from gamebox.engine.game import Over
from gamebox.ui.games.level8.advice import Advice
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
