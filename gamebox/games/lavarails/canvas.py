"""A sheet while it is drawn: what a brush makes of its fields, whether or not anybody could play on it yet."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from gamebox.games.lavarails.grid import SIDE
from gamebox.games.lavarails.sheet import LONGEST, Level, Sheet, SheetError, parts_of, sketch
from gamebox.games.lavarails.symmetry import IMAGES, Cell, Image, Symmetry
from gamebox.games.lavarails.tracks import PIECES

LaneKind: TypeAlias = Literal["row", "column"]
GAP = "."
MOST_POINTS = 99
_LONGEST_FIELD = 12
_DIGEST = 8
_NAMED = 40
"""Letters of a name that become part of an id."""


@dataclass(frozen=True, slots=True)
class Brush:
    """What is put on a field: something printed, or what a gem or station there is worth."""

    base: str = ""
    """As it is written in a sheet file; empty: what lies there stays."""
    value: int | None = None
    """None: as it is; 0: none."""

    def on(self, text: str, level: Level) -> str:
        """What becomes of a field. A gem stays where another number comes; where none can be there is none."""
        base, value = parts_of(text)
        base, value = self.base or base, value if self.value is None else self.value
        if not self.base and not can_hold(base, level):
            return text
        mark = "@" if level == "railway" else "+"
        return f"{base}{mark}{value}" if value and can_hold(base, level) else base

    def seen(self, image: Image) -> Brush:
        return replace(self, base=image.base(self.base))


def can_hold(base: str, level: Level) -> bool:
    """Whether there can be a gem on it, or a station."""
    return base.isdigit() or (level == "railway" and base in PIECES)


@dataclass(frozen=True, slots=True)
class Canvas:
    level: Level
    cells: tuple[tuple[str, ...], ...]
    row_points: tuple[int, ...]
    column_points: tuple[int, ...]
    name: str = ""
    author: str = ""
    id: str = ""

    @classmethod
    def blank(cls, level: Level, width: int, height: int) -> Canvas:
        return cls(level, ((GAP,) * width,) * height, (0,) * height, (0,) * width)

    @classmethod
    def of(cls, sheet: Sheet, language: str = "en") -> Canvas:
        name = sheet.title(language) if sheet.name else ""
        cells = tuple(tuple(map(_legible, row)) for row in sheet.cells)
        return cls(sheet.level, cells, sheet.row_points, sheet.column_points, readable(name), sheet.author, sheet.id)

    @property
    def width(self) -> int:
        return len(self.cells[0])

    @property
    def height(self) -> int:
        return len(self.cells)

    @property
    def volcanic(self) -> bool:
        return self.level == "volcano"

    @property
    def digest(self) -> str:
        """The same for the same drawing, whatever it is called."""
        drawn = (self.level, self.cells, self.row_points, self.column_points)
        return hashlib.sha256(repr(drawn).encode()).hexdigest()[:_DIGEST]

    def signed(self) -> Canvas:
        """With an id that goes with the drawing: results on two drawings are never compared, whatever they are called.

        Whoever only renames a sheet keeps its results.
        """
        mark = f"~{self.digest}"
        return self if self.id.endswith(mark) else replace(self, id=f"{self.name[:_NAMED].strip()}{mark}")

    def with_code(self) -> Canvas:
        """A sheet that bots have made, whose id is the code that makes it again: signed, the code between both."""
        mark = f"~{self.id}~{self.digest}"
        return replace(self, id=f"{self.name[: LONGEST - len(mark)].strip()}{mark}") if self.id else self

    @property
    def code(self) -> str:
        """What makes it again, as long as it is the same drawing."""
        before, _, digest = self.id.rpartition("~")
        return before.rpartition("~")[2] if digest == self.digest else ""

    def document(self) -> dict[str, Any]:
        """As it is written in a file."""
        points = {"row_points": list(self.row_points), "column_points": list(self.column_points)}
        return {
            "id": self.id,
            "level": self.level,
            "name": {"en": self.name} if self.name else {},
            "author": self.author,
            "grid": "\n".join(" ".join(row) for row in self.cells),
            **(points if self.volcanic else {}),
        }

    def sketch(self) -> tuple[Sheet, list[SheetError]]:
        """The sheet as far as it can be drawn, and what is wrong with it, field by field."""
        return sketch(self.document(), self.name)

    # What can be done to it

    def painted(self, cells: Iterable[Cell], brush: Brush, symmetry: Symmetry = "none") -> Canvas:
        """With a brush on some fields, and on those that belong to them."""
        rows = [list(row) for row in self.cells]
        for cell in cells:
            for (row, column), each in self._strokes(cell, brush, symmetry).items():
                rows[row][column] = each.on(rows[row][column], self.level)
        return replace(self, cells=tuple(map(tuple, rows)))

    def touched(self, cell: Cell, brush: Brush, symmetry: Symmetry) -> list[Cell]:
        """The fields that a brush on one of them would change."""
        return list(self._strokes(cell, brush, symmetry))

    def _strokes(self, cell: Cell, brush: Brush, symmetry: Symmetry) -> dict[Cell, Brush]:
        """The brush on each field; none if a field on an axis would have to show two different tracks."""
        strokes = {cell: brush}
        for image in IMAGES[symmetry]:
            place, seen = image.cell(cell, self.width, self.height), brush.seen(image)
            if strokes.setdefault(place, seen) != seen:
                return {}
        return strokes

    def filled(self, cell: Cell, brush: Brush, symmetry: Symmetry = "none") -> Canvas:
        """With a brush on all fields that are like this one and hang together with it."""
        return self.painted(self._patch(cell), brush, symmetry)

    def _patch(self, cell: Cell) -> list[Cell]:
        wanted, found, more = self.at(cell), {cell}, [cell]
        while more:
            row, column = more.pop()
            for beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if beside not in found and self.holds(beside) and self.at(beside) == wanted:
                    found.add(beside)
                    more.append(beside)
        return sorted(found)

    def valued(self, kind: LaneKind, index: int, points: int, symmetry: Symmetry = "none") -> Canvas:
        """With a row or column that is worth something, and those that belong to it."""
        points = max(0, min(MOST_POINTS, points))
        lanes = list(self.row_points if kind == "row" else self.column_points)
        lanes[index] = points
        if any(image.upside_down if kind == "row" else image.across for image in IMAGES[symmetry]):
            lanes[-1 - index] = points
        return replace(self, row_points=tuple(lanes)) if kind == "row" else replace(self, column_points=tuple(lanes))

    def shifted(self, down: int, right: int) -> Canvas:
        """With everything moved; what leaves at one edge comes back at the other."""
        return replace(
            self,
            cells=_rolled([_rolled(row, right) for row in self.cells], down),
            row_points=_rolled(self.row_points, down),
            column_points=_rolled(self.column_points, right),
        )

    def resized(self, width: int, height: int) -> Canvas:
        """With more gaps at the right and below, or without what is there."""
        width, height = (max(1, min(SIDE, side)) for side in (width, height))
        rows = [tuple((*row, *(GAP,) * SIDE)[:width]) for row in self.cells]
        return replace(
            self,
            cells=tuple((*rows, *((GAP,) * width,) * SIDE)[:height]),
            row_points=(*self.row_points, *(0,) * SIDE)[:height],
            column_points=(*self.column_points, *(0,) * SIDE)[:width],
        )

    def called(self, name: str, author: str) -> Canvas:
        return replace(self, name=readable(name), author=readable(author))

    def at(self, cell: Cell) -> str:
        return self.cells[cell[0]][cell[1]]

    def holds(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.height and 0 <= cell[1] < self.width

    def points_of(self, kind: LaneKind, index: int) -> int:
        return (self.row_points if kind == "row" else self.column_points)[index]


def readable(text: str) -> str:
    """A name as files may hold it: one plain line."""
    return "".join(letter for letter in text if letter.isprintable())[:LONGEST].strip()


def _legible(text: str) -> str:
    """A field from somebody's file: one that nobody can read is shown as such."""
    return text if text.isprintable() and len(text) <= _LONGEST_FIELD else "?"


def _rolled(items: Sequence[Any], by: int) -> tuple[Any, ...]:
    by %= len(items)
    return (*items[len(items) - by :], *items[: len(items) - by])
