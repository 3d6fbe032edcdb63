"""Drafts of sheets: shape, starts, volcanoes, numbers and values as wished. Whether they are good, play tells."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Any, cast
from zlib import crc32

from gamebox.bots.lavarails.shaping import Cell, Symmetry, beside, distance, in_one_piece, shape, twins_in
from gamebox.games.lavarails.sheet import Level, Sheet, SheetError, parse_sheet

FEWEST, MOST = 55, 63
"""Number fields, so that sensible play fills 55 to 75 % of them with any number of players."""
LAST_SEED = 999_999_999
_GENERATION = 2
"""Counts up whenever wishes give other sheets than before: codes of then are refused, not misread."""
_SIZES = (
    ((8, 8), (9, 8), (8, 9)),
    ((9, 8), (8, 9), (9, 9)),
    ((9, 9), (10, 8), (10, 9)),
    ((10, 9), (10, 10), (11, 9)),
    ((11, 10), (11, 11), (12, 10)),
)
"""By difficulty, as all that follows: wide sheets have long ways and narrow places."""
_MIRRORED = {"NS": "NS", "EW": "EW", "NE": "NW", "NW": "NE", "SE": "SW", "SW": "SE"}
_TURNED = {"NS": "NS", "EW": "EW", "NE": "SW", "SW": "NE", "SE": "NW", "NW": "SE"}
_STARTS = {"volcano": (3, 3, 3, 2, 2), "railway": (5, 5, 4, 4, 3)}
_VOLCANOES = (2, 2, 3, 3, 4)
_GEMS = (9, 8, 7, 5, 4)
_LANES = ((0.0, 0.5), (0.0, 0.6), (0.0, 0.8), (0.2, 1.0), (0.3, 1.0))
"""From which to which row or column there is a value, those first that are soon complete."""
_MOST_LANES = 16
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Of check letters: none looks like a number."""
_CODE = re.compile(r"([VR])([1-5])-(?:ANY|([0-9]{1,2})X([0-9]{1,2}))-([NMT])-([0-9]{1,9})-([A-Z]{2})", re.ASCII)
_NAMES: dict[Level, tuple[tuple[str, str], ...]] = {
    "volcano": (
        ("Aschental", "Ash valley"),
        ("Glutbucht", "Ember bay"),
        ("Schwefelsee", "Sulphur lake"),
        ("Feuerklippen", "Fire cliffs"),
        ("Rauchinsel", "Smoke island"),
        ("Magmaschlucht", "Magma gorge"),
        ("Basaltküste", "Basalt coast"),
        ("Schlackenfeld", "Cinder field"),
        ("Funkenberg", "Spark hill"),
        ("Dampfspalten", "Steam vents"),
    ),
    "railway": (
        ("Waldbahn", "Forest line"),
        ("Hafengleise", "Harbour tracks"),
        ("Hügelstrecke", "Hill line"),
        ("Viadukt", "The viaduct"),
        ("Seebahn", "Lake line"),
        ("Güterbahnhof", "Goods yard"),
        ("Moorbahn", "Moor line"),
        ("Passhöhe", "The summit"),
        ("Inselzug", "Island train"),
        ("Kirschblütenzug", "Cherry blossom train"),
    ),
}


class CodeError(ValueError):
    """A code that nobody can make a sheet of, in one sentence."""


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
        """The wish in a few letters, to be shared: volcano, three stars, 9 x 8, mirrored, seed 7 is V3-9x8-m-7-..."""
        size = "x".join(map(str, self.size)) if self.size else "any"
        words = f"{self.level[0].upper()}{self.difficulty}-{size}-{self.symmetry[0]}-{self.seed}"
        return f"{words}-{_check_letters(words)}"


def wish_of(code: str) -> Wish:
    """What was wished for, in large or small letters; raises CodeError."""
    text = "".join(code.split()).upper()
    found = _CODE.fullmatch(text)
    if not found:
        raise CodeError("A code of a sheet looks like V3-9x8-m-7-AB.")
    level, difficulty, width, height, symmetry, seed, _ = found.groups()
    wish = Wish(
        "volcano" if level == "V" else "railway",
        int(difficulty),
        (int(width), int(height)) if width else None,
        cast("Symmetry", {"N": "none", "M": "mirror", "T": "turn"}[symmetry]),
        int(seed),
    )
    if wish.code.upper() != text:
        raise CodeError("Something in the code was mistyped, or it is of another version of gamebox.")
    return wish


def _check_letters(words: str) -> str:
    first, second = divmod(crc32(f"{_GENERATION}/{words}".encode()) % len(_LETTERS) ** 2, len(_LETTERS))
    return _LETTERS[first] + _LETTERS[second]


class Draft:
    """A sheet while it is drawn. Cells that belong together by symmetry are treated alike."""

    def __init__(self, wish: Wish, rng: Random) -> None:
        self.wish, self.rng = wish, rng
        self.width, self.height = size = wish.size or rng.choice(_SIZES[wish.difficulty - 1])
        self.special: dict[Cell, str] = {}
        self.values: dict[Cell, int] = {}
        self.twins = twins_in(size, wish.symmetry)
        count = _STARTS[wish.level][wish.difficulty - 1] + (_VOLCANOES[wish.difficulty - 1] if self._volcanic else 0)
        wanted = FEWEST + wish.difficulty + rng.randint(0, 2) + count
        self.cells = shape(size, wanted, wish.symmetry, rng, ragged=0.7 + 0.4 * wish.difficulty)

    @property
    def _volcanic(self) -> bool:
        return self.wish.level == "volcano"

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
        german, english = self.rng.choice(_NAMES[self.wish.level])
        document: dict[str, Any] = {"id": self.wish.code, "level": self.wish.level, "grid": "\n".join(rows)}
        document["name"] = {"de": german, "en": english}
        if self._volcanic:
            document["row_points"], document["column_points"] = self._lane_points(set(numbers))
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
        """Far from each other and from whatever lies already."""
        for _ in range(40):
            twins = self.twins(self._lonely(4))
            if self._count(kind) + len(twins) > count:
                continue
            if kind == "x" or self._can_erupt(twins):
                self.special.update(dict.fromkeys(twins, kind))

    def _can_erupt(self, cells: set[Cell]) -> bool:
        """Volcanoes have fields around them and cut no part of the sheet off."""
        inland = all(len(beside(cell) & self.cells) > 2 for cell in cells)
        return inland and in_one_piece(self.cells - cells - set(self.special))

    def _lonely(self, choices: int) -> Cell:
        free = sorted(self.cells - set(self.special))
        return max(self.rng.sample(free, choices), key=lambda cell: distance(cell, self.special))

    def _lay(self, cell: Cell, piece: str) -> None:
        """A piece of track whose ends lead to fields, and not beside another one."""
        twins = self.twins(cell)
        turned = {"none": piece, "mirror": _MIRRORED[piece], "turn": _TURNED[piece]}[self.wish.symmetry]
        pieces = {twin: piece if twin == cell else turned for twin in twins}
        if len(twins) == 1 and turned != piece:
            return
        if all(self._fits(twin, pieces[twin]) for twin in twins) and distance(cell, twins - {cell}) > 1:
            self.special.update(pieces)

    def _fits(self, cell: Cell, piece: str) -> bool:
        row, column = cell
        ends = {"N": (row - 1, column), "S": (row + 1, column), "E": (row, column + 1), "W": (row, column - 1)}
        free = self.cells - set(self.special)
        return all(ends[letter] in free for letter in piece) and distance(cell, self.special) > 2

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
        return sum(numbers.get(near) == numbers[cell] for near in beside(cell))

    def _alike_after(self, numbers: dict[Cell, int], cell: Cell, other: Cell) -> int:
        swapped = {**numbers, cell: numbers[other], other: numbers[cell]}
        return self._alike(swapped, cell) + self._alike(swapped, other)

    def _place_values(self, numbers: dict[Cell, int]) -> None:
        wanted, best = (_GEMS[self.wish.difficulty - 1], 4) if self._volcanic else (self.rng.randint(7, 10), 6)
        for _ in range(60):
            if len(self.values) >= wanted:
                break
            free = sorted(set(numbers) - set(self.values))
            cell = max(self.rng.sample(free, 4), key=lambda cell: distance(cell, self.values))
            self.values.update(dict.fromkeys(self.twins(cell) & set(numbers), self.rng.randint(2, best)))

    def _lane_points(self, numbers: set[Cell]) -> tuple[list[int], list[int]]:
        """Longer and threatened lanes are worth more; easy sheets leave out the longest, hard ones the shortest."""
        lanes: dict[Cell, set[Cell]] = {(0, row): {c for c in numbers if c[0] == row} for row in range(self.height)}
        lanes |= {(1, column): {c for c in numbers if c[1] == column} for column in range(self.width)}
        long_enough = [lane for lane, cells in lanes.items() if len(cells) >= 3]
        long_enough.sort(key=lambda lane: self._toil(lanes[lane]))
        first, last = (round(len(long_enough) * share) for share in _LANES[self.wish.difficulty - 1])
        valued = long_enough[max(first, last - _MOST_LANES) : last]
        worth = {lane: round(len(lanes[lane]) * 1.05 + 0.7 * self._threats(lanes[lane])) for lane in valued}
        rows, columns = range(self.height), range(self.width)
        return [worth.get((0, row), 0) for row in rows], [worth.get((1, column), 0) for column in columns]

    def _toil(self, lane: set[Cell]) -> float:
        return len(lane) + self._threats(lane) + 2 * self.rng.random()

    def _threats(self, lane: set[Cell]) -> int:
        """How often its fields touch a volcano."""
        return sum(self.special.get(near) == "V" for cell in lane for near in beside(cell))
