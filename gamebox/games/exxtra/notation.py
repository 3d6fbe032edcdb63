"""EXXTRA's moves as text: =7X, roll, place 3."""

from __future__ import annotations

from gamebox.engine.game import NotationError
from gamebox.games.exxtra.actions import PLACES, ROLL_AGAIN, THROWS, Action, Place, RollAgain, Throw


def write(action: Action) -> str:
    match action:
        case Throw(a, b):
            return f"={a}{b}"
        case RollAgain():
            return "roll"
        case Place(field):
            return f"place {field}"


_ALL: tuple[Action, ...] = (*THROWS, ROLL_AGAIN, *PLACES)
_BY_TEXT = {write(action): action for action in _ALL}


def read(text: str) -> Action:
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise NotationError("This is no move of EXXTRA") from None
