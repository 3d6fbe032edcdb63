"""gamebox play: open the window."""

from __future__ import annotations

import argparse
import gc
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", type=Path, help="a .gamebox file to open")
    parser.add_argument(
        "--continue", action="store_true", dest="resume", help="go on with the game that was interrupted last"
    )
    parser.add_argument("--profile", type=Path, help="folder for saved games and settings")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    gc.disable()  # nothing that is loaded at the start is rubbish; the app enables it once its window is there
    try:
        import gamebox.library.settings  # noqa: F401 - before Qt for Python, which reads the source of what comes later
        from gamebox import app
    except ImportError as error:
        from gamebox.ui import alarm

        return alarm.complain(f"something that it needs cannot be loaded: {error}")
    return app.run(arguments.profile, arguments.file, resume=arguments.resume)
