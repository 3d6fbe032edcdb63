"""What things of Lava & Rails are called, and what can be said of a field, a line or a score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale

from gamebox.games.lavarails import scoring
from gamebox.games.lavarails.grid import BITS, NAMES, SIDE, name_at
from gamebox.games.lavarails.scoring import RailwayScore, Score
from gamebox.games.lavarails.sheet import Lane, Sheet, SheetError
from gamebox.games.lavarails.tracks import Line
from gamebox.games.lavarails.view import LavarailsView, Phase, PlayerSheet
from gamebox.ui.players import Player
from gamebox.ui.texts import translate

_TOLD = 3
"""Files of which it is said what is wrong with them."""

Players = tuple[Player, ...]


def sheet_title(sheet: Sheet) -> str:
    """The sheet's name in the language of the program."""
    return sheet.title(QLocale().name()[:2]) if sheet.name else title_by_id(sheet.id)


def title_by_id(own: str) -> str:
    """What somebody's own sheet is called: its id begins with the name, if it has one."""
    return own.partition("~")[0] or nameless()


def nameless() -> str:
    return translate("Workshop", "Sheet without a name")


def level_name(sheet: Sheet) -> str:
    return level_names(sheet)[0]


def level_names(sheet: Sheet) -> tuple[str, str]:
    """The sheet's own level, and the other one."""
    names = (translate("Lavarails", "Volcano (Level 7)"), translate("Lavarails", "Railway (Level 8)"))
    return names if sheet.volcanic else names[::-1]


def fault_reason(fault: SheetError) -> str:
    """What is wrong with a sheet, without the place."""
    return translate("Sheet", fault.text).format(**fault.params)


def fault_words(fault: SheetError) -> str:
    """What is wrong with a sheet, in a sentence: "mine, field C2: '9' is no field."."""
    parts = [fault.source] if fault.source else []
    if fault.row and fault.column and fault.column <= SIDE:
        field = name_at(fault.row - 1, fault.column - 1)
        parts.append(translate("Lavarails", "field {field}").format(field=field))
    elif fault.row:
        parts.append(translate("Lavarails", "row {number}").format(number=fault.row))
    elif fault.column and fault.column <= SIDE:
        letter = chr(ord("A") + fault.column - 1)
        parts.append(translate("Lavarails", "column {letter}").format(letter=letter))
    reason = fault_reason(fault)
    told = f"{', '.join(parts)}: {reason}." if parts else f"{reason}."
    return told[:1].upper() + told[1:] if not fault.source else told


def told_briefly(sentences: list[str]) -> list[str]:
    """Of many files that are wrong a few are told: nobody reads a wall of words."""
    more = len(sentences) - _TOLD
    if more <= 0:
        return sentences
    return [*sentences[:_TOLD], translate("Workshop", "And %n more file(s) that bring no sheet.", "", more)]


def lane_name(lane: Lane) -> str:
    """Rows are called by number, columns by letter, like their fields."""
    if lane.kind == "row":
        return translate("Lavarails", "row {number}").format(number=lane.index + 1)
    return translate("Lavarails", "column {letter}").format(letter=chr(ord("A") + lane.index))


def score_parts(score: Score) -> list[tuple[str, int]]:
    """What a sheet scores, rule by rule."""
    if isinstance(score, RailwayScore):
        return [
            (translate("Lavarails", "Open lines"), score.open),
            (translate("Lavarails", "Closed lines"), score.closed),
            (translate("Lavarails", "Longest closed"), score.longest),
            (translate("Lavarails", "Stations"), score.stations),
        ]
    return [
        (translate("Lavarails", "Rows"), score.rows),
        (translate("Lavarails", "Columns"), score.columns),
        (translate("Lavarails", "Gems"), score.gems),
    ]


def points(number: int) -> str:
    return translate("Lavarails", "%n point(s)", "", number)


def head_start() -> str:
    return translate("Lavarails", "Head start")


def reached(sheet: PlayerSheet) -> str:
    """A result in words: "31 points: rows 19, columns 7, gems 5"."""
    counted = [*score_parts(sheet.score), (head_start(), sheet.head_start)]
    parts = ", ".join(f"{name} {count}" for name, count in counted if count)
    return f"{points(sheet.total)}: {parts}" if parts else points(sheet.total)


def decider(sheet: PlayerSheet) -> str:
    """What counts between equal totals (LR-37, LR-47): "3 lava fields"."""
    if sheet.sheet.volcanic:
        return translate("Lavarails", "%n lava field(s)", "", -sheet.tie_break)
    return translate("Lavarails", "longest closed line: %n field(s)", "", sheet.tie_break)


def field_words(view: LavarailsView, field: int) -> str:
    """What can be done with the field under the pointer: "Field C5: place a 4 (gem worth 2)"."""
    number, value = view.sheet.number_at[field], view.sheet.value_at[field]
    text = _field_use(view, field) if number else translate("Lavarails", "Field {field}")
    if value and view.sheet.volcanic:
        text += " " + translate("Lavarails", "(gem worth {value})")
    elif value:
        text += " " + translate("Lavarails", "(station worth {value})")
    return text.format(field=NAMES[field], number=number, value=value)


def _field_use(view: LavarailsView, field: int) -> str:
    if view.beyond_pool & BITS[field]:
        return translate("Lavarails", "Field {field}: needs a {number}")
    match view.phase if view.targets & BITS[field] else None:
        case Phase.PLACE:
            return translate("Lavarails", "Field {field}: place a {number}")
        case Phase.LAVA:
            return translate("Lavarails", "Field {field}: lava onto this {number}")
        case Phase.DRAW:
            return translate("Lavarails", "Field {field}: draw a track")
        case Phase.RETURN:
            return translate("Lavarails", "Field {field}: give this {number} back")
    return translate("Lavarails", "Field {field}: shows a {number}")


def line_words(field: int, line: Line) -> str:
    """What a track on a field belongs to."""
    if line.closed:
        text = translate("Lavarails", "Field {field}: closes a line of %n field(s)", "", len(line.fields))
    else:
        text = translate("Lavarails", "Field {field}: part of an open line of %n field(s)", "", len(line.fields))
    return text.format(field=NAMES[field])


def legend(sheet: Sheet) -> list[str]:
    """What scores on such a sheet, in short sentences."""
    if sheet.volcanic:
        return [
            translate("Lavarails", "Row or column all crossed: its value. One lava field spoils it (LR-35)."),
            translate("Lavarails", "Gem under a cross: its value (LR-36)."),
        ]
    lines = translate("Lavarails", "Open line: {open} a field. Closed: {closed}. Longest closed: {longest} (LR-44).")
    return [
        lines.format(**scoring.PER_FIELD._asdict()),
        translate("Lavarails", "Station on a closed line: its value (LR-45)."),
    ]


def winners_text(seats: Sequence[int], scores: Sequence[int], players: Players) -> str:
    count = points(scores[seats[0]])
    if len(players) == 1:
        return translate("Lavarails", "The game is over: {points}.").format(points=count)
    if len(seats) > 1:
        *names, last = (players[seat].name for seat in seats)
        text = translate("Lavarails", "{names} and {last} share the win with {points}.")
        return text.format(names=", ".join(names), last=last, points=count)
    text = translate("Lavarails", "{name} wins with {points}!")
    return text.format(name=players[seats[0]].name, points=count)
