"""The command line: gamebox [play] | replay | simulate | sheet | demo | gallery."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from gamebox import __version__
from gamebox.commands import replay, sheet, simulate
from gamebox.commands.arguments import Commands


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read our output has heard enough
        return 1
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="gamebox", description="Three tabletop games for a family at one computer.")
    parser.add_argument("--version", action="version", version=f"gamebox {__version__}")
    parser.set_defaults(run=_play, profile=None, file=None, resume=False)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_play(commands)
    replay.add_to(commands)
    simulate.add_to(commands)
    sheet.add_to(commands)
    _add_pictures(commands)
    return parser


def _add_play(commands: Commands) -> None:
    play = commands.add_parser("play", help="open the window (the default)")
    play.add_argument("file", nargs="?", type=Path, help="a .gamebox file to open")
    play.add_argument(
        "--continue", action="store_true", dest="resume", help="go on with the game that was interrupted last"
    )
    play.add_argument("--profile", type=Path, help="folder for saved games and settings")
    play.set_defaults(run=_play)


def _add_pictures(commands: Commands) -> None:
    demo = commands.add_parser("demo", help="let bots play one game of each kind and draw the final tables")
    demo.add_argument("--out", type=Path, default=Path("gamebox-demo"), metavar="DIR")
    demo.add_argument("--seed", type=int, default=1)
    demo.set_defaults(run=_demo)
    gallery = commands.add_parser("gallery", help="draw every screen as PNG")
    gallery.add_argument("folder", type=Path, metavar="DIR")
    gallery.set_defaults(run=_gallery)


def _play(arguments: argparse.Namespace) -> int:
    gc.disable()  # nothing that is loaded at the start is rubbish; the app enables it once its window is there
    from gamebox import app

    return app.run(arguments.profile, arguments.file, resume=arguments.resume)


def _demo(arguments: argparse.Namespace) -> int:
    from gamebox.ui import demo

    return demo.run(arguments.out, arguments.seed)


def _gallery(arguments: argparse.Namespace) -> int:
    from gamebox.ui import gallery

    return gallery.run(arguments.folder)
