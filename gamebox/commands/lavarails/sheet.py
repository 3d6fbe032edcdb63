"""gamebox sheet: check a sheet of Lava & Rails and tell how it plays, make new ones, or print one."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path

from gamebox.bots.crowd import Crew, in_order
from gamebox.bots.lavarails.drafting import CodeError, Wish, wish_of
from gamebox.bots.lavarails.figures import Ended, GridFigures, PlayFigures, figures_of, grid_figures, play_game
from gamebox.bots.lavarails.making import NoSheetError, make_sheet
from gamebox.bots.lavarails.proving import GAMES, prove, told
from gamebox.commands.arguments import positive
from gamebox.commands.crowd import Bar
from gamebox.commands.output import as_text, complain
from gamebox.games.lavarails import GAME
from gamebox.games.lavarails.catalogue import shipped_sheets
from gamebox.games.lavarails.grid import NAMES
from gamebox.games.lavarails.sheet import Sheet, SheetError
from gamebox.games.lavarails.sheet_file import as_toml, load_sheet

_PROGRESS = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_check(kinds.add_parser("check", help="tell what is wrong with a sheet, or how it plays"))
    _add_make(kinds.add_parser("make", help="make a sheet in balance"))
    _add_prove(kinds.add_parser("prove", help="make many sheets, and play them again with fresh dice"))
    _add_print(kinds.add_parser("print", help="write a sheet as PDF, for pen and paper"))


def _add_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("sheet", metavar="FILE", help="a sheet file, or the id of a shipped sheet")
    parser.add_argument("--games", type=positive, default=60, help="how many games bots play on it")
    parser.add_argument("--seats", type=int, choices=GAME.seats, default=3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--jobs", type=positive, default=1, help="how many processes play")
    parser.set_defaults(run=check)


def _add_make(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", metavar="OUT.toml", type=Path)
    wish = parser.add_mutually_exclusive_group(required=True)
    wish.add_argument("--level", choices=("volcano", "railway"))
    wish.add_argument("--code", help="of a sheet that somebody else has made; it says all that follows")
    parser.add_argument("--difficulty", type=int, choices=range(1, 6), default=3)
    parser.add_argument("--size", type=_size, metavar="WxH", help="width and height; else whatever fits")
    parser.add_argument("--symmetry", choices=("none", "mirror", "turn"), default="none")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=positive, default=1, help="how many processes play")
    parser.set_defaults(run=make)


def _add_prove(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--level", choices=("volcano", "railway"), required=True)
    parser.add_argument("--sheets", type=positive, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first wish")
    parser.add_argument("--games", type=positive, help="with fresh dice, on each sheet")
    parser.add_argument("--json", action="store_true", help="print a line of JSON for each sheet")
    parser.add_argument("--jobs", type=positive, default=1, help="how many processes make sheets")
    parser.set_defaults(run=prove_many)


def _add_print(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("sheet", metavar="ID", help="the id of a shipped sheet, or a sheet file")
    parser.add_argument("out", metavar="OUT.pdf", type=Path)
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4")
    parser.add_argument("--per-page", type=int, choices=(1, 2, 4), default=1, help="how many sheets a page")
    parser.add_argument("--grey", action="store_true", help="without colours")
    parser.add_argument("--card", action="store_true", help="with the rules of its level on a page of their own")
    parser.set_defaults(run=print_out)


def _size(text: str) -> tuple[int, int]:
    """Width and height, as in 9x8."""
    try:
        width, height = map(int, text.split("x"))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no width and height, such as 9x8") from error
    return width, height


def print_out(arguments: argparse.Namespace) -> int:
    from gamebox.ui.games.lavarails.printing import OnPaper, print_sheet_alone  # Qt is loaded only by who prints

    how = OnPaper(arguments.paper, arguments.per_page, arguments.grey, arguments.card)
    try:
        print_sheet_alone(_find(arguments.sheet), arguments.out, how)
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
    bar = Bar(arguments.games)
    games = in_order(partial(play_game, sheet, arguments.seats, arguments.seed), range(arguments.games), arguments.jobs)
    play = figures_of(sheet, list(bar.beside(games)))
    if arguments.json:
        print(as_text({"sheet": sheet.id, "level": sheet.level, "grid": asdict(grid), "play": _by_name(play)}))
    else:
        print("\n".join(_report(sheet, play)))
    return 0


def make(arguments: argparse.Namespace) -> int:
    bar = Bar(_PROGRESS)
    with Crew(arguments.jobs) as crew:

        def play(sheet: Sheet, seats: int, seed: int, numbers: range) -> Sequence[Ended]:
            return list(crew.in_order(partial(play_game, sheet, seats, seed), numbers))

        try:
            for progress in make_sheet(_wish(arguments), play):
                bar.show(round(_PROGRESS * progress.share))
                if progress.sheet and progress.figures:
                    arguments.out.write_text(as_toml(progress.sheet), encoding="utf-8")
                    print("\n".join(_report(progress.sheet, progress.figures)))
        except (CodeError, NoSheetError) as error:
            return complain(str(error))
        except OSError as error:
            return complain(f"{arguments.out} cannot be written: {error.strerror}")
    return 0


def _wish(arguments: argparse.Namespace) -> Wish:
    if arguments.code is not None:
        return wish_of(arguments.code)
    return Wish(arguments.level, arguments.difficulty, arguments.size, arguments.symmetry, arguments.seed)


def prove_many(arguments: argparse.Namespace) -> int:
    """Exit code 0 if every wish was fulfilled by a sheet in balance."""
    numbers = range(arguments.first, arguments.first + arguments.sheets)
    one = partial(prove, arguments.level, arguments.games or GAMES[arguments.level])
    proofs = []
    for proof in Bar(arguments.sheets).beside(in_order(one, numbers, arguments.jobs)):
        proofs.append(proof)
        if arguments.json:
            print(as_text(asdict(proof)), flush=True)
    if not arguments.json:
        print("\n".join(told(arguments.level, proofs)))
    return 0 if all(proof.valid and proof.in_balance for proof in proofs) else 1


def _by_name(play: PlayFigures) -> dict[str, object]:
    """With the names of fields, as people and other programs know them."""
    named = {
        key: {NAMES[at]: share for at, share in getattr(play, key).items()} for key in ("values", "deadly", "dead")
    }
    return {**asdict(play), **named}


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


def _report(sheet: Sheet, play: PlayFigures) -> list[str]:
    return [f"{sheet.id}: {sheet.title('en')}, a {sheet.level} sheet", *_tell(sheet, grid_figures(sheet), play)]


def _tell(sheet: Sheet, grid: GridFigures, play: PlayFigures) -> list[str]:
    per_number = ", ".join(f"{number}: {count}" for number, count in enumerate(grid.fields_per_number, 1))
    steps = ", ".join(f"{distance}: {count}" for distance, count in enumerate(grid.steps, 1))
    valued = "gems" if sheet.volcanic else "stations"
    return [
        f"  number fields   {grid.number_fields} ({per_number})",
        f"  reachable       all; by steps from a start {steps}",
        f"  pre-printed     {grid.starts} starts, {grid.volcanoes} volcanoes, {grid.valued} {valued}",
        f"  played          {play.games} games, {play.seats} sensible bots, {play.moves:.0f} moves each",
        f"  fields filled   {play.filled:.0%}" + (f", lava on {play.lava:.1f} fields" if sheet.volcanic else ""),
        f"  score           {play.score:.1f}, spread {play.spread:.1f} ({_numbers(play.parts)})",
        f"  scored          {_shares(play.hits)}",
        f"  wins by seat    {', '.join(f'{share:.0%}' for share in play.wins)};"
        f" start player's advantage {play.start_advantage:+.1%}, give or take {play.start_error:.1%}",
        f"  difficulty      {play.difficulty} of 5",
    ]


def _numbers(parts: dict[str, float]) -> str:
    return ", ".join(f"{kind} {points:.1f}" for kind, points in parts.items())


def _shares(hits: dict[str, float]) -> str:
    texts = [f"{share:.0%} of {kind}" for kind, share in hits.items() if kind != "closed_lines"]
    if "closed_lines" in hits:
        texts.append(f"{hits['closed_lines']:.1f} closed lines a sheet")
    return ", ".join(texts)
