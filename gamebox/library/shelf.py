"""What a user keeps for the games themselves: own files, and the best results of those who play alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gamebox.library.profile import FINISHED, Profile

if TYPE_CHECKING:
    from gamebox.engine.record import Seat
    from gamebox.library.queries import Best


class Shelf:
    """Empty without a profile."""

    def __init__(self, profile: Profile | None = None) -> None:
        self._profile = profile
        self._best: dict[tuple[str, str], tuple[int, tuple[Best, ...]]] = {}

    @property
    def folder(self) -> Path | None:
        """Below it games look for files that the user has made for them."""
        return self._profile.folder if self._profile else None

    def best(self, game: str, variant: str) -> tuple[Best, ...]:
        """The best results of lonely players, the best first; looked up anew only when games have come or gone."""
        if self._profile is None:
            return ()
        touched = (self._profile.folder / FINISHED).stat().st_mtime_ns
        known, found = self._best.get((game, variant), (0, ()))
        if known != touched:
            from gamebox.library import queries
            from gamebox.library.index import Index

            found = queries.best(Index(self._profile), game, variant)
            self._best[game, variant] = touched, found
        return found

    def line_ups(self, game: str) -> list[tuple[Seat, ...]]:
        """Who has played it together, the most recent first."""
        if self._profile is None:
            return []
        from gamebox.library import queries
        from gamebox.library.index import Index

        return queries.line_ups(Index(self._profile), game)

    def first_tries(self, game: str, variant: str, dice: str) -> list[tuple[str, int]]:
        """Who has played alone with some dice, the best one first."""
        if self._profile is None:
            return []
        from gamebox.library import queries
        from gamebox.library.index import Index

        return queries.first_tries(Index(self._profile), game, variant, dice)

    def head_starts(self, game: str, people: Sequence[str]) -> dict[str, float]:
        """What would make up for how much better some of these people play than others."""
        if self._profile is None:
            return {}
        from gamebox.library.handicap import head_starts

        return head_starts(self._profile, game, people)

    def rank(self, game: str, variant: str, score: int) -> int:
        """The place of a result among the best."""
        return 1 + sum(best.score > score for best in self.best(game, variant))
