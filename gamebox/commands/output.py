"""What the commands share: the way to write figures and to complain."""

from __future__ import annotations

import json
import sys

from gamebox.engine.record import RecordError


def complain(message: str) -> int:
    print(f"gamebox: {message}", file=sys.stderr)
    return 1


def as_text(value: object) -> str:
    """JSON in one line of ASCII, which every terminal can show."""
    return json.dumps(value)


def tell_error(name: str, error: RecordError, *, as_json: bool) -> None:
    """What is wrong with a record."""
    if as_json:
        details = {"move": error.move, "text": error.text, "rule": error.rule, "message": error.message}
        print(as_text({"file": name, "error": details}))
    else:
        print(f"{name}: {error.message}", file=sys.stderr)
