"""What is worth listing of a finished game: who played when, how long, and how it ended."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from gamebox.engine.game import Over
from gamebox.engine.record import Help, Record, replay


@dataclass(frozen=True, slots=True)
class Fortune:
    """What a review says of somebody's part in a game: the luck they had and what they gave away."""

    unit: str
    """In what: chances to win, or points of somebody who plays alone."""
    luck: float
    lost: float


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody's part in a game; tied seats share a place."""

    name: str
    bot: str | None
    place: int
    score: int
    colour: str | None = None
    fortune: Fortune | None = None
    """If the game has been reviewed."""

    @property
    def won(self) -> bool:
        return self.place == 1


@dataclass(frozen=True, slots=True)
class Summary:
    digest: str
    origin: str
    game: str
    variant: str
    began: datetime | None
    ended: datetime
    moves: int
    seats: tuple[Sat, ...]
    help: tuple[Help, ...] = ()
    """What was used: such results are marked."""
    dice: str | None = None
    """The name of the dice."""

    @property
    def bots_only(self) -> bool:
        return all(sat.bot for sat in self.seats)


def summarise(record: Record, path: Path) -> Summary | None:
    """None for a game that is not over; raises RecordError for one that cannot be played."""
    over = replay(record).to_act()
    if not isinstance(over, Over):
        return None
    setup, played = record.setup, record.notes.played
    seats = (
        Sat(seat.name, seat.bot, over.place_of(index), over.scores[index], seat.colour)
        for index, seat in enumerate(setup.seats)
    )
    return Summary(
        digest=record.digest,
        origin=record.origin,
        game=setup.game.id,
        variant=setup.game.variant(setup.options),
        began=played.began,
        ended=played.ended or _day_of(path),
        moves=len(record.moves),
        seats=tuple(seats),
        help=record.notes.help,
        dice=record.notes.dice,
    )


def _day_of(path: Path) -> datetime:
    """When a game of version 1 ended: its file is named after its beginning, or at least was written then."""
    named = re.match(r"\d{4}-\d{2}-\d{2}-\d{6}", path.name)
    try:
        moment = datetime.strptime(named[0], "%Y-%m-%d-%H%M%S") if named else None  # noqa: DTZ007 - as clocks here say
        return moment.astimezone(UTC) if moment else datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (ValueError, OverflowError):  # no such day, or a clock that is set to one that is none
        return datetime.fromtimestamp(0, UTC)
