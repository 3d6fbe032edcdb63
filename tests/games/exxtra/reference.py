"""EXXTRA once more, as plainly as possible: what the real rules are compared with."""

from __future__ import annotations

GOAL = 21


class Reference:
    """`pairs` maps a seat to the dice field and the reading of its pair; a reading of -1: nothing to accept."""

    def __init__(self, head_start: list[int], *, strict: bool = False, double_x: int = 0) -> None:
        self.strict = strict
        self.double_x = double_x
        self.positions = head_start[:]
        self.pairs: dict[int, tuple[int, int]] = {}
        self.turn = 0
        self.rolls = 0
        self.reading = -1
        self.over = False

    def roll(self, a: int, b: int) -> None:
        self.rolls += 1
        crosses = (a == 0) + (b == 0)
        if crosses and self.rolls > 1:
            self.positions[self.turn] = max(0, self.positions[self.turn] - crosses)
            self._pass_on()
            return
        self.reading = self.double_x if crosses == 2 else 10 * max(a, b) + min(a, b)
        if a == b != 0:
            self._advance(a)

    def free(self) -> list[int]:
        return [field for field in range(6) if self._may_lie_on(field)]

    def _may_lie_on(self, field: int) -> bool:
        taken = field > 0 and any(at == field for at, _ in self.pairs.values())
        all_lower = all(result < self.reading for at, result in self.pairs.values() if at < field)
        return not taken and (all_lower or not self.strict)

    def roll_again(self) -> None:
        self.reading = -1

    def place(self, field: int) -> None:
        for seat, (at, result) in list(self.pairs.items()):
            if at > field and result <= self.reading:
                del self.pairs[seat]
        self.pairs[self.turn] = (field, self.reading)
        self._pass_on()

    def _pass_on(self) -> None:
        self.turn = (self.turn + 1) % len(self.positions)
        self.rolls = 0
        self.reading = -1
        if self.turn in self.pairs:
            self._advance(self.pairs[self.turn][0])
            if not self.over:
                del self.pairs[self.turn]

    def _advance(self, steps: int) -> None:
        self.positions[self.turn] = min(GOAL, self.positions[self.turn] + steps)
        self.over = self.positions[self.turn] == GOAL
