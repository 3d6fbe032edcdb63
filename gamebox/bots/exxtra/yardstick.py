"""EXXTRA's bots. They see a view and the legal moves, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gamebox.bots.bot import PolicyBot
from gamebox.bots.exxtra.odds import best_placement, worth_of_accepting, worth_of_rolling
from gamebox.games.exxtra.actions import PLACES, ROLL_AGAIN, Action
from gamebox.games.exxtra.state import ExxtraView


def easy(view: ExxtraView, _legal: Sequence[Action], _rng: Random) -> Action:
    """Roll on while one more roll promises more than the best place on the ladder."""
    if worth_of_rolling(view) > worth_of_accepting(view, view.reading):
        return ROLL_AGAIN
    return PLACES[best_placement(view, view.reading).field]


class YardstickBot(PolicyBot):
    policy = staticmethod(easy)
