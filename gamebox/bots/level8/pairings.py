"""Who plays against whom to show how strong Level 8's bots are."""

from __future__ import annotations

from gamebox.bots.pairing import Pairing

PAIRINGS = (
    Pairing(2, "hard", "yardstick"),
    Pairing(4, "hard", "yardstick"),
    Pairing(2, "medium", "easy"),
    Pairing(2, "easy", "random"),
)
