"""What Qt's accessibility asks of a table and the things on it, answered by the table's reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias
from weakref import ref

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr, isValid
from typing_extensions import override

from gamebox.ui.table.reader import Proxy, Reader
from gamebox.ui.table.spoken import Group, Part

_Role, _Text = QAccessible.Role, QAccessible.Text
_Found: TypeAlias = Any
"""What is asked for, or None, which PySide's types do not allow for."""
_NONE = VoidPtr(0)
"""No such interface: Python's own None would crash here (PySide 6.11)."""


def attend() -> None:
    """Let Qt ask here about tables."""
    if not _attending:
        _attending.append(True)
        QAccessible.installFactory(_interface)


_attending: list[bool] = []


def _interface(_kind: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, Proxy):
        return _ProxyInterface(thing)
    reader = getattr(thing, "reader", None)
    return _TableInterface(reader) if isinstance(reader, Reader) and reader.view is thing else None


class _Actions(QAccessibleActionInterface):
    def __init__(self, proxy: Proxy) -> None:
        super().__init__()
        self._proxy = ref(proxy)

    @override
    def actionNames(self) -> list[str]:
        proxy = self._proxy()
        if proxy is None or proxy.part is None:
            return []
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    @override
    def doAction(self, name: str) -> None:
        proxy = self._proxy()
        if proxy and name == QAccessibleActionInterface.pressAction():
            proxy.reader.press(proxy)
        elif proxy and name == QAccessibleActionInterface.setFocusAction():
            proxy.reader.view.setFocus()
            proxy.reader.go_to(proxy)

    @override
    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class _ProxyInterface(QAccessibleObject):
    """Python keeps these for ever, so that they must not keep a table alive."""

    def __init__(self, proxy: Proxy) -> None:
        super().__init__(proxy)
        self._proxy = ref(proxy)
        self._actions = _Actions(proxy)

    @property
    def _alive(self) -> Proxy | None:
        """As the table is now: whoever asks is never told what was there before."""
        proxy = self._proxy()
        if proxy is None or not isValid(proxy) or not isValid(proxy.reader.view):
            return None
        _ = proxy.reader.tops
        return proxy

    @override
    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        proxy = self._proxy()
        acts = kind == QAccessible.InterfaceType.ActionInterface and proxy is not None and proxy.part is not None
        return self._actions if acts else _NONE

    @override
    def isValid(self) -> bool:
        return self._alive is not None

    @override
    def parent(self) -> _Found:
        proxy = self._alive
        return QAccessible.queryAccessibleInterface(proxy.above or proxy.reader.view) if proxy else None

    @override
    def childCount(self) -> int:
        proxy = self._alive
        return len(proxy.below) if proxy else 0

    @override
    def child(self, index: int) -> _Found:
        proxy = self._alive
        return _child(proxy.below, index) if proxy else None

    @override
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        proxy = self._alive
        return _index(proxy.below, child) if proxy else -1

    @override
    def role(self) -> QAccessible.Role:
        proxy = self._alive
        told = proxy.told if proxy else None
        if isinstance(told, Group):
            return _Role.List if told.listed else _Role.Grouping
        above = proxy.above.told if proxy and proxy.above else None
        return _Role.ListItem if isinstance(above, Group) and above.listed else _Role.Button

    @override
    def text(self, kind: QAccessible.Text) -> str:
        proxy = self._alive
        if proxy is None or proxy.told is None:
            return ""
        if kind == _Text.Name:
            return proxy.told.name
        return proxy.reader.description(proxy) if kind == _Text.Description else ""

    @override
    def rect(self) -> QRect:
        proxy = self._alive
        return proxy.reader.place_of(proxy) if proxy else QRect()

    @override
    def state(self) -> QAccessible.State:
        state, proxy = QAccessible.State(), self._alive
        told = proxy.told if proxy else None
        if proxy is None or told is None:
            state.invalid = state.invisible = True
            return state
        view = proxy.reader.view
        state.disabled = not view.isEnabled()
        state.invisible = not view.isVisible()
        if isinstance(told, Part):
            state.focusable = True
            state.focused = view.hasFocus() and proxy.reader.here is proxy
            state.selectable = told.chosen is not None
            state.selected = bool(told.chosen)
        return state

    @override
    def window(self) -> _Found:
        proxy = self._alive
        return proxy.reader.view.window().windowHandle() if proxy else None


class _TableInterface(QAccessibleWidget):
    def __init__(self, reader: Reader) -> None:
        super().__init__(reader.view, _Role.Grouping)
        self._ref = ref(reader)

    @property
    def _reader(self) -> Reader | None:
        reader = self._ref()
        return reader if reader is not None and isValid(reader) else None

    @property
    def _below(self) -> list[QObject]:
        """What lies on the table, and what lies over it: a tip, for one."""
        reader = self._reader
        return [*reader.tops, *reader.lying_over()] if reader else []

    @override
    def childCount(self) -> int:
        return len(self._below)

    @override
    def child(self, index: int) -> _Found:
        return _child(self._below, index)

    @override
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self._below, child)

    @override
    def childAt(self, x: int, y: int) -> _Found:
        reader = self._reader
        parts = reader.parts if reader else []
        found = next((part for part in parts if part.reader.place_of(part).contains(x, y)), None)
        return QAccessible.queryAccessibleInterface(found) if found else None

    @override
    def focusChild(self) -> _Found:
        here = self._reader.here if self._reader else None
        return QAccessible.queryAccessibleInterface(here) if here else None

    @override
    def state(self) -> QAccessible.State:
        """Where the cursor is on a thing, that one has the focus."""
        state = super().state()
        if self._reader and self._reader.here:
            state.focused = False
        return state


def _child(below: Sequence[QObject], index: int) -> QAccessibleInterface | None:
    return QAccessible.queryAccessibleInterface(below[index]) if 0 <= index < len(below) else None


def _index(below: Sequence[QObject], child: QAccessibleInterface | None) -> int:
    thing = child.object() if child else None
    return next((index for index, each in enumerate(below) if each is thing), -1)
