"""A slip of paper over the table: its rules can be asked for, and it goes when it was read."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.ui.table.tips import TipCard


def test_a_rule_in_a_tip_can_be_asked_for_and_the_tip_put_away(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    card = TipCard("Pairs throw others out (EX-30).", table, 1.0)
    told: list[str] = []
    card.referred.connect(told.append)
    card.read.connect(lambda: told.append("read"))
    words = card.findChild(QWidget, "tip-text")
    words.referred.emit("EX-30")
    card.findChild(QPushButton, "tip-read").click()
    assert told == ["EX-30", "read"]
