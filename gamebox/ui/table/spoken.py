"""What lies on a table, for people who hear it: named parts in groups, in the words that the table has anyway."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from gamebox.ui.items.target import TargetItem
from gamebox.ui.table.things import Thing
from gamebox.ui.texts import translate


class Part(NamedTuple):
    """One thing: a field, a card, a pile, a player's plate with its state."""

    key: Hashable
    """What stays the same while its words change."""
    name: str
    place: QRectF
    remark: str = ""
    """What choosing it would do."""
    press: Callable[[], None] | None = None
    target: TargetItem | None = None
    chosen: bool | None = None
    """Whether it is selected; None: it cannot be."""

    @property
    def legal(self) -> bool:
        """Whether it can be chosen now, and that means something."""
        return self.target is not None and self.target.inviting

    @property
    def told(self) -> str:
        return f"{self.name}, {translate('Spoken', 'selected')}" if self.chosen else self.name


class Group(NamedTuple):
    key: str
    name: str
    parts: tuple[Part, ...]
    listed: bool = False
    """Read like a list, as a hand is; else they are places that can be pressed."""
    own: bool = False
    """What is in the hands of the one who plays."""
    long: bool = False
    """So much that only what can be chosen is read aloud."""

    @property
    def told(self) -> str:
        """The group in a line; nothing if there is nothing to choose among very much."""
        parts = [part.told for part in self.parts if part.legal or not self.long]
        if not parts:
            return "" if self.long else f"{self.name}."
        return f"{self.name}: {'; '.join(parts)}."


class SpokenScene(QGraphicsScene):
    """A picture that is also told, thing by thing, to people who do not see it."""

    focused = Signal(str)
    """What the cursor or the pointer is on, in words."""
    relit = Signal()
    """What lies there is another, or what can be done there."""
    cursor_moved = Signal()

    @abstractmethod
    def spoken(self) -> Iterator[Group]:
        """All that lies there, in words."""

    @property
    @abstractmethod
    def cursor_target(self) -> Hashable | None:
        """What the keyboard's cursor is on: the target of a part, or its key."""

    @abstractmethod
    def look_at(self, place: QRectF, target: TargetItem | None) -> None:
        """Take the cursor somewhere; where it cannot stand, show at least where that is."""

    def thing_at(self, _point: QPointF) -> Thing | None:
        """What can be said of a place where there is nothing to do."""
        return None


def gathered(key: str, name: str, parts: Iterable[Part], *, listed: bool = False, own: bool = False) -> Iterator[Group]:
    """A group of these parts, if there are any."""
    found = tuple(parts)
    if found:
        yield Group(key, name, found, listed=listed, own=own)
