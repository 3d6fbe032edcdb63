"""Who has played before, and in which line-up."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gamebox.engine.record import Seat
from gamebox.library.profile import Profile

FILE = "people.json"


class LineUp(msgspec.Struct, frozen=True):
    """Seats and options of the last game of a kind."""

    seats: tuple[Seat, ...]
    options: dict[str, object] = {}


class People(msgspec.Struct, frozen=True):
    names: tuple[str, ...] = ()
    """Humans, the most recent first."""
    line_ups: dict[str, LineUp] = {}

    def after(self, game: str, line_up: LineUp) -> People:
        """What is known once such a game has begun."""
        humans = [seat.name for seat in line_up.seats if seat.bot is None]
        return People(_distinct((*humans, *self.names)), {**self.line_ups, game: line_up})


def _distinct(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))[:50]


def load(profile: Profile) -> People:
    return profile.read(FILE, People, People)


def save(profile: Profile, people: People) -> None:
    profile.write(FILE, people)
