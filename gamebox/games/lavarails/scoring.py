"""What a sheet scores (LR-35, LR-36; LR-44 to LR-46) and who wins (LR-37, LR-47)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from gamebox.engine.game import Over
from gamebox.games.lavarails.grid import fields
from gamebox.games.lavarails.sheet import Lane, Sheet
from gamebox.games.lavarails.tracks import Line, Tracks, closed_lines, fields_with_track, lines


class PerField(NamedTuple):
    """What every field of a line scores (LR-44); pictures and words read it here."""

    open: int
    closed: int
    longest: int


PER_FIELD = PerField(open=1, closed=2, longest=3)


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


@dataclass(frozen=True, slots=True)
class LineScore:
    """What one line is worth; `longest` if it is the one that LR-44 rewards most."""

    line: Line
    fields: int
    stations: int
    longest: bool

    @property
    def total(self) -> int:
        return self.fields + self.stations


def line_scores(sheet: Sheet, tracks: Tracks) -> tuple[LineScore, ...]:
    """Every line with its points (LR-44, LR-45); of equally long closed ones the first in reading order counts most."""
    found = lines(tracks)
    longest = max((line for line in found if line.closed), key=lambda line: len(line.fields), default=None)
    return tuple(_line_score(sheet, line, longest=line is longest) for line in found)


def _line_score(sheet: Sheet, line: Line, *, longest: bool) -> LineScore:
    each = PER_FIELD.longest if longest else PER_FIELD.closed if line.closed else PER_FIELD.open
    stations = sum(sheet.value_at[field] for field in line.fields) if line.closed else 0
    return LineScore(line, each * len(line.fields), stations, longest)


def longest_closed(tracks: Tracks) -> int:
    """How many fields the longest closed line has."""
    return max((line.bit_count() for line in closed_lines(tracks)), default=0)


def score_railway(sheet: Sheet, tracks: Tracks) -> RailwayScore:
    closed = closed_lines(tracks)
    lengths = sorted(line.bit_count() for line in closed)
    longest = lengths[-1] if lengths else 0
    return RailwayScore(
        open=PER_FIELD.open * (fields_with_track(tracks).bit_count() - sum(lengths)),
        closed=PER_FIELD.closed * (sum(lengths) - longest),
        longest=PER_FIELD.longest * longest,
        stations=sum(values_on(sheet, line) for line in closed),
    )


def outcome(totals: Sequence[int], tie_breaks: Sequence[int], rule: str) -> Over:
    """Places by total, then by the tie-break, where more is better (LR-37, LR-47)."""
    ranks = list(zip(totals, tie_breaks, strict=True))
    places = tuple(
        tuple(seat for seat, rank in enumerate(ranks) if rank == place) for place in sorted(set(ranks), reverse=True)
    )
    return Over(places, tuple(totals), rule)
