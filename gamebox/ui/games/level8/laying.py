"""Preparing to lay out the level: cards in slots, what their jokers stand for, and the move that comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.games.level8.actions import Lay
from gamebox.games.level8.deck import NUMBER, held
from gamebox.games.level8.levels import Level
from gamebox.games.level8.solver import Layout as Way
from gamebox.ui.games.level8.handcard import HandCard
from gamebox.ui.games.level8.meanings import Faces, readings


class Laying:
    """The cards in the slots belong to the hand; each knows its slot."""

    def __init__(self) -> None:
        self.level: Level = ()
        self._hand: Sequence[HandCard] = ()
        self._meant: dict[int, Faces] = {}

    def begin(self, level: Level, hand: Sequence[HandCard]) -> None:
        """`level` is empty when there is nothing to lay out now."""
        if level != self.level:
            self._meant.clear()
        self.level, self._hand = level, hand
        for item in hand:
            if item.slot is not None and item.slot >= len(level):
                item.slot = None
        self._tell_jokers()

    def group(self, index: int) -> list[HandCard]:
        return [item for item in self._hand if item.slot == index]

    @property
    def empty(self) -> bool:
        return all(item.slot is None for item in self._hand)

    @property
    def complete(self) -> bool:
        """All slots are full and it is clear what every joker stands for."""
        full = all(len(self.group(index)) == need.size for index, need in enumerate(self.level))
        return bool(self.level) and full and self.question(open_only=True) is None

    def put(self, index: int, items: Sequence[HandCard]) -> None:
        """Into the slots of a combination, as many as there is room for."""
        room = self.level[index].size - len(self.group(index))
        for item in items[:room]:
            item.slot = index
            item.select(False)
        self._tell_jokers()

    def fill(self, way: Way) -> None:
        """As the solver proposes."""
        self.clear()
        for index, faces in enumerate(way):
            for face in faces:
                item = next(item for item in self._hand if item.slot is None and item.card == held(face))
                item.slot = index
                item.select(False)
            self._meant[index] = self._sorted(index, faces)
        self._tell_jokers()

    def _sorted(self, index: int, faces: Sequence[int]) -> Faces:
        """The faces in the order in which the cards lie in the hand."""
        wanted = sorted(faces)
        found = self.readings(index)
        return next((reading for reading in found if sorted(reading) == wanted), tuple(faces))

    def clear(self) -> None:
        for item in self._hand:
            item.slot = None
            item.show_as(item.card)
        self._meant.clear()

    def readings(self, index: int) -> list[Faces]:
        return readings(self.level[index], [item.card for item in self.group(index)])

    def question(self, *, open_only: bool = False) -> int | None:
        """A combination whose jokers could stand for different things: first one that is still open."""
        unclear = [index for index in range(len(self.level)) if len(self.readings(index)) > 1]
        still = [index for index in unclear if self._meant.get(index) not in self.readings(index)]
        if open_only:
            return still[0] if still else None
        return next(iter(still or unclear), None)

    def meant(self, index: int) -> Faces | None:
        return self._meant.get(index)

    def mean(self, index: int, faces: Faces) -> None:
        self._meant[index] = faces
        self._tell_jokers()

    def faces(self, index: int) -> Faces:
        """What lies in the slots, jokers with their meaning where it is known."""
        found = self.readings(index)
        if self._meant.get(index) in found:
            return self._meant[index]
        return found[0] if len(found) == 1 else tuple(item.card for item in self.group(index))

    def _tell_jokers(self) -> None:
        for index in range(len(self.level)):
            for item, face in zip(self.group(index), self.faces(index), strict=True):
                item.show_as(face)

    def arranged(self, index: int) -> list[tuple[HandCard, int]]:
        """The cards in the slots and their faces, in the order in which they lie there, and will lie on the table."""
        lying = zip(self.group(index), self.faces(index), strict=True)
        return sorted(lying, key=lambda pair: (NUMBER[pair[1]], pair[1]))

    def action(self) -> Lay:
        return Lay(tuple(tuple(face for _, face in self.arranged(index)) for index in range(len(self.level))))
