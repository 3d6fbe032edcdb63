"""The best results of people who play alone, sheet by sheet."""

from __future__ import annotations

import msgspec

from gamebox.library.profile import Profile

FILE = "best-scores.json"
KEPT = 10
"""How many results of a sheet are kept."""


class Best(msgspec.Struct, frozen=True):
    name: str
    score: int
    day: str
    """As in 2026-05-01."""


class BestScores(msgspec.Struct, frozen=True):
    sheets: dict[str, tuple[Best, ...]] = {}

    def of(self, sheet: str) -> tuple[Best, ...]:
        """The best first; of equal ones the older."""
        return self.sheets.get(sheet, ())

    def after(self, sheet: str, result: Best) -> BestScores:
        """The list with one more result, if it is good enough."""
        ranked = sorted((*self.of(sheet), result), key=lambda best: -best.score)
        return BestScores({**self.sheets, sheet: tuple(ranked[:KEPT])})


def load(profile: Profile) -> BestScores:
    return profile.read(FILE, BestScores, BestScores)


def save(profile: Profile, scores: BestScores) -> None:
    profile.write(FILE, scores)
