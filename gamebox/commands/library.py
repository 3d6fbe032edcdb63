"""gamebox library: work with the games that are kept."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from gamebox import app
from gamebox.commands.output import complain
from gamebox.library.index import Index
from gamebox.library.profile import Profile, ProfileInUseError, UnusableProfileError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    again = kinds.add_parser("rebuild", help="make the index of finished games anew from their records")
    again.add_argument("--profile", type=Path, help="folder for saved games and settings")
    again.set_defaults(run=rebuild)


def rebuild(arguments: argparse.Namespace) -> int:
    """Make the index of finished games anew from their records."""
    try:
        profile = Profile(arguments.profile or app.usual_folder())
    except ProfileInUseError:
        return complain("a window has opened these saved games; please close it first")
    except UnusableProfileError as error:
        return complain(str(error))
    try:
        count = Index(profile, _tell if sys.stderr.isatty() else None).rebuild()
    except OSError as error:
        return complain(f"the index could not be made: {error.strerror}")
    finally:
        profile.close()
    print(f"{count} finished games in {profile.folder}")
    return 0


def _tell(done: int, count: int) -> None:
    end = "\n" if done == count else ""
    print(f"\r{done} of {count} records", end=end, file=sys.stderr, flush=True)
