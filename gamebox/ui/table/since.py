"""What has happened since somebody last decided something."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.engine.game import Turn
from gamebox.engine.session import Step


def since(steps: Sequence[Step], seat: int) -> int | None:
    """The place of the first step after the seat's last decision; None if there was no such decision yet."""
    for place in range(len(steps) - 1, -1, -1):
        if steps[place].by == Turn(seat):
            return place + 1
    return None


def doings(steps: Sequence[Step], seat: int) -> Sequence[Step]:
    """All that happened since then; before the first decision, everything."""
    return steps[since(steps, seat) or 0 :]
