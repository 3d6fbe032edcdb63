"""What a sheet is, and which sheets are refused: the grid that every player has (LR-1)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import msgspec

from gamebox.engine.game import QT_TRANSLATE_NOOP
from gamebox.games.lavarails.grid import BITS, SIDE, SPAN, around, field_at, fields, name_at
from gamebox.games.lavarails.tracks import PIECES

Level: TypeAlias = Literal["volcano", "railway"]
LONGEST = 60
"""Letters of an id, a name or an author."""


class SheetError(ValueError):
    """A sheet that cannot be played on, in one sentence: where it comes from, row and column from 1, and why.

    `text` with its `params` is the reason before it is said, so that it can be said in any language; `detail` is what
    only English has words for.
    """

    def __init__(
        self,
        source: str,
        text: str,
        row: int | None = None,
        column: int | None = None,
        *,
        detail: str = "",
        **params: object,
    ) -> None:
        self.source = source
        self.text = text
        self.params = params
        self.reason = ": ".join(filter(None, (text.format(**params), detail)))
        self.row = row
        self.column = column
        super().__init__(f"{source}{self._place()}: {self.reason}.")

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
    author: str = ""
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
    lanes_at: tuple[tuple[Lane, ...], ...] = field(repr=False, hash=False, compare=False)
    """The lanes through each field."""
    author: str = ""

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
            author=self.author,
            row_points=list(self.row_points) if any(self.row_points) else [],
            column_points=list(self.column_points) if any(self.column_points) else [],
        )
        document: dict[str, Any] = msgspec.to_builtins(written)
        return document


def parse_sheet(document: Mapping[str, Any], source: str = "inline sheet") -> Sheet:
    """Check a sheet as it is written in a file or record; raises SheetError."""
    sheet, faults = sketch(document, source)
    for fault in faults:
        raise fault
    return sheet


def sketch(document: Mapping[str, Any], source: str = "inline sheet") -> tuple[Sheet, list[SheetError]]:
    """A sheet as far as it can be drawn, and all that keeps people from playing on it; raises SheetError if it is none.

    What is no field of the level counts as a gap.
    """
    try:
        written = msgspec.convert(dict(document), SheetDocument)
    except msgspec.ValidationError as error:
        text = QT_TRANSLATE_NOOP("Sheet", "the keys do not fit ({key})")
        raise SheetError(source, text, detail=brief(error), key=_key_in(error)) from error
    texts = (written.id, written.author, *written.name.values())
    if not all(text.isprintable() and len(text) <= LONGEST for text in texts):
        text = QT_TRANSLATE_NOOP("Sheet", "the id and the names must be readable and not longer than 60 letters")
        raise SheetError(source, text)
    cells = tuple(tuple(line.split()) for line in written.grid.strip("\n\r\t ").splitlines())
    _check_shape(cells, source)
    _check_points(written, cells, source)
    tokens, faults = [], []
    for row, line in enumerate(cells):
        for column, text in enumerate(line):
            found = _read_cell(text, written.level, source, row, column)
            if isinstance(found, SheetError):
                faults.append(found)
            tokens.append(_Cell(field_at(row, column)) if isinstance(found, SheetError) else found)
    sheet = _build(written, cells, tokens, source)
    return sheet, [*faults, *_starting_faults(sheet, source)]


@dataclass(frozen=True, slots=True)
class _Cell:
    at: int
    number: int = 0
    value: int = 0
    special: str = ""


_CELL = re.compile(rf"(?:([1-6])|(x)|(V)|({'|'.join(PIECES)}))(?:([+@])([1-9][0-9]?))?", re.ASCII)


def parts_of(text: str) -> tuple[str, int]:
    """What is printed on a field, and what its gem or station is worth; a gap if it is no field at all."""
    found = _CELL.fullmatch(text)
    if found is None:
        return ".", 0
    number, cross, volcano, piece, _, value = found.groups()
    return number or cross or volcano or piece, int(value or 0)


def _read_cell(text: str, level: Level, source: str, row: int, column: int) -> _Cell | SheetError:
    at = field_at(row, column)
    if text == ".":
        return _Cell(at)
    found = _CELL.fullmatch(text)
    reason = QT_TRANSLATE_NOOP("Sheet", "{field} is no field") if found is None else _misplaced(found, level)
    if found is None or reason:
        return SheetError(source, reason, row + 1, column + 1, field=_short(text))
    number, cross, volcano, piece, _, value = found.groups()
    return _Cell(at, int(number or 0), int(value or 0), cross or volcano or piece or "")


def _misplaced(found: re.Match[str], level: Level) -> str:
    """Why a well-formed field does not belong on this level; empty if it does."""
    number, cross, volcano, piece, mark, _ = found.groups()
    if level == "railway":
        if cross or volcano:
            return QT_TRANSLATE_NOOP("Sheet", "{field} belongs on volcano sheets")
        gem = QT_TRANSLATE_NOOP("Sheet", "{field} has a gem, which belongs on volcano sheets")
        return gem if mark == "+" else ""
    if piece:
        return QT_TRANSLATE_NOOP("Sheet", "{field} belongs on railway sheets")
    if mark == "@":
        return QT_TRANSLATE_NOOP("Sheet", "{field} has a station, which belongs on railway sheets")
    alone = QT_TRANSLATE_NOOP("Sheet", "{field} is no field: only a number has a gem")
    return alone if mark and not number else ""


def _short(text: str) -> str:
    return repr(text if len(text) <= 20 else text[:17] + "...")


_NAMED_KEY = re.compile(r"field `(.+)`|at `\$\.?(.*)`", re.DOTALL)


def _key_in(error: msgspec.ValidationError) -> str:
    """The key that an English sentence is about."""
    found = _NAMED_KEY.search(str(error))
    return _short(found[1] or found[2]) if found else "?"


def brief(error: object) -> str:
    """What an error says about somebody's file, in one readable line."""
    text = "".join(letter if letter.isprintable() else " " for letter in str(error))
    return text if len(text) <= 120 else text[:117] + "..."


def _check_shape(cells: Sequence[Sequence[str]], source: str) -> None:
    if not cells:
        raise SheetError(source, QT_TRANSLATE_NOOP("Sheet", "the grid is empty"))
    if len(cells) > SIDE:
        text = QT_TRANSLATE_NOOP("Sheet", "the grid has {count} rows, more than {most}")
        raise SheetError(source, text, SIDE + 1, count=len(cells), most=SIDE)
    for row, line in enumerate(cells, 1):
        if len(line) > SIDE:
            text = QT_TRANSLATE_NOOP("Sheet", "the row has {count} fields, more than {most}")
            raise SheetError(source, text, row, SIDE + 1, count=len(line), most=SIDE)
        if len(line) != len(cells[0]):
            shorter = min(len(line), len(cells[0]))
            text = QT_TRANSLATE_NOOP("Sheet", "the row has {count} fields, the first has {first}")
            raise SheetError(source, text, row, shorter + 1, count=len(line), first=len(cells[0]))


def _check_points(written: SheetDocument, cells: Sequence[Sequence[str]], source: str) -> None:
    lanes = (("row", written.row_points, len(cells)), ("column", written.column_points, len(cells[0])))
    for kind, points, count in lanes:
        if written.level == "railway" and any(points):
            raise SheetError(source, QT_TRANSLATE_NOOP("Sheet", "{kind}_points belong on volcano sheets"), kind=kind)
        if points and len(points) != count:
            text = QT_TRANSLATE_NOOP("Sheet", "{kind}_points has {given} values for {count} {kind}s")
            raise SheetError(source, text, kind=kind, given=len(points), count=count)
        for index, value in enumerate(points, 1):
            if not 0 <= value <= 99:
                row, column = (index, None) if kind == "row" else (None, index)
                text = QT_TRANSLATE_NOOP("Sheet", "the {kind}'s value {value} is not between 0 and 99")
                raise SheetError(source, text, row, column, kind=kind, value=brief(value))


def _build(written: SheetDocument, cells: tuple[tuple[str, ...], ...], tokens: Sequence[_Cell], source: str) -> Sheet:
    number_at, value_at = [0] * SPAN, [0] * SPAN
    by_number = [0] * 7
    for cell in tokens:
        number_at[cell.at], value_at[cell.at] = cell.number, cell.value
        by_number[cell.number] |= BITS[cell.at] if cell.number else 0
    numbers = sum(by_number)
    lanes = _lanes(written, numbers)
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
        lanes=lanes,
        lanes_at=tuple(tuple(lane for lane in lanes if lane.numbers & bit) for bit in BITS),
        author=written.author,
    )


def _lanes(written: SheetDocument, numbers: int) -> tuple[Lane, ...]:
    rows = [sum(BITS[field_at(row, column)] for column in range(SIDE)) for row in range(SIDE)]
    columns = [sum(BITS[field_at(row, column)] for row in range(SIDE)) for column in range(SIDE)]
    return (
        *(Lane("row", at, value, rows[at] & numbers) for at, value in enumerate(written.row_points) if value),
        *(Lane("column", at, value, columns[at] & numbers) for at, value in enumerate(written.column_points) if value),
    )


def _starting_faults(sheet: Sheet, source: str) -> Iterator[SheetError]:
    """Dice spread from a cross or track over number fields (LR-12, LR-13); nothing may lie beyond their reach."""
    if not sheet.starts:
        cross = QT_TRANSLATE_NOOP("Sheet", "no pre-printed cross (x) to start from")
        track = QT_TRANSLATE_NOOP("Sheet", "no pre-printed track (NS, EW, NE, SE, SW or NW) to start from")
        yield SheetError(source, cross if sheet.volcanic else track)
        return
    if not sheet.numbers:
        yield SheetError(source, QT_TRANSLATE_NOOP("Sheet", "there is no number field"))
    reached, more = 0, around(sheet.starts) & sheet.numbers
    while more:
        reached |= more
        more = around(reached) & sheet.numbers & ~reached
    for at in fields(sheet.numbers & ~reached):
        row, column = divmod(at, SIDE + 1)
        yield SheetError(source, QT_TRANSLATE_NOOP("Sheet", "no play can reach this number field"), row + 1, column + 1)
