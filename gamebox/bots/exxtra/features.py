"""What EXXTRA's value net is told of a seat: how far it is, where its pair lies, and how strong that pair is."""

from __future__ import annotations

from gamebox.games.exxtra.actions import THROWS
from gamebox.games.exxtra.ladder import FIELDS, OFF
from gamebox.games.exxtra.scoring import GOAL

READINGS = tuple(sorted({throw.reading for throw in THROWS} | {100}))
"""Everything that a pair can read, with EX-51's 100."""
_SAFE = [throw.reading for throw in THROWS if not throw.crosses]
STRENGTH = {reading: sum(other < reading for other in _SAFE) / len(_SAFE) for reading in READINGS}
"""How likely one roll without an X stays below a pair."""

COUNT = (GOAL - 1) + len(FIELDS) + (len(FIELDS) - 1) + 3


def features(position: int, spot: int, reading: int) -> tuple[float, ...]:
    """Of one seat at the beginning of somebody's turn; the pair of whoever is about to roll is off the ladder."""
    strength = STRENGTH[reading] if spot != OFF else 0.0
    wins_next = float(spot > 0 and position + spot >= GOAL)
    return (
        *(float(position >= field) for field in range(1, GOAL)),
        *(float(spot == field) for field in FIELDS),
        *(strength * (spot == field) for field in FIELDS[1:]),
        wins_next,
        wins_next * strength,
        max(0, min(spot, GOAL - position)) * strength / len(FIELDS),
    )
