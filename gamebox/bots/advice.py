"""What can be said of a decision before it is made: what each choice is worth, and which costs too much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from gamebox.bots.judge import Verdict
from gamebox.bots.judged import Mark, mark_of
from gamebox.bots.tutor import Tutor

_OBJECTIONABLE: dict[Tutor, frozenset[Mark]] = {
    "off": frozenset(),
    "gentle": frozenset({"blunder"}),
    "strict": frozenset({"blunder", "mistake"}),
}


@dataclass(frozen=True)
class Advice:
    """Of one seat, from what it knows and nothing else."""

    seat: int
    unit: Literal["win", "points"]
    verdicts: tuple[Verdict, ...]
    """The best first."""

    @property
    def best(self) -> Verdict:
        return self.verdicts[0]

    def of(self, action: Any) -> Verdict | None:
        return next((verdict for verdict in self.verdicts if verdict.action == action), None)

    def worth(self, verdict: Verdict) -> float:
        return verdict.values[self.seat]

    def loss(self, verdict: Verdict) -> float:
        """What it gives away."""
        return max(0.0, self.worth(self.best) - self.worth(verdict))

    def even(self, verdict: Verdict) -> bool:
        """Whether nobody could tell it from the best one."""
        return self.loss(verdict) <= 2 * verdict.error

    def forbids(self, tutor: Tutor, verdict: Verdict) -> bool:
        """Whether the move costs so much that such a tutor asks first."""
        return mark_of(self.loss(verdict), verdict.error, self._scale) in _OBJECTIONABLE[tutor]

    @property
    def _scale(self) -> float:
        """As in reviews: chances count more where more seats share them, points by those expected."""
        return max(1.0, self.worth(self.best)) if self.unit == "points" else 2 / len(self.best.values)
