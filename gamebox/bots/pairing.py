"""What a pairing is: one bot of a kind among bots of another, by which `gamebox.bots.strength` measures it."""

from __future__ import annotations

from typing import NamedTuple


class Pairing(NamedTuple):
    seats: int
    one: str
    others: str
    options: tuple[tuple[str, str], ...] = ()
