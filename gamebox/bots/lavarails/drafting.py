"""Drafts of sheets: shape, starts, volcanoes, numbers and values as wished. Whether they are good, play tells."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, TypeAlias

from gamebox.games.lavarails.sheet import Level, Sheet, SheetError, parse_sheet

Symmetry: TypeAlias = Literal["none", "mirror", "turn"]
Cell: TypeAlias = tuple[int, int]
"""Row and column."""

FEWEST, MOST = 55, 62
"""Number fields, so that sensible play fills 55 to 75 % of them with any number of players."""
_SIZES = ((8, 8), (9, 8), (8, 9), (9, 9), (10, 8), (10, 9))
_MIRRORED = {"NS": "NS", "EW": "EW", "NE": "NW", "NW": "NE", "SE": "SW", "SW": "SE"}
_TURNED = {"NS": "NS", "EW": "EW", "NE": "SW", "SW": "NE", "SE": "NW", "NW": "SE"}
_STARTS = {"volcano": (3, 3, 3, 2, 2), "railway": (5, 5, 4, 4, 3)}
"""By difficulty."""
_VOLCANOES = (2, 2, 3, 3, 4)


@dataclass(frozen=True, slots=True)
class Wish:
    """What a sheet should be like. The same wish always gives the same sheet."""

    level: Level
    difficulty: int = 3
    size: tuple[int, int] | None = None
    """Width and height."""
    symmetry: Symmetry = "none"
    seed: int = 0

    @property
    def code(self) -> str:
        """The wish in a few letters, to be shared: volcano, three stars, 9 x 8, mirrored, seed 7 is V3-9x8-m-7."""
        size = "x".join(map(str, self.size)) if self.size else "any"
        return f"{self.level[0].upper()}{self.difficulty}-{size}-{self.symmetry[0]}-{self.seed}"


class Draft:
    """A sheet while it is drawn. Cells that belong together by symmetry are treated alike."""

    def __init__(self, wish: Wish, rng: Random) -> None:
        self.wish, self.rng = wish, rng
        self.width, self.height = wish.size or rng.choice(_SIZES)
        self.special: dict[Cell, str] = {}
        self.values: dict[Cell, int] = {}
        cells = [(row, column) for row in range(self.height) for column in range(self.width)]
        count = _STARTS[wish.level][wish.difficulty - 1] + (_VOLCANOES[wish.difficulty - 1] if self._volcanic else 0)
        self.cells = self._shape(set(cells), rng.randint(FEWEST + 2, MOST - 1) + count)

    @property
    def _volcanic(self) -> bool:
        return self.wish.level == "volcano"

    def twins(self, cell: Cell) -> set[Cell]:
        row, column = cell
        if self.wish.symmetry == "mirror":
            return {cell, (row, self.width - 1 - column)}
        if self.wish.symmetry == "turn":
            return {cell, (self.height - 1 - row, self.width - 1 - column)}
        return {cell}

    def _shape(self, cells: set[Cell], wanted: int) -> set[Cell]:
        """Take away corners, rims and holes until so many cells are left, all in one piece."""
        for _ in range(20 * len(cells)):
            if len(cells) <= wanted:
                break
            fewer = cells - self.twins(min(self.rng.sample(sorted(cells), 4), key=lambda cell: self._hold(cell, cells)))
            if _in_one_piece(fewer):
                cells = fewer
        return cells

    def _hold(self, cell: Cell, cells: set[Cell]) -> float:
        """Cells with few neighbours go first; difficult sheets have more holes."""
        return len(_beside(cell) & cells) - 0.3 * self.wish.difficulty * self.rng.random()

    def sheet(self) -> Sheet | None:
        """None if it did not turn out valid."""
        self._place_specials()
        numbers = self._numbers()
        if not FEWEST <= len(numbers) <= MOST or any(self._count(kind) < least for kind, least in self._needed()):
            return None
        self._place_values(numbers)
        rows = (
            " ".join(self._text(numbers, (row, column)) for column in range(self.width)) for row in range(self.height)
        )
        document: dict[str, Any] = {"id": self.wish.code, "level": self.wish.level, "grid": "\n".join(rows)}
        document["name"] = {"en": f"Sheet {self.wish.code}", "de": f"Blatt {self.wish.code}"}
        if self._volcanic:
            document["row_points"] = [self._points({c for c in numbers if c[0] == row}) for row in range(self.height)]
            document["column_points"] = [self._points({c for c in numbers if c[1] == at}) for at in range(self.width)]
        try:
            return parse_sheet(document)
        except SheetError:
            return None

    def _count(self, kinds: str) -> int:
        """How many volcanoes, crosses or pieces lie there."""
        return sum(special[0] in kinds for special in self.special.values())

    def _needed(self) -> tuple[tuple[str, int], ...]:
        return (("V", 2), ("x", 2)) if self._volcanic else (("NSEW", 3),)

    def _text(self, numbers: dict[Cell, int], cell: Cell) -> str:
        if cell in self.special:
            return self.special[cell]
        if cell not in numbers:
            return "."
        value = self.values.get(cell)
        return f"{numbers[cell]}{'+' if self._volcanic else '@'}{value}" if value else str(numbers[cell])

    def _place_specials(self) -> None:
        stars = self.wish.difficulty - 1
        if self._volcanic:
            self._spread("V", _VOLCANOES[stars])
            self._spread("x", _STARTS["volcano"][stars])
            return
        for _ in range(60):
            if self._count("NSEW") >= _STARTS["railway"][stars]:
                break
            self._lay(self.rng.choice(sorted(self.cells)), self.rng.choice(sorted(_MIRRORED)))

    def _spread(self, kind: str, count: int) -> None:
        """Far from each other and from whatever lies already, never at the rim for volcanoes."""
        for _ in range(40):
            twins = self.twins(self._lonely(4))
            if self._count(kind) + len(twins) > count:
                continue
            if all(kind == "x" or len(_beside(cell) & self.cells) == 4 for cell in twins):
                self.special.update(dict.fromkeys(twins, kind))

    def _lonely(self, choices: int) -> Cell:
        free = sorted(self.cells - set(self.special))
        return max(self.rng.sample(free, choices), key=lambda cell: _distance(cell, self.special))

    def _lay(self, cell: Cell, piece: str) -> None:
        """A piece of track whose ends lead to fields, and not beside another one."""
        twins = self.twins(cell)
        turned = {"none": piece, "mirror": _MIRRORED[piece], "turn": _TURNED[piece]}[self.wish.symmetry]
        pieces = {twin: piece if twin == cell else turned for twin in twins}
        if len(twins) == 1 and turned != piece:
            return
        if all(self._fits(twin, pieces[twin]) for twin in twins) and _distance(cell, twins - {cell}) > 1:
            self.special.update(pieces)

    def _fits(self, cell: Cell, piece: str) -> bool:
        row, column = cell
        ends = {"N": (row - 1, column), "S": (row + 1, column), "E": (row, column + 1), "W": (row, column - 1)}
        free = self.cells - set(self.special)
        return all(ends[letter] in free for letter in piece) and _distance(cell, self.special) > 2

    def _numbers(self) -> dict[Cell, int]:
        """Each number equally often give or take one, and seldom beside itself."""
        cells = sorted(self.cells - set(self.special))
        faces = [at % 6 + 1 for at in range(len(cells))]
        self.rng.shuffle(faces)
        numbers = dict(zip(cells, faces, strict=True))
        for cell in cells * 3:
            if self._alike(numbers, cell):
                other = min(self.rng.sample(cells, 6), key=lambda other: self._alike_after(numbers, cell, other))
                numbers[cell], numbers[other] = numbers[other], numbers[cell]
        return numbers

    def _alike(self, numbers: dict[Cell, int], cell: Cell) -> int:
        return sum(numbers.get(beside) == numbers[cell] for beside in _beside(cell))

    def _alike_after(self, numbers: dict[Cell, int], cell: Cell, other: Cell) -> int:
        swapped = {**numbers, cell: numbers[other], other: numbers[cell]}
        return self._alike(swapped, cell) + self._alike(swapped, other)

    def _place_values(self, numbers: dict[Cell, int]) -> None:
        wanted, best = (self.rng.randint(5, 8), 4) if self._volcanic else (self.rng.randint(7, 10), 6)
        for _ in range(60):
            if len(self.values) >= wanted:
                break
            free = sorted(set(numbers) - set(self.values))
            cell = max(self.rng.sample(free, 4), key=lambda cell: _distance(cell, self.values))
            self.values.update(dict.fromkeys(self.twins(cell) & set(numbers), self.rng.randint(2, best)))

    def _points(self, lane: set[Cell]) -> int:
        """Longer and threatened lanes are worth more; some are worth nothing, fewer on difficult sheets."""
        if len(lane) < 3 or self.rng.random() < 0.25 - 0.04 * self.wish.difficulty:
            return 0
        threatened = sum(self.special.get(beside) == "V" for cell in lane for beside in _beside(cell))
        return round(len(lane) * 1.05 + 0.7 * threatened)


def _beside(cell: Cell) -> set[Cell]:
    row, column = cell
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def _distance(cell: Cell, others: Iterable[Cell]) -> int:
    """Steps to the nearest of the others; many without any."""
    return min((abs(cell[0] - row) + abs(cell[1] - column) for row, column in others), default=99)


def _in_one_piece(cells: set[Cell]) -> bool:
    reached: set[Cell] = set()
    more = {next(iter(sorted(cells)))} if cells else set()
    while more:
        reached |= more
        more = {beside for cell in more for beside in _beside(cell)} & cells - reached
    return reached == cells
