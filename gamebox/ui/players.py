"""The seats as people see them: a name, a colour with its shape, and whether a bot sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gamebox.engine.record import Seat
from gamebox.ui.theme import Livery, livery


@dataclass(frozen=True)
class Player:
    """A seat as people see it."""

    seat: int
    name: str
    livery: Livery
    bot: str | None


def players_of(seats: Sequence[Seat]) -> tuple[Player, ...]:
    return tuple(Player(index, seat.name, livery(seat.colour, index), seat.bot) for index, seat in enumerate(seats))
