"""What is heard at EXXTRA's table, which is of wood."""

from __future__ import annotations

from gamebox.engine.game import Event
from gamebox.games.exxtra.events import Busted, GameWon, PairPlaced, PairTakenBack, PairThrownOut, PawnMoved, Rolled

_SOUNDS: dict[type[Event], str] = {
    Busted: "bust",
    GameWon: "win",
    PairPlaced: "pair",
    PairTakenBack: "pair",
    PairThrownOut: "thrown-out",
    PawnMoved: "pawn",
    Rolled: "dice-wood-2",
}


def sound(event: Event) -> str | None:
    return _SOUNDS.get(type(event))
