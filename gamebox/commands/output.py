"""What the commands share: the way to write figures and to complain."""

from __future__ import annotations

import json
import sys


def complain(message: str) -> int:
    print(f"gamebox: {message}", file=sys.stderr)
    return 1


def as_text(value: object) -> str:
    """JSON in one line of ASCII, which every terminal can show."""
    return json.dumps(value)
