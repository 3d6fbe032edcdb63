"""gamebox sheet: check a sheet of Lava & Rails and tell how it plays."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from gamebox.commands.arguments import Commands, complain, positive
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.figures import GridFigures, PlayFigures, grid_figures, play_figures
from gamebox.games.lavarails.sheet import Sheet, SheetError, load_sheet


def add_to(commands: Commands) -> None:
    sheet = commands.add_parser("sheet", help="work with sheets of Lava & Rails")
    kinds = sheet.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = kinds.add_parser("check", help="tell what is wrong with a sheet, or how it plays")
    check.add_argument("sheet", metavar="FILE", help="a sheet file, or the id of a shipped sheet")
    check.add_argument("--games", type=positive, default=60, help="how many games bots play on it")
    check.add_argument("--seats", type=int, choices=range(1, 5), default=3)
    check.add_argument("--seed", type=int, default=0)
    check.add_argument("--json", action="store_true", help="print the figures as JSON")
    check.set_defaults(run=_check)
    printing = kinds.add_parser("print", help="write a sheet as PDF, for pen and paper")
    printing.add_argument("sheet", metavar="ID", help="the id of a shipped sheet, or a sheet file")
    printing.add_argument("out", metavar="OUT.pdf", type=Path)
    printing.add_argument("--paper", choices=("a4", "letter"), default="a4")
    printing.add_argument("--per-page", type=int, choices=(1, 2), default=1, help="how many sheets a page")
    printing.set_defaults(run=_print)


def _print(arguments: argparse.Namespace) -> int:
    from gamebox.ui.printing import print_sheet_alone  # noqa: PLC0415 - Qt is loaded only by who prints

    try:
        print_sheet_alone(_find(arguments.sheet), arguments.out, arguments.paper, arguments.per_page)
    except SheetError as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"{arguments.out} cannot be written: {error.strerror}")
    return 0


def _check(arguments: argparse.Namespace) -> int:
    try:
        sheet = _find(arguments.sheet)
    except SheetError as error:
        if arguments.json:
            print(json.dumps({"sheet": arguments.sheet, "error": _details(error)}))
            return 1
        return complain(str(error))
    grid = grid_figures(sheet)
    play = play_figures(sheet, arguments.seats, arguments.games, arguments.seed)
    if arguments.json:
        print(json.dumps({"sheet": sheet.id, "level": sheet.level, "grid": asdict(grid), "play": asdict(play)}))
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
