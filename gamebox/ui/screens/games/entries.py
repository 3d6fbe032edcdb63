"""A game as the list shows it, and which games are shown in which order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Literal, TypeAlias

from gamebox.engine.record import Help, Record, RecordError, load
from gamebox.games.registry import GAMES
from gamebox.library import queries
from gamebox.library.index import Index
from gamebox.library.people import NEUTRAL
from gamebox.library.profile import FINISHED, Profile
from gamebox.library.queries import Kept
from gamebox.library.saves import Saves, Unfinished
from gamebox.library.statistics import SITTING
from gamebox.library.summary import Sat
from gamebox.ui.cover import Cover
from gamebox.ui.players import Player
from gamebox.ui.texts import told_when, translate
from gamebox.ui.theme import livery

Kind: TypeAlias = Literal["all", "finished", "interrupted"]
Order: TypeAlias = Literal["newest", "oldest", "longest", "game"]


@dataclass(frozen=True)
class Entry:
    path: Path
    game: str
    title: str
    """The game's name in the user's language."""
    subtitle: str
    """The sheet, or whatever else there are several of."""
    seats: tuple[Sat, ...]
    played: float
    """When it ended or was left, in seconds since 1970."""
    moves: int
    length: timedelta | None = None
    help: tuple[Help, ...] = ()
    digest: str = ""
    """Of a finished game."""
    unfinished: Unfinished | None = None

    @property
    def key(self) -> str:
        return self.path.name

    @property
    def bots_only(self) -> bool:
        return all(sat.bot for sat in self.seats)

    @cached_property
    def when(self) -> str:
        return told_when(self.played)

    @cached_property
    def ranking(self) -> list[tuple[Player, Sat]]:
        """The seats by their places; as they sit where there are none yet."""
        seated = [
            (Player(seat, sat.name, livery(sat.colour, seat), sat.bot), sat) for seat, sat in enumerate(self.seats)
        ]
        return sorted(seated, key=lambda pair: pair[1].place)

    @cached_property
    def haystack(self) -> str:
        """Where words are searched for."""
        names = (sat.name for sat in self.seats)
        return " ".join((self.title, self.subtitle, self.when, *names)).casefold()

    def has_won(self, sat: Sat) -> bool:
        """Nobody wins alone."""
        return sat.won and len(self.seats) > 1

    def winners(self) -> str:
        return ", ".join(player.name for player, sat in self.ranking if self.has_won(sat))

    def told_length(self) -> str:
        """How long it was: in minutes where they are known, and in moves."""
        moves = translate("Games", "%n move(s)", "", self.moves)
        if self.length is None or self.length > SITTING:
            return moves
        minutes = max(1, round(self.length.total_seconds() / 60))
        return translate("Games", "{minutes} min").format(minutes=minutes) + " · " + moves

    def marks(self) -> list[str]:
        """What makes it another thing than a game among people on their own."""
        found = [translate("Games", "bots only")] if self.bots_only else []
        named = {
            "hints": translate("Games", "with hints"),
            "tutor": translate("Games", "with tutor"),
            "free undo": translate("Games", "free undo"),
        }
        return found + [named[used] for used in self.help]

    def spoken(self) -> str:
        """The whole row for those who do not see it."""
        names = ", ".join(player.name for player, _ in self.ranking)
        won = translate("Games", "won by {names}").format(names=self.winners()) if self.winners() else ""
        state = translate("Games", "interrupted") if self.unfinished else won
        parts = (self.title, self.subtitle, self.when, names, state, self.told_length(), *self.marks())
        return ", ".join(filter(None, parts))


def entries_of(profile: Profile, index: Index, covers: Mapping[str, Cover]) -> list[Entry]:
    """Every game of a profile; raises OSError if the index cannot be asked."""
    unfinished = Saves(profile).unfinished()
    return [
        *(unfinished_entry(game, covers[game.glance.game]) for game in unfinished),
        *(finished_entry(kept, profile.folder / FINISHED, covers[kept.summary.game]) for kept in queries.games(index)),
    ]


def record_of(entry: Entry) -> Record | None:
    """None if its file is gone."""
    if entry.unfinished:
        return entry.unfinished.record
    try:
        return load(entry.path, GAMES)
    except RecordError:
        return None


def finished_entry(kept: Kept, folder: Path, cover: Cover) -> Entry:
    summary = kept.summary
    return Entry(
        folder / kept.file,
        summary.game,
        cover.name(),
        cover.variant(summary.variant),
        summary.seats,
        summary.ended.timestamp(),
        summary.moves,
        summary.ended - summary.began if summary.began else None,
        summary.help,
        summary.digest,
    )


def unfinished_entry(game: Unfinished, cover: Cover) -> Entry:
    record = game.record
    setup = record.setup
    return Entry(
        game.path,
        setup.game.id,
        cover.name(),
        cover.variant(setup.game.variant(setup.options)),
        tuple(Sat(seat.name, seat.bot, 0, 0, seat.colour) for seat in setup.seats),
        game.last_played,
        len(record.moves),
        help=record.notes.help,
        unfinished=game,
    )


@dataclass(frozen=True)
class Shown:
    """Which games: all, the newest first, unless something is said."""

    words: str = ""
    game: str | None = None
    person: str | None = None
    kind: Kind = "all"
    order: Order = "newest"

    def of(self, entries: Iterable[Entry]) -> list[Entry]:
        wanted = self.words.casefold().split()
        found = [entry for entry in entries if self._admits(entry) and all(word in entry.haystack for word in wanted)]
        return _sorted(found, self.order)

    def _admits(self, entry: Entry) -> bool:
        return (
            self.game in (None, entry.game)
            and (self.kind == "all" or (self.kind == "interrupted") == bool(entry.unfinished))
            and (self.person is None or any(sat.bot is None and sat.name == self.person for sat in entry.seats))
        )


def _sorted(entries: list[Entry], order: Order) -> list[Entry]:
    newest = sorted(entries, key=lambda entry: entry.played, reverse=True)
    match order:
        case "newest":
            return newest
        case "oldest":
            return newest[::-1]
        case "longest":
            return sorted(newest, key=lambda entry: -entry.moves)
        case "game":
            return sorted(newest, key=lambda entry: (entry.title, entry.subtitle))


def people_in(entries: Sequence[Entry]) -> list[str]:
    """Everybody who plays in these games, the most eager first."""
    named = ({sat.name for sat in entry.seats if sat.bot is None} - {NEUTRAL} for entry in entries)
    counted = Counter(chain.from_iterable(named))
    return sorted(counted, key=lambda name: (-counted[name], name))


def games_in(entries: Sequence[Entry], covers: Mapping[str, Cover]) -> list[tuple[str, str]]:
    """The games that occur, in the order of the box."""
    there = {entry.game for entry in entries}
    return [(game, cover.name()) for game, cover in covers.items() if game in there]
