"""Small pictures of tables: made one after the other while nobody scrolls, and kept for the next time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gamebox.ui.screens.games.entries import Entry
from gamebox.ui.screens.games.glimpses import Glimpse

_KEPT = 240
"""Pictures; a few screens full in every size."""
_REST = 140
"""Milliseconds without a scroll after which nobody minds that a picture takes a moment."""


Draw: TypeAlias = Callable[[Entry, QSize], Glimpse]
_Key: TypeAlias = tuple[object, ...]
"""All on which a picture depends; people on it may get other names."""


class PictureStore:
    """Outlives the screen, so that coming back finds the pictures there."""

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, Glimpse] = OrderedDict()

    def get(self, key: _Key) -> Glimpse | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: _Key, glimpse: Glimpse) -> None:
        self._kept[key] = glimpse
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)


class Pictures(QObject):
    """Hands out what there is, and makes the rest in the order in which it was asked for."""

    made = Signal(object)
    """The entry whose picture has just been made."""

    def __init__(self, draw: Draw, store: PictureStore, parent: QWidget, *, shade: str) -> None:
        super().__init__(parent)
        self._draw = draw
        self._store = store
        self._shade = shade
        self._shown_on = parent
        self._wanted: OrderedDict[_Key, tuple[Entry, QSize]] = OrderedDict()
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._make_one)

    def of(self, entry: Entry, size: QSize, *, soon: bool = False) -> Glimpse | None:
        """What was made of it, or nothing yet; what is wanted `soon` is made before all others."""
        names = tuple(sat.name for sat in entry.seats)
        ratio = self._shown_on.devicePixelRatioF()
        key = (entry.key, entry.moves, names, size.width(), size.height(), self._shade, ratio)
        found = self._store.get(key)
        if found is None and not size.isEmpty():
            self._wanted[key] = (entry, size)
            if soon:
                self._wanted.move_to_end(key, last=False)
            if not self._timer.isActive():
                self._timer.start(0)
        return found

    @property
    def busy(self) -> bool:
        return bool(self._wanted)

    def rest(self) -> None:
        """Somebody scrolls: what has gone out of sight is wanted no more, and the rest can wait."""
        self._wanted.clear()
        self._timer.start(_REST)

    def _make_one(self) -> None:
        if not self._wanted:
            return
        key, (entry, size) = self._wanted.popitem(last=False)
        self._store.put(key, self._draw(entry, size))
        self.made.emit(entry)
        if self._wanted:
            self._timer.start(0)
