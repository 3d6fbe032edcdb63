"""Who plays against whom to show how strong EXXTRA's bots are."""

from __future__ import annotations

from gamebox.bots.pairing import Pairing


def _pairing(seats: int, one: str, others: str, wanted: float | None = None) -> Pairing:
    nets = (f"judges/exxtra-{seats}.json",) if one == "hard" else ()  # nobody else reads them
    return Pairing(seats, one, others, wanted=wanted, data=nets)


PAIRINGS = (
    _pairing(3, "hard", "yardstick", 0.39),
    _pairing(4, "hard", "yardstick", 0.35),
    _pairing(6, "hard", "yardstick", 0.24),
    _pairing(4, "hard", "medium"),
    _pairing(4, "hard", "easy"),
    _pairing(4, "medium", "yardstick"),
    _pairing(4, "medium", "easy", 0.38),
    _pairing(3, "easy", "random", 0.60),
)
