"""Discarding two cards while only full combinations lie (L8-46), by clicks."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Dice
from gamebox.games.level8.actions import DISCARDS
from gamebox.games.level8.deck import BY_NAME
from tests.games.level8.table import arranged
from tests.ui.games.level8.player import Seated, session_of

FULL_SET = "set r8 o8 y8 g8 b8 v8"


@pytest.fixture
def table(qtbot: QtBot) -> Seated:
    session = session_of(2)
    session._state = arranged("r1 o2 y3", "r3 o4", table=[[FULL_SET], []])
    return Seated(qtbot, session, Dice(Random(1)), viewer=0)


def discard_on_pile(table: Seated, name: str) -> None:
    """Select a card of the hand, then point at the own pile."""
    card = BY_NAME[name]
    table.click_card(card)
    table.click(table.target(DISCARDS[card]))


def discarded(table: Seated) -> list[str]:
    pile: list[str] = table.table.session.state.document()["discards"][0]
    return pile


@pytest.mark.rule("L8-46")
def test_a_second_card_is_offered_and_discarded(table: Seated) -> None:
    discard_on_pile(table, "r1")
    assert table.table.view.step == "discard"
    assert "second card" in " ".join(label.text() for label in table.screen.prompt.findChildren(QLabel))
    assert [button.text().split(" ")[0] for button in table.offers()] == ["Done"]
    discard_on_pile(table, "y3")
    assert discarded(table) == ["r1", "y3"]
    assert table.curtain
    assert table.curtain.player.name == "Beate"


@pytest.mark.rule("L8-46")
def test_the_second_card_may_be_kept(table: Seated) -> None:
    discard_on_pile(table, "r1")
    table.press("Done")
    assert discarded(table) == ["r1"]
    assert table.curtain
    assert table.curtain.player.name == "Beate"
