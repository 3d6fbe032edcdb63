"""Whole games of Level 8 at one computer: two people, clicks or keys, and the curtain between them."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.ui.level8.player import seated


def test_a_whole_game_by_clicks(qtbot: QtBot) -> None:
    table = seated(qtbot, 2, seed=3)
    table.screen.begin()
    for _ in range(4000):
        if table.over:
            break
        if table.curtain:
            table.lift_curtain()
            continue
        before = len(table.table.session)
        action = table.wanted()
        table.do(action)
        assert len(table.table.session) > before, (action, table.screen.prompt._reason.text())
    assert table.over
