"""Who else sits at the tables where EXXTRA's nets learn: the weaker bots, each playing its turns as it always does."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from gamebox.bots.bot import Policy
from gamebox.bots.exxtra.easy import easy
from gamebox.bots.exxtra.features import READINGS
from gamebox.bots.exxtra.medium import medium
from gamebox.bots.exxtra.train_net import Array, Positions
from gamebox.bots.exxtra.train_turns import AT
from gamebox.games.exxtra.actions import THROWS, Place
from gamebox.games.exxtra.ladder import OFF
from gamebox.games.exxtra.state import ExxtraOptions, ExxtraState

LEARNER = -1
_GUESTS: tuple[Policy, ...] = (easy, medium)
_INVITED = {4: 0.8, 5: 0.8}
"""In how many games there are guests, always of one kind; with three or six seats they cost strength against equals."""
_TAKEN = 0.7
"""How many of the seats are theirs then."""


def seated(games: int, seats: int, rng: Any) -> Array:
    """For each game and seat who plays there: the learner, or a guest's number."""
    kind = rng.integers(0, len(_GUESTS), (games, 1))
    theirs = (rng.random((games, seats)) < _TAKEN) & (rng.random((games, 1)) < _INVITED.get(seats, 0.0))
    return np.where(theirs, kind, LEARNER)


def turn_of(guest: int, at: Positions, game: int, random: Random) -> tuple[int, int, int]:
    """A guest's turn: where its pawn is afterwards, perhaps in the goal, and where which pair lies, by its index."""
    state = _state(at, game)
    while not state.turn and not state.won:
        if state.throw is None:
            state.apply(random.choice(THROWS))
            continue
        action = _GUESTS[guest](state, state.legal(), random)
        if isinstance(action, Place):
            return state.positions[0], action.field, AT[state.reading]
        state.apply(action)
    return state.positions[0], OFF, 0


def _state(at: Positions, game: int) -> ExxtraState:
    strict, double_x = at.flags[game] > 0
    options = ExxtraOptions(placing="strict" if strict else "free", double_x=100 if double_x else 0)
    state = ExxtraState(at.position.shape[1], options)
    state.positions, state.spots = at.position[game].tolist(), at.spot[game].tolist()
    state.results = [READINGS[reading] for reading in at.reading[game].tolist()]
    state.taken = sum(1 << spot for spot in set(state.spots) if spot > 0)
    return state
