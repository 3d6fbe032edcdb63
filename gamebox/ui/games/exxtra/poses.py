"""Typical states of EXXTRA's table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation

from gamebox.engine.game import Event
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.exxtra import GAME
from gamebox.games.exxtra.actions import PLACES, Throw
from gamebox.games.exxtra.events import Busted, Rolled
from gamebox.ui.items.target import TargetItem
from gamebox.ui.look import Pose
from gamebox.ui.table.scene import TableScene

_NAMES = ("Alexander", "Beate", "Carl", "Diana", "Emil", "Friederike")
_LONG_NAMES = (
    "Maximiliane-Charlottenau",
    "Bartholomäus von Wiesing",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Konstantin Hammerschmidt",
    "Annegret Zwischenbrücken",
    "Ferdinand Oberdorfmüller",
)
_OPENING = (
    "=XX roll =42 roll =7X =41 roll =33 roll =46 place 5 =3X roll =42 roll =46 place 4 =7X place 5 =21 roll =16 place 3"
)
_FULL_LADDER = "=73 place 5 =72 place 4 =71 place 3 =76 place 2 =36 place 1 =32 place 0 =22 roll =46"
_FULL_GROUND = "=7X place 0 =XX place 0 =71 place 0 =36 place 0 =32 place 0 =46"
_CROWD = "=11 place 0 =22 roll =46 place 3 =33 roll =7X =11 place 4 =22 roll =76 place 0 =11 roll =36"
_FINISH = (
    "=33 roll =33 roll =33 roll =76 place 5 =11 roll =46 place 3 =22 roll =33 roll =71 place 2 =33 roll =33 roll =11"
)


def _played(text: str, names: Sequence[str], player: str = "human") -> Session:
    """`text` holds the moves; a number belongs to the word before it."""
    moves = text.replace("place ", "place_").split()
    setup = make_setup(GAME, [Seat(name, player=player) for name in names], {})
    return Session(setup, [move.replace("_", " ") for move in moves])


def poses() -> list[Pose]:
    return [
        Pose("start", _played("", _NAMES[:3])),
        Pose("opening", _played(_OPENING, _NAMES[:4])),
        Pose("bust", _played(f"{_OPENING} =32 roll", _NAMES[:4]), arrange=_call_bust),
        Pose("threat", _played(f"{_OPENING} =32 place 0 =76", _NAMES[:4]), arrange=_point_at_ground),
        Pose("crowd", _played(_CROWD, _NAMES)),
        Pose("ground", _played(_FULL_GROUND, _NAMES)),
        Pose("names", _played(_FULL_LADDER, _LONG_NAMES), arrange=_point_at_ground),
        Pose("refused", _played(f"{_OPENING} =32", _NAMES[:4]), arrange=_place_on_taken_field),
        Pose("bots", _played(_OPENING, _NAMES[:4], player="bot:easy")),
        Pose("won", _played(_FINISH, _NAMES[:3])),
        Pose("full", _played(_FULL_LADDER, _NAMES)),
    ]


def _point_at_ground(scene: TableScene) -> None:
    for item in scene.items():
        if isinstance(item, TargetItem) and item.action == PLACES[0]:
            item.set_cursor(True)


def _place_on_taken_field(scene: TableScene) -> None:
    scene.intend(PLACES[4])


def _call_bust(scene: TableScene) -> None:
    """The banner of a bust beside the dice that lie there, at the moment when it can be read."""
    _hold(scene, Rolled(1, Throw("X", "X"), 2, None), 0.95)
    _hold(scene, Busted(1, 2), 0.5)


def _hold(scene: TableScene, event: Event, share: float) -> None:
    """Let an event's motion stand still after a share of its time, before its end."""
    motion = scene.motion(event)
    if isinstance(motion, QAbstractAnimation):
        motion.start()
        motion.setCurrentTime(round(motion.duration() * share))
        motion.pause()
        motion.setParent(scene)
