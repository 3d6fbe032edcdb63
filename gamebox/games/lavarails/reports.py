"""What lava, crosses and tracks mean for the player's points, told as events when somebody listens."""

from __future__ import annotations

from gamebox.engine.game import Emit
from gamebox.games.lavarails import lava, scoring
from gamebox.games.lavarails.events import (
    CrossesInked,
    GemLost,
    GemWon,
    LaneCompleted,
    LaneSpoiled,
    LavaFlowed,
    LineClosed,
    TrackDrawn,
)
from gamebox.games.lavarails.grid import BITS, fields
from gamebox.games.lavarails.sheet import Sheet
from gamebox.games.lavarails.tracks import Tracks


def lava_flows(sheet: Sheet, seat: int, before: int, field: int, emit: Emit) -> None:
    """`before` is the lava before this field."""
    emit(LavaFlowed(seat, field, lava.source(sheet, before, field)))
    for lane in sheet.lanes:
        if lane.numbers & BITS[field] and not lane.numbers & before:
            emit(LaneSpoiled(seat, lane))
    if sheet.value_at[field]:
        emit(GemLost(seat, field, sheet.value_at[field]))


def crosses_inked(sheet: Sheet, seat: int, before: int, new: int, emit: Emit) -> None:
    emit(CrossesInked(seat, tuple(fields(new))))
    for field in fields(new):
        if sheet.value_at[field]:
            emit(GemWon(seat, field, sheet.value_at[field]))
    for lane in scoring.completed(sheet, before | new):
        if lane.numbers & new:
            emit(LaneCompleted(seat, lane))


def track_drawn(sheet: Sheet, seat: int, tracks: Tracks, field: int, piece: str, emit: Emit) -> None:
    """`tracks` hold the new piece already."""
    score = next(score for score in scoring.line_scores(sheet, tracks) if field in score.line.fields)
    emit(TrackDrawn(seat, field, piece, score.line))
    if score.line.closed:
        emit(LineClosed(seat, score))
