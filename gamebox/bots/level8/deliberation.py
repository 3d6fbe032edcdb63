"""Compares moves: in positions that fit what is known, the turn and the next one are played out and judged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from gamebox.bots.level8.guess import Guess
from gamebox.bots.level8.swift import Swift
from gamebox.bots.level8.valuation import Valuation
from gamebox.games.level8.actions import Action, Keep
from gamebox.games.level8.state import Level8State

_A_LOOK = 12
"""So many positions are tried before moves are dropped."""
_CLEARLY = 2.2
"""Standard errors by which a move must be behind to be dropped."""
_ALIKE = 0.002
"""Moves that differ by less are as good as each other."""


@dataclass(slots=True)
class Tally:
    """How a move did in the positions tried."""

    action: Action
    results: list[tuple[float, ...]] = field(default_factory=list)
    """The chances of all seats, position by position."""

    def mean(self, seat: int) -> float:
        return sum(result[seat] for result in self.results) / len(self.results)

    def means(self) -> tuple[float, ...]:
        count = len(self.results)
        return tuple(sum(column) / count for column in zip(*self.results, strict=True))

    def behind(self, leader: Tally, seat: int) -> tuple[float, float]:
        """By how much it is behind, position by position, and the standard error of that."""
        gaps = [best[seat] - own[seat] for best, own in zip(leader.results, self.results, strict=False)]
        count = len(gaps)
        mean = sum(gaps) / count
        variance = sum((gap - mean) ** 2 for gap in gaps) / max(1, count - 1)
        return mean, float((variance / count) ** 0.5)


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to think."""

    evaluations: int
    deadline: float | None = None

    def late(self) -> bool:
        return self.deadline is not None and monotonic() > self.deadline


def compare(
    guess: Guess, seat: int, actions: Sequence[Action], valuation: Valuation, rng: Random, effort: Effort
) -> list[Tally]:
    """The moves, the best for the seat first; those that fall behind are given up early."""
    tallies = [Tally(action) for action in actions]
    running = tallies[:]
    left = effort.evaluations
    while left >= len(running) and len(running) > 1 and not effort.late():
        for _ in range(min(_A_LOOK, max(1, left // len(running)))):
            _try_all(running, guess, valuation, rng)
            left -= len(running)
        running = _worth_trying(running, seat)
    if not tallies[0].results:
        _try_all(tallies, guess, valuation, rng)
    return sorted(tallies, key=lambda tally: (len(tally.results), tally.mean(seat)), reverse=True)


def _try_all(tallies: Sequence[Tally], guess: Guess, valuation: Valuation, rng: Random) -> None:
    """The same position and the same luck for every move."""
    position, luck = guess.state(rng), rng.random()
    for tally in tallies:
        twin = position.clone()
        twin.apply(tally.action)
        play_on(twin, valuation.swift, Random(luck), dealt=isinstance(tally.action, Keep))
        tally.results.append(valuation.chances(twin))


def _worth_trying(tallies: list[Tally], seat: int) -> list[Tally]:
    """The leader, and those that may still turn out to be better by enough to matter."""
    leader = max(tallies, key=lambda tally: tally.mean(seat))
    running = [leader]
    for tally in tallies:
        if tally is not leader:
            gap, error = tally.behind(leader, seat)
            if gap + _ALIKE <= _CLEARLY * error:
                running.append(tally)
    return running


def play_on(state: Level8State, swift: Swift, rng: Random, turns: int = 1, dealt: bool = False) -> None:
    """To the end of this turn and of so many others, or of the round; if wanted, until the next one is dealt."""
    turn = state.turn
    while not state.over:
        step = state.step
        if step == "roll":
            if dealt:
                return
            if state.turn != turn:
                if not turns:
                    return
                turns -= 1
                turn = state.turn
        elif step == "deal":
            if not dealt:
                return
        elif step != "shuffle":
            state.apply(swift.choose(state, state.hands[state.actor]))
            continue
        state.apply(state.sample(rng))
