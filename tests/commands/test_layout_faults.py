"""The layout check finds what it is there for, and nothing where all is well."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from gamebox.commands.layout_faults import faults


@pytest.fixture
def screen(qtbot: QtBot) -> Iterator[QWidget]:
    made = QWidget()
    made.setStyleSheet("QWidget { background: white } QLabel, QPushButton { color: black }")
    made.resize(400, 200)
    QHBoxLayout(made).addWidget(QLabel("All is well"))
    qtbot.addWidget(made)
    yield made
    made.setStyleSheet("")


def found(screen: QWidget) -> list[str]:
    screen.show()
    QApplication.processEvents()
    return faults(screen)


def test_a_good_screen_has_none(screen: QWidget) -> None:
    assert found(screen) == []


@pytest.mark.parametrize("kind", [QLabel, QPushButton])
def test_words_that_do_not_fit(screen: QWidget, kind: type[QLabel | QPushButton]) -> None:
    part = kind("Donaudampfschifffahrtsgesellschaft")
    part.setFixedWidth(40)
    screen.layout().addWidget(part)
    (fault,) = found(screen)
    assert "“Donaudampfschifffahrtsgesellschaft” is cut off by" in fault


def test_lines_that_do_not_fit(screen: QWidget) -> None:
    part = QLabel("many words " * 30)
    part.setWordWrap(True)
    part.setFixedHeight(20)
    screen.layout().addWidget(part)
    (fault,) = found(screen)
    assert "is cut off by" in fault


def test_parts_on_one_another(qtbot: QtBot) -> None:
    screen = QWidget()
    grid = QGridLayout(screen)
    for name in ("one", "other"):
        part = QWidget()
        part.setObjectName(name)
        part.setMinimumSize(60, 50)
        grid.addWidget(part, 0, 0)
    qtbot.addWidget(screen)
    (fault,) = found(screen)
    assert fault.startswith("one and other overlap by")


def test_pale_ink(screen: QWidget) -> None:
    pale = QLabel("Hardly to be seen")
    pale.setStyleSheet("color: #aaa")
    screen.layout().addWidget(pale)
    (fault,) = found(screen)
    assert fault == "“Hardly to be seen” has a contrast of only 2.3"


@pytest.mark.parametrize(("ground", "wrong"), [("#555", 1), ("white", 0)])
def test_what_cannot_be_pressed_now_is_pale_but_not_invisible(screen: QWidget, ground: str, wrong: int) -> None:
    off = QPushButton("Not now")
    off.setStyleSheet(f"color: #666; background: {ground}; padding: 10px")
    off.setEnabled(False)
    screen.layout().addWidget(off)
    assert len(found(screen)) == wrong


def test_what_is_hidden_and_cannot_be_scrolled(screen: QWidget) -> None:
    area, held = QScrollArea(), QWidget()
    area.setObjectName("area")
    held.setObjectName("held")
    held.setFixedSize(50, 900)
    area.setWidget(held)
    area.setFixedHeight(100)
    screen.layout().addWidget(area)
    assert found(screen) == []
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    [fault] = found(screen)
    assert fault.startswith("area hides 8")
    assert fault.endswith("pixels of held")
