"""Typical states of EXXTRA's table."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation

from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.exxtra import GAME
from gamebox.games.exxtra.actions import PLACES
from gamebox.games.exxtra.events import Busted
from gamebox.ui.items.target import TargetItem
from gamebox.ui.look import Pose
from gamebox.ui.scene import TableScene

_NAMES = ("Alexander", "Beate", "Carl", "Diana", "Emil", "Friederike")
_OPENING = (
    "=XX roll =42 roll =7X =41 roll =33 roll =46 place 5 =3X roll =42 roll =46 place 4 =7X place 5 =21 roll =16 place 3"
)
_FULL_LADDER = "=73 place 5 =72 place 4 =71 place 3 =76 place 2 =36 place 1 =32 place 0 =22 roll =46"


def _played(text: str, seats: int) -> Session:
    """`text` holds the moves; a number belongs to the word before it."""
    moves = text.replace("place ", "place_").split()
    setup = make_setup(GAME, [Seat(name) for name in _NAMES[:seats]], {})
    return Session(setup, [move.replace("_", " ") for move in moves])


def poses() -> list[Pose]:
    return [
        Pose("start", _played("", 3)),
        Pose("opening", _played(_OPENING, 4)),
        Pose("bust", _played(_OPENING, 4), arrange=_call_bust),
        Pose("threat", _played(f"{_OPENING} =32 place 0 =76", 4), arrange=_point_at_ground),
        Pose("full", _played(_FULL_LADDER, 6)),
    ]


def _point_at_ground(scene: TableScene) -> None:
    for item in scene.items():
        if isinstance(item, TargetItem) and item.action == PLACES[0]:
            item.set_cursor(True)


def _call_bust(scene: TableScene) -> None:
    """The banner of a bust, at the moment when it can be read."""
    motion = scene.motion(Busted(1, 2))
    if isinstance(motion, QAbstractAnimation):
        motion.start()
        motion.setCurrentTime(motion.duration() // 2)
        motion.pause()
        motion.setParent(scene)
