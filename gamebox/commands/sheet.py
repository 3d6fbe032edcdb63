"""gamebox sheet: check a sheet of Lava & Rails and tell how it plays, or print it."""

from __future__ import annotations

import argparse
from pathlib import Path

from gamebox.commands.arguments import Commands, positive


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


def _check(arguments: argparse.Namespace) -> int:
    from gamebox.commands.sheets import check

    return check(arguments)


def _print(arguments: argparse.Namespace) -> int:
    from gamebox.commands.sheets import print_out

    return print_out(arguments)
