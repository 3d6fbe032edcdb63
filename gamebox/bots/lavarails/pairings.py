"""Who plays against whom to show how strong Lava & Rails's bots are."""

from __future__ import annotations

from gamebox.bots.pairing import Pairing

PAIRINGS = tuple(
    Pairing(2, one, others, (("sheet", sheet),))
    for sheet in ("railway-a", "volcano-a")
    for one, others in (("hard", "yardstick"), ("medium", "easy"), ("easy", "random"))
)
