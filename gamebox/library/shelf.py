"""What a user keeps for the games themselves: own files, and the best results of those who play alone."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from gamebox.engine.game import Over
from gamebox.engine.session import Session
from gamebox.library import best_scores
from gamebox.library.best_scores import Best, BestScores
from gamebox.library.profile import Profile


class Shelf:
    """Empty without a profile."""

    def __init__(self, profile: Profile | None = None) -> None:
        self._profile = profile
        self._best = best_scores.load(profile) if profile else BestScores()

    @property
    def folder(self) -> Path | None:
        """Below it games look for files that the user has made for them."""
        return self._profile.folder if self._profile else None

    def best(self, variant: str) -> tuple[Best, ...]:
        """The best results of lonely players, the best first."""
        return self._best.of(variant)

    def rank(self, variant: str, score: int) -> int:
        """The place of a result among the best."""
        return 1 + sum(best.score > score for best in self.best(variant))

    def keep(self, session: Session) -> None:
        """A game has just ended: somebody who played alone may have made it into the list."""
        setup, over = session.setup, session.state.to_act()
        if self._profile is None or not isinstance(over, Over) or len(setup.seats) > 1 or setup.seats[0].bot:
            return
        day = f"{datetime.now().astimezone():%Y-%m-%d}"
        self._best = self._best.after(setup.game.variant(setup.options), Best(setup.seats[0].name, over.scores[0], day))
        best_scores.save(self._profile, self._best)
