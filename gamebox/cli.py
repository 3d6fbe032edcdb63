"""The command line: which commands there are, and how one of them is found and run.

Each command says itself what it takes and does, in a module that is loaded only when it is called: the window starts
without it, and so does `--help`.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from io import TextIOWrapper

from gamebox import __version__
from gamebox.commands import play
from gamebox.games.registry import GAMES

_COMMANDS = {
    "play": "open the window (the default)",
    "replay": "play records and print where they lead",
    "simulate": "let bots play without a window",
    "tournament": "find out how strong bots are",
    "advise": "tell what the seat to act could do, the best first",
    "review": "tell luck from skill in a record",
    "fairness": "find out whether reviews are fair to every seat and to every strength",
    "library": "work with the games that are kept",
    "card": "print the rules of a game on one page, as PDF",
    "demo": "let bots play one game of each kind and draw the final tables",
    "gallery": "draw every screen as PNG",
}
"""What can be done with every game. What only one game has, the room of its commands tells."""


def main(argv: Sequence[str] | None = None) -> int:
    _prepare_streams()
    words = sys.argv[1:] if argv is None else argv
    arguments = _parser(words[:1]).parse_args(words)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if error.filename is not None:
            raise
        return _stop_writing(error)
    return code


def _prepare_streams() -> None:
    """There may be no output at all, and it may not know every letter."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115 - open until the end
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _stop_writing(error: OSError) -> int:
    """The output is full, or whoever read it has heard enough."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno not in closed_output(sys.platform):
        sys.stderr.write(f"gamebox: nothing more can be written: {error.strerror}\n")
    return 1


def closed_output(system: str) -> set[int]:
    """What a system says when whoever read the output has gone."""
    return {errno.EPIPE, errno.EINVAL} if system == "win32" else {errno.EPIPE}


def _parser(words: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Knows the command that was given and no others, or the names of all if there is none of that name."""
    parser = argparse.ArgumentParser(prog="gamebox", description="Tabletop games for a family at one computer.")
    parser.add_argument("--version", action="version", version=f"gamebox {__version__}")
    parser.set_defaults(run=play.run, profile=None, file=None, resume=False, own=[])
    listed = parser.add_subparsers(title="commands", metavar="COMMAND")
    named = words[0] if words else "play"
    module = f"gamebox.commands.{named}" if named in _COMMANDS else _modules().get(named)
    if module:
        import_module(module).add_arguments(listed.add_parser(named, help=_COMMANDS.get(named)))
    else:
        for name, says in commands().items():
            listed.add_parser(name, help=says)
    return parser


def commands() -> Mapping[str, str]:
    """Every command with what it does."""
    own = {name: says for room in GAMES.rooms("commands") for name, says in room.COMMANDS.items()}
    return {**_COMMANDS, **own}


def _modules() -> Mapping[str, str]:
    """The modules of commands that only one game has."""
    return {name: f"{room.__name__}.{name}" for room in GAMES.rooms("commands") for name in room.COMMANDS}
