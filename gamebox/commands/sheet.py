"""gamebox sheet: check a sheet of Lava & Rails and tell how it plays, or print it."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path

from gamebox.bots.lavarails.figures import GridFigures, PlayFigures, grid_figures, play_figures
from gamebox.commands.output import as_text, complain
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.sheet import Sheet, SheetError, load_sheet


def print_out(arguments: argparse.Namespace) -> int:
    from gamebox.ui.games.lavarails.printing import print_sheet_alone  # Qt is loaded only by who prints

    try:
        print_sheet_alone(_find(arguments.sheet), arguments.out, arguments.paper, arguments.per_page)
    except SheetError as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"{arguments.out} cannot be written: {error.strerror}")
    return 0


def check(arguments: argparse.Namespace) -> int:
    try:
        sheet = _find(arguments.sheet)
    except SheetError as error:
        if arguments.json:
            print(as_text({"sheet": arguments.sheet, "error": _details(error)}))
            return 1
        return complain(str(error))
    grid = grid_figures(sheet)
    play = play_figures(sheet, arguments.seats, arguments.games, arguments.seed)
    if arguments.json:
        print(as_text({"sheet": sheet.id, "level": sheet.level, "grid": asdict(grid), "play": asdict(play)}))
    else:
        print("\n".join([f"{sheet.id}: {sheet.title('en')}, a {sheet.level} sheet", *_tell(sheet, grid, play)]))
    return 0


def _find(name: str) -> Sheet:
    """A file before a shipped sheet: whoever has such a file means it."""
    path = Path(name)
    if path.exists():
        return load_sheet(path)
    if name not in shipped_sheets():
        raise SheetError(name, f"there is no such file, nor such a shipped sheet ({', '.join(shipped_sheets())})")
    return shipped_sheets()[name]


def _details(error: SheetError) -> dict[str, object]:
    return {"row": error.row, "column": error.column, "reason": error.reason, "message": str(error)}


def _tell(sheet: Sheet, grid: GridFigures, play: PlayFigures) -> list[str]:
    per_number = ", ".join(f"{number}: {count}" for number, count in enumerate(grid.fields_per_number, 1))
    steps = ", ".join(f"{distance}: {count}" for distance, count in enumerate(grid.steps, 1))
    valued = "gems" if sheet.volcanic else "stations"
    return [
        f"  number fields   {grid.number_fields} ({per_number})",
        f"  reachable       all; by steps from a start {steps}",
        f"  pre-printed     {grid.starts} starts, {grid.volcanoes} volcanoes, {grid.valued} {valued}",
        f"  played          {play.games} games, {play.seats} easy bots, {play.moves:.0f} moves each",
        f"  fields filled   {play.filled:.0%}" + (f", lava on {play.lava:.1f} fields" if sheet.volcanic else ""),
        f"  score           {play.score:.1f}, spread {play.spread:.1f} ({_numbers(play.parts)})",
        f"  scored          {_shares(play.hits)}",
        f"  wins by seat    {', '.join(f'{share:.0%}' for share in play.wins)};"
        f" start player's advantage {play.start_advantage:+.0%}",
    ]


def _numbers(parts: dict[str, float]) -> str:
    return ", ".join(f"{kind} {points:.1f}" for kind, points in parts.items())


def _shares(hits: dict[str, float]) -> str:
    texts = [f"{share:.0%} of {kind}" for kind, share in hits.items() if kind != "closed_lines"]
    if "closed_lines" in hits:
        texts.append(f"{hits['closed_lines']:.1f} closed lines a sheet")
    return ", ".join(texts)
