"""A slip of paper over the table: its rules can be asked for, and it goes when it was read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.ui.table.tips import TipCard, _cost, _spread
from gamebox.ui.theme import Size
from gamebox.ui.widgets.rule_label import RuleLabel


def test_a_rule_in_a_tip_can_be_asked_for_and_the_tip_put_away(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    card = TipCard("Pairs throw others out (EX-30).", table)
    told: list[str] = []
    card.referred.connect(told.append)
    card.read.connect(lambda: told.append("read"))
    words = card.findChild(QWidget, "tip-text")
    words.referred.emit("EX-30")
    card.findChild(QPushButton, "tip-read").click()
    assert told == ["EX-30", "read"]


@pytest.fixture
def card(qtbot: QtBot) -> TipCard:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1200, 800)
    return TipCard("Pairs throw others out.", table)


@pytest.mark.parametrize(("left", "side"), [(100, "right"), (1100, "left")])
def test_between_two_rows_it_lies_beside_its_place(card: TipCard, left: int, side: str) -> None:
    place = QRect(left, 400, 60, 60)
    above, below = QRect(0, 0, 1200, 380), QRect(0, 480, 1200, 320)
    card.lie_beside(place, [above, below])
    lies = card.geometry()
    assert abs(lies.center().y() - place.center().y()) <= 1
    assert lies.left() > place.right() if side == "right" else lies.right() < place.left()


def test_it_gives_way_to_what_can_be_clicked_and_stays_on_the_table(card: TipCard) -> None:
    place = QRect(500, 0, 60, 60)
    others = [QRect(570, 0, 630, 500), QRect(0, 0, 490, 500)]
    card.lie_beside(place, others)
    lies = card.geometry()
    assert not any(lies.intersects(each) for each in (place, *others))
    assert card.parentWidget().rect().contains(lies)


def test_a_tip_rather_covers_what_can_be_clicked_than_what_is_read(card: TipCard) -> None:
    place, plate = QRect(500, 300, 100, 100), QRect(100, 250, 390, 200)
    everywhere_else = [QRect(500, 0, 700, 800), QRect(0, 0, 500, 250), QRect(0, 450, 500, 350)]
    card.lie_beside(place, everywhere_else)
    assert card.geometry().intersects(plate), "there it would cover nothing"
    card.lie_beside(place, everywhere_else, [plate])
    assert not card.geometry().intersects(plate)


def test_if_all_corners_are_taken_it_finds_the_gap_between_plates(card: TipCard) -> None:
    place = QRect(560, 0, 60, 60)
    plates = [QRect(0, 0, 1200, 300), QRect(0, 450, 1200, 350), QRect(0, 300, 150, 150), QRect(1050, 300, 150, 150)]
    card.lie_beside(place, [], plates)
    assert not any(card.geometry().intersects(plate) for plate in plates)


def test_in_a_corner_it_stays_a_little_apart_from_the_edges(card: TipCard) -> None:
    card.lie_beside(QRect(0, 0, 1, 1))
    corner = QPoint(1200 - card.width() - 12, 800 - card.height() - 12)
    plates = [QRect(0, 0, 1200, corner.y()), QRect(0, 0, corner.x(), 800)]
    card.lie_beside(QRect(10, 10, 60, 60), [], plates)
    assert card.pos() == corner
    assert card.property("role") == "notice"


def test_however_near_to_an_edge_its_place_is_it_stays_on_the_table(card: TipCard) -> None:
    card.resize(300, 100)
    assert card._inside(QPoint(-20, -20)) == QPoint(0, 0)
    assert card._inside(QPoint(1190, 790)) == QPoint(900, 700)


def test_escape_puts_it_away_and_other_keys_are_left_to_the_table(card: TipCard) -> None:
    read: list[bool] = []
    card.read.connect(lambda: read.append(True))
    for key, taken in ((Qt.Key.Key_X, False), (Qt.Key.Key_Escape, True)):
        pressed = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        card.keyPressEvent(pressed)
        assert pressed.isAccepted() is taken
        assert read == [True] * taken


def test_it_is_as_wide_as_usual_unless_there_is_less_room(card: TipCard) -> None:
    place = QRect(10, 10, 20, 20)
    for room, width in (((1200, 800), 330), ((495, 800), 330), ((480, 800), 320)):
        card.parentWidget().resize(*room)
        card.lie_beside(place)
        assert card.width() == width
        assert card.height() == card.heightForWidth(width)
    large = card.parentWidget().font()
    large.setPixelSize(2 * Size.BODY)
    card.parentWidget().setFont(large)
    card.parentWidget().resize(1200, 800)
    card.lie_beside(place)
    assert card.width() == 660


def test_words_too_large_for_its_width_have_the_whole_table(card: TipCard) -> None:
    card.findChild(RuleLabel, "tip-text").setText("Pairs throw others out, and whoever is out begins anew. " * 6)
    needed = card.heightForWidth(200)
    for height, width in ((needed, 200), (needed - 1, 300)):
        card.parentWidget().resize(300, height)
        card.lie_beside(QRect(10, 10, 20, 20))
        assert (card.width(), card.height()) == (width, min(height, card.heightForWidth(width)))
    card.parentWidget().resize(300, 40)
    card.lie_beside(QRect(10, 10, 20, 20))
    assert card.geometry() == QRect(0, 0, 300, 40), "never beyond the table"


@pytest.mark.parametrize("side", ["right", "left", "above", "below"])
def test_it_lies_a_little_apart_on_the_only_side_that_is_free(card: TipCard, side: str) -> None:
    place = QRect(570, 370, 60, 60)
    rooms = {
        "right": QRect(632, 0, 568, 800),
        "left": QRect(0, 0, 569, 800),
        "above": QRect(0, 0, 1200, 369),
        "below": QRect(0, 431, 1200, 369),
    }
    taken = [room for name, room in rooms.items() if name != side]
    card.lie_beside(place, [], taken)
    lies = card.geometry()
    apart = {
        "right": lies.left() - place.right(),
        "left": place.left() - lies.right(),
        "above": place.top() - lies.bottom(),
        "below": lies.top() - place.bottom(),
    }
    assert apart[side] in (12, 13)


def test_both_ends_and_steps_between_them_are_tried() -> None:
    assert _spread(12, 100) == [12, 52, 92, 100]
    assert _spread(12, 92) == [12, 52, 92]
    assert _spread(12, 12) == [12]
    assert _spread(12, -50) == [12]


def test_what_a_place_costs() -> None:
    card, far = QRect(0, 0, 100, 50), QRect(200, 300, 100, 50)
    assert _cost(card, (), (far,)) == 12 * (200 + 300)
    assert _cost(card, (QRect(90, 40, 50, 50),), (far,)) == 12 * 500 + 10 * 10
    assert _cost(card, (), (far, QRect(90, 40, 50, 50))) == 12 * 500 + 60 * 10 * 10
    assert _cost(card, (QRect(101, 0, 9, 9), QRect(0, 51, 9, 9)), (far,)) == 12 * 500, "beside it"
