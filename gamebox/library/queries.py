"""Questions to the index: lists of games, best results, and who has played."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any, cast

from gamebox.engine.record import Help, Seat
from gamebox.library.index import Index
from gamebox.library.people import NEUTRAL
from gamebox.library.summary import Fortune, Sat, Summary

KEPT = 10
"""How many results a best list shows."""
RECENT = 4
"""How many line-ups are offered."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A finished game, and the file in the folder of finished games that holds it."""

    file: str
    summary: Summary


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games: all, unless something is said."""

    game: str | None = None
    variant: str | None = None
    person: str | None = None
    helped: bool = True
    """Also those with hints, a tutor or free undo."""
    bots_only: bool = True
    """Also those in which no person sat."""

    def where(self) -> tuple[str, list[str]]:
        """As a condition on the table of games, with its values."""
        conditions, values = ["games.digest IS NOT NULL"], []
        for column, value in (("game", self.game), ("variant", self.variant)):
            if value is not None:
                conditions.append(f"{column} = ?")
                values.append(value)
        if self.person is not None:
            conditions.append("EXISTS (SELECT * FROM seats WHERE seats.id = games.id AND bot IS NULL AND name = ?)")
            values.append(self.person)
        if not self.helped:
            conditions.append("help = ''")
        if not self.bots_only:
            conditions.append("EXISTS (SELECT * FROM seats WHERE seats.id = games.id AND bot IS NULL)")
        return " AND ".join(conditions), values


ALL = Wanted()


def games(index: Index, wanted: Wanted = ALL) -> list[Kept]:
    """The games that ended last come first."""
    where, values = wanted.where()
    rows = f"""
        SELECT games.file, games.digest, origin, game, variant, began, ended, moves, help,
            name, bot, place, score, colour, fortunes.unit, fortunes.luck, fortunes.lost
        FROM games JOIN seats USING (id)
        LEFT JOIN fortunes ON fortunes.digest = games.digest AND fortunes.seat = seats.seat
        WHERE {where} ORDER BY ended DESC, games.file DESC, seats.seat
    """  # noqa: S608 - the conditions are our own
    found = index.ask(lambda db: db.execute(rows, values).fetchall())
    return [_kept(file, list(seats)) for file, seats in groupby(found, lambda row: cast("str", row[0]))]


def _kept(file: str, rows: list[tuple[Any, ...]]) -> Kept:
    _, digest, origin, game, variant, began, ended, moves, helped, *_ = rows[0]
    return Kept(
        file,
        Summary(
            digest=digest,
            origin=origin,
            game=game,
            variant=variant,
            began=datetime.fromisoformat(began) if began else None,
            ended=datetime.fromisoformat(ended),
            moves=moves,
            seats=tuple(_sat(row[9:]) for row in rows),
            help=cast("tuple[Help, ...]", tuple(helped.split(",")) if helped else ()),
        ),
    )


def _sat(row: tuple[Any, ...]) -> Sat:
    name, bot, place, score, colour, unit, luck, lost = row
    return Sat(name, bot, place, score, colour, Fortune(unit, luck, lost) if unit else None)


def file_of(index: Index, digest: str) -> str | None:
    """Where a game is kept, if it is."""
    row = index.ask(lambda db: db.execute("SELECT file FROM games WHERE digest = ?", (digest,)).fetchone())
    return cast("str", row[0]) if row else None


def line_ups(index: Index, game: str) -> list[tuple[Seat, ...]]:
    """Who has played it together, in the order of the last time, the most recent first; each line-up once."""
    found: dict[frozenset[tuple[str, str | None]], tuple[Seat, ...]] = {}
    for kept in games(index, Wanted(game=game, bots_only=False)):
        sat = kept.summary.seats
        if all(each.name != NEUTRAL for each in sat):
            seats = tuple(Seat(each.name, player=f"bot:{each.bot}" if each.bot else "human") for each in sat)
            found.setdefault(frozenset((each.name, each.bot) for each in sat), seats)
    return list(found.values())[:RECENT]


def files_of_origin(index: Index, origin: str) -> list[str]:
    """Where games are kept that began as this one did."""
    rows = index.ask(lambda db: db.execute("SELECT file FROM games WHERE origin = ?", (origin,)).fetchall())
    return [file for (file,) in rows]


@dataclass(frozen=True, slots=True)
class Best:
    """A result of somebody who played alone."""

    name: str
    score: int
    day: str
    """As in 2026-05-01."""


def best(index: Index, game: str, variant: str) -> tuple[Best, ...]:
    """The best results of people who played alone; of equal ones the older first."""
    rows = """
        SELECT name, score, substr(ended, 1, 10) AS day FROM games JOIN seats USING (id)
        WHERE game = :game AND variant = :variant AND bot IS NULL
        AND (SELECT count(*) FROM seats AS all_seats WHERE all_seats.id = games.id) = 1
        UNION ALL SELECT name, score, day FROM old_best WHERE game = :game AND variant = :variant
        ORDER BY score DESC, day LIMIT :kept
    """
    values = {"game": game, "variant": variant, "kept": KEPT}
    return tuple(Best(*row) for row in index.ask(lambda db: db.execute(rows, values).fetchall()))


def first_tries(index: Index, game: str, variant: str, dice: str) -> list[tuple[str, int]]:
    """Who has played alone with some dice, and what they scored: the first try counts, the best one comes first."""
    rows = """
        SELECT name, score FROM games JOIN seats USING (id)
        WHERE game = ? AND variant = ? AND dice = ? AND bot IS NULL AND name != ?
        AND (SELECT count(*) FROM seats AS all_seats WHERE all_seats.id = games.id) = 1
        ORDER BY began, length(file), file
    """
    found = index.ask(lambda db: db.execute(rows, (game, variant, dice, NEUTRAL)).fetchall())
    first: dict[str, int] = {}
    for name, score in found:
        first.setdefault(name, score)
    return sorted(first.items(), key=lambda each: -each[1])


def persons(index: Index) -> list[tuple[str, int]]:
    """Everybody who has finished a game, with how many, the most eager first."""
    rows = """
        SELECT name, count(DISTINCT id) AS played FROM seats WHERE bot IS NULL AND name != ?
        GROUP BY name ORDER BY played DESC, name
    """
    return index.ask(lambda db: db.execute(rows, (NEUTRAL,)).fetchall())
