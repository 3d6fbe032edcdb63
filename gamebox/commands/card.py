"""gamebox card: the rules of a game on one page, as PDF."""

from __future__ import annotations

import argparse
from pathlib import Path

from gamebox.commands.output import complain
from gamebox.games.registry import GAMES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("out", metavar="OUT.pdf", type=Path)
    parser.add_argument("--language", choices=("system", "de", "en"), default="system")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from gamebox.ui.looks import LOOKS
    from gamebox.ui.screens.rules.card import print_card_alone

    try:
        print_card_alone(LOOKS[arguments.game], arguments.language, arguments.out, arguments.paper)
    except OSError as error:
        return complain(f"{arguments.out} cannot be written: {error.strerror}")
    return 0
