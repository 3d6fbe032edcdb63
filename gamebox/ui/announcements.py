"""What people hear who do not see the table. Only what the window shows in words is ever said."""

from __future__ import annotations

from PySide6 import QtGui  # as a module: PySide makes a class when it is first named, and this one is large
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

_GATHER = 200
"""Milliseconds within which all is said as one: of several within a tenth of a second Orca drops all but the first."""


def announce(widget: QWidget, text: str, *, urgent: bool = False, task: bool = False) -> None:
    """Let a screen reader say a sentence; an urgent one interrupts what is being said.

    A `task` is said after what has happened, and is void once there is another one.
    """
    if text and widget.window().isVisible() and QtGui.QAccessible.isActive():
        _speaker().add(widget, text, urgent=urgent, task=task)


def say_now() -> None:
    """Say at once what waits for more to be said."""
    _speaker().say()


class _Speaker(QObject):
    """Gathers sentences. It lives as long as the application."""

    def __init__(self, application: QCoreApplication | None) -> None:
        super().__init__(application)
        self._lines: list[str] = []
        self._task = ""
        self._urgent = False
        self._widget: QWidget | None = None
        self._soon = QTimer(self, singleShot=True, interval=_GATHER)
        self._soon.timeout.connect(self.say)

    def add(self, widget: QWidget, text: str, *, urgent: bool, task: bool) -> None:
        self._widget = widget
        self._urgent = self._urgent or urgent
        if task:
            self._task = text
        else:
            self._lines.append(text)
        if not self._soon.isActive():
            self._soon.start()

    def say(self) -> None:
        self._soon.stop()
        widget, urgent, words = self._widget, self._urgent, " ".join(filter(None, (*self._lines, self._task)))
        self._widget, self._urgent, self._lines, self._task = None, False, [], ""
        if words and widget is not None and isValid(widget):
            event = QtGui.QAccessibleAnnouncementEvent(widget, words)
            if urgent:
                event.setPoliteness(QtGui.QAccessible.AnnouncementPoliteness.Assertive)
            QtGui.QAccessible.updateAccessibility(event)


_made: list[_Speaker] = []


def _speaker() -> _Speaker:
    """The one of this application."""
    if not _made or not isValid(_made[0]):
        _made[:] = [_Speaker(QCoreApplication.instance())]
    return _made[0]
