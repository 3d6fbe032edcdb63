"""Which fields of a drawing belong together, and how a piece of track looks in each of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from gamebox.games.lavarails.tracks import PIECES

Symmetry: TypeAlias = Literal["none", "mirror", "flip", "both", "turn"]
"""Left is as right (mirror), above as below (flip), both, or the same after half a turn."""
SYMMETRIES: tuple[Symmetry, ...] = ("none", "mirror", "flip", "both", "turn")
Cell: TypeAlias = tuple[int, int]
"""Row and column, from 0."""
_ACROSS = str.maketrans("EW", "WE")
_UPSIDE_DOWN = str.maketrans("NS", "SN")


@dataclass(frozen=True, slots=True)
class Image:
    """How a symmetry carries fields to others."""

    across: bool
    upside_down: bool

    def cell(self, cell: Cell, width: int, height: int) -> Cell:
        row, column = cell
        return (height - 1 - row if self.upside_down else row, width - 1 - column if self.across else column)

    def base(self, base: str) -> str:
        """What lies there: only tracks look another way."""
        if base not in PIECES:
            return base
        turned = base.translate(_ACROSS) if self.across else base
        ends = set(turned.translate(_UPSIDE_DOWN) if self.upside_down else turned)
        return next(piece for piece in PIECES if set(piece) == ends)


_MIRROR, _FLIP, _TURN = Image(True, False), Image(False, True), Image(True, True)
IMAGES: dict[Symmetry, tuple[Image, ...]] = {
    "none": (),
    "mirror": (_MIRROR,),
    "flip": (_FLIP,),
    "both": (_MIRROR, _FLIP, _TURN),
    "turn": (_TURN,),
}
