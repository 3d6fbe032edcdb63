"""What can happen at a Lava & Rails table. All of it is open to everybody."""

from __future__ import annotations

from dataclasses import dataclass

from gamebox.engine.game import Event
from gamebox.games.lavarails.scoring import LineScore
from gamebox.games.lavarails.sheet import Lane
from gamebox.games.lavarails.tracks import Line


@dataclass(frozen=True, slots=True)
class PassBegan(Event):
    """A pass with its number, from 1, and its start player (LR-3)."""

    number: int
    start: int


@dataclass(frozen=True, slots=True)
class Erupted(Event):
    """The start player rolled the eruption die (LR-31)."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class LavaFlowed(Event):
    """Lava ran into `field` out of `source`, a volcano or lava field beside it."""

    seat: int
    field: int
    source: int


@dataclass(frozen=True, slots=True)
class Lucky(Event):
    """Nothing to mark (LR-33)."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class LaneSpoiled(Event):
    """A row or column met its first lava: no points for it any more (LR-35)."""

    seat: int
    lane: Lane


@dataclass(frozen=True, slots=True)
class GemLost(Event):
    """Lava covers a gem (LR-36)."""

    seat: int
    field: int
    value: int


@dataclass(frozen=True, slots=True)
class PoolRolled(Event):
    """All dice of the pool were rolled, at the beginning of a pass (LR-10) or again (LR-16)."""

    seat: int
    numbers: tuple[int, ...]
    again: bool


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """`last`: the only player still in, for one more turn (LR-18)."""

    seat: int
    last: bool


@dataclass(frozen=True, slots=True)
class HandedOver(Event):
    """Another player must act outside a turn: mark lava (LR-31), roll (LR-10) or draw tracks (LR-40)."""

    seat: int


@dataclass(frozen=True, slots=True)
class BoxedIn(Event):
    """No free field beside the player's dice: the next one starts beside a cross or track (LR-14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DiePlaced(Event):
    seat: int
    field: int
    number: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The player is out of this pass; `by_choice` is false after a reroll that failed with `reroll_fail` "out"."""

    seat: int
    by_choice: bool


@dataclass(frozen=True, slots=True)
class RerollChosen(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class RerollFailed(Event):
    """Still no die fits (LR-17); `gives_back` is false with no die on the sheet."""

    seat: int
    gives_back: bool


@dataclass(frozen=True, slots=True)
class DieReturned(Event):
    seat: int
    field: int
    number: int


@dataclass(frozen=True, slots=True)
class GhostTook(Event):
    """The absent rival's pick leaves the pool for this pass (LR-20)."""

    number: int


@dataclass(frozen=True, slots=True)
class PassEnded(Event):
    """The pass is over; now the fields with dice are marked (LR-19)."""

    number: int
    pool_empty: bool


@dataclass(frozen=True, slots=True)
class CrossesInked(Event):
    seat: int
    fields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LaneCompleted(Event):
    """Every number field of a row or column with a value bears a cross (LR-35)."""

    seat: int
    lane: Lane


@dataclass(frozen=True, slots=True)
class GemWon(Event):
    seat: int
    field: int
    value: int


@dataclass(frozen=True, slots=True)
class TrackDrawn(Event):
    """A piece was drawn; `line` is what it belongs to now."""

    seat: int
    field: int
    piece: str
    line: Line


@dataclass(frozen=True, slots=True)
class LineClosed(Event):
    """A line lost its last loose end (LR-43); `score` is what it is worth now (LR-44, LR-45)."""

    seat: int
    score: LineScore


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """The best seats, several if they share the win (LR-37, LR-47)."""

    seats: tuple[int, ...]
    scores: tuple[int, ...]
