"""The best lists that gamebox kept before it had an index of games: taken over when the index is made."""

from __future__ import annotations

import sqlite3

import msgspec

from gamebox.library.profile import Profile

FILE = "best-scores.json"
_GAME = "lavarails"
"""No other game had such a list."""


class _Best(msgspec.Struct, frozen=True):
    name: str
    score: int
    day: str


class _BestScores(msgspec.Struct, frozen=True):
    sheets: dict[str, tuple[_Best, ...]] = {}


def take_over(profile: Profile, db: sqlite3.Connection) -> None:
    """Those whose games are not among the records, which the index knows already."""
    lonely = "SELECT variant, name, score FROM games JOIN seats USING (id) GROUP BY id HAVING count(*) = 1 AND game = ?"
    known = set(db.execute(lonely, (_GAME,)))
    scores = profile.read(FILE, _BestScores, _BestScores).sheets
    rows = [
        (_GAME, sheet, best.name, best.score, best.day)
        for sheet, list_ in scores.items()
        for best in list_
        if (sheet, best.name, best.score) not in known
    ]
    with db:
        db.executemany("INSERT INTO old_best VALUES (?, ?, ?, ?, ?)", rows)
