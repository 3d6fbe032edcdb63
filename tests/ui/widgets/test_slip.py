"""A slip says what was done at the foot of its page, and takes it back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.ui.theme import LIGHT
from gamebox.ui.widgets.slip import Slip


@pytest.mark.parametrize("text", ["Deleted: EXXTRA", "Deleted: " + 40 * "a very long name "])
def test_a_slip_stays_inside_its_page(qtbot: QtBot, text: str) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet("QWidget { font-size: 15px; }")
    page.resize(700, 400)
    page.show()
    slip = Slip(page, LIGHT, "Undo")
    assert not slip.isVisible()
    slip.tell(text)
    assert page.rect().contains(slip.geometry())
    page.resize(QSize(600, 300))
    assert page.rect().contains(slip.geometry())
    undo = slip.findChild(QPushButton, "undo")
    assert undo
    assert slip.rect().contains(undo.geometry())
    with qtbot.waitSignal(slip.undone):
        undo.click()
