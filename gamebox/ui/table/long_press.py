"""A finger that rests on the table asks what lies there; one that moves or is lifted plays, as a mouse would."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QInputDevice, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override


class LongPress(QObject):
    """Holds the press of a finger back until it is known what it is meant for: nothing on the table need know."""

    rested = Signal(QPointF)
    """Where the finger rests, as the widget sees it."""

    def __init__(self, touched: QWidget) -> None:
        super().__init__(touched)
        self._touched = touched
        self._held: QMouseEvent | None = None
        self._spent = False
        hints = QGuiApplication.styleHints()
        self._slack = hints.startDragDistance()
        self._patience = QTimer(self, singleShot=True, interval=hints.mousePressAndHoldInterval())
        self._patience.timeout.connect(self._rest)
        touched.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or watched is not self._touched or not _by_finger(event):
            return False
        if event.type() == QEvent.Type.MouseButtonPress:
            return self._press(event)
        if self._held and not self._still(event):
            self._let_go(self._held)
        return self._spent or self._held is not None

    def _press(self, event: QMouseEvent) -> bool:
        """What was held back is sent on through here, too."""
        if self._held:
            return False
        self._held = _like(event)
        self._spent = False
        self._patience.start()
        return True

    def _still(self, event: QMouseEvent) -> bool:
        """Whether the finger has neither been lifted nor gone anywhere."""
        if event.type() == QEvent.Type.MouseButtonRelease or self._held is None:
            return False
        return (event.position() - self._held.position()).manhattanLength() < self._slack

    def _let_go(self, press: QMouseEvent) -> None:
        QApplication.sendEvent(self._touched, press)
        self._held = None

    def _rest(self) -> None:
        if self._held:
            at, self._held, self._spent = self._held.position(), None, True
            self.rested.emit(at)


def _by_finger(event: QMouseEvent) -> bool:
    synthesized = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
    return synthesized or event.device().type() == QInputDevice.DeviceType.TouchScreen


def _like(event: QMouseEvent) -> QMouseEvent:
    return QMouseEvent(
        event.type(),
        event.position(),
        event.scenePosition(),
        event.globalPosition(),
        event.button(),
        event.buttons(),
        event.modifiers(),
        event.source(),
        event.pointingDevice(),
    )
