"""The curtain: whom it calls, what it tells, and how its card fits the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from gamebox.engine.record import Seat
from gamebox.ui.players import players_of
from gamebox.ui.screens.screen import Screen
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.table.choreographer import SPEEDS
from gamebox.ui.table.curtain import Card, Curtain, News
from gamebox.ui.theme import LIGHT
from gamebox.ui.widgets.emblem_view import EmblemView

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
        assert label.wordWrap()
        assert label.height() >= label.heightForWidth(label.width())
    ready = curtain.findChild(QPushButton, "lift curtain")
    assert ready.height() >= ready.sizeHint().height()


# Only a deliberate act lifts it


def ready_of(curtain: Curtain) -> QPushButton:
    ready = curtain.findChild(QPushButton, "lift curtain")
    assert isinstance(ready, QPushButton)
    return ready


def falling(stage: QWidget, speed: float = 1.0) -> Curtain:
    made = Curtain(stage, LIGHT, players_of((Seat("Beate"),))[0], "", NO_NEWS)
    made.fall(speed)
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


# How it moves


@pytest.mark.parametrize(("speed", "falls", "rises"), [("normal", 320, 420), ("fast", 128, 168)])
def test_it_falls_from_above_and_rises_at_the_speed_that_was_asked_for(
    stage: QWidget, lifted: list[int], speed: str, falls: int, rises: int
) -> None:
    curtain = falling(stage, SPEEDS[speed])
    curtain.lifted.connect(lifted.append)
    assert curtain.isVisible()
    assert curtain._motion.duration() == falls
    heights = [_height(curtain, share) for share in (0, 0.3, 0.6, 1)]
    assert heights[0] == -stage.height(), "not a thread of it is seen at first"
    assert heights == sorted(heights)
    assert heights[1] > -stage.height() / 2, "quick at first"
    assert heights[-1] == 0, "and then it covers everything"
    assert curtain.x() == 0
    curtain.lift()
    assert lifted == [0]
    assert curtain._motion.duration() == rises
    heights = [_height(curtain, share) for share in (0, 0.3, 0.6, 0.9)]
    assert heights[0] == 0
    assert heights == sorted(heights, reverse=True)
    assert -stage.height() <= heights[-1] < -0.9 * stage.height()


def _height(curtain: Curtain, share: float) -> int:
    assert curtain._motion
    curtain._motion.pause()
    curtain._motion.setCurrentTime(round(curtain._motion.duration() * share))
    return curtain.y()


def test_without_animation_it_hangs_and_goes_at_once(stage: QWidget, lifted: list[int]) -> None:
    curtain = hung(stage)
    curtain.lifted.connect(lifted.append)
    assert curtain.geometry() == stage.rect()
    press(curtain)
    assert lifted == [0]
    assert not curtain.isVisible()


def test_a_curtain_that_has_risen_does_not_stay_alive(stage: QWidget) -> None:
    curtain = hung(stage)
    curtain.lift()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(curtain)


def test_it_covers_a_stage_that_grows(stage: QWidget) -> None:
    curtain = hung(stage)
    stage.resize(1500, 900)
    assert curtain.geometry() == stage.rect()


def test_nothing_but_a_stage_that_grows_moves_it(stage: QWidget) -> None:
    curtain = falling(stage)
    _height(curtain, 0.3)
    before = curtain.y()
    QApplication.sendEvent(stage, QEvent(QEvent.Type.User))
    assert curtain.y() == before < 0


def test_it_lies_in_front_and_has_the_keyboard(stage: QWidget) -> None:
    behind = QPushButton("behind", stage)
    behind.resize(stage.size())
    behind.show()
    behind.setFocus()
    stage.activateWindow()
    curtain = hung(stage)
    assert stage.childAt(stage.rect().center()) is not behind
    assert stage.focusWidget() is ready_of(curtain)


def test_it_falls_in_front_of_what_came_after_it(stage: QWidget) -> None:
    curtain = Curtain(stage, LIGHT, players_of((Seat("Beate"),))[0], "", NO_NEWS)
    later = QPushButton("later", stage)
    later.resize(stage.size())
    later.show()
    curtain.fall(0)
    assert stage.childAt(stage.rect().center()) is not later


@pytest.mark.parametrize(
    ("size", "text", "told"),
    [
        (QSize(1280, 800), 1.0, (1.0, 540, 310)),
        (QSize(1024, 600), 1.0, (1.0, 540, 150)),
        (QSize(1024, 641), 1.0, (1.0, 540, 151)),
        (QSize(2560, 1600), 1.0, (2.0, 1080, 620)),
        (QSize(1280, 800), 1.5, (1.0, 810, 310)),
        (QSize(700, 800), 1.5, (1.0, 668, 310)),
    ],
)
def test_the_card_has_its_share_of_the_window(
    stage: QWidget, monkeypatch: pytest.MonkeyPatch, size: QSize, text: float, told: tuple[float, int, float]
) -> None:
    """How large it is, how wide, and how high what is told may be."""
    given: list[tuple[float, int, float]] = []
    monkeypatch.setattr(Card, "rescale", lambda _card, *room: given.append(room))
    curtain = Curtain(stage, LIGHT._replace(text=text), players_of((Seat("Beate"),))[0], "", NO_NEWS)
    curtain.fall(0)
    stage.resize(size)
    assert given[-1] == told


def test_what_its_parts_are_called(stage: QWidget) -> None:
    curtain = hung(stage, News(["Carl deals."], first=True))
    assert curtain.findChild(QScrollArea, "news").accessibleName() == "So far"
    assert ready_of(curtain).property("role") == "primary"
    assert ready_of(curtain).cursor().shape() == Qt.CursorShape.PointingHandCursor
    assert curtain.findChild(EmblemView).width() == 64
    assert curtain.player.name == "Beate"


def test_cloth_is_drawn_all_over_and_anew_only_for_another_size(stage: QWidget) -> None:
    curtain = hung(stage)
    card_of(curtain).hide()
    picture = curtain.grab().toImage()
    corners = [picture.pixelColor(x, y) for x in (2, picture.width() - 3) for y in (2, picture.height() - 3)]
    assert all(colour.alpha() == 255 and colour.red() > colour.blue() for colour in corners)
    key = curtain._cloth.cacheKey()
    curtain.grab()
    assert curtain._cloth.cacheKey() == key
    stage.resize(1280, 800)
    curtain.grab()
    assert curtain._cloth.size() == curtain.size()


@pytest.mark.parametrize("key", [Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_other_keys_that_answer_lift_it_too(stage: QWidget, lifted: list[int], key: Qt.Key) -> None:
    curtain = hung(stage)
    curtain.lifted.connect(lifted.append)
    press(curtain, Qt.Key.Key_A)
    assert lifted == []
    press(curtain, key)
    assert lifted == [0]


@pytest.mark.parametrize(("key", "taken"), [(Qt.Key.Key_Return, True), (Qt.Key.Key_F1, False)])
def test_keys_that_are_no_answer_are_left_to_the_window(stage: QWidget, key: Qt.Key, taken: bool) -> None:
    curtain = hung(stage)
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    ready_of(curtain).keyPressEvent(event)
    assert event.isAccepted() is taken


def test_a_second_button_does_not_press(qtbot: QtBot, stage: QWidget, lifted: list[int]) -> None:
    curtain = hung(stage)
    curtain.lifted.connect(lifted.append)
    ready = ready_of(curtain)
    spot = ready.rect().center()
    both = Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton
    for kind, held in (
        (QEvent.Type.MouseButtonPress, both),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.RightButton),
    ):
        where = ready.mapToGlobal(spot).toPointF()
        event = QMouseEvent(kind, spot.toPointF(), where, Qt.MouseButton.LeftButton, held, Qt.KeyboardModifier(0))
        QApplication.sendEvent(ready, event)
    assert lifted == []


@pytest.mark.usefixtures("dressed")
def test_all_news_are_told_and_scroll_from_their_end(stage: QWidget) -> None:
    curtain = hung(stage, News([str(number) for number in range(40)]))
    assert words(curtain)[-1].split("\n") == [str(number) for number in range(40)]
    area = curtain.findChild(QScrollArea, "news")
    assert area
    assert 0 < area.verticalScrollBar().maximum() == area.verticalScrollBar().value()
    assert area.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff


@pytest.mark.usefixtures("dressed")
def test_a_larger_window_tells_more_and_no_line_is_cut(stage: QWidget) -> None:
    told = []
    for height in (640, 800, 1080):
        stage.resize(1280, height)
        curtain = hung(stage, News(["Alex rolls 1 and 6."] * 40))
        area = curtain.findChild(QScrollArea, "news")
        assert area.height() % area.widget().fontMetrics().lineSpacing() == 0
        assert card_of(curtain).y() > 60, "the pelmet is there"
        told.append(area.height())
        curtain.remove()
    assert told[0] < told[1] < told[2]


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("words", range(8, 60, 4))
def test_news_that_fit_do_not_scroll_and_waste_no_room(stage: QWidget, words: int) -> None:
    curtain = hung(stage, News(["word " * words]))
    QApplication.processEvents()
    area = curtain.findChild(QScrollArea, "news")
    assert area.verticalScrollBar().maximum() == 0
    assert area.height() < area.widget().heightForWidth(area.viewport().width()) + 2 * area.fontMetrics().height()


@pytest.mark.usefixtures("dressed")
def test_news_are_as_wide_as_a_scroll_bar_leaves_them(stage: QWidget) -> None:
    card = card_of(hung(stage, News(["word"])))
    area = card.findChild(QScrollArea, "news")
    room = area.width() - area.verticalScrollBar().sizeHint().width()
    for words in range(20, 120):
        area.widget().setText("in " * words)
        card.rescale(1.0, card.width(), 10_000)
        assert area.height() == area.widget().heightForWidth(room) + 4


def test_the_news_can_be_shown_on_the_board(stage: QWidget, qtbot: QtBot) -> None:
    curtain = hung(stage, News(["Carl deals."]))
    show = curtain.findChild(QPushButton, "show-me")
    with qtbot.waitSignal(curtain.show_wanted) as wanted:
        qtbot.mouseClick(show, Qt.MouseButton.LeftButton)
    assert wanted.args == [0]
    assert hung(stage).findChild(QPushButton, "show-me") is None


def test_an_ampersand_in_a_name_is_shown(stage: QWidget) -> None:
    made = Curtain(stage, LIGHT, players_of((Seat("A & B"),))[0], "", NO_NEWS)
    assert ready_of(made).text() == "I am A && B: show my cards"


# Nobody looks after the window


def test_a_card_with_large_words_leaves_a_margin_in_a_small_window(stage: QWidget) -> None:
    curtain = Curtain(stage, LIGHT._replace(text=2.0), players_of((Seat("Beate"),))[0], "", MUCH)
    curtain.fall(0)
    QApplication.processEvents()
    assert stage.width() - 60 < curtain.findChild(Card).width() < stage.width() - 20
