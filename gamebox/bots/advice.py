"""What can be said of a decision before it is made: what each choice is worth, and which costs too much."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, zip_longest
from typing import Any, Literal

from gamebox.bots.judge import Judge, Knowledge, Verdict
from gamebox.bots.judged import Mark, mark_of
from gamebox.bots.tutor import Tutor

_BESIDE_ONE = 4
"""So many other moves are weighed where a judge needs to weigh one only."""
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


def advise(judge: Judge, knowledge: Knowledge, legal: Sequence[Any], include: Any = None) -> Advice:
    """What a seat could do; `include` is a move that somebody thinks of.

    A judge who needs no comparison still owes one to people: they ask what their other choices would cost.
    """
    verdicts = judge.weigh(knowledge, legal, include)
    others = [move for move in legal if move != verdicts[0].action]
    if len(verdicts) == 1 and others and include is None:
        weighed = [judge.weigh(knowledge, legal, other) for other in islice(_of_every_kind(others), _BESIDE_ONE)]
        verdicts = _against(verdicts[0].action, weighed, knowledge.seat)
    return Advice(knowledge.seat, judge.unit, tuple(verdicts))


def _against(only: Any, weighed: Sequence[Sequence[Verdict]], seat: int) -> list[Verdict]:
    """One move, and others that were each weighed against it: only what is clearly better goes before it."""
    found: list[Verdict] = []
    for pair in weighed:
        own = next(verdict for verdict in pair if verdict.action == only)
        found = found or [replace(own, error=0.0)]
        for other in pair:
            if other.action != only:
                error = max(own.error, other.error)
                clear = other.values[seat] - own.values[seat] <= 0 or own.values[seat] + 2 * error < other.values[seat]
                gaps = zip(found[0].values, own.values, other.values, strict=True)
                values = tuple(first + (its - mine if clear else 0.0) for first, mine, its in gaps)
                found.append(replace(other, values=values, error=error))
    return sorted(found, key=lambda verdict: -verdict.values[seat])


def _of_every_kind(moves: Sequence[Any]) -> Iterator[Any]:
    """One of each kind, then another of each: what can be done differs more between kinds than within one."""
    kinds: dict[type, list[Any]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    for one_of_each in zip_longest(*kinds.values()):
        yield from (move for move in one_of_each if move is not None)
