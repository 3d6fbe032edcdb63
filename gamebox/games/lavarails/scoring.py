"""What a sheet scores (LR-35, LR-36; LR-44 to LR-46) and who wins (LR-37, LR-47)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from gamebox.engine.game import Over
from gamebox.games.lavarails.grid import fields
from gamebox.games.lavarails.sheet import Lane, Sheet
from gamebox.games.lavarails.tracks import Tracks, closed_lines, fields_with_track


@dataclass(frozen=True, slots=True)
class VolcanoScore:
    rows: int
    columns: int
    gems: int

    @property
    def total(self) -> int:
        return self.rows + self.columns + self.gems

    def document(self) -> dict[str, int]:
        return {"rows": self.rows, "columns": self.columns, "gems": self.gems}


@dataclass(frozen=True, slots=True)
class RailwayScore:
    """`closed` leaves out the longest closed line."""

    open: int
    closed: int
    longest: int
    stations: int

    @property
    def total(self) -> int:
        return self.open + self.closed + self.longest + self.stations

    def document(self) -> dict[str, int]:
        return {"open": self.open, "closed": self.closed, "longest": self.longest, "stations": self.stations}


Score: TypeAlias = VolcanoScore | RailwayScore


def completed(sheet: Sheet, crosses: int) -> list[Lane]:
    """The rows and columns whose number fields all bear a cross (LR-35); lava never does."""
    return [lane for lane in sheet.lanes if not lane.numbers & ~crosses]


def score_volcano(sheet: Sheet, crosses: int) -> VolcanoScore:
    done = completed(sheet, crosses)
    return VolcanoScore(
        rows=sum(lane.points for lane in done if lane.kind == "row"),
        columns=sum(lane.points for lane in done if lane.kind == "column"),
        gems=values_on(sheet, crosses),
    )


def values_on(sheet: Sheet, mask: int) -> int:
    """What the gems or stations there are worth (LR-36, LR-45)."""
    return sum(sheet.value_at[field] for field in fields(mask & sheet.valued))


def longest_closed(tracks: Tracks) -> int:
    """How many fields the longest closed line has."""
    return max((line.bit_count() for line in closed_lines(tracks)), default=0)


def score_railway(sheet: Sheet, tracks: Tracks) -> RailwayScore:
    closed = closed_lines(tracks)
    lengths = sorted(line.bit_count() for line in closed)
    longest = lengths[-1] if lengths else 0
    return RailwayScore(
        open=fields_with_track(tracks).bit_count() - sum(lengths),
        closed=2 * (sum(lengths) - longest),
        longest=3 * longest,
        stations=sum(values_on(sheet, line) for line in closed),
    )


def outcome(scores: Sequence[Score], tie_breaks: Sequence[int], rule: str) -> Over:
    """Places by total, then by the tie-break, where more is better (LR-37, LR-47)."""
    ranks = [(score.total, tie_break) for score, tie_break in zip(scores, tie_breaks, strict=True)]
    places = tuple(
        tuple(seat for seat, rank in enumerate(ranks) if rank == place) for place in sorted(set(ranks), reverse=True)
    )
    return Over(places, tuple(score.total for score in scores), rule)
