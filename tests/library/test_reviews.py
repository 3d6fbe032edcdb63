"""Reviews that are kept: read again for the same game, never with old names or an old judge."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest

from gamebox.bots import arena
from gamebox.bots.judged import Review
from gamebox.bots.review import review
from gamebox.engine.record import Record, make_setup
from gamebox.games.registry import GAMES
from gamebox.library.profile import REVIEWS, Profile
from gamebox.library.reviews import Reviews


@pytest.fixture(scope="module", params=[("exxtra", 3), ("lavarails", 2)])
def record(request: pytest.FixtureRequest) -> Record:
    game, seats = request.param
    return arena.play(make_setup(GAMES[game], arena.bot_seats(["random"], seats), {}), Random(4)).record


@pytest.fixture(scope="module")
def reviewed(record: Record) -> Review:
    return review(record)


def test_what_is_kept_is_read_again(profile: Profile, record: Record, reviewed: Review) -> None:
    reviews = Reviews(profile)
    assert reviews.of(record) is None
    reviews.keep(record, reviewed)
    assert reviews.of(record) == reviewed
    assert reviews.of(replace(record, moves=record.moves[:-1])) is None


def test_people_are_called_as_the_record_has_it(profile: Profile, record: Record, reviewed: Review) -> None:
    reviews = Reviews(profile)
    reviews.keep(record, reviewed)
    seats = tuple(msgspec.structs.replace(seat, name=f"New {seat.name}") for seat in record.setup.seats)
    found = reviews.of(replace(record, setup=replace(record.setup, seats=seats)))
    assert found
    assert [seat.name for seat in found.seats] == [seat.name for seat in seats]
    assert found.moments
    assert all("New " in moment.text for moment in found.moments)
    [file] = (profile.folder / REVIEWS).iterdir()
    assert not any(seat.name in file.read_text() for seat in record.setup.seats)


def test_a_better_judge_is_asked_anew(profile: Profile, record: Record, reviewed: Review) -> None:
    reviews = Reviews(profile)
    reviews.keep(record, replace(reviewed, judge="exxtra-0"))
    assert reviews.of(record) is None


@pytest.mark.parametrize("damage", [b"", b"{}", b"[" * 100_000])
def test_a_damaged_one_is_made_anew(profile: Profile, record: Record, reviewed: Review, damage: bytes) -> None:
    reviews = Reviews(profile)
    reviews.keep(record, reviewed)
    [file] = (profile.folder / REVIEWS).iterdir()
    file.write_bytes(damage)
    assert reviews.of(record) is None
    reviews.keep(record, reviewed)
    assert reviews.of(record) == reviewed
