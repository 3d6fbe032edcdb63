"""The command line: gamebox [play] | replay | simulate | tournament | advise | review | sheet | library | demo | ...

What a command needs is loaded only when it is called: the window starts without it.
"""

from __future__ import annotations

import argparse
import errno
import gc
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TypeAlias

from gamebox import __version__
from gamebox.games.registry import GAMES

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


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


def _parser(command: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Knows the command that was given and no others, or all if there is none of that name."""
    parser = argparse.ArgumentParser(prog="gamebox", description="Tabletop games for a family at one computer.")
    parser.add_argument("--version", action="version", version=f"gamebox {__version__}")
    parser.set_defaults(run=_play, profile=None, file=None, resume=False)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    adders = {
        "play": _add_play,
        "replay": _add_replay,
        "simulate": _add_simulate,
        "tournament": _add_tournament,
        "advise": _add_advise,
        "review": _add_review,
        "sheet": _add_sheet,
        "library": _add_library,
        "demo": _add_demo,
        "gallery": _add_gallery,
    }
    for name in adders.keys() & command or adders:
        adders[name](commands)
    return parser


def _add_play(commands: Commands) -> None:
    play = commands.add_parser("play", help="open the window (the default)")
    play.add_argument("file", nargs="?", type=Path, help="a .gamebox file to open")
    play.add_argument(
        "--continue", action="store_true", dest="resume", help="go on with the game that was interrupted last"
    )
    play.add_argument("--profile", type=Path, help="folder for saved games and settings")
    play.set_defaults(run=_play)


def _add_replay(commands: Commands) -> None:
    replay = commands.add_parser("replay", help="play records and print where they lead")
    replay.add_argument("files", nargs="+", metavar="FILE")
    replay.add_argument("--until", type=count, metavar="N", help="stop after the first N moves")
    replay.add_argument("--json", action="store_true", help="one line of JSON per file")
    eyes = replay.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=positive, metavar="S", help="leave out what seat S must not see")
    eyes.add_argument("--all", action="store_true", help="show the hands of a game that is not over, too")
    replay.set_defaults(run=_replay)


def _add_simulate(commands: Commands) -> None:
    simulate = commands.add_parser("simulate", help="let bots play without a window")
    _add_bots(simulate, games=1)
    simulate.add_argument("--out", type=Path, metavar="DIR", help="write each game's record there")
    simulate.set_defaults(run=_simulate)


def _add_bots(parser: argparse.ArgumentParser, games: int) -> None:
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


def _add_tournament(commands: Commands) -> None:
    tournament = commands.add_parser("tournament", help="find out how strong bots are")
    _add_bots(tournament, games=100)
    tournament.add_argument("--deadline", type=float, metavar="S", help="tell bots that a move may take S seconds")
    tournament.add_argument("--raw", action="store_true", help="leave out the luck, which takes time")
    tournament.set_defaults(run=_tournament)


def _add_advise(commands: Commands) -> None:
    advise = commands.add_parser("advise", help="tell what the seat to act could do, the best first")
    advise.add_argument("file", metavar="FILE")
    advise.add_argument("--until", type=count, metavar="N", help="after the first N moves")
    advise.add_argument("--json", action="store_true", help="print it as JSON")
    advise.set_defaults(run=_advise)


def _add_review(commands: Commands) -> None:
    review = commands.add_parser("review", help="tell luck from skill in a record")
    review.add_argument("file", metavar="FILE")
    review.add_argument("--json", action="store_true", help="print it as JSON")
    review.set_defaults(run=_review)


def _add_sheet(commands: Commands) -> None:
    sheet = commands.add_parser("sheet", help="work with sheets of Lava & Rails")
    kinds = sheet.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = kinds.add_parser("check", help="tell what is wrong with a sheet, or how it plays")
    check.add_argument("sheet", metavar="FILE", help="a sheet file, or the id of a shipped sheet")
    check.add_argument("--games", type=positive, default=60, help="how many games bots play on it")
    check.add_argument("--seats", type=int, choices=range(1, 5), default=3)
    check.add_argument("--seed", type=int, default=0)
    check.add_argument("--json", action="store_true", help="print the figures as JSON")
    check.add_argument("--jobs", type=positive, default=1, help="how many processes play")
    check.set_defaults(run=_check_sheet)
    make = kinds.add_parser("make", help="make a sheet in balance")
    make.add_argument("out", metavar="OUT.toml", type=Path)
    make.add_argument("--level", choices=("volcano", "railway"), required=True)
    make.add_argument("--difficulty", type=int, choices=range(1, 6), default=3)
    make.add_argument("--size", type=size, metavar="WxH", help="width and height; else whatever fits")
    make.add_argument("--symmetry", choices=("none", "mirror", "turn"), default="none")
    make.add_argument("--seed", type=int, default=0)
    make.add_argument("--jobs", type=positive, default=1, help="how many processes play")
    make.set_defaults(run=_make_sheet)
    printing = kinds.add_parser("print", help="write a sheet as PDF, for pen and paper")
    printing.add_argument("sheet", metavar="ID", help="the id of a shipped sheet, or a sheet file")
    printing.add_argument("out", metavar="OUT.pdf", type=Path)
    printing.add_argument("--paper", choices=("a4", "letter"), default="a4")
    printing.add_argument("--per-page", type=int, choices=(1, 2), default=1, help="how many sheets a page")
    printing.set_defaults(run=_print_sheet)


def _add_library(commands: Commands) -> None:
    library = commands.add_parser("library", help="work with the games that are kept")
    kinds = library.add_subparsers(title="commands", metavar="COMMAND", required=True)
    rebuild = kinds.add_parser("rebuild", help="make the index of finished games anew from their records")
    rebuild.add_argument("--profile", type=Path, help="folder for saved games and settings")
    rebuild.set_defaults(run=_rebuild_library)


def _add_demo(commands: Commands) -> None:
    demo = commands.add_parser("demo", help="let bots play one game of each kind and draw the final tables")
    demo.add_argument("--out", type=Path, default=Path("gamebox-demo"), metavar="DIR")
    demo.add_argument("--seed", type=int, default=1)
    demo.set_defaults(run=_demo)


def _add_gallery(commands: Commands) -> None:
    gallery = commands.add_parser("gallery", help="draw every screen as PNG")
    gallery.add_argument("folder", type=Path, metavar="DIR")
    gallery.add_argument("--only", action="append", metavar="NAME", help="one screen; may be repeated")
    gallery.set_defaults(run=_gallery)


def count(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError
    return number


def size(text: str) -> tuple[int, int]:
    """Width and height, as in 9x8."""
    width, height = map(int, text.split("x"))
    return width, height


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def _play(arguments: argparse.Namespace) -> int:
    gc.disable()  # nothing that is loaded at the start is rubbish; the app enables it once its window is there
    try:
        import gamebox.library.settings  # noqa: F401 - before Qt for Python, which reads the source of what comes later
        from gamebox import app
    except ImportError as error:
        from gamebox.ui import alarm

        return alarm.complain(f"something that it needs cannot be loaded: {error}")
    return app.run(arguments.profile, arguments.file, resume=arguments.resume)


def _replay(arguments: argparse.Namespace) -> int:
    from gamebox.commands import replay

    return replay.run(arguments)


def _simulate(arguments: argparse.Namespace) -> int:
    from gamebox.commands import simulate

    return simulate.run(arguments)


def _tournament(arguments: argparse.Namespace) -> int:
    from gamebox.commands import tournament

    return tournament.run(arguments)


def _advise(arguments: argparse.Namespace) -> int:
    from gamebox.commands import advise

    return advise.run(arguments)


def _review(arguments: argparse.Namespace) -> int:
    from gamebox.commands import review

    return review.run(arguments)


def _check_sheet(arguments: argparse.Namespace) -> int:
    from gamebox.commands.lavarails import sheet

    return sheet.check(arguments)


def _make_sheet(arguments: argparse.Namespace) -> int:
    from gamebox.commands.lavarails import sheet

    return sheet.make(arguments)


def _print_sheet(arguments: argparse.Namespace) -> int:
    from gamebox.commands.lavarails import sheet

    return sheet.print_out(arguments)


def _rebuild_library(arguments: argparse.Namespace) -> int:
    from gamebox import app
    from gamebox.commands import library

    return library.rebuild(arguments, app.usual_folder())


def _demo(arguments: argparse.Namespace) -> int:
    from gamebox.commands import demo

    return demo.run(arguments.out, arguments.seed)


def _gallery(arguments: argparse.Namespace) -> int:
    from gamebox.commands import gallery

    return gallery.run(arguments.folder, only=arguments.only)
