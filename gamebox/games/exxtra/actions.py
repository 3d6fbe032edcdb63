"""The moves of EXXTRA: what dice can show and what a player can do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

DIE_A = "12347X"
DIE_B = "12356X"
DOUBLE_X = 100
"""What X-X as the first roll reads where it is the highest (EX-51)."""


@dataclass(frozen=True, slots=True)
class Throw:
    """What both dice show (EX-1), with everything the rules read from it."""

    a: str
    b: str
    reading: int = field(init=False, compare=False)
    """The higher digit first; an X counts as 0 (EX-12, EX-13)."""
    crosses: int = field(init=False, compare=False)
    double: int = field(init=False, compare=False)
    """1, 2 or 3 for a double (EX-15), else 0: X-X is none."""

    def __post_init__(self) -> None:
        low, high = sorted((_digit(self.a), _digit(self.b)))
        object.__setattr__(self, "reading", 10 * high + low)
        object.__setattr__(self, "crosses", (self.a + self.b).count("X"))
        object.__setattr__(self, "double", high if high == low else 0)

    @property
    def faces(self) -> tuple[str, str]:
        """As they are read: the higher digit first (EX-12)."""
        return (self.a, self.b) if _digit(self.a) >= _digit(self.b) else (self.b, self.a)


def _digit(face: str) -> int:
    return 0 if face == "X" else int(face)


@dataclass(frozen=True, slots=True)
class RollAgain:
    """Roll once more (EX-16)."""


@dataclass(frozen=True, slots=True)
class Place:
    """Accept the throw and put the pair on a dice field (EX-20)."""

    field: int


def faces_of(reading: int) -> tuple[str, str]:
    """The faces that a pair shows on the ladder: zeros are X (EX-13), and so is a 100 (EX-51)."""
    high, low = divmod(reading % DOUBLE_X, 10)
    return str(high or "X"), str(low or "X")


Action: TypeAlias = Throw | RollAgain | Place

THROWS = tuple(Throw(a, b) for a in DIE_A for b in DIE_B)
ROLL_AGAIN = RollAgain()
PLACES = tuple(Place(number) for number in range(6))
