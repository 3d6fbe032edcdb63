"""Fingers: resting asks, moving and tapping do what a mouse does, and a mouse never waits."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from gamebox.ui.table.long_press import LongPress

HERE, THERE = QPoint(50, 50), QPoint(120, 50)


class Touched(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.got: list[tuple[str, int]] = []
        self.asked: list[int] = []
        self.press = LongPress(self)
        self.press.rested.connect(lambda at: self.asked.append(round(at.x())))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.got.append(("press", round(event.position().x())))

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.got.append(("move", round(event.position().x())))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.got.append(("release", round(event.position().x())))


@pytest.fixture
def touched(qtbot: QtBot) -> Touched:
    made = Touched()
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_a_tap_is_a_click(touched: Touched) -> None:
    finger = QTest.touchEvent(touched, QTest.createTouchDevice())
    finger.press(0, HERE, touched).commit()
    assert touched.got == [], "it may come to rest"
    finger.release(0, HERE, touched).commit()
    assert touched.got == [("press", 50), ("release", 50)]
    assert touched.asked == []


def test_a_finger_that_moves_drags_from_where_it_began(touched: Touched) -> None:
    finger = QTest.touchEvent(touched, QTest.createTouchDevice())
    finger.press(0, HERE, touched).commit()
    finger.move(0, HERE + QPoint(2, 0), touched).commit()
    assert touched.got == [], "fingers tremble"
    slack = QGuiApplication.styleHints().startDragDistance()
    finger.move(0, HERE + QPoint(slack - 1, 0), touched).commit()
    assert touched.got == []
    finger.move(0, HERE + QPoint(slack, 0), touched).commit()
    assert touched.got == [("press", 50), ("move", 50 + slack)]
    finger.move(0, THERE, touched).commit()
    finger.release(0, THERE, touched).commit()
    assert touched.got[2:] == [("move", 120), ("release", 120)]


def test_a_finger_that_rests_asks_and_clicks_nothing(touched: Touched, qtbot: QtBot) -> None:
    touched.press._patience.setInterval(0)
    finger = QTest.touchEvent(touched, QTest.createTouchDevice())
    finger.press(0, HERE, touched).commit()
    qtbot.waitUntil(lambda: touched.asked == [50])
    finger.move(0, THERE, touched).commit()
    finger.release(0, THERE, touched).commit()
    assert touched.got == []
    touched.press._patience.setInterval(60_000)
    finger.press(0, HERE, touched).commit()
    finger.release(0, HERE, touched).commit()
    assert touched.got == [("press", 50), ("release", 50)], "the next one is a finger like any other"


def test_a_finger_that_the_system_tells_as_a_mouse_is_a_finger(touched: Touched) -> None:
    """As some systems do: the device is the mouse, and only the source tells."""
    QApplication.sendEvent(touched, told_as_mouse(QEvent.Type.MouseButtonPress))
    assert touched.got == []
    touched.press._patience.timeout.emit()
    assert touched.asked == [50]


def told_as_mouse(kind: QEvent.Type) -> QMouseEvent:
    left, at = Qt.MouseButton.LeftButton, QPointF(HERE)
    none, source = Qt.KeyboardModifier.NoModifier, Qt.MouseEventSource.MouseEventSynthesizedBySystem
    return QMouseEvent(kind, at, at, at, left, left, none, source)


def test_what_began_elsewhere_is_not_held_back(touched: Touched) -> None:
    QApplication.sendEvent(touched, told_as_mouse(QEvent.Type.MouseButtonRelease))
    assert touched.got == [("release", 50)]
    assert touched.press._patience.isSingleShot()


def test_a_mouse_is_never_held_back(touched: Touched, qtbot: QtBot) -> None:
    qtbot.mousePress(touched, Qt.MouseButton.LeftButton, pos=HERE)
    assert touched.got == [("press", 50)]
    assert not touched.press._patience.isActive()
    qtbot.mouseRelease(touched, Qt.MouseButton.LeftButton, pos=HERE)
    assert touched.got[-1] == ("release", 50)
