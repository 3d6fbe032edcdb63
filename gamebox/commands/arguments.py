"""What the commands share: kinds of arguments and the way to complain."""

from __future__ import annotations

import argparse
import sys
from typing import TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def count(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError
    return number


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def complain(message: str) -> int:
    print(f"gamebox: {message}", file=sys.stderr)
    return 1


def as_text(value: object) -> str:
    """JSON in one line of ASCII, which every terminal can show."""
    import json  # the window starts without it

    return json.dumps(value)
