"""Plays a whole game of each kind from outside, through AT-SPI: by somebody who has the accessibility tree alone.

It needs Xvfb, dbus-run-session, at-spi2-core and the system's own Python with python3-pyatspi.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.access.session import missing, play

GAMES = ("exxtra", "volcano", "railway", "level8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.access", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--language", choices=("en", "de"), default="en")
    parser.add_argument("--told", action="store_true", help="print everything that was pressed")
    arguments = parser.parse_args()
    if lacking := missing():
        sys.stderr.write(f"{lacking}\n")
        return 1
    return max(_played(game, arguments.language, told=arguments.told) for game in arguments.games)


def _played(game: str, language: str, *, told: bool) -> int:
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            out, complaints = play(Path(folder), [game, language], language)
        except subprocess.CalledProcessError as error:
            sys.stdout.write(f"{error.output}{error.stderr}{game}: it went wrong\n")
            return 1
    sys.stdout.write(out if told else f"{out.splitlines()[-1]}\n")
    sys.stdout.write(f"in {time.monotonic() - began:.0f} s\n{complaints}")
    return 1 if complaints else 0


sys.exit(main())
