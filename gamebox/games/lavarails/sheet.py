"""What a sheet is, and which sheets are refused: the grid that every player has (LR-1)."""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from gamebox.games.lavarails.grid import BITS, SIDE, SPAN, around, field_at, fields, name_at
from gamebox.games.lavarails.tracks import PIECES

Level: TypeAlias = Literal["volcano", "railway"]
MAX_BYTES = 64 * 1024


class SheetError(ValueError):
    """A sheet that cannot be played on, in one sentence: where it comes from, row and column from 1, and why."""

    def __init__(self, source: str, reason: str, row: int | None = None, column: int | None = None) -> None:
        self.source = source
        self.reason = reason
        self.row = row
        self.column = column
        super().__init__(f"{source}{self._place()}: {reason}.")

    def _place(self) -> str:
        if self.row is None:
            return "" if self.column is None else f", column {self.column}"
        if self.column is None:
            return f", row {self.row}"
        name = f" ({name_at(self.row - 1, self.column - 1)})" if self.column <= SIDE else ""
        return f", row {self.row}, column {self.column}{name}"


class SheetDocument(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A sheet as it is written, in a file or inside a record."""

    level: Level
    grid: str
    id: str = ""
    name: dict[str, str] = {}
    row_points: list[int] = []
    column_points: list[int] = []


@dataclass(frozen=True, slots=True)
class Lane:
    """A row or column with a printed value (LR-35)."""

    kind: Literal["row", "column"]
    index: int
    points: int
    numbers: int
    """The mask of its number fields."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A checked sheet. Tables are by field, masks are sets of fields (see grid)."""

    id: str
    level: Level
    name: Mapping[str, str] = field(hash=False)
    cells: tuple[tuple[str, ...], ...]
    """The tokens as they are written, row by row."""
    row_points: tuple[int, ...]
    column_points: tuple[int, ...]
    number_at: tuple[int, ...] = field(repr=False)
    """1 to 6 on number fields, else 0."""
    value_at: tuple[int, ...] = field(repr=False)
    """What a gem (LR-36) or a station (LR-45) is worth, else 0."""
    valued: int = field(repr=False)
    """The mask of the fields with a gem or station."""
    by_number: tuple[int, ...] = field(repr=False)
    """The masks of the fields that show 0 (none), 1 to 6."""
    by_numbers: tuple[int, ...] = field(repr=False)
    """The same for sets of numbers, bit n for number n."""
    numbers: int = field(repr=False)
    crosses: int = field(repr=False)
    volcanoes: int = field(repr=False)
    pieces: tuple[tuple[int, str], ...] = field(repr=False)
    """Pre-printed tracks."""
    lanes: tuple[Lane, ...] = field(repr=False)

    @property
    def volcanic(self) -> bool:
        return self.level == "volcano"

    @property
    def height(self) -> int:
        return len(self.cells)

    @property
    def width(self) -> int:
        return len(self.cells[0])

    @property
    def starts(self) -> int:
        """Pre-printed crosses or tracks: where the first die of the game begins (LR-12)."""
        return self.crosses | sum(BITS[at] for at, _ in self.pieces)

    def title(self, language: str) -> str:
        return self.name.get(language) or self.name.get("en") or next(iter(self.name.values()), self.id)

    def document(self) -> dict[str, Any]:
        """The sheet as it is written inside a record."""
        written = SheetDocument(
            level=self.level,
            grid="\n".join(" ".join(row) for row in self.cells),
            id=self.id,
            name=dict(self.name),
            row_points=list(self.row_points) if any(self.row_points) else [],
            column_points=list(self.column_points) if any(self.column_points) else [],
        )
        document: dict[str, Any] = msgspec.to_builtins(written)
        return document


def load_sheet(path: Path) -> Sheet:
    """Read a sheet file; raises SheetError."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise SheetError(path.name, f"the file cannot be read: {os.strerror(error.errno or 0)}") from error
    if len(data) > MAX_BYTES:
        raise SheetError(path.name, "the file is larger than 64 KiB")
    try:
        document = tomllib.loads(data.decode())
    except (ValueError, RecursionError) as error:
        raise SheetError(path.name, f"this is no TOML file: {_brief(error)}") from error
    return parse_sheet({"id": path.stem, **document}, path.name)


def as_toml(sheet: Sheet) -> str:
    """The sheet as a file that `load_sheet` reads, its columns under each other."""
    width = max(len(text) for row in sheet.cells for text in row) + 1
    names = ", ".join(f"{language} = {_quoted(name)}" for language, name in sheet.name.items())
    lines = [f"id = {_quoted(sheet.id)}", f"level = {_quoted(sheet.level)}", f"name = {{{names}}}", 'grid = """']
    lines += ["".join(text.ljust(width) for text in row).rstrip() for row in sheet.cells]
    lines.append('"""')
    if sheet.volcanic:
        lines += [f"row_points = {list(sheet.row_points)}", f"column_points = {list(sheet.column_points)}"]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """A TOML string; JSON's are such, too."""
    return json.dumps(text, ensure_ascii=False)


def parse_sheet(document: Mapping[str, Any], source: str = "inline sheet") -> Sheet:
    """Check a sheet as it is written in a file or record; raises SheetError."""
    try:
        written = msgspec.convert(dict(document), SheetDocument)
    except msgspec.ValidationError as error:
        raise SheetError(source, f"the keys do not fit: {_brief(error)}") from error
    if not all(text.isprintable() and len(text) <= 60 for text in (written.id, *written.name.values())):
        raise SheetError(source, "the id and the names must be readable and not longer than 60 letters")
    cells = tuple(tuple(line.split()) for line in written.grid.strip("\n\r\t ").splitlines())
    _check_shape(cells, source)
    _check_points(written, cells, source)
    tokens = [
        _read_cell(text, written.level, source, row, column)
        for row, line in enumerate(cells)
        for column, text in enumerate(line)
    ]
    sheet = _build(written, cells, tokens, source)
    _check_starts(sheet, source)
    return sheet


@dataclass(frozen=True, slots=True)
class _Cell:
    at: int
    number: int = 0
    value: int = 0
    special: str = ""


_CELL = re.compile(rf"(?:([1-6])|(x)|(V)|({'|'.join(PIECES)}))(?:([+@])([1-9][0-9]?))?", re.ASCII)


def _read_cell(text: str, level: Level, source: str, row: int, column: int) -> _Cell:
    at = field_at(row, column)
    if text == ".":
        return _Cell(at)
    found = _CELL.fullmatch(text)
    reason = f"{_short(text)} is no field" if found is None else _misplaced(found, level)
    if found is None or reason:
        raise SheetError(source, reason, row + 1, column + 1)
    number, cross, volcano, piece, _, value = found.groups()
    return _Cell(at, int(number or 0), int(value or 0), cross or volcano or piece or "")


def _misplaced(found: re.Match[str], level: Level) -> str:
    """Why a well-formed field does not belong on this level; empty if it does."""
    number, cross, volcano, piece, mark, _ = found.groups()
    text = _short(found.group())
    if level == "railway":
        if cross or volcano:
            return f"{text} belongs on volcano sheets"
        return f"{text} has a gem, which belongs on volcano sheets" if mark == "+" else ""
    if piece:
        return f"{text} belongs on railway sheets"
    if mark == "@":
        return f"{text} has a station, which belongs on railway sheets"
    return f"{text} is no field: only a number has a gem" if mark and not number else ""


def _short(text: str) -> str:
    return repr(text if len(text) <= 20 else text[:17] + "...")


def _brief(error: object) -> str:
    """What an error says about somebody's file, in one readable line."""
    text = "".join(letter if letter.isprintable() else " " for letter in str(error))
    return text if len(text) <= 120 else text[:117] + "..."


def _check_shape(cells: Sequence[Sequence[str]], source: str) -> None:
    if not cells:
        raise SheetError(source, "the grid is empty")
    if len(cells) > SIDE:
        raise SheetError(source, f"the grid has {len(cells)} rows, more than {SIDE}", SIDE + 1)
    for row, line in enumerate(cells, 1):
        if len(line) > SIDE:
            raise SheetError(source, f"the row has {len(line)} fields, more than {SIDE}", row, SIDE + 1)
        if len(line) != len(cells[0]):
            shorter = min(len(line), len(cells[0]))
            raise SheetError(source, f"the row has {len(line)} fields, the first has {len(cells[0])}", row, shorter + 1)


def _check_points(written: SheetDocument, cells: Sequence[Sequence[str]], source: str) -> None:
    lanes = (("row", written.row_points, len(cells)), ("column", written.column_points, len(cells[0])))
    for kind, points, count in lanes:
        if written.level == "railway" and any(points):
            raise SheetError(source, f"{kind}_points belong on volcano sheets")
        if points and len(points) != count:
            raise SheetError(source, f"{kind}_points has {len(points)} values for {count} {kind}s")
        for index, value in enumerate(points, 1):
            if not 0 <= value <= 99:
                row, column = (index, None) if kind == "row" else (None, index)
                raise SheetError(source, f"the {kind}'s value {_brief(value)} is not between 0 and 99", row, column)


def _build(written: SheetDocument, cells: tuple[tuple[str, ...], ...], tokens: Sequence[_Cell], source: str) -> Sheet:
    number_at, value_at = [0] * SPAN, [0] * SPAN
    by_number = [0] * 7
    for cell in tokens:
        number_at[cell.at], value_at[cell.at] = cell.number, cell.value
        by_number[cell.number] |= BITS[cell.at] if cell.number else 0
    numbers = sum(by_number)
    return Sheet(
        id=written.id or source,
        level=written.level,
        name=written.name,
        cells=cells,
        row_points=tuple(written.row_points) or (0,) * len(cells),
        column_points=tuple(written.column_points) or (0,) * len(cells[0]),
        number_at=tuple(number_at),
        value_at=tuple(value_at),
        valued=sum(BITS[cell.at] for cell in tokens if cell.value),
        by_number=tuple(by_number),
        by_numbers=tuple(sum(by_number[n] for n in range(1, 7) if chosen >> n & 1) for chosen in range(128)),
        numbers=numbers,
        crosses=sum(BITS[cell.at] for cell in tokens if cell.special == "x"),
        volcanoes=sum(BITS[cell.at] for cell in tokens if cell.special == "V"),
        pieces=tuple((cell.at, cell.special) for cell in tokens if cell.special in PIECES),
        lanes=_lanes(written, numbers),
    )


def _lanes(written: SheetDocument, numbers: int) -> tuple[Lane, ...]:
    rows = [sum(BITS[field_at(row, column)] for column in range(SIDE)) for row in range(SIDE)]
    columns = [sum(BITS[field_at(row, column)] for row in range(SIDE)) for column in range(SIDE)]
    return (
        *(Lane("row", at, value, rows[at] & numbers) for at, value in enumerate(written.row_points) if value),
        *(Lane("column", at, value, columns[at] & numbers) for at, value in enumerate(written.column_points) if value),
    )


def _check_starts(sheet: Sheet, source: str) -> None:
    """Dice spread from a cross or track over number fields (LR-12, LR-13); nothing may lie beyond their reach."""
    if not sheet.starts:
        kind = "cross (x)" if sheet.volcanic else "track (NS, EW, NE, SE, SW or NW)"
        raise SheetError(source, f"no pre-printed {kind} to start from")
    if not sheet.numbers:
        raise SheetError(source, "there is no number field")
    reached, more = 0, around(sheet.starts) & sheet.numbers
    while more:
        reached |= more
        more = around(reached) & sheet.numbers & ~reached
    for at in fields(sheet.numbers & ~reached):
        row, column = divmod(at, SIDE + 1)
        raise SheetError(source, "no play can reach this number field", row + 1, column + 1)
