"""What several commands take on their lines: numbers with a least value, and tables of bots."""

from __future__ import annotations

import argparse

from gamebox.games.registry import GAMES


def count(text: str) -> int:
    return _number(text, least=0)


def positive(text: str) -> int:
    return _number(text, least=1)


def _number(text: str, *, least: int) -> int:
    """Raises ArgumentTypeError with a sentence: of a ValueError argparse would make a riddle."""
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no number.") from None
    if number < least:
        raise argparse.ArgumentTypeError(f"{number} is too small: it must be at least {least}.")
    return number


def add_bots(parser: argparse.ArgumentParser, games: int) -> None:
    """What every command asks that lets bots play many games."""
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=positive, default=4)
    bots = "names or path/to/file.py:Name, separated by commas, for the seats in turn"
    parser.add_argument("--bots", default="random", help=bots)
    parser.add_argument("--games", type=positive, default=games)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="in how many processes")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
