"""What is read beside the table for a while: one thing at a time, until it has been read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from gamebox.ui.table.aside import Aside
from gamebox.ui.widgets.elided import ElidedLabel


@pytest.fixture
def aside(qtbot: QtBot) -> Aside:
    table = QWidget()
    qtbot.addWidget(table)
    made = Aside(table)
    qtbot.addWidget(made)
    made.resize(300, 400)
    return made


@pytest.fixture
def told(aside: Aside) -> list[str]:
    said: list[str] = []
    aside.toggled.connect(lambda: said.append("toggled"))
    aside.closed.connect(lambda: said.append("closed"))
    return said


def test_it_opens_with_what_is_to_be_read(aside: Aside, told: list[str]) -> None:
    assert aside.isHidden()
    assert aside.content is None
    words = QLabel("words")
    aside.show_content("A rule", words, owner="rules")
    assert aside.isVisible()
    assert aside.content is words
    assert words.isVisible()
    assert aside.findChild(ElidedLabel).text() == "A rule"
    assert told == ["toggled"]


def test_the_same_owner_may_show_the_next_thing_without_closing(aside: Aside, told: list[str]) -> None:
    first, second = QLabel("one"), QLabel("two")
    aside.show_content("One", first, owner="rules")
    aside.show_content("Two", second, owner="rules")
    assert told == ["toggled"]
    assert aside.content is second
    assert second.isVisible()
    assert first.isHidden()
    assert aside.findChild(ElidedLabel).text() == "Two"


def test_another_owner_closes_what_is_open(aside: Aside, told: list[str]) -> None:
    aside.show_content("One", QLabel("one"), owner="rules")
    aside.show_content("Two", QLabel("two"), owner="hint")
    assert told == ["toggled", "toggled", "closed", "toggled"]
    assert aside.isVisible()
    aside.show_content("Three", QLabel("three"), owner="hint")
    assert len(told) == 4


def test_long_things_begin_at_their_top(aside: Aside) -> None:
    aside.show_content("Long", QLabel("\n".join(map(str, range(200)))), owner="rules")
    QApplication.processEvents()
    bar = aside._area.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    aside.show_content("Longer", QLabel("\n".join(map(str, range(300)))), owner="rules")
    assert bar.value() == 0


def test_it_is_closed_by_its_button_or_escape_once(aside: Aside, told: list[str]) -> None:
    def escape() -> QKeyEvent:
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(aside, event)
        return event

    for close in (aside.findChild(QPushButton, "aside-close").click, escape, aside.shut):
        aside.show_content("A rule", QLabel("words"), owner="rules")
        told.clear()
        close()
        assert told == ["toggled", "closed"]
        assert aside.content is None
        aside.shut()
        assert len(told) == 2


def test_other_keys_are_left_to_the_table(aside: Aside, told: list[str]) -> None:
    aside.show_content("A rule", QLabel("words"), owner="rules")
    told.clear()
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_X, Qt.KeyboardModifier.NoModifier)
    aside.keyPressEvent(event)
    assert not event.isAccepted()
    assert told == []


def test_what_was_read_is_gone_for_good(aside: Aside) -> None:
    """It may have been a secret."""
    for close in (aside.shut, lambda: aside.show_content("Next", QLabel("next"), owner="rules")):
        words = QLabel("words")
        aside.show_content("A hint", words, owner="rules")
        close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not isValid(words)


def test_it_scrolls_up_and_down_only_and_leaves_the_keyboard_to_the_table(aside: Aside) -> None:
    assert aside._area.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    assert aside._area.focusPolicy() == Qt.FocusPolicy.NoFocus
    close = aside.findChild(QPushButton, "aside-close")
    assert (close.accessibleName(), close.accessibleDescription()) == ("Close", "Close")
    assert (aside.objectName(), aside.property("role")) == ("aside", "bar")
    words = QLabel("words")
    aside.show_content("A rule", words, owner="rules")
    QApplication.processEvents()
    assert words.width() == aside._area.viewport().width()
    assert close.mapTo(aside, close.rect().topRight()).x() > 280, "the title has the rest"
    assert aside._area.height() > 300


def test_nothing_is_there_until_somebody_wants_to_read(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    aside = Aside(window)
    QHBoxLayout(window).addWidget(aside)
    window.show()
    assert not aside.isVisible()


def test_keys_go_back_to_the_table_from_what_is_closed_and_from_nowhere_else(qtbot: QtBot) -> None:
    window, table, other = QWidget(), QWidget(), QPushButton("Home")
    qtbot.addWidget(window)
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    aside, row = Aside(table), QHBoxLayout(window)
    for part in (other, table, aside):
        row.addWidget(part)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    for close in (aside.shut, lambda: aside.show_content("Next", QLabel("next"), owner="rules")):
        for focused, then in ((None, table), (other, other)):
            words = QPushButton("EX-30")
            aside.show_content("A rule", words, owner="rules")
            (focused or words).setFocus()
            close()
            assert QApplication.focusWidget() is then
