"""A slip of paper over the table: its rules can be asked for, and it goes when it was read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.ui.table.tips import TipCard


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
