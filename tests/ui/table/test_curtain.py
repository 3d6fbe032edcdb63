"""The curtain: whom it calls, what it tells, and how its card fits the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.engine.record import Seat
from gamebox.ui.players import players_of
from gamebox.ui.screens.screen import Screen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.table.curtain import Card, Curtain, News
from gamebox.ui.theme import LIGHT

NO_NEWS = News([])
MUCH = News(["Friederike adds the joker as 12 to a combination of Alexander, who has laid out level 5."] * 30)


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[None]:
    qapp.setStyleSheet(stylesheet(LIGHT))
    yield
    qapp.setStyleSheet("")


@pytest.fixture
def stage(qtbot: QtBot) -> QWidget:
    made = Screen(LIGHT)
    qtbot.addWidget(made)
    made.resize(1024, 640)
    made.show()
    return made


def hung(stage: QWidget, news: News = NO_NEWS, call: str = "") -> Curtain:
    made = Curtain(stage, LIGHT, players_of((Seat("Beate"),))[0], call, news)
    made.fall(0)
    QApplication.processEvents()
    return made


def words(curtain: Curtain) -> list[str]:
    return [label.text() for label in curtain.findChildren(QLabel)]


def card_of(curtain: Curtain) -> Card:
    card = curtain.findChild(Card)
    assert card is not None
    return card


def test_it_calls_by_name_once(stage: QWidget) -> None:
    assert words(hung(stage)) == ["Beate, it is your turn."]


def test_it_tells_what_is_asked_out_of_turn(stage: QWidget) -> None:
    assert words(hung(stage, call="Carl reveals: lay three cards open."))[1] == "Carl reveals: lay three cards open."


def test_before_the_first_turn_it_tells_what_happened_so_far(stage: QWidget) -> None:
    assert words(hung(stage, News(["Carl deals."], first=True)))[1:] == ["So far", "Carl deals."]
    assert words(hung(stage, News(["Carl deals."])))[1:] == ["Since your last turn", "Carl deals."]


@pytest.mark.usefixtures("dressed")
def test_card_and_type_grow_with_the_window_up_to_a_limit(stage: QWidget) -> None:
    curtain = hung(stage)
    title = curtain.findChildren(QLabel)[0]
    small, narrow = title.fontInfo().pixelSize(), card_of(curtain).width()
    for size, grown in ((QSize(1280, 800), 1), (QSize(1920, 1080), 1.375), (QSize(3840, 2160), 2.5)):
        stage.resize(size)
        assert card_of(curtain).width() == round(narrow * grown)
        assert title.fontInfo().pixelSize() == pytest.approx(small * grown, abs=1)


@pytest.mark.usefixtures("dressed")
def test_much_news_fits_the_smallest_window(stage: QWidget) -> None:
    curtain = hung(stage, MUCH, "Friederike asks for the number 12: give one such card.")
    assert curtain.rect().contains(card_of(curtain).geometry())
    for label in curtain.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width())
    ready = curtain.findChild(QPushButton, "lift curtain")
    assert ready.height() >= ready.sizeHint().height()


# Only a deliberate act lifts it


def ready_of(curtain: Curtain) -> QPushButton:
    ready = curtain.findChild(QPushButton, "lift curtain")
    assert isinstance(ready, QPushButton)
    return ready


def falling(stage: QWidget) -> Curtain:
    made = Curtain(stage, LIGHT, players_of((Seat("Beate"),))[0], "", NO_NEWS)
    made.fall(1.0)
    return made


def settle(curtain: Curtain) -> None:
    assert curtain._motion
    curtain._motion.setCurrentTime(curtain._motion.duration())


def press(curtain: Curtain, key: Qt.Key = Qt.Key.Key_Return, *, repeated: bool = False) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", repeated)
    QApplication.sendEvent(ready_of(curtain), event)


def release(curtain: Curtain, key: Qt.Key = Qt.Key.Key_Return) -> None:
    QApplication.sendEvent(ready_of(curtain), QKeyEvent(QEvent.Type.KeyRelease, key, Qt.KeyboardModifier.NoModifier))


@pytest.fixture
def lifted() -> list[int]:
    return []


def test_enter_while_it_falls_does_nothing_not_even_later(stage: QWidget, lifted: list[int]) -> None:
    curtain = falling(stage)
    curtain.lifted.connect(lifted.append)
    press(curtain)
    settle(curtain)
    press(curtain, repeated=True)
    assert lifted == [], "a key that is still held was not meant for the curtain"
    release(curtain)
    assert lifted == []
    press(curtain)
    assert lifted == [0]


def test_a_key_held_since_before_must_be_let_go_first(stage: QWidget, lifted: list[int]) -> None:
    curtain = falling(stage)
    curtain.lifted.connect(lifted.append)
    settle(curtain)
    press(curtain, Qt.Key.Key_D, repeated=True)
    press(curtain)
    assert lifted == []
    release(curtain)
    release(curtain, Qt.Key.Key_D)
    press(curtain)
    assert lifted == [0]


def test_a_click_that_began_while_it_fell_does_not_count(qtbot: QtBot, stage: QWidget, lifted: list[int]) -> None:
    curtain = falling(stage)
    curtain.lifted.connect(lifted.append)
    qtbot.mousePress(ready_of(curtain), Qt.MouseButton.LeftButton)
    settle(curtain)
    qtbot.mouseRelease(ready_of(curtain), Qt.MouseButton.LeftButton)
    assert lifted == []
    qtbot.mouseClick(ready_of(curtain), Qt.MouseButton.LeftButton)
    assert lifted == [0]


def test_it_rises_like_cloth_and_then_is_gone(stage: QWidget) -> None:
    curtain = falling(stage)
    settle(curtain)
    press(curtain)
    assert curtain.isVisible()
    assert curtain.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    curtain._motion.setCurrentTime(round(curtain._motion.duration() * 0.6))
    assert curtain.y() < 0
    settle(curtain)
    assert not curtain.isVisible()


def test_home_and_settings_can_be_reached(qtbot: QtBot, stage: QWidget) -> None:
    curtain = hung(stage)
    with qtbot.waitSignals([curtain.home_wanted, curtain.settings_wanted]):
        for name in ("curtain home", "curtain settings"):
            qtbot.mouseClick(curtain.findChild(QPushButton, name), Qt.MouseButton.LeftButton)
