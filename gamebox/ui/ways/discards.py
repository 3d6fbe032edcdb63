"""What was deleted from a list a moment ago, and the way back for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from gamebox.library.bin import Bin, Thrown
from gamebox.library.profile import Profile

T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)


class Listing(Protocol[T_contra]):
    """A screen that shows entries, and says which one was deleted."""

    def show_entries(self, entries: Sequence[T_contra], chosen: str = "", /) -> None: ...
    def tell_deleted(self, entry: T_contra, /) -> None: ...
    def drop_slip(self) -> None: ...


class Discards(Generic[T]):
    def __init__(
        self, profile: Profile, telling: Callable[[], AbstractContextManager[None]], entries: Callable[[], Sequence[T]]
    ) -> None:
        """`telling` tells what the disk refuses; `entries` are those that there are."""
        self._bin = Bin(profile)
        self._telling = telling
        self._entries = entries
        self._thrown: list[tuple[T, str, Thrown]] = []

    def throw(self, screen: Listing[T], entry: T, key: str, *paths: Path) -> None:
        """`key` is how the entry is found again."""
        with self._telling():
            self._thrown.append((entry, key, self._bin.throw(*paths)))
            screen.show_entries(self._entries())
            screen.tell_deleted(entry)

    def undo(self, screen: Listing[T]) -> None:
        """Bring back what was deleted last."""
        _, key, thrown = self._thrown.pop()
        with self._telling():
            self._bin.bring_back(thrown)
        screen.show_entries(self._entries(), key)
        if self._thrown:
            screen.tell_deleted(self._thrown[-1][0])
        else:
            screen.drop_slip()

    def empty(self) -> None:
        """Nobody can want back what was deleted."""
        self._thrown = []
        with self._telling():
            self._bin.empty()
