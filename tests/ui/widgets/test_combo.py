"""A drop-down list: what does not fit into it is shortened, not cut."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from gamebox.ui.theme import LIGHT
from gamebox.ui.widgets.combo import Combo


@pytest.mark.parametrize(("width", "whole"), [(110, False), (400, True)])
def test_what_does_not_fit_ends_with_dots(qtbot: QtBot, width: int, whole: bool) -> None:
    box = Combo(LIGHT, name="player", label="Player")
    qtbot.addWidget(box)
    box.addItem("Die Landvermesserin")
    box.resize(width, 40)
    shown = QStyleOptionComboBox()
    box.initStyleOption(shown)
    assert shown.currentText.endswith("in" if whole else "…")
    assert box.currentText() == "Die Landvermesserin"
