"""What can be set up in Lava & Rails: which sheet, what a failed reroll costs, and head starts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gamebox.games.lavarails.canvas import Canvas
from gamebox.games.lavarails.catalogue import difficulty_of, find_sheets, resolve, sheet_option, shipped_sheets
from gamebox.games.lavarails.sheet import Sheet
from gamebox.library.sheets import stars_in
from gamebox.library.shelf import Shelf
from gamebox.ui.games.lavarails.cover import SHEETS
from gamebox.ui.games.lavarails.paper_sheet import paint_bare_sheet
from gamebox.ui.games.lavarails.print_dialog import ask_and_print
from gamebox.ui.games.lavarails.terms import points, sheet_title
from gamebox.ui.look import Choice, Pictured
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme


def choices(shelf: Shelf) -> tuple[Choice, ...]:
    return (
        Choice(
            "sheet",
            translate("Lavarails", "Sheet"),
            tuple((sheet_option(sheet), sheet_title(sheet)) for sheet in _sheets(shelf)),
            house=False,
            pictured=Pictured(_paint_sheet, _level, partial(_difficulty, _stars(shelf)), print=_print_sheet),
        ),
        Choice(
            "reroll_fail",
            translate("Lavarails", "After a failed reroll"),
            (
                ("stay", translate("Lavarails", "stay in the round")),
                ("out", translate("Lavarails", "out of the round")),
            ),
            "LR-17",
        ),
        Choice(
            "head_start",
            translate("Lavarails", "Head start"),
            tuple((ahead, _head_start(ahead)) for ahead in range(0, 41, 5)),
            "LR-51",
            per_seat=True,
            company=True,
            in_scores=True,
        ),
    )


def _head_start(ahead: int) -> str:
    return points(ahead) if ahead else translate("Lavarails", "none")


def _sheets(shelf: Shelf) -> list[Sheet]:
    """Those that come with the program, and the user's own; a level's sheets lie together, the easier ones first."""
    own = find_sheets(shelf.folder / SHEETS) if shelf.folder else []
    all_sheets = [*shipped_sheets().values(), *(found for _, found in own if isinstance(found, Sheet))]
    return sorted(all_sheets, key=lambda sheet: not sheet.volcanic)


def _level(option: Any) -> str:
    return translate("Lavarails", "Volcano") if resolve(option).volcanic else translate("Lavarails", "Railway")


def _stars(shelf: Shelf) -> Mapping[str, int]:
    """How hard own sheets are, as far as their makers have seen it."""
    return stars_in(shelf.folder / SHEETS) if shelf.folder else {}


def _difficulty(stars: Mapping[str, int], option: Any) -> int | None:
    return difficulty_of(option) if isinstance(option, str) else stars.get(Canvas.of(resolve(option)).digest)


def _paint_sheet(painter: QPainter, area: QRectF, option: Any, theme: Theme) -> None:
    paint_bare_sheet(painter, area, resolve(option), theme)


def _print_sheet(option: Any, parent: QWidget, theme: Theme) -> str:
    return ask_and_print(resolve(option), parent, theme)
