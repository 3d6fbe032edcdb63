"""Combinations: what counts as one, what fits on one that lies, and when it is full."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Literal, TypeAlias

from gamebox.engine.game import QT_TRANSLATE_NOOP, Refusal
from gamebox.games.level8.deck import (
    COLOUR,
    JOKER,
    NUMBER,
    OF_COLOUR,
    OF_NUMBER,
    joker_as_colour,
    joker_as_number,
    mask_of,
)

Kind: TypeAlias = Literal["set", "run", "colour"]

LARGEST = {"set": 6, "run": 15, "colour": 15}
"""With so many cards a combination is full (L8-55)."""

_NUMBER_MASK = (*map(mask_of, OF_NUMBER), 0)
"""The cards of each number; none of 0 and of 16, since 15 and 1 do not connect (L8-52)."""
_COLOUR_MASK = tuple(map(mask_of, OF_COLOUR))


@dataclass(frozen=True, slots=True)
class Requirement:
    """A combination that a level demands."""

    kind: Kind
    size: int

    def __str__(self) -> str:
        return f"{self.kind}{self.size}"


@dataclass(frozen=True, slots=True)
class Combination:
    """A valid combination on the table, its faces in the order in which they were laid."""

    kind: Kind
    faces: tuple[int, ...]
    value: int = field(init=False, compare=False)
    """A set's number, a run's lowest number, a colour's place in COLOURS."""
    full: bool = field(init=False, compare=False)
    fits: int = field(init=False, compare=False)
    """The number cards that may be added, as a bit mask."""
    jokers: tuple[int, ...] = field(init=False, compare=False)
    """The faces with which a joker may be added."""

    def __post_init__(self) -> None:
        put = object.__setattr__
        shown = (COLOUR if self.kind == "colour" else NUMBER).__getitem__
        values = [shown(face) for face in self.faces if face != JOKER]
        low = min(values)
        full = len(self.faces) >= LARGEST[self.kind]
        fits, jokers = _FULL if full else _open_to(self.kind, low, max(values))
        put(self, "value", low)
        put(self, "full", full)
        put(self, "fits", fits)
        put(self, "jokers", jokers)

    def with_added(self, face: int) -> Combination:
        return Combination(self.kind, (*self.faces, face))

    def accepts(self, face: int) -> bool:
        """Whether the face lengthens it (L8-41, L8-50 to L8-55)."""
        return face in self.jokers or (face < JOKER and bool(self.fits >> face & 1))

    def in_order(self) -> tuple[int, ...]:
        """The faces as one would arrange them: a run by number, then jokers beyond the full."""
        return tuple(sorted(self.faces, key=lambda face: NUMBER[face] or 99)) if self.kind == "run" else self.faces


_FULL = 0, (JOKER,)


@cache
def _open_to(kind: Kind, low: int, high: int) -> tuple[int, tuple[int, ...]]:
    """The number cards that lengthen what shows these values, and the faces with which a joker does."""
    if kind == "set":
        return _NUMBER_MASK[low], (joker_as_number(low),)
    if kind == "colour":
        return _COLOUR_MASK[low], (joker_as_colour(low),)
    ends = low - 1, high + 1
    return (
        _NUMBER_MASK[ends[0]] | _NUMBER_MASK[ends[1]],
        tuple(joker_as_number(end) for end in ends if _NUMBER_MASK[end]),
    )


def fault(requirement: Requirement, faces: Sequence[int]) -> Refusal | None:
    """Why the faces are not the combination demanded; None if they are."""
    if len(faces) != requirement.size:
        return Refusal(
            "L8-40",
            QT_TRANSLATE_NOOP("Refusal", "The level demands a combination of {size} cards here, not of {count}."),
            {"size": requirement.size, "count": len(faces)},
        )
    of_colour = requirement.kind == "colour"
    values = [(COLOUR if of_colour else NUMBER)[face] for face in faces]
    nothing = -1 if of_colour else 0
    if nothing in values:
        return UNCLEAR_JOKER
    return {"set": _set_fault, "run": _run_fault, "colour": _colour_fault}[requirement.kind](values)


UNCLEAR_JOKER = Refusal("L8-53", QT_TRANSLATE_NOOP("Refusal", "It must be clear what this joker stands for."))


def _set_fault(numbers: list[int]) -> Refusal | None:
    if len(set(numbers)) == 1:
        return None
    return Refusal("L8-51", QT_TRANSLATE_NOOP("Refusal", "These cards must all have the same number."))


def _run_fault(numbers: list[int]) -> Refusal | None:
    if sorted(numbers) == list(range(min(numbers), min(numbers) + len(numbers))):
        return None
    return Refusal("L8-52", QT_TRANSLATE_NOOP("Refusal", "A run is made of consecutive numbers."))


def _colour_fault(colours: list[int]) -> Refusal | None:
    if len(set(colours)) == 1:
        return None
    return Refusal("L8-50", QT_TRANSLATE_NOOP("Refusal", "These cards must all have the same colour."))
