"""How good a position of Lava & Rails is for everybody: chances to win, or expected points of one who plays alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Literal

from typing_extensions import override

from gamebox.bots.judge import Judge, Knowledge, Swing, Values, Verdict
from gamebox.bots.lavarails.odds import win_chances
from gamebox.bots.lavarails.outlook import Outlook
from gamebox.bots.lavarails.reasons import reasons_for
from gamebox.bots.lavarails.thinking import Memory, Playouts, sheet_after
from gamebox.engine.game import Over, State
from gamebox.games.lavarails import lava
from gamebox.games.lavarails.actions import Action
from gamebox.games.lavarails.grid import BITS, around, fields
from gamebox.games.lavarails.position import LavarailsOptions
from gamebox.games.lavarails.state import LavarailsState
from gamebox.games.lavarails.view import LavarailsView, Phase, PlayerSheet

_PLAYOUTS = 16
_CLOSER_LOOK = 32
"""Playouts for every move that is weighed."""
_ROLLS = 24
"""How many rolls of the pool stand for all: there are up to 8568."""
_CAUTION = 2.0
"""How many times as long plans on railways may take: with it chances to win are foreseen best, and points too low."""
_BEFORE_ROLL = {Phase.ERUPTION, Phase.ROLL}


class LavarailsJudge(Judge):
    name = "lavarails 6"

    def __init__(self, seats: int) -> None:
        self.unit: Literal["win", "points"] = "win" if seats > 1 else "points"
        self._memory = Memory(_CAUTION if seats > 1 else 1.0)

    @override
    def values(self, state: State[Any, Any]) -> Values:
        waiting = state.to_act()
        if isinstance(waiting, Over):
            return self._ended(waiting)
        return self._values(state.view(None))

    def _ended(self, over: Over) -> Values:
        if self.unit == "points":
            return tuple(map(float, over.scores))
        return tuple((seat in over.winners) / len(over.winners) for seat in range(len(over.scores)))

    def _values(self, view: LavarailsView) -> Values:
        if view.phase is Phase.LAVA:
            view = self._with_lava(view)
        outlooks = self._memory.outlooks(view)
        if view.phase in _BEFORE_ROLL or view.phase is Phase.DRAW:
            return self._worth(outlooks, [player.dice for player in view.players])
        ends = Playouts(view, outlooks, _PLAYOUTS, view.acting.dice).ends()
        return tuple(map(fmean, zip(*(self._worth(outlooks, end) for end in ends), strict=True)))

    def _worth(self, outlooks: Sequence[Outlook], dice: Sequence[int]) -> Values:
        pairs = list(zip(outlooks, dice, strict=True))
        points = [outlook.points(lying) for outlook, lying in pairs]
        if self.unit == "points":
            return tuple(points)
        return win_chances(points, [outlook.spread(lying) for outlook, lying in pairs])

    def _with_lava(self, view: LavarailsView) -> LavarailsView:
        """As if everybody who must still mark lava had done it well (LR-31)."""
        seats = len(view.players)
        players = list(view.players)
        for step in range(seats):
            seat = (view.turn + step) % seats
            if step and seat == view.start:
                break
            players[seat] = self._marked(view, seat)
        return replace(view, players=tuple(players), phase=Phase.ROLL, targets=0)

    def _marked(self, view: LavarailsView, seat: int) -> PlayerSheet:
        player = view.players[seat]
        candidates = lava.candidates(view.sheet, view.eruption, player.marked, player.lava)
        sheets = [replace(player, lava=player.lava | BITS[field]) for field in fields(candidates)]
        return max(sheets, key=lambda sheet: self._memory.thought(sheet, seat, view).points(0), default=player)

    @override
    def weigh(self, knowledge: Knowledge, legal: Sequence[Any], include: Any = None) -> list[Verdict]:
        view: LavarailsView = knowledge.view
        if view.phase in {Phase.LAVA, Phase.DRAW}:
            found = [Verdict(action, self._after_mark(view, action)) for action in legal]
        else:
            found = self._after_turn(view, legal)
        found.sort(key=lambda verdict: verdict.values[view.turn], reverse=True)
        return [replace(verdict, reasons=tuple(reasons_for(view, verdict.action, self._memory))) for verdict in found]

    def _after_mark(self, view: LavarailsView, action: Any) -> Values:
        """Lava and tracks change one sheet, and nothing else happens."""
        players = list(view.players)
        players[view.turn] = sheet_after(view.acting, action)
        outlooks = self._memory.outlooks(view)
        outlooks[view.turn] = self._memory.thought(players[view.turn], view.turn, view)
        return self._worth(outlooks, [player.dice for player in players])

    def _after_turn(self, view: LavarailsView, legal: Sequence[Action]) -> list[Verdict]:
        outlooks = self._memory.outlooks(view)
        playouts = Playouts(view, outlooks, _CLOSER_LOOK, view.acting.dice)
        rows = {action: [self._worth(outlooks, end) for end in playouts.after(action)] for action in legal}
        means = {action: tuple(map(fmean, zip(*row, strict=True))) for action, row in rows.items()}
        best = max(legal, key=lambda action: means[action][view.turn])
        return [Verdict(action, means[action], _error(rows[best], row, view.turn)) for action, row in rows.items()]

    @override
    def swing(self, before: State[Any, Any], action: Any, after: State[Any, Any]) -> Swing | None:
        """A roll of the pool can come in thousands of ways: some stand for all of them."""
        if not isinstance(before, LavarailsState) or before.phase not in {Phase.ROLL, Phase.REROLL}:
            return super().swing(before, action, after)
        rng, rows = Random(f"{before.pass_number}/{before.turn}/{action}"), []  # others in another game: no seat gains
        for _ in range(_ROLLS):
            twin = before.clone()
            twin.apply(twin.sample(rng))
            rows.append(self.values(twin))
        return Swing(tuple(map(fmean, zip(*rows, strict=True))), self.values(after))


def _error(best: Sequence[Values], row: Sequence[Values], seat: int) -> float:
    """Both were played with the same chance, so that their difference is known better than either."""
    return stdev(one[seat] - other[seat] for one, other in zip(best, row, strict=True)) / sqrt(len(row))


def determinise(knowledge: Knowledge, _rng: Random) -> LavarailsState:
    """Lava & Rails has no secrets: a view is the position."""
    view: LavarailsView = knowledge.view
    assert isinstance(knowledge.options, LavarailsOptions)  # noqa: S101 - the options of this game
    state = LavarailsState(len(view.players), knowledge.options)
    for name in ("pass_number", "start", "turn", "phase", "eruption", "targets", "last_turn", "rerolled"):
        setattr(state, name, getattr(view, name))
    state.counts = [view.pool.count(number) for number in range(7)]
    state.faces = sum(1 << number for number in set(view.pool))
    state.left = view.pool_size
    state.out = sum(1 << seat for seat, player in enumerate(view.players) if player.passed)
    for name in ("dice", "free", "lava", "marked", "tracks"):
        setattr(state, name, [getattr(player, name) for player in view.players])
    state.shores = [around(player.marked) for player in view.players]
    return state
