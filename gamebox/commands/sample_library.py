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
from gamebox.library.shelf import Shelf
from gamebox.ui.looks import LOOKS

_BEGINNING = datetime(2026, 5, 1, 17, tzinfo=UTC)
LONGEST = "Maximiliane-Charlottenau"
_FAMILY = ("Alex", "Beate", "Carl", LONGEST)
_ROBOTS = ("Robo", "Ada", "Bruno")
_BOTS_ONLY = 4
"""Of so many games of a kind one is played by bots alone."""
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
    """Every game in turn; now and then somebody plays alone, and now and then nobody plays but bots."""
    games = [*GAMES]
    game, turn = GAMES[games[number % len(games)]], number // len(games)
    fewest, most = game.seats[0], min(game.seats[-1], len(_FAMILY))
    if turn % _BOTS_ONLY == _BOTS_ONLY - 1:
        return _played(game.id, _ROBOTS[: game.seats[-1]], number, turn, bots=True)
    people = rng.randint(max(2, fewest), most) if fewest > 1 or turn % 2 else 1
    return _played(game.id, rng.sample(_FAMILY[: max(2, people)], people), number, turn)


def _played(game: str, names: Sequence[str], seed: int, turn: int = 0, *, bots: bool = False) -> Record:
    """As bots would play it, whoever is said to have; what is chosen by its picture changes from turn to turn."""
    seats = [Seat(name, COLOURS[_colour(name)], "bot:easy") for name in names]
    pictured = [choice for choice in LOOKS[game].choices(Shelf()) if choice.pictured]
    options = {choice.option: choice.values[turn // 2 % len(choice.values)][0] for choice in pictured}
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
