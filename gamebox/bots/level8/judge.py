"""Level 8's judge: what is hidden is imagined, the turn played out by Shrewd, the beginning of the next one valued."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from typing_extensions import override

from gamebox.bots.judge import Judge, Knowledge, Swing, Values, Verdict
from gamebox.bots.level8.candidates import candidates
from gamebox.bots.level8.deliberation import Effort, Tally, compare, play_on
from gamebox.bots.level8.guess import Guess
from gamebox.bots.level8.memory import Memory
from gamebox.bots.level8.reasons import Reasons
from gamebox.bots.level8.valuation import Valuation, load_nets
from gamebox.engine.game import Options, State
from gamebox.games.level8.actions import Action, Dice
from gamebox.games.level8.levels import level_cards
from gamebox.games.level8.state import Level8Options, Level8State

_EVALUATIONS = 360
"""To be shared by the seats: the more there are, the longer each takes, and a review must not."""
_SHUFFLES = 3
"""With so many orders of the draw pile a turn that has begun is played to its end."""
_DRAWS = 12
"""So many other orders tell what else could have been drawn."""
_DEALS = 24
_THROWS = tuple((first, second) for first in range(1, 7) for second in range(first, 7))


class Level8Judge(Judge):
    name = "level8-3"
    unit = "win"

    def __init__(self, seats: int, options: Options) -> None:
        assert isinstance(options, Level8Options)  # noqa: S101 - Level 8's own
        self._options = options
        self._effort = Effort(_EVALUATIONS // seats)
        stars = tuple(options.stars) or (1,) * seats
        self._valuation = Valuation(level_cards(options.levels, stars), stars, load_nets(seats))

    @override
    def values(self, state: State[Any, Any]) -> Values:
        """The order of the draw pile has no part in it: it becomes luck when cards are drawn."""
        assert isinstance(state, Level8State)  # noqa: S101 - the judge of this game
        if state.over or state.step in {"roll", "deal"}:
            return self._valuation.chances(state)
        rng = Random(0)  # the same position is always judged in the same way
        return _mean([self._played_on(_shuffled(state, rng), rng) for _ in range(_SHUFFLES)])

    def _played_on(self, state: Level8State, rng: Random) -> Values:
        play_on(state, self._valuation.swift, rng, turns=0, dealt=state.step == "keep")
        return self._valuation.chances(state)

    @override
    def weigh(self, knowledge: Knowledge, legal: Sequence[Action], include: Any = None) -> list[Verdict]:
        view, seat = knowledge.view, knowledge.seat
        memory = Memory(seat)
        memory.watch(knowledge.events)
        actions = candidates(view, legal, self._valuation.swift)
        if include is not None and include not in actions:
            actions.append(include)
        guess = Guess(view, self._options, memory)
        tallies = compare(guess, seat, actions, self._valuation, Random(0), self._effort)
        reasons = Reasons(view, memory, self._valuation.swift)
        verdicts = [
            Verdict(tally.action, *_against(tally, tallies[0], seat), reasons.of(tally.action)) for tally in tallies
        ]
        return sorted(verdicts, key=lambda verdict: -verdict.values[seat])

    @override
    def swing(self, before: State[Any, Any], action: Any, after: State[Any, Any]) -> Swing | None:
        """Dice, deals, and cards drawn from the pile: over the orders that it could have lain in."""
        assert isinstance(before, Level8State)  # noqa: S101 - the judge of this game
        assert isinstance(after, Level8State)  # noqa: S101
        now = self.values(after)
        if before.step == "roll":
            return Swing(self._before_the_throw(before), now)
        if before.step in {"deal", "shuffle"}:
            rng = Random(f"{action}")  # other deals in another game: with the same ones a seat would always gain
            return Swing(_mean([self._after(before.clone(), before.sample(rng)) for _ in range(_DEALS)]), now)
        if len(after.draw) >= len(before.draw) or after.step == "deal":
            return None
        rng = Random(0)
        return Swing(_mean([self._after(_shuffled(before, rng), action) for _ in range(_DRAWS)]), now)

    def _before_the_throw(self, state: Level8State) -> Values:
        """A throw and its mirror image do the same (L8-20)."""
        total = [0.0] * len(state.hands)
        for first, second in _THROWS:
            chance = (1 if first == second else 2) / 36
            for seat, value in enumerate(self._after(state.clone(), Dice(first, second))):
                total[seat] += chance * value
        return tuple(total)

    def _after(self, state: Level8State, action: Action) -> Values:
        state.apply(action)
        return self.values(state)


def _shuffled(state: Level8State, rng: Random) -> Level8State:
    """The draw pile in another order, and the stones in one that does not depend on which die came first."""
    twin = state.clone()
    twin.targets = tuple(sorted(twin.targets))
    rng.shuffle(twin.draw)
    return twin


def _mean(values: Sequence[Values]) -> Values:
    return tuple(sum(column) / len(values) for column in zip(*values, strict=True))


def _against(tally: Tally, best: Tally, seat: int) -> tuple[Values, float]:
    """A move's values, taken from the best one's by the positions that both were tried in, and the error of that."""
    tried = len(tally.results)
    gaps = [
        sum(lead[owner] - own[owner] for lead, own in zip(best.results, tally.results, strict=False)) / tried
        for owner in range(len(best.results[0]))
    ]
    values = [max(0.0, value - gap) for value, gap in zip(best.means(), gaps, strict=True)]
    return tuple(value / sum(values) for value in values), tally.behind(best, seat)[1]
