"""The moves of Lava & Rails: what dice can show and what a player can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from gamebox.games.lavarails.grid import SPAN
from gamebox.games.lavarails.tracks import PIECES


@dataclass(frozen=True, slots=True)
class Erupt:
    """What the eruption die shows (LR-31)."""

    number: int


@dataclass(frozen=True, slots=True)
class MarkLava:
    """Mark a field with lava (LR-31)."""

    field: int


@dataclass(frozen=True, slots=True)
class RollPool:
    """What the dice of the pool show after a roll or reroll, ascending (LR-10, LR-16)."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Take the die that the field shows and place it there (LR-10)."""

    field: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Be out of this pass (LR-16)."""


@dataclass(frozen=True, slots=True)
class Reroll:
    """Roll all dice of the pool again (LR-16)."""


@dataclass(frozen=True, slots=True)
class Return:
    """Put the die on the field back into the pool (LR-17)."""

    field: int


@dataclass(frozen=True, slots=True)
class Ghost:
    """The die that the absent rival takes (LR-20)."""

    number: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a piece of track where a die lies (LR-40)."""

    field: int
    piece: str


Action: TypeAlias = Erupt | MarkLava | RollPool | Place | Pass | Reroll | Return | Ghost | Draw

PASS = Pass()
REROLL = Reroll()
NUMBERS = range(1, 7)
ERUPTIONS = tuple(map(Erupt, NUMBERS))
GHOSTS = tuple(map(Ghost, NUMBERS))
DRAWS = tuple(tuple(Draw(field, piece) for piece in PIECES) for field in range(SPAN))
