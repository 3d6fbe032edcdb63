"""Which sheets there are: the shipped ones by id, and those in any folder.

A game knows shipped ids and inline sheets only, so that a record never depends on somebody's own files: whoever offers
a user's sheet hands `sheet_option` to the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from gamebox.engine.resources import resource_folder
from gamebox.games.lavarails.sheet import Sheet, SheetError, parse_sheet
from gamebox.games.lavarails.sheet_file import load_sheet


def find_sheets(folder: Path) -> list[tuple[Path, Sheet | SheetError]]:
    """All sheet files of a folder by name, the broken ones with their reason; none if there is no such folder."""
    return [(path, _sheet_or_error(path)) for path in sorted(folder.glob("*.toml"))]


def _sheet_or_error(path: Path) -> Sheet | SheetError:
    try:
        return load_sheet(path)
    except SheetError as error:
        return error


@cache
def shipped_sheets() -> dict[str, Sheet]:
    """By id, easier ones first; those of a level together."""
    found = [load_sheet(path) for path in (resource_folder() / "sheets").glob("*.toml")]
    found.sort(key=lambda sheet: (sheet.level != "volcano", difficulty_of(sheet.id), sheet.id))
    return {sheet.id: sheet for sheet in found}


@cache
def _difficulties() -> dict[str, int]:
    return msgspec.json.decode((resource_folder() / "sheets" / "difficulty.json").read_bytes(), type=dict[str, int])


def difficulty_of(shipped: str) -> int:
    """Stars from 1 to 5, as many games alone have shown: what `gamebox sheet check --seats 1` tells."""
    return _difficulties()[shipped]


def resolve(option: str | Mapping[str, Any]) -> Sheet:
    """The sheet that a game is set up with; raises ValueError with the reason."""
    if not isinstance(option, str):
        return parse_sheet(option)
    sheet = shipped_sheets().get(option)
    if sheet is None:
        raise ValueError(f"There is no sheet {option[:40]!r}; there are {', '.join(shipped_sheets())}.")
    return sheet


def sheet_option(sheet: Sheet) -> str | dict[str, Any]:
    """How a game is told to use the sheet: a shipped one by id, any other whole."""
    return sheet.id if shipped_sheets().get(sheet.id) == sheet else sheet.document()
