"""Whom a position of Lava & Rails waits for: a player, or dice that a player lets fall or that fall by themselves."""

from __future__ import annotations

from gamebox.engine.game import Chance, ToAct, Turn
from gamebox.games.lavarails.view import Phase

_CHANCES = {
    Phase.ERUPTION: ("lava", True),
    Phase.ROLL: ("dice", True),
    Phase.REROLL: ("dice", False),
    Phase.GHOST: ("ghost", False),
}
"""What is rolled or drawn, and whether a player lets it happen: who rerolls has asked for it already."""


def _waiting(phase: Phase, seat: int) -> ToAct:
    if phase not in _CHANCES:
        return Turn(seat)
    kind, asked = _CHANCES[phase]
    return Chance(kind, seat, asked)


WAITING: tuple[tuple[ToAct, ...], ...] = tuple(tuple(_waiting(phase, seat) for seat in range(4)) for phase in Phase)
"""By phase and seat."""
