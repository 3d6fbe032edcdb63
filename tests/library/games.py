"""Finished games for tests of the library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from gamebox.engine.record import Help, Notes, Played, Record, Seat, Setup, make_setup, replay, save
from gamebox.games.registry import GAMES
from gamebox.library.profile import FINISHED, Profile
from tests.helpers import random_moves

BEGINNING = datetime(2026, 5, 1, 18, tzinfo=UTC)


def game(
    seats: Sequence[str] = ("Alex", "Beate", "Carl"),
    seed: int = 1,
    name: str = "exxtra",
    used: tuple[Help, ...] = (),
    **options: object,
) -> Record:
    """A random game that ended `seed` minutes after the beginning; names with a dot are bots."""
    setup = make_setup(
        GAMES[name], [Seat(seat.strip("."), player="bot:easy" if "." in seat else "human") for seat in seats], options
    )
    played = Played(BEGINNING, BEGINNING + timedelta(minutes=seed))
    return Record(setup, random_moves(setup, seed, 100_000), Notes(played, help=used))


def won_by(seat: int, seats: Sequence[str], after: int) -> Record:
    """A game of EXXTRA that this seat won, so many days after the beginning."""
    setup = make_setup(GAMES["exxtra"], [Seat(name) for name in seats], {})
    number = next(number for number in range(1000) if winner(setup, number) == seat)
    moment = BEGINNING + timedelta(days=after)
    return Record(setup, random_moves(setup, number, 100_000), Notes(Played(moment, moment)))


def winner(setup: Setup, seed: int) -> int:
    over = replay(Record(setup, random_moves(setup, seed, 100_000))).to_act()
    return int(over.winners[0])


def kept(profile: Profile, *records: Record) -> list[Path]:
    """Their files, numbered, among the finished games."""
    paths = [profile.folder / FINISHED / f"{number:04}.gamebox" for number in range(1, len(records) + 1)]
    for record, path in zip(records, paths, strict=True):
        save(record, path)
    return paths


def of_version_1(record: Record) -> Record:
    return replace(record, notes=Notes())
