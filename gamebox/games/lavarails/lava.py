"""Where lava may flow and where it comes from (LR-31 to LR-33)."""

from __future__ import annotations

from gamebox.games.lavarails.grid import BITS, around, neighbours
from gamebox.games.lavarails.sheet import Sheet


def candidates(sheet: Sheet, number: int, crosses: int, lava: int) -> int:
    """The fields of that number, uncrossed, next to a volcano or lava (LR-31, LR-32)."""
    return sheet.by_number[number] & around(sheet.volcanoes | lava) & ~(crosses | lava)


def source(sheet: Sheet, lava: int, field: int) -> int:
    """The neighbour that lava flows out of; a volcano before other lava."""
    for hot in (sheet.volcanoes, lava):
        for _, neighbour in neighbours(field):
            if hot & BITS[neighbour]:
                return neighbour
    raise ValueError(f"field {field} is not beside a volcano or lava")
