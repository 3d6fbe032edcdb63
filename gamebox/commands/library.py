"""gamebox library: work with the games that are kept."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from gamebox.commands.output import complain
from gamebox.library.index import Index
from gamebox.library.profile import Profile, ProfileInUseError, UnusableProfileError


def rebuild(arguments: argparse.Namespace, usual_folder: Path) -> int:
    """Make the index of finished games anew from their records."""
    try:
        profile = Profile(arguments.profile or usual_folder)
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
