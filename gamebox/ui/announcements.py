"""What people hear who do not see the table. Only what the window shows in words is ever said."""

from __future__ import annotations

from PySide6 import QtGui  # as a module: PySide makes a class when it is first named, and this one is large
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Let a screen reader say a sentence; an urgent one does not wait for others."""
    if text and widget.window().isVisible() and QtGui.QAccessible.isActive():
        event = QtGui.QAccessibleAnnouncementEvent(widget, text)
        if urgent:
            event.setPoliteness(QtGui.QAccessible.AnnouncementPoliteness.Assertive)
        QtGui.QAccessible.updateAccessibility(event)
