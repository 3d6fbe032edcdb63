"""Bots for Pig: the usual one holds at twenty, as the old advice says."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gamebox.bots.bot import PolicyBot, RandomBot
from tests.toys.games.pig import GOAL, HOLD, ROLL, Action, PigView


def hold_at_twenty(view: PigView, _legal: Sequence[Action], _rng: Random) -> Action:
    return HOLD if view.kitty >= 20 or view.scores[view.turn] + view.kitty >= GOAL else ROLL


class EasyBot(PolicyBot):
    policy = staticmethod(hold_at_twenty)


BOTS = {"random": RandomBot, "easy": EasyBot}
