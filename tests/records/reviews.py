"""Golden reviews: what is expected of one game of each kind, beside its record as NAME.review.json.

`python -m tests.records.reviews` writes them anew; whoever changes a judge looks at what that changes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gamebox.bots.review import review
from gamebox.commands.review import document
from gamebox.engine.record import load
from gamebox.games.registry import GAMES

FOLDER = Path(__file__).parent
REVIEWED = (
    "exxtra/three-players-last-begins",
    "lavarails/two-players-volcano",
    "lavarails/two-players-railway-out",
    "lavarails/solo-volcano",
    "level8/two-players",
)
_DIGITS = 6


def golden(name: str) -> Path:
    return FOLDER / f"{name}.review.json"


def made(name: str) -> dict[str, Any]:
    """What the command prints, without what differs from run to run."""
    found = document(name, review(load(FOLDER / f"{name}.gamebox", GAMES)))
    del found["seconds"]
    return rounded(found)


def rounded(value: Any) -> Any:
    """No more digits than every machine agrees on; and no 0 below 0."""
    if isinstance(value, float):
        return round(value, _DIGITS) + 0.0
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, list) else value


def main() -> None:
    for name in REVIEWED:
        report = made(name)
        moves = ",\n".join(json.dumps(move, ensure_ascii=False) for move in report.pop("moves"))
        head = json.dumps(report, ensure_ascii=False, indent=1).removesuffix("\n}")
        golden(name).write_text(f'{head},\n "moves": [\n{moves}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
