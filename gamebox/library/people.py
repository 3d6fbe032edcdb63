"""Who has played before, and in which line-up."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gamebox.bots.tutor import Tutor
from gamebox.engine.record import Seat
from gamebox.library.profile import Profile

FILE = "people.json"
NEUTRAL = "?"
"""What somebody is called who wants to be forgotten; the same in every language."""


class LineUp(msgspec.Struct, frozen=True):
    """Seats and options of the last game of a kind."""

    seats: tuple[Seat, ...]
    options: dict[str, object] = {}


class People(msgspec.Struct, frozen=True):
    names: tuple[str, ...] = ()
    """Humans, the most recent first."""
    line_ups: dict[str, LineUp] = {}
    tutors: dict[str, Tutor] = {}
    """Who wants to be asked before they make a mistake, and how soon."""

    def after(self, game: str, line_up: LineUp) -> People:
        """What is known once such a game has begun; nobody is called by the neutral name."""
        humans = [seat.name for seat in line_up.seats if seat.bot is None and seat.name != NEUTRAL]
        names = _distinct((*humans, *self.names))
        return msgspec.structs.replace(self, names=names, line_ups={**self.line_ups, game: line_up})

    def taught(self, name: str, tutor: Tutor) -> People:
        """What is known once somebody has chosen a tutor, or none."""
        others = {other: level for other, level in self.tutors.items() if other != name}
        return msgspec.structs.replace(self, tutors=others if tutor == "off" else {**others, name: tutor})

    def renamed(self, old: str, new: str) -> People:
        """What is known once somebody bears another name; nobody is offered the neutral one."""
        names = _distinct(new if name == old else name for name in self.names)
        line_ups = {
            game: LineUp(renamed_seats(line_up.seats, old, new), line_up.options)
            for game, line_up in self.line_ups.items()
        }
        tutors = {new if name == old else name: level for name, level in self.tutors.items()}
        if new != NEUTRAL:
            return People(names, line_ups, tutors)
        known = {game: line_up for game, line_up in line_ups.items() if line_up == self.line_ups[game]}
        tutors.pop(NEUTRAL, None)
        return People(tuple(name for name in names if name != NEUTRAL), known, tutors)


def renamed_seats(seats: Iterable[Seat], old: str, new: str) -> tuple[Seat, ...]:
    """Only people change their names, bots do not."""
    return tuple(
        msgspec.structs.replace(seat, name=new) if seat.bot is None and seat.name == old else seat for seat in seats
    )


def _distinct(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))[:50]


def load(profile: Profile) -> People:
    return profile.read(FILE, People, People)


def save(profile: Profile, people: People) -> None:
    profile.write(FILE, people)
