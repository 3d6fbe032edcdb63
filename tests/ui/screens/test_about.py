"""The About screen: version, folder, and the notices where there are any."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from gamebox import __version__
from gamebox.ui.looks import COVERS
from gamebox.ui.screens import about
from gamebox.ui.screens.about import AboutScreen
from gamebox.ui.theme import LIGHT


def words(screen: AboutScreen) -> str:
    return "\n".join(found.text() for found in screen.findChildren(QLabel))


def test_says_version_and_folder(qtbot: QtBot, tmp_path: Path) -> None:
    screen = AboutScreen(LIGHT, tmp_path, COVERS)
    qtbot.addWidget(screen)
    assert __version__ in words(screen)
    assert str(tmp_path) in words(screen)
    assert "LGPL" in words(screen)


def test_leads_back(qtbot: QtBot, tmp_path: Path) -> None:
    screen = AboutScreen(LIGHT, tmp_path, COVERS)
    qtbot.addWidget(screen)
    with qtbot.waitSignal(screen.left):
        screen.findChild(QPushButton, "back").click()


def test_packaged_program_shows_its_notices(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "THIRD-PARTY-NOTICES.txt").write_text("Qt, under the LGPL")
    monkeypatch.setattr(about, "resource_folder", lambda: tmp_path)
    screen = AboutScreen(LIGHT, tmp_path, COVERS)
    qtbot.addWidget(screen)
    assert screen.findChild(QPlainTextEdit, "notices").toPlainText() == "Qt, under the LGPL"


def test_the_mark_is_sharp_on_another_screen(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = AboutScreen(LIGHT, tmp_path, COVERS)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    drawn: list[float] = []

    def draw(side: int, ratio: float) -> QPixmap:
        drawn.append(ratio)
        return QPixmap(side, side)

    monkeypatch.setattr(about, "mark_pixmap", draw)
    monkeypatch.setattr(screen, "devicePixelRatioF", lambda: 2.0)
    QApplication.sendEvent(screen, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert drawn == [2.0]
