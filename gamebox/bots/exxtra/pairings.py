"""Who plays against whom to show how strong EXXTRA's bots are."""

from __future__ import annotations

from gamebox.bots.pairing import Pairing

PAIRINGS = (
    *(Pairing(seats, "hard", "yardstick") for seats in (3, 4, 6)),
    Pairing(4, "hard", "medium"),
    Pairing(4, "medium", "yardstick"),
    Pairing(4, "medium", "easy"),
    Pairing(3, "easy", "random"),
)
