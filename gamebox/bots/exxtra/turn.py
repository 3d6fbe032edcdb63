"""One turn of EXXTRA solved over the 36 throws: what accepting a pair is worth, and what rolling on is worth.

What comes after the turn is judged by the value net. Chances are those of all seats, counted from the turn's own seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from operator import add

from gamebox.bots.exxtra.net import Net, Vector, net_for
from gamebox.games.exxtra.actions import THROWS
from gamebox.games.exxtra.ladder import FIELDS, OFF, ceiling, thrown_out
from gamebox.games.exxtra.scoring import GOAL
from gamebox.games.exxtra.state import ExxtraState, ExxtraView

_ROLLED_ON = [(throw.crosses, throw.double, throw.reading) for throw in THROWS]
_PLAIN = [reading for crosses, double, reading in _ROLLED_ON if not crosses and not double]
_BUSTS = [crosses for crosses, _, _ in _ROLLED_ON if crosses]
_DOUBLES = [double for _, double, _ in _ROLLED_ON if double]
_EXACT_FROM = GOAL - 6
"""From here on every field counts; before it, what a double makes of later rolls is taken from a few of them."""
_TYPICAL = (54, 64, 73)


@dataclass(frozen=True, slots=True)
class Setting:
    """The table as a turn finds it, counted from the seat that has the turn; its own pair is off the ladder."""

    positions: tuple[int, ...]
    """Of the others."""
    spots: tuple[int, ...]
    results: tuple[int, ...]
    strict: bool
    double_x: int


@dataclass(frozen=True, slots=True)
class Choice:
    """The best field for a pair, and the chances of all seats then."""

    field: int
    chances: Vector


class TurnSolver:
    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._net: Net = net_for(len(setting.positions) + 1)
        self._own = len(setting.positions)
        """Where the seat is when the others play on."""
        self._layers: dict[tuple[int, ...], Vector | None] = {}
        self._accepted: dict[tuple[int, int], Choice] = {}
        self._rolled: dict[int, Vector] = {}

    def first_roll(self, position: int) -> Vector:
        """Before the turn's first roll, in which an X is only a 0 (EX-13)."""
        total = [0.0] * (self._own + 1)
        for throw in THROWS:
            reading = self._setting.double_x if throw.crosses == 2 else throw.reading
            total = list(map(add, total, self.rolled(position + throw.double, reading)))
        return [value / len(THROWS) for value in total]

    def rolled(self, position: int, reading: int) -> Vector:
        """With a pair that may be accepted or left."""
        if position >= GOAL:
            return self._won()
        accepted, on = self.accept(position, reading).chances, self.roll_on(position)
        return accepted if accepted[0] >= on[0] else on

    def accept(self, position: int, reading: int) -> Choice:
        found = self._accepted.get((position, reading))
        if not found:
            placed = (Choice(field, self.place(position, field, reading)) for field in self._fields(reading))
            found = self._accepted[position, reading] = max(placed, key=lambda choice: choice.chances[0])
        return found

    def _fields(self, reading: int) -> list[int]:
        setting = self._setting
        top = ceiling(setting.spots, setting.results, reading) if setting.strict else FIELDS[-1]
        return [field for field in FIELDS if field <= top and (not field or field not in setting.spots)]

    def place(self, position: int, field: int, reading: int) -> Vector:
        victims = tuple(thrown_out(self._setting.spots, self._setting.results, field, reading))
        return self._after(victims, position, field, reading)

    def bust(self, position: int, crosses: int) -> Vector:
        return self._after((), max(0, position - crosses), OFF, 0)

    def _after(self, victims: tuple[int, ...], position: int, field: int, reading: int) -> Vector:
        """The chances when the turn is over, the own seat first."""
        if victims not in self._layers:
            self._layers[victims] = self._layer(victims)
        layer = self._layers[victims]
        if layer is None:  # the next seat's pawn reaches the goal
            return [0.0, 1.0, *([0.0] * (self._own - 1))]
        own = self._net.adds(self._own, position, field, reading)
        chances = self._net.values(list(map(add, layer, own)))
        return [chances.pop(), *chances]

    def _layer(self, victims: tuple[int, ...]) -> Vector | None:
        """What the others add to the hidden units; None if the next one wins by moving (EX-10)."""
        setting = self._setting
        total = self._net.ground(strict=setting.strict, double_x=bool(setting.double_x))
        for seat, position in enumerate(setting.positions):
            spot, result = (OFF, 0) if seat in victims else (setting.spots[seat], setting.results[seat])
            if not seat:
                position, spot = position + max(spot, 0), OFF  # noqa: PLW2901 - its turn begins
                if position >= GOAL:
                    return None
            total = list(map(add, total, self._net.adds(seat, position, spot, result if spot != OFF else 0)))
        return total

    def roll_on(self, position: int) -> Vector:
        """From the second roll on, stopping at the best time: whatever is worse than rolling on is rolled again."""
        if position not in self._rolled:
            self._rolled[position] = self._solved(position)
        return self._rolled[position]

    def _solved(self, position: int) -> Vector:
        """Accept what is better than rolling on, and see what rolling on is worth then, until both agree."""
        fixed = [self.bust(position, crosses) for crosses in _BUSTS]
        plain = [self.accept(position, reading).chances for reading in _PLAIN]
        loops: list[tuple[Vector, Vector]] = [(chances, self._zero()) for chances in plain]
        for double in _DOUBLES:
            if position + double >= GOAL or position >= _EXACT_FROM:
                fixed.append(self.rolled(position + double, 11 * double))
            else:
                loops.append(self._loop(position, double))
        roll = self._settled(fixed, loops, self._zero(1.0))
        while True:
            better = self._settled(fixed, loops, roll)
            if better[0] <= roll[0]:
                return better
            roll = better

    def _loop(self, position: int, double: int) -> tuple[Vector, Vector]:
        """What placing a double is worth, and how much more it is worth to roll on that many fields further."""
        shift = self._zero()
        for reading in _TYPICAL:
            here = self.accept(position, reading)
            there = self.place(position + double, here.field, reading)
            gained = (new - now for new, now in zip(there, here.chances, strict=True))
            shift = [old + more / len(_TYPICAL) for old, more in zip(shift, gained, strict=True)]
        return self.accept(position + double, 11 * double).chances, shift

    def _settled(self, fixed: list[Vector], loops: list[tuple[Vector, Vector]], roll: Vector) -> Vector:
        """What rolling on is worth if all is accepted that beats `roll`, and the rest is rolled again."""
        again = [accepted[0] < roll[0] + shift[0] for accepted, shift in loops]
        ends = [*fixed, *(shift if left else accepted for left, (accepted, shift) in zip(again, loops, strict=True))]
        return [sum(column) / (len(THROWS) - sum(again)) for column in zip(*ends, strict=True)]

    def _zero(self, own: float = 0.0) -> Vector:
        return [own, *([0.0] * self._own)]

    def _won(self) -> Vector:
        return self._zero(1.0)


@lru_cache(maxsize=64)
def solver(setting: Setting) -> TurnSolver:
    return TurnSolver(setting)


def setting_of(table: ExxtraView | ExxtraState) -> Setting:
    """The table of whoever has the turn."""
    seats = len(table.positions)
    others = [(table.turn + step) % seats for step in range(1, seats)]
    return Setting(
        tuple(table.positions[seat] for seat in others),
        tuple(table.spots[seat] for seat in others),
        tuple(table.results[seat] if table.spots[seat] != OFF else 0 for seat in others),
        table.strict,
        table.double_x,
    )
