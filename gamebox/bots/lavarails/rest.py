"""The rest of a pass, played quickly by what everybody wishes: which dice lie where when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Self, TypeAlias

from gamebox.bots.lavarails import yardstick
from gamebox.games.lavarails.actions import PASS, REROLL, Action, Place, Return
from gamebox.games.lavarails.grid import BITS, STRIDE, around
from gamebox.games.lavarails.view import LavarailsView, Phase, PlayerSheet

Wishes: TypeAlias = Sequence[Sequence[int]] | None
"""Of each seat: the bits of all number fields, the dearest first; None if everybody plays by plain sense instead."""

_BOLDNESS = 0.6
"""A reroll must help at least this likely when a die is at stake (LR-17)."""


class Rest:
    """Where a pass stands. It is copied and played to its end again and again."""

    _FIXED = ("sheet", "seats", "stay", "shores", "players")
    _VALUES = ("out", "faces", "left", "turn", "last")
    _LISTS = ("dice", "free", "counts")
    __slots__ = (*_FIXED, *_VALUES, *_LISTS)

    def __init__(self, view: LavarailsView) -> None:
        self.sheet = view.sheet
        self.seats = len(view.players)
        self.stay = view.reroll_fail == "stay"
        self.shores = [around(player.marked) for player in view.players]
        self.players = view.players
        self.dice = [player.dice for player in view.players]
        self.free = [player.free for player in view.players]
        self.out = sum(1 << seat for seat, player in enumerate(view.players) if player.passed)
        self.counts = [view.pool.count(number) for number in range(7)]
        self.faces = sum(1 << number for number in set(view.pool))
        self.left = view.pool_size
        self.turn = view.turn
        self.last = view.last_turn

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.sheet, twin.seats, twin.stay, twin.shores = self.sheet, self.seats, self.stay, self.shores
        twin.players = self.players
        twin.out, twin.faces, twin.left, twin.turn, twin.last = self.out, self.faces, self.left, self.turn, self.last
        twin.dice, twin.free, twin.counts = self.dice[:], self.free[:], self.counts[:]
        return twin

    def finish(self, phase: Phase, wishes: Wishes, rng: Random) -> None:
        """Play to the end from any moment after the eruption and before tracks are drawn."""
        goes_on = True
        if phase is Phase.ROLL:
            self._roll(rng)
        elif phase is Phase.GHOST:
            self._ghost(rng)
            goes_on = self._next()
        elif phase is Phase.REROLL:
            goes_on = self._reroll(wishes, rng)
        elif phase is Phase.RETURN:
            goes_on = self._fail(wishes)
        if goes_on:
            self._play(wishes, rng)

    def finish_after(self, action: Action, wishes: Wishes, rng: Random) -> None:
        """Play a move of the seat in turn, and then to the end."""
        if isinstance(action, Place):
            goes_on = self._place(BITS[action.field], rng)
        elif isinstance(action, Return):
            self._give_back(BITS[action.field])
            goes_on = self._end_failed_turn()
        elif action == PASS:
            goes_on = self._leave()
        else:
            assert action == REROLL  # noqa: S101 - lava and tracks are not played here
            goes_on = self._reroll(wishes, rng)
        if goes_on:
            self._play(wishes, rng)

    def _play(self, wishes: Wishes, rng: Random) -> None:
        goes_on = True
        while goes_on:
            targets = self._reach() & self.sheet.by_numbers[self.faces]
            if targets:
                goes_on = self._place(self._dearest(wishes, targets), rng)
            else:
                goes_on = self._reroll(wishes, rng) if self._dares() else self._leave()

    def _dearest(self, wishes: Wishes, targets: int) -> int:
        if wishes is None:
            return self._by_sense(Phase.PLACE, targets)
        return next(bit for bit in wishes[self.turn] if bit & targets)

    def _by_sense(self, phase: Phase, targets: int) -> int:
        """What the yardstick would take or give back."""
        seat, pool = self.turn, [number for number, count in enumerate(self.counts) for _ in range(count)]
        known = self.players[seat]
        player = PlayerSheet(self.sheet, self.dice[seat], known.marked, known.lava, known.tracks, passed=False)
        action = yardstick.decide(phase, player, targets, pool, self.left, "")
        assert isinstance(action, Place | Return)  # noqa: S101 - nothing else is asked for
        return BITS[action.field]

    def _reach(self) -> int:
        """Where the next die may lie (LR-12 to LR-14); view.reach_of, without the call: playouts live here."""
        seat = self.turn
        dice, free = self.dice[seat], self.free[seat]
        return (dice << 1 | dice >> 1 | dice << STRIDE | dice >> STRIDE) & free or self.shores[seat] & free

    def _place(self, bit: int, rng: Random) -> bool:
        """Whether the pass goes on."""
        seat = self.turn
        self.dice[seat] |= bit
        self.free[seat] ^= bit
        self._take(self.sheet.number_at[bit.bit_length() - 1])
        if self.seats == 1 and self.left:
            self._ghost(rng)
        return self._next()

    def _take(self, number: int) -> None:
        self.left -= 1
        self.counts[number] -= 1
        if not self.counts[number]:
            self.faces ^= 1 << number

    def _ghost(self, rng: Random) -> None:
        index, number = int(rng.random() * self.left), 0
        while index >= 0:
            number += 1
            index -= self.counts[number]
        self._take(number)

    def _next(self) -> bool:
        if self.last or not self.left:
            return False
        seat = self.turn
        while True:
            seat = seat + 1 if seat + 1 < self.seats else 0
            if not self.out >> seat & 1:
                self.turn = seat
                return True

    def _leave(self) -> bool:
        self.out |= 1 << self.turn
        still_in = self.seats - self.out.bit_count()
        if not still_in:
            return False
        self.last = still_in == 1
        seat = self.turn
        while self.out >> seat & 1:
            seat = (seat + 1) % self.seats
        self.turn = seat
        return True

    def _roll(self, rng: Random) -> None:
        random, counts, faces = rng.random, [0] * 7, 0
        for _ in range(self.left):
            number = int(random() * 6) + 1
            counts[number] += 1
            faces |= 1 << number
        self.counts, self.faces = counts, faces

    def _dares(self) -> bool:
        """Whether to reroll (LR-16): when it likely helps; with no die at stake, when it can help at all."""
        reach = self._reach()
        if not reach or (not self.dice[self.turn] and self.stay):
            return reach != 0
        helpful = sum(1 for fitting in self.sheet.by_number[1:] if fitting & reach)
        succeeds: float = 1 - (1 - helpful / 6) ** self.left
        return succeeds >= _BOLDNESS

    def _reroll(self, wishes: Wishes, rng: Random) -> bool:
        self._roll(rng)
        targets = self._reach() & self.sheet.by_numbers[self.faces]
        if not targets:
            return self._fail(wishes)
        return self._place(self._dearest(wishes, targets), rng)

    def _fail(self, wishes: Wishes) -> bool:
        """A die goes back, if there is one (LR-17)."""
        dice = self.dice[self.turn]
        if dice:
            self._give_back(self._cheapest(wishes, dice))
        return self._end_failed_turn()

    def _cheapest(self, wishes: Wishes, dice: int) -> int:
        if wishes is None:
            return self._by_sense(Phase.RETURN, dice)
        return next(bit for bit in reversed(wishes[self.turn]) if bit & dice)

    def _end_failed_turn(self) -> bool:
        return self._next() if self.stay else self._leave()

    def _give_back(self, bit: int) -> None:
        seat, number = self.turn, self.sheet.number_at[bit.bit_length() - 1]
        self.dice[seat] ^= bit
        self.free[seat] |= bit
        self.left += 1
        self.counts[number] += 1
        self.faces |= 1 << number
