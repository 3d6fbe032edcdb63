"""Half a year of games that never were, for the gallery: a family, a friend with a long name, and some bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random

import msgspec

from gamebox.bots import arena
from gamebox.engine.files import write_atomically
from gamebox.engine.record import COLOURS, Help, Notes, Played, Record, Seat, make_setup, save
from gamebox.games.registry import GAMES
from gamebox.library.profile import FINISHED, REVIEWS, Profile
from gamebox.library.saves import Saves

_BEGINNING = datetime(2026, 5, 1, 17, tzinfo=UTC)
LONGEST = "Maximiliane-Charlottenau"
_FAMILY = ("Alex", "Beate", "Carl", LONGEST)
_ROBOTS = ("Robo", "Ada", "Bruno")
_HOURS = 71
"""Between two games: another time of the day each."""


def fill(profile: Profile, *, games: int = 36) -> None:
    """Finished games with reviews of some of them, and one interrupted game of each kind."""
    for number, record in enumerate(_records(games)):
        save(record, profile.folder / FINISHED / f"{number:04}.gamebox")
        if number % 4:
            _review(profile, record, number)
    for game in GAMES:
        whole = _played(game, _FAMILY[:3], 7)
        Saves(profile).begin(replace(whole, moves=whole.moves[: len(whole.moves) // 2])).close()


@cache
def _records(games: int) -> tuple[Record, ...]:
    return tuple(_evenings(games))


def _evenings(games: int) -> Iterator[Record]:
    for number in range(games):
        rng = Random(number)
        began = _BEGINNING + timedelta(hours=_HOURS * number)
        played = Played(began, began + timedelta(minutes=rng.randrange(12, 55)))
        used: tuple[Help, ...] = ("hints",) if number % 9 == 4 else ("free undo",) if number % 9 == 7 else ()
        yield replace(_evening(number, rng), notes=Notes(played, help=used))


def _evening(number: int, rng: Random) -> Record:
    """Mostly EXXTRA and Lava & Rails; Level 8 takes long."""
    sheet = ("volcano-a", "railway-a")[number % 2]
    match number % 6:
        case 0 | 3:
            return _played("exxtra", rng.sample(_FAMILY, 3 + number % 2), number)
        case 1:
            return _played("lavarails", rng.sample(_FAMILY, 2), number, sheet=sheet)
        case 2:
            return _played("lavarails", rng.sample(_FAMILY[:2], 1), number, sheet=sheet)
        case 4:
            return _played("level8", rng.sample(_FAMILY, 3), number)
        case _:
            return _played("exxtra", _ROBOTS, number, bots=True)


def _played(game: str, names: Sequence[str], seed: int, *, bots: bool = False, **options: object) -> Record:
    """As bots would play it, whoever is said to have."""
    seats = [Seat(name, COLOURS[_colour(name)], "bot:easy") for name in names]
    record = arena.play(make_setup(GAMES[game], seats, options), Random(seed)).record
    people = seats if bots else [Seat(seat.name, seat.colour) for seat in seats]
    return replace(record, setup=replace(record.setup, seats=tuple(people)))


def _colour(name: str) -> int:
    return (_FAMILY + _ROBOTS).index(name) % len(COLOURS)


def _review(profile: Profile, record: Record, number: int) -> None:
    """As much of a review as statistics ask for; people play better from month to month."""
    rng, alone = Random(number), len(record.setup.seats) == 1
    scale = 20.0 if alone else 1.0
    seats = [
        {"luck": rng.gauss(0.05 - 0.06 * _colour(seat.name), 0.12) * scale, "lost": rng.random() * scale / (4 + number)}
        for seat in record.setup.seats
    ]
    path = profile.subfolder(REVIEWS) / f"{record.digest}.json"
    write_atomically(path, msgspec.json.encode({"unit": "points" if alone else "win", "seats": seats}))
