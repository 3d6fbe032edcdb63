"""A switch is turned by mouse, Space and Enter, and looks different when it is on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gamebox.ui.theme import LIGHT
from gamebox.ui.widgets.switch import Switch


def test_a_switch_is_turned_by_mouse_and_keys(qtbot: QtBot) -> None:
    switch = Switch(LIGHT, "Games with help", name="helped", on=True)
    qtbot.addWidget(switch)
    switch.setStyleSheet("QWidget { font-size: 15px; }")
    switch.resize(switch.sizeHint())
    switch.show()
    on = switch.grab().toImage()
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert not switch.isChecked()
    assert switch.grab().toImage() != on
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        before = switch.isChecked()
        qtbot.keyClick(switch, key)
        assert switch.isChecked() != before
    assert switch.accessibleName() == "Games with help"
