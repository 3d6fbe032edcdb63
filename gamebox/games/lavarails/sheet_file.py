"""A sheet as a file that people can read and write: TOML, its columns under each other."""

from __future__ import annotations

import json
import os
import re
import tomllib
from pathlib import Path
from typing import Any

from gamebox.engine.files import read_limited
from gamebox.engine.game import QT_TRANSLATE_NOOP
from gamebox.games.lavarails.sheet import Sheet, SheetError, brief, parse_sheet

MAX_BYTES = 64 * 1024


def load_sheet(path: Path) -> Sheet:
    """Read a sheet file; raises SheetError."""
    return parse_sheet(load_document(path), path.name)


def load_document(path: Path) -> dict[str, Any]:
    """What a sheet file says, whether or not it makes sense; raises SheetError."""
    try:
        data = read_limited(path, MAX_BYTES)
    except OSError as error:
        text = QT_TRANSLATE_NOOP("Sheet", "the file cannot be read: {why}")
        raise SheetError(path.name, text, why=os.strerror(error.errno or 0)) from error
    if len(data) > MAX_BYTES:
        raise SheetError(path.name, QT_TRANSLATE_NOOP("Sheet", "the file is larger than 64 KiB"))
    try:
        document = tomllib.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        text = QT_TRANSLATE_NOOP("Sheet", "this is no TOML file{place}")
        raise SheetError(path.name, text, detail=brief(error), place=_place_in(error)) from error
    return {"id": path.stem, **document}


def _place_in(error: Exception) -> str:
    """Line and column that an English sentence names, as they stand in any language."""
    found = re.search(r"line (\d+), column (\d+)", str(error))
    return f" ({found[1]}:{found[2]})" if found else ""


def as_toml(sheet: Sheet) -> str:
    """The sheet as a file that `load_sheet` reads, its columns under each other."""
    cells = [[_quoted(text)[1:-1] for text in row] for row in sheet.cells]
    width = max(len(text) for row in cells for text in row) + 1
    names = ", ".join(f"{language} = {_quoted(name)}" for language, name in sheet.name.items())
    lines = [f"id = {_quoted(sheet.id)}", f"level = {_quoted(sheet.level)}", f"name = {{{names}}}"]
    lines += [f"author = {_quoted(sheet.author)}"] if sheet.author else []
    lines.append('grid = """')
    lines += ["".join(text.ljust(width) for text in row).rstrip() for row in cells]
    lines.append('"""')
    if sheet.volcanic:
        lines += [f"row_points = {list(sheet.row_points)}", f"column_points = {list(sheet.column_points)}"]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """A TOML string; JSON's are such, too."""
    return json.dumps(text, ensure_ascii=False)
