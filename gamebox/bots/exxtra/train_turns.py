"""One turn of EXXTRA solved in many positions at once, with the net as the value of what comes after it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gamebox.bots.exxtra.features import READINGS
from gamebox.bots.exxtra.train_net import KINDS, Array, Learner, Positions
from gamebox.games.exxtra.actions import THROWS
from gamebox.games.exxtra.ladder import FIELDS, OFF
from gamebox.games.exxtra.scoring import GOAL

AT = {reading: index for index, reading in enumerate(READINGS)}
_PLAIN = np.array([AT[throw.reading] for throw in THROWS if not throw.crosses and not throw.double])
_DOUBLES = (1, 2, 3)
_SAMPLES = (54, 64, 73)
"""Readings that tell what a step forward is worth."""


@dataclass
class Solution:
    """Of many turns at once: what accepting each reading is worth, where to place it, and what rolling on is worth."""

    accept: Array
    field: Array
    roll: Array


def solve(learner: Learner, at: Positions) -> Solution:
    """The exact turn of seat 0, but for a double's sake: what it makes of later rolls is taken from three of them."""
    turn = _Turn(learner, at)
    readings = np.arange(len(READINGS))
    worth = turn.placing(at.position[:, 0], readings)
    accept, field = worth.max(-1), worth.argmax(-1)
    fixed = sum(count * turn.busting(crosses) for crosses, count in ((1, 10), (2, 1)))
    doubles = [_double(turn, at, accept, double) for double in _DOUBLES]
    plain = accept[:, _PLAIN]
    roll = accept.mean(-1)
    for _ in range(60):
        landed = sum(np.maximum(now, np.minimum(1, roll + shift)) for now, shift in doubles)
        roll = (fixed + landed + np.maximum(plain, roll[:, None]).sum(-1)) / 36
    return Solution(accept, field, roll)


def _double(turn: _Turn, at: Positions, accept: Array, double: int) -> tuple[Array, Array]:
    """What placing the double is worth, and how much more rolling on is worth that many fields further."""
    further = np.minimum(at.position[:, 0] + double, GOAL - 1)
    wins = at.position[:, 0] + double >= GOAL
    readings = np.array([AT[11 * double], *(AT[reading] for reading in _SAMPLES)])
    worth = turn.placing(further, readings).max(-1)
    shift = (worth[:, 1:] - accept[:, readings[1:]]).mean(-1)
    return np.where(wins, 1.0, worth[:, 0]), np.where(wins, 1.0, shift)


class _Turn:
    """The end of a turn, seen from the seat that has it: afterwards it is the last one."""

    def __init__(self, learner: Learner, at: Positions) -> None:
        self.learner, self.at = learner, at
        self.own = learner.seats - 1
        lying, moved = at.spot[:, 1:], at.position[:, 1] + np.maximum(at.spot[:, 1], 0)
        self.next_wins = moved >= GOAL
        base = learner.ground(at.flags) + learner.adds[0, np.minimum(moved, GOAL - 1), KINDS]
        deltas = [learner.adds[0, at.position[:, 1], KINDS] - learner.adds[0, np.minimum(moved, GOAL - 1), KINDS]]
        for seat in range(1, self.own):
            adds, position = learner.adds[seat], at.position[:, seat + 1]
            stays = adds[position, at.code[:, seat + 1]]
            base = base + stays
            deltas.append(adds[position, KINDS] - stays)
        self.base, self.deltas, self.lying = base, np.stack(deltas, 1), lying

    def placing(self, position: Array, readings: Array) -> Array:
        """Of each reading on each field; -1 where it may not lie."""
        fields = np.array(FIELDS)
        lying, result = self.lying[:, None, None], self.at.reading[:, None, None, 1:]
        out = (lying > fields[None, None, :, None]) & (result <= readings[None, :, None, None])
        codes = fields[None, :] * len(READINGS) + readings[:, None]
        layer = self.base[:, None] + self.learner.adds[self.own, position[:, None], codes.reshape(1, -1)]
        layer += out.reshape(len(position), codes.size, self.own).astype(np.float32) @ self.deltas
        worth = self.learner.chance(layer, self.own).reshape(len(position), len(readings), len(FIELDS))
        worth = np.where(self.next_wins[:, None, None] & ~out[..., 0], 0.0, worth)
        taken = (lying == fields[None, None, :, None]).any(-1) & (fields > 0)
        blocked = (lying != OFF) & (result >= readings[None, :, None, None])
        ceiling = np.where(blocked, lying, FIELDS[-1]).min(-1)
        strict = (self.at.flags[:, 0] > 0)[:, None, None] & (fields[None, None, :] > ceiling)
        return np.where(taken | strict, -1.0, worth)

    def busting(self, crosses: int) -> Array:
        position = np.maximum(self.at.position[:, 0] - crosses, 0)
        worth = self.learner.chance(self.base + self.learner.adds[self.own, position, KINDS], self.own)
        return np.where(self.next_wins, 0.0, worth)
