"""The .gamebox format: set-up and moves of a game as a small JSON document."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from gamebox.engine.files import read_limited, write_atomically
from gamebox.engine.game import Game, NotationError, Options, Over, State
from gamebox.engine.versions import NEWEST, Document, NewerVersionError, upgraded

MAX_BYTES = 4 * 1024 * 1024
LONGEST_NAME = 40
"""Letters of a person's or bot's name."""
_JOINERS = {"\u200c", "\u200d"}
"""They hold letters of some scripts, and the people of a family, together or apart."""
_UNREADABLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
COLOURS = ("red", "blue", "green", "yellow", "purple", "sky")


class RecordError(Exception):
    """A record that cannot be played, in one sentence; for a bad move with its index, text and rule."""

    def __init__(self, message: str, move: int | None = None, text: str | None = None, rule: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.move = move
        self.text = text
        self.rule = rule


class NewerRecordError(RecordError):
    """A record of a later version than this program knows."""

    def __init__(self, version: int) -> None:
        super().__init__(f"This record is of version {version}, and this gamebox reads versions up to {NEWEST}.")
        self.version = version


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits there: `player` is "human" or "bot:" and the bot's name."""

    name: str
    colour: str | None = None
    player: str = "human"

    @property
    def bot(self) -> str | None:
        return self.player.removeprefix("bot:") if self.player.startswith("bot:") else None


Moment: TypeAlias = Annotated[datetime, msgspec.Meta(tz=True)]
Help: TypeAlias = Literal["hints", "tutor", "free undo"]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When; in records of version 1 nobody wrote it down."""

    began: Moment | None = None
    ended: Moment | None = None


class Notes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is worth knowing of a game besides its moves."""

    played: Played = Played()
    dice: Annotated[str, msgspec.Meta(min_length=1, max_length=120)] | None = None
    """The name of the seed behind "same dice"."""
    help: tuple[Help, ...] = ()
    """What somebody has used, each once."""

    def with_help(self, used: Help) -> Notes:
        return self if used in self.help else msgspec.structs.replace(self, help=(*self.help, used))


NO_NOTES = Notes()


class _Document(Notes, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: Literal["gamebox-record"]
    version: Literal[2]
    game: str
    seats: list[Seat]
    moves: list[str]
    options: dict[str, Any] = {}


@dataclass(frozen=True)
class Setup:
    """Everything that is settled before the first move."""

    game: Game
    seats: tuple[Seat, ...]
    options: Options

    def start(self) -> State[Any, Any]:
        return self.game.start(len(self.seats), self.options)


@dataclass(frozen=True)
class Record:
    """A set-up, the moves made so far, as plain text, and what is worth knowing besides."""

    setup: Setup
    moves: tuple[str, ...] = ()
    notes: Notes = NO_NOTES

    @property
    def digest(self) -> str:
        """The same for two copies of one game, whoever its people are called by now."""
        return _hashed(*self._facts, self.moves)

    @property
    def origin(self) -> str:
        """The same for all positions of one game; games of which nobody knows when they began may share it."""
        return _hashed(*self._facts)

    @property
    def _facts(self) -> tuple[object, ...]:
        setup = self.setup
        return setup.game.id, len(setup.seats), _changed(setup.options), self.notes.played.began

    def leads_to(self, other: Record) -> bool:
        """Whether the other is the same game, as far as this or further."""
        same = self.digest == other.digest
        known = self.notes.played.began is not None and self.origin == other.origin
        return same or (known and other.moves[: len(self.moves)] == self.moves)


def _hashed(*facts: object) -> str:
    import hashlib  # noqa: PLC0415 - it brings a large library, which the home screen does not need

    return hashlib.sha256(msgspec.json.encode(facts, order="sorted")).hexdigest()


def check_count(game: Game, seats: int) -> None:
    """Raises RecordError if so many cannot play."""
    if seats not in game.seats:
        raise RecordError(f"{game.id} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}.")


def make_setup(game: Game, seats: Sequence[Seat], options: Mapping[str, Any]) -> Setup:
    """Check seats and options against the game; raises RecordError."""
    check_count(game, len(seats))
    for number, seat in enumerate(seats, 1):
        _check_seat(number, seat)
    try:
        parsed = msgspec.convert(dict(options), game.options)
    except msgspec.ValidationError as error:
        raise RecordError(f"The options do not fit {game.id}: {_brief(error)}.") from error
    if not 1 <= parsed.first <= len(seats):
        raise RecordError(f"The option first must name one of the {len(seats)} seats.")
    setup = Setup(game, _coloured(seats), parsed)
    try:
        setup.start()
    except ValueError as error:
        raise RecordError(str(error)) from error
    return setup


def _coloured(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Seats without a colour get one that nobody else has."""
    left = (colour for colour in COLOURS if all(colour != seat.colour for seat in seats))
    return tuple(seat if seat.colour else msgspec.structs.replace(seat, colour=next(left)) for seat in seats)


def is_readable(name: str) -> bool:
    """Whether a name can be seen on one line: neither control characters in it nor only blanks."""
    kinds = [unicodedata.category(letter) for letter in name if letter not in _JOINERS]
    return not _UNREADABLE & set(kinds) and any(kind[0] != "Z" for kind in kinds)


def _check_seat(number: int, seat: Seat) -> None:
    if len(seat.name) > LONGEST_NAME:
        raise RecordError(f"The name of seat {number} is longer than {LONGEST_NAME} letters.")
    if not is_readable(seat.name):
        raise RecordError(f"Seat {number} needs a readable name.")
    if seat.player != "human" and not seat.bot:
        raise RecordError(f'Seat {number} is played by "human" or "bot:NAME", not "{_brief(seat.player)}".')


def decode(data: bytes, games: Mapping[str, Game]) -> Record:
    """Read a record of any version; its moves are not played yet."""
    if len(data) > MAX_BYTES:
        raise RecordError("The record is larger than 4 MiB.")
    try:
        document = msgspec.convert(upgraded(msgspec.json.decode(data, type=dict[str, Any])), _Document)
    except RecursionError as error:
        raise RecordError("This is no gamebox record: it is nested too deeply.") from error
    except NewerVersionError as error:
        raise NewerRecordError(error.version) from error
    except ValueError as error:  # msgspec's errors are such too
        raise RecordError(f"This is no gamebox record: {_brief(error).rstrip('.')}.") from error
    game = games.get(document.game)
    if game is None:
        raise RecordError(f'There is no game "{_brief(document.game)}"; known are {", ".join(games)}.')
    moves = tuple(map(game.plain, document.moves))
    notes = Notes(document.played, document.dice, document.help)
    return Record(make_setup(game, document.seats, document.options), moves, notes)


def encode(record: Record) -> bytes:
    """The record as a JSON document, one line per field and one for all moves.

    As long as the game is not over, what is secret in its moves is packed.
    """
    hidden = record.setup.game.secrets and not is_over(record)
    moves = map(record.setup.game.packed, record.moves) if hidden else record.moves
    return _as_lines({**_head(record), "moves": list(moves)})


def encode_head(record: Record) -> bytes:
    """The record without its moves, in one line."""
    return msgspec.json.encode({**_head(record), "moves": []})


def _head(record: Record) -> Document:
    setup = record.setup
    return {
        "format": "gamebox-record",
        "version": NEWEST,
        "game": setup.game.id,
        "seats": msgspec.to_builtins(setup.seats),
        "options": _changed(setup.options),
        **msgspec.to_builtins(record.notes),
    }


def _as_lines(document: Document) -> bytes:
    lines = (b"  %s: %s" % (msgspec.json.encode(key), msgspec.json.encode(value)) for key, value in document.items())
    return b"{\n%s\n}\n" % b",\n".join(lines)


def is_over(record: Record) -> bool:
    """Whether the moves lead to the end of the game."""
    try:
        return isinstance(replay(record).to_act(), Over)
    except RecordError:
        return False


def _changed(options: Options) -> dict[str, Any]:
    """The options that differ from their defaults."""
    default = type(options)()
    return {
        name: msgspec.to_builtins(value)
        for name in options.__struct_fields__
        if (value := getattr(options, name)) != getattr(default, name)
    }


def load(path: Path, games: Mapping[str, Game]) -> Record:
    try:
        data = read_limited(path, MAX_BYTES)
    except OSError as error:
        raise RecordError(f"The file cannot be read: {os.strerror(error.errno or 0)}.") from error
    except ValueError as error:
        raise RecordError("The file cannot be read: no file can have that name.") from error
    return decode(data, games)


def save(record: Record, path: Path) -> None:
    write_atomically(path, encode(record))


def replay(record: Record, until: int | None = None) -> State[Any, Any]:
    """Play the moves, or the first `until`, through the rules."""
    state = record.setup.start()
    for index, text in enumerate(record.moves[:until]):
        state.apply(playable(record.setup.game, state, index, text))
    return state


def playable(game: Game, state: State[Any, Any], index: int, text: str) -> Any:
    """The move that `text` says; raises RecordError if it is none or may not be made now."""
    over = state.to_act()
    if isinstance(over, Over):
        raise _bad_move(index, text, over.rule, "the game is over")
    try:
        action = game.read(text)
    except NotationError as error:
        raise _bad_move(index, text, None, str(error)) from error
    refusal = state.refusal(action)
    if refusal:
        raise _bad_move(index, text, refusal.rule, str(refusal))
    return action


def _bad_move(index: int, text: str, rule: str | None, reason: str) -> RecordError:
    cited = f" ({rule})" if rule else ""
    reason = reason.rstrip(".")
    return RecordError(f'moves[{index}] "{_brief(text)}": {reason}{cited}.', index, text, rule)


def _brief(text: object) -> str:
    """What a file says may be quoted, but not by the page, nor with line breaks."""
    full = str(text)
    start = full if len(full) <= 120 else full[:120] + "…"
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in start)
