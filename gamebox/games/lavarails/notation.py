"""The moves of Lava & Rails as text: =lava 4, lava C5, =dice 1 1 6, place C5, return C5, =ghost 4, draw C5 NS."""

from __future__ import annotations

from gamebox.engine.game import NotationError
from gamebox.games.lavarails.actions import (
    DRAWS,
    NUMBERS,
    PASS,
    REROLL,
    Action,
    Draw,
    Erupt,
    Ghost,
    MarkLava,
    Pass,
    Place,
    Reroll,
    Return,
    RollPool,
)
from gamebox.games.lavarails.grid import ALL_FIELDS, NAMES


def write(action: Action) -> str:
    match action:
        case Erupt(number):
            return f"=lava {number}"
        case MarkLava(field):
            return f"lava {NAMES[field]}"
        case RollPool(numbers):
            return f"=dice {' '.join(map(str, numbers))}"
        case Place(field):
            return f"place {NAMES[field]}"
        case Pass():
            return "pass"
        case Reroll():
            return "reroll"
        case Return(field):
            return f"return {NAMES[field]}"
        case Ghost(number):
            return f"=ghost {number}"
        case Draw(field, piece):
            return f"draw {NAMES[field]} {piece}"


_FIXED: tuple[Action, ...] = (
    PASS,
    REROLL,
    *map(Erupt, NUMBERS),
    *map(Ghost, NUMBERS),
    *(kind(field) for kind in (MarkLava, Place, Return) for field in ALL_FIELDS),
    *(draw for field in ALL_FIELDS for draw in DRAWS[field]),
)
_BY_TEXT = {write(action): action for action in _FIXED}
_FACES = {str(number): number for number in NUMBERS}


def read(text: str) -> Action:
    known = _BY_TEXT.get(text)
    if known is not None:
        return known
    kind, *faces = text.split(" ") if len(text) < 100 else ["too long"]
    if kind != "=dice" or not faces or not set(faces) <= _FACES.keys():
        raise NotationError("This is no move of Lava & Rails")
    return RollPool(tuple(_FACES[face] for face in faces))
