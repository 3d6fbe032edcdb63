"""What a pairing is: one bot of a kind among bots of another, by which `gamebox.bots.strength` measures it."""

from __future__ import annotations

from typing import NamedTuple


class Pairing(NamedTuple):
    seats: int
    one: str
    others: str
    options: tuple[tuple[str, str], ...] = ()
    wanted: float | None = None
    """The share of wins that `one` should reach at least."""
    ahead: float | None = None
    """How many times the others' score its own should be."""
    data: tuple[str, ...] = ()
    """The files below resources/ that decide how these bots play."""

    @property
    def even(self) -> float:
        return 1 / self.seats

    def title(self, game: str) -> str:
        where = " ".join([game, *(value for _, value in self.options)])
        return f"{where}: {self.one} against {self.others}, {self.seats} seats"
