"""Reviews that were made: each is kept by what its game was, beside the records, and read again next time.

People's names are not among it: they may be called otherwise by then, and the record knows.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec

from gamebox.bots.judge import judge_for
from gamebox.bots.judged import Review
from gamebox.bots.moments import moments_of
from gamebox.engine.files import write_atomically
from gamebox.engine.record import Record
from gamebox.library.profile import REVIEWS, Profile, decoded


class Reviews:
    def __init__(self, profile: Profile) -> None:
        self._profile = profile

    def of(self, record: Record) -> Review | None:
        """What is kept of a game; None if there is nothing, or only what a judge thought that has been replaced."""
        try:
            found = decoded(self._path(record), Review)
        except (ValueError, RecursionError, OSError):  # it can be made again
            return None
        setup = record.setup
        if found.judge != judge_for(setup.game.id, len(setup.seats), setup.options).name:
            return None
        return _told_of(found, [seat.name for seat in setup.seats])

    def keep(self, record: Record, review: Review) -> None:
        """Raises OSError if the disk refuses it."""
        nameless = replace(_told_of(review, [""] * len(review.seats)), moments=())
        write_atomically(self._path(record), msgspec.json.encode(nameless))

    def _path(self, record: Record) -> Path:
        return self._profile.subfolder(REVIEWS) / f"{record.digest}.json"


def _told_of(review: Review, names: list[str]) -> Review:
    """The same for people of these names."""
    seats = tuple(replace(seat, name=name) for seat, name in zip(review.seats, names, strict=True))
    named = replace(review, seats=seats)
    return replace(named, moments=moments_of(named))
