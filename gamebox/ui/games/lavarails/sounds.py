"""What is heard over the sheets of Lava & Rails: dice on paper, ink, lava, rails and trains."""

from __future__ import annotations

from gamebox.engine.game import Event
from gamebox.games.lavarails.events import (
    CrossesInked,
    DiePlaced,
    DieReturned,
    Erupted,
    GameWon,
    GemLost,
    GemWon,
    GhostTook,
    LaneCompleted,
    LaneSpoiled,
    LavaFlowed,
    LineClosed,
    PoolRolled,
    RerollFailed,
    TrackDrawn,
)

_MANY = 6
"""From so many dice on a roll is a rumble."""
_SOUNDS: dict[type[Event], str] = {
    CrossesInked: "ink",
    DiePlaced: "die",
    DieReturned: "die",
    Erupted: "dice-paper-1",
    GameWon: "win",
    GemLost: "lost",
    GemWon: "gem",
    GhostTook: "die",
    LaneCompleted: "lane",
    LaneSpoiled: "lost",
    LavaFlowed: "lava",
    LineClosed: "train",
    RerollFailed: "lost",
    TrackDrawn: "rail",
}


def sound(event: Event) -> str | None:
    if isinstance(event, PoolRolled):
        return "dice-paper-many" if len(event.numbers) >= _MANY else "dice-paper-few"
    return _SOUNDS.get(type(event))
