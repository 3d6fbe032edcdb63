"""gamebox play: open the window."""

from __future__ import annotations

import argparse
import gc
from collections.abc import Sequence
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", type=Path, help="a .gamebox file to open")
    parser.add_argument(
        "--continue", action="store_true", dest="resume", help="go on with the game that was interrupted last"
    )
    parser.add_argument("--profile", type=Path, help="folder for saved games and settings")
    own = "for developers: offer a bot of your own at set-up, path/to/file.py:Name; may be given several times"
    parser.add_argument("--bot", action="append", default=[], dest="own", metavar="BOT", help=own)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    gc.disable()  # nothing that is loaded at the start is rubbish; the app enables it once its window is there
    try:
        import gamebox.library.settings  # noqa: F401 - before Qt for Python, which reads the source of what comes later
        from gamebox.ui import unread

        unread.leave_unread()
        from gamebox import app
    except ImportError as error:
        from gamebox.ui import alarm

        return alarm.complain(f"something that it needs cannot be loaded: {error}")
    problem = _invited(arguments.own) if arguments.own else None
    if problem:
        from gamebox.commands.output import complain  # the window opens without it, and sooner

        return complain(problem)
    return app.run(arguments.profile, arguments.file, resume=arguments.resume)


def _invited(bots: Sequence[str]) -> str | None:
    """Bots of one's own may be chosen at set-up; what is wrong with one of them, in one sentence."""
    from gamebox.bots.registry import UnknownBotError, invite

    try:
        for bot in bots:
            invite(bot)
    except UnknownBotError as error:
        return str(error)
    return None
