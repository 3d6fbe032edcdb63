"""What is on a field of a drawing, in words for everybody who points at it or cannot see it."""

from __future__ import annotations

from gamebox.games.lavarails.canvas import GAP, Canvas
from gamebox.games.lavarails.grid import name_at
from gamebox.games.lavarails.sheet import Level, SheetError, parts_of
from gamebox.games.lavarails.symmetry import Cell, Symmetry
from gamebox.ui.games.lavarails.deeds import piece_name
from gamebox.ui.games.lavarails.terms import fault_reason
from gamebox.ui.texts import translate


def base_words(base: str) -> str:
    """What is printed on a field."""
    if base.isdigit():
        return translate("Workshop", "number {number}").format(number=base)
    named = {
        GAP: translate("Workshop", "gap"),
        "x": translate("Workshop", "cross, where dice begin"),
        "V": translate("Workshop", "volcano"),
    }
    return named.get(base) or translate("Workshop", "track, {piece}").format(piece=piece_name(base))


def value_words(level: Level, value: int) -> str:
    if level == "volcano":
        return translate("Workshop", "gem worth {value}").format(value=value)
    return translate("Workshop", "station worth {value}").format(value=value)


def cell_words(canvas: Canvas, cell: Cell, faults: list[SheetError]) -> str:
    """A field, or the value of a row or column beyond the last one: "C5: number 4, gem worth 2"."""
    row, column = cell
    if column == canvas.width:
        return _lane(translate("Lavarails", "row {number}").format(number=row + 1), canvas.row_points[row])
    if row == canvas.height:
        letter = chr(ord("A") + column)
        return _lane(translate("Lavarails", "column {letter}").format(letter=letter), canvas.column_points[column])
    text = canvas.at(cell)
    base, value = parts_of(text)
    strange = base == GAP and text != GAP
    parts = [f"“{text}”" if strange else base_words(base), *([value_words(canvas.level, value)] if value else [])]
    wrong = fault_at(faults, cell)
    return f"{name_at(row, column)}: {', '.join(parts)}" + (f" – {wrong}" if wrong else "")


def fault_at(faults: list[SheetError], cell: Cell) -> str:
    """What is wrong with a field; empty if nothing is."""
    place = cell[0] + 1, cell[1] + 1
    return next((fault_reason(fault) for fault in faults if (fault.row, fault.column) == place), "")


def _lane(name: str, points: int) -> str:
    worth = translate("Workshop", "{lane}: worth {points}") if points else translate("Workshop", "{lane}: no value")
    return worth.format(lane=sentence(name), points=points)


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def symmetry_words(symmetry: Symmetry) -> str:
    return {
        "none": translate("Workshop", "No symmetry"),
        "mirror": translate("Workshop", "Left as right"),
        "flip": translate("Workshop", "Above as below"),
        "both": translate("Workshop", "Both ways"),
        "turn": translate("Workshop", "Half a turn"),
    }[symmetry]


def state_words(faults: list[SheetError]) -> str:
    """Whether a sheet can be played on; what concerns no single field is told here."""
    if not faults:
        return translate("Workshop", "Ready to play")
    general = [fault_reason(fault) for fault in faults if fault.row is None]
    if general:
        return translate("Workshop", "Draft: {reason}").format(reason=general[0])
    return translate("Workshop", "Draft: %n field(s) to mend", "", len(faults))
