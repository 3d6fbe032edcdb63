"""What a screen reader would stumble over on a screen: things without a name, markup, text where there is none."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

_Text = QAccessible.Text
_WRITTEN = (QLineEdit, QTextEdit, QPlainTextEdit)
"""Where there is text to read or write letter by letter."""
_BARE = (QWidget, QFrame)
"""Room between others, and lines; whatever draws something is more than that."""


def name_faults(screen: QWidget) -> list[str]:
    """One sentence for each; none if all is well."""
    return [fault for told in spoken_below(screen) for fault in _faults(told)]


def spoken_below(screen: QWidget) -> Iterator[QAccessibleInterface]:
    """Everything on a screen as a screen reader finds it, from the outside to the inside."""
    yield from _below(QAccessible.queryAccessibleInterface(screen))


def _below(told: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield told
    for child in _children(told):
        yield from _below(child)


def _children(told: QAccessibleInterface) -> list[QAccessibleInterface]:
    children = (told.child(index) for index in range(told.childCount()))
    return [child for child in children if child and not child.state().invisible]


def _faults(told: QAccessibleInterface) -> Iterator[str]:
    name, thing = told.text(_Text.Name), told.object()
    if not name.strip() and (told.state().focusable or not _children(told)) and not _says_nothing(thing):
        yield f"{_called(thing)} has no name"
    if told.textInterface() and not isinstance(thing, _WRITTEN):
        yield f"“{name}” is no text, but says that it is"
    if "<span" in name + told.text(_Text.Description):
        yield f"“{name}” is told with markup"


def _says_nothing(thing: QObject) -> bool:
    """Whether something is only there for others: an empty label, room, the inside of what scrolls."""
    return type(thing) in _BARE or (isinstance(thing, QLabel) and not thing.text() and thing.pixmap().isNull())


def _called(thing: QObject) -> str:
    return thing.objectName() or type(thing).__name__
