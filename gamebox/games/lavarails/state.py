"""The turns of Lava & Rails: what moves there are, and what they do to a position (LR-10 to LR-18)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from gamebox.engine.game import Emit, Refusal, ToAct
from gamebox.games.lavarails import luck
from gamebox.games.lavarails.actions import (
    DRAWS,
    PASS,
    REROLL,
    Action,
    Draw,
    Erupt,
    Ghost,
    MarkLava,
    Pass,
    Place,
    Reroll,
    Return,
    RollPool,
)
from gamebox.games.lavarails.ending import draw, end_pass
from gamebox.games.lavarails.eruption import erupt, mark_lava
from gamebox.games.lavarails.events import (
    BoxedIn,
    DiePlaced,
    DieReturned,
    GhostTook,
    Passed,
    PoolRolled,
    RerollChosen,
    RerollFailed,
    TurnBegan,
)
from gamebox.games.lavarails.grid import ALL_FIELDS, BITS
from gamebox.games.lavarails.position import Position
from gamebox.games.lavarails.refusals import why_not
from gamebox.games.lavarails.view import Phase, reach_of
from gamebox.games.lavarails.waiting import WAITING

# Looking up enum members costs time that playouts do not have.
_ERUPTION, _LAVA, _ROLL, _PLACE, _DECIDE, _REROLL, _RETURN, _GHOST, _DRAW, _OVER = Phase
_FIELD_MOVES: dict[Phase, dict[int, Action]] = {
    phase: {BITS[field]: kind(field) for field in ALL_FIELDS}
    for phase, kind in ((_LAVA, MarkLava), (_PLACE, Place), (_RETURN, Return))
}
_PLACES = _FIELD_MOVES[_PLACE]
_PASS_OR_REROLL = (PASS, REROLL)


class LavarailsState(Position):
    __slots__ = ()

    def to_act(self) -> ToAct:
        if self.phase is _OVER:
            return self.outcome()
        return WAITING[self.phase][self.turn]

    def legal(self) -> Sequence[Action]:
        phase = self.phase
        if phase is _DECIDE:
            return _PASS_OR_REROLL
        mask = self.targets
        if phase is _DRAW:
            return DRAWS[(mask & -mask).bit_length() - 1]
        moves = _PLACES if phase is _PLACE else _FIELD_MOVES.get(phase, {})
        found = []
        while mask:
            lowest = mask & -mask
            found.append(moves[lowest])
            mask ^= lowest
        return found

    def refusal(self, action: Action) -> Refusal | None:
        return why_not(self, action)

    def apply(self, action: Action, emit: Emit | None = None) -> None:
        _APPLY[action.__class__](self, action, emit)

    # --- turns (LR-10 to LR-18); what comes before and after them is in modules of its own ---

    def _roll(self, action: RollPool, emit: Emit | None) -> None:
        again = self.phase is _REROLL
        self.counts = counts = [0] * 7
        faces = 0
        for number in action.numbers:
            counts[number] += 1
            faces |= 1 << number
        self.faces = faces
        if emit:
            emit(PoolRolled(self.turn, action.numbers, again))
        if not again:
            self._begin_turn(self.start, emit)
        elif not self._look():
            self._fail(emit)

    def _look(self) -> bool:
        """Find where a die of the pool can lie; whoever can place one must (LR-15)."""
        seat = self.turn
        reach = reach_of(self.dice[seat], self.free[seat], self.shores[seat])
        self.targets = targets = reach & self.sheet.by_numbers[self.faces]
        self.phase = _PLACE if targets else _DECIDE
        return targets != 0

    def _begin_turn(self, seat: int, emit: Emit | None) -> None:
        self.turn = seat
        self.rerolled = False
        self._look()
        if emit:
            emit(TurnBegan(seat, self.last_turn))
            if self.player(seat).boxed_in:
                emit(BoxedIn(seat))

    def _place(self, action: Place, emit: Emit | None) -> None:
        seat, field = self.turn, action.field
        bit = BITS[field]
        number = self.sheet.number_at[field]
        self.dice[seat] |= bit
        self.free[seat] ^= bit
        self._take_from_pool(number)
        if emit:
            emit(DiePlaced(seat, field, number))
        if self.seats == 1 and self.left:
            self.phase = _GHOST
            self.targets = 0
        else:
            self._end_turn(emit)

    def _take_from_pool(self, number: int) -> None:
        self.left -= 1
        self.counts[number] -= 1
        if not self.counts[number]:
            self.faces ^= 1 << number

    def _take_ghost(self, action: Ghost, emit: Emit | None) -> None:
        self._take_from_pool(action.number)
        if emit:
            emit(GhostTook(action.number))
        self._end_turn(emit)

    def _reroll(self, _action: Reroll, emit: Emit | None) -> None:
        self.rerolled = True
        self.phase = _REROLL
        if emit:
            emit(RerollChosen(self.turn))

    def _fail(self, emit: Emit | None) -> None:
        """The reroll did not help: a die goes back, if there is one (LR-17)."""
        self.targets = self.dice[self.turn]
        if emit:
            emit(RerollFailed(self.turn, self.targets != 0))
        if self.targets:
            self.phase = _RETURN
        else:
            self._end_failed_turn(emit)

    def _return(self, action: Return, emit: Emit | None) -> None:
        seat, field = self.turn, action.field
        number = self.sheet.number_at[field]
        self.dice[seat] ^= BITS[field]
        self.free[seat] |= BITS[field]
        self.left += 1
        self.counts[number] += 1
        self.faces |= 1 << number
        if emit:
            emit(DieReturned(seat, field, number))
        self._end_failed_turn(emit)

    def _end_failed_turn(self, emit: Emit | None) -> None:
        if self.reroll_fail == "out":
            self._leave(emit, by_choice=False)
        else:
            self._end_turn(emit)

    def _pass(self, _action: Pass, emit: Emit | None) -> None:
        self._leave(emit, by_choice=True)

    def _leave(self, emit: Emit | None, by_choice: bool) -> None:
        """The player is out of this pass; the only one left has one more turn (LR-18)."""
        self.out |= 1 << self.turn
        if emit:
            emit(Passed(self.turn, by_choice))
        still_in = self.seats - self.out.bit_count()
        if still_in:
            self.last_turn = still_in == 1
            self._next_turn(emit)
        else:
            end_pass(self, emit)

    def _end_turn(self, emit: Emit | None) -> None:
        if self.last_turn or not self.left:
            end_pass(self, emit)
        else:
            self._next_turn(emit)

    def _next_turn(self, emit: Emit | None) -> None:
        seat = self.turn + 1
        if seat == self.seats:
            seat = 0
        while self.out >> seat & 1:
            seat = (seat + 1) % self.seats
        self._begin_turn(seat, emit)

    # --- the rest of the protocol ---

    def outcomes(self) -> Sequence[tuple[luck.Outcome, float]]:
        return luck.outcomes(self)

    def real_dice(self) -> Sequence[Sequence[str]] | None:
        return luck.real_dice(self)

    def fallen(self, faces: Sequence[str]) -> luck.Outcome:
        return luck.fallen(self, faces)

    def sample(self, rng: Random) -> luck.Outcome:
        return luck.sample(self, rng)


_APPLY: Mapping[type[Action], Callable[[LavarailsState, Any, Emit | None], None]] = {
    Erupt: erupt,
    MarkLava: mark_lava,
    RollPool: LavarailsState._roll,
    Place: LavarailsState._place,
    Pass: LavarailsState._pass,
    Reroll: LavarailsState._reroll,
    Return: LavarailsState._return,
    Ghost: LavarailsState._take_ghost,
    Draw: draw,
}
