"""Who plays against whom to show how strong Level 8's bots are."""

from __future__ import annotations

from gamebox.bots.pairing import Pairing


def _pairing(seats: int, one: str, others: str, wanted: float | None = None) -> Pairing:
    return Pairing(seats, one, others, wanted=wanted, data=(f"judges/level8-{seats}.json",))


PAIRINGS = (
    _pairing(2, "hard", "yardstick", 0.65),
    _pairing(4, "hard", "yardstick", 0.40),
    _pairing(2, "hard", "medium"),
    _pairing(2, "medium", "easy", 0.75),
    _pairing(2, "easy", "random", 0.80),
)
