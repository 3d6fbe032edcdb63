"""A window in which a scene and the words around it change together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gamebox.ui.widgets.whole_frames import WholeFrames
from tests.ui.filming import Camera


class Page(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.scene = QGraphicsScene(0, 0, 100, 100)
        self.place = self.scene.addRect(QRectF(10, 10, 80, 80), brush=Qt.GlobalColor.blue)
        self.words = QLabel("")
        self.remark = QLabel("a remark")
        self.remark.hide()
        box = QVBoxLayout()
        box.addWidget(self.words)
        box.addWidget(self.remark)
        column = QVBoxLayout(self)
        column.addWidget(QGraphicsView(self.scene), 1)
        column.addLayout(box)

    def change(self) -> None:
        self.scene.update(QRectF(0, 0, 5, 5))  # of which Qt tells the window first
        self.place.setBrush(Qt.GlobalColor.red)
        self.words.setText("one line\nand another")
        self.remark.show()


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    made = Page()
    made.resize(400, 300)
    qtbot.addWidget(made)
    made.show()
    QApplication.processEvents()
    return made


def test_everything_that_has_changed_is_in_the_same_frame(page: Page) -> None:
    WholeFrames(page)
    assert len(Camera(page).painted_by(page.change)) == 1
