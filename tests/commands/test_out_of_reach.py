"""The check of hands finds what it is there for, and nothing where all is well."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gamebox.commands import gallery
from gamebox.commands.out_of_reach import out_of_reach
from gamebox.games.registry import GAMES
from gamebox.ui.items.target import TargetItem
from gamebox.ui.looks import LOOKS
from gamebox.ui.table.view import TableView
from gamebox.ui.theme import LIGHT
from tests.ui.table.test_choreographer import Stage


class Unmarked(QPushButton):
    """Looks the same whether or not it has the keyboard."""

    def paintEvent(self, _event: object) -> None:
        pass


@pytest.fixture
def screen(qtbot: QtBot) -> QWidget:
    made = QWidget()
    QHBoxLayout(made)
    made.setStyleSheet("QPushButton { border: 2px solid grey } QPushButton:focus { border: 2px solid red }")
    qtbot.addWidget(made)
    return made


def found(qtbot: QtBot, screen: QWidget, part: QAbstractButton) -> list[str]:
    screen.layout().addWidget(part)
    screen.show()
    with qtbot.waitActive(screen):
        screen.activateWindow()
    QApplication.processEvents()
    return out_of_reach(screen)


def large(part: QAbstractButton) -> QAbstractButton:
    part.setFixedSize(60, 44)
    return part


def test_a_good_button_is_in_reach(qtbot: QtBot, screen: QWidget) -> None:
    assert found(qtbot, screen, large(QPushButton("Go"))) == []


def test_a_small_one_is_not(qtbot: QtBot, screen: QWidget) -> None:
    small = QPushButton("Go")
    small.setFixedSize(60, 39)
    assert found(qtbot, screen, small) == ["“Go” is only 60 x 39 pixels large"]


def test_one_that_no_key_leads_to(qtbot: QtBot, screen: QWidget) -> None:
    away = large(QPushButton("Go"))
    away.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    assert found(qtbot, screen, away) == ["no key leads to “Go”"]


def test_one_that_does_what_another_does(qtbot: QtBot, screen: QWidget) -> None:
    alike = large(QPushButton("Go"))
    alike.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    alike.setProperty("alike", True)
    assert found(qtbot, screen, alike) == []


def test_one_that_does_not_show_the_focus(qtbot: QtBot, screen: QWidget) -> None:
    assert found(qtbot, screen, large(Unmarked("Go"))) == ["“Go” does not show that it has the keyboard"]


def table(qtbot: QtBot, *places: QRectF) -> TableView:
    """At which one unit is one pixel, with targets that lie one over the other."""
    stage = Stage()
    stage.setSceneRect(0, 0, 1280, 800)
    for number, place in enumerate(places, 1):
        outline = QPainterPath()
        outline.addRect(place)
        target = TargetItem(outline, number, LIGHT)
        target.hint = str(number)
        stage.add_target(target)
    stage.offer(range(1, len(places) + 1))
    view = TableView(stage)
    view.resize(1280, 800)
    qtbot.addWidget(view)
    view.show()
    return view


@pytest.mark.parametrize(
    ("places", "wrong"),
    [
        ([QRectF(10, 10, 42, 42)], []),
        ([QRectF(10, 10, 42, 30)], ["“1” on the table is only 42 x 30 pixels large"]),
        ([QRectF(10, 10, 90, 90), QRectF(40, 10, 90, 90)], ["“1” on the table is only 29 x 90 pixels large"]),
    ],
)
def test_on_a_table_counts_what_a_hand_can_hit(qtbot: QtBot, places: list[QRectF], wrong: list[str]) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    view = table(qtbot, *places)
    view.setParent(holder)
    holder.resize(1280, 800)
    holder.show()
    assert out_of_reach(holder) == wrong
    assert out_of_reach(holder, words=1.5) == [], "words take the room"


@pytest.mark.parametrize("game", list(GAMES))
def test_every_place_on_every_table_can_be_hit(qtbot: QtBot, game: str) -> None:
    """In a window of the usual size."""
    poses = {f"{game}-{pose.name}" for pose in LOOKS[game].poses()}
    for shot in gallery.shots(LIGHT, "en"):
        if shot.name in poses:
            screen = shot.build()
            qtbot.addWidget(screen)
            screen.resize(QSize(1280, 800))
            screen.show()
            QApplication.processEvents()
            assert [told for told in out_of_reach(screen) if "on the table" in told] == [], shot.name
            screen.close()
