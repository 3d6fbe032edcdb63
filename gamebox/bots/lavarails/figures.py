"""How a sheet plays: figures of its grid, and of games that sensible bots played on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import fmean, pstdev

from gamebox.bots.lavarails import yardstick
from gamebox.engine.game import Over, Turn
from gamebox.games.lavarails import catalogue, scoring
from gamebox.games.lavarails.actions import NUMBERS
from gamebox.games.lavarails.grid import around
from gamebox.games.lavarails.position import LavarailsOptions
from gamebox.games.lavarails.sheet import Sheet
from gamebox.games.lavarails.state import LavarailsState
from gamebox.games.lavarails.tracks import closed_lines
from gamebox.games.lavarails.view import PlayerSheet


@dataclass(frozen=True, slots=True)
class GridFigures:
    number_fields: int
    fields_per_number: tuple[int, ...]
    """How many show 1, 2, ... 6."""
    starts: int
    volcanoes: int
    valued: int
    """How many gems or stations there are."""
    steps: tuple[int, ...]
    """How many number fields are 1, 2, ... steps away from the nearest start (LR-12)."""


@dataclass(frozen=True, slots=True)
class PlayFigures:
    """Means over all sheets of all games."""

    games: int
    seats: int
    moves: float
    filled: float
    """Share of the number fields with a cross or track at the end."""
    score: float
    spread: float
    """Standard deviation of the score."""
    parts: dict[str, float]
    """Points by kind, as in the record format."""
    hits: dict[str, float]
    """How often valued rows, columns, gems or stations scored; how many lines were closed per sheet."""
    lava: float
    """Lava fields per sheet."""
    wins: tuple[float, ...]
    """Share of the games won, by seat."""
    start_advantage: float
    """How much more than a fair share the first start player wins."""


def grid_figures(sheet: Sheet) -> GridFigures:
    return GridFigures(
        number_fields=sheet.numbers.bit_count(),
        fields_per_number=tuple(sheet.by_number[number].bit_count() for number in NUMBERS),
        starts=sheet.starts.bit_count(),
        volcanoes=sheet.volcanoes.bit_count(),
        valued=sheet.valued.bit_count(),
        steps=tuple(layer.bit_count() for layer in _layers(sheet)),
    )


def _layers(sheet: Sheet) -> Iterator[int]:
    """The number fields one step from a start, two steps, and so on."""
    seen = sheet.starts
    while layer := around(seen) & sheet.numbers & ~seen:
        yield layer
        seen |= layer


def play_figures(sheet: Sheet, seats: int, games: int, seed: int) -> PlayFigures:
    options = LavarailsOptions(sheet=catalogue.sheet_option(sheet))
    finished = [_play(LavarailsState(seats, options), Random(f"{seed}/{number}")) for number in range(games)]
    players = [player for state, _ in finished for player in state.view(None).players]
    totals = [player.score.total for player in players]
    wins = _wins([state.to_act() for state, _ in finished], seats)
    return PlayFigures(
        games=games,
        seats=seats,
        moves=fmean(moves for _, moves in finished),
        filled=fmean((player.marked & sheet.numbers).bit_count() / sheet.numbers.bit_count() for player in players),
        score=fmean(totals),
        spread=pstdev(totals),
        parts=_means([player.score.document() for player in players]),
        hits=_means([_hits(player) for player in players]),
        lava=fmean(player.lava.bit_count() for player in players),
        wins=wins,
        start_advantage=wins[0] - 1 / seats,
    )


def _play(state: LavarailsState, rng: Random) -> tuple[LavarailsState, int]:
    moves = 0
    while not isinstance(waiting := state.to_act(), Over):
        decided = isinstance(waiting, Turn)
        state.apply(yardstick.easy(state.view(waiting.seat), state.legal(), rng) if decided else state.sample(rng))
        moves += 1
    return state, moves


def _wins(ends: list[object], seats: int) -> tuple[float, ...]:
    shares = [0.0] * seats
    for over in ends:
        assert isinstance(over, Over)  # noqa: S101 - _play returns finished games
        for winner in over.winners:
            shares[winner] += 1 / len(over.winners) / len(ends)
    return tuple(shares)


def _hits(player: PlayerSheet) -> dict[str, float]:
    """On one sheet: the share of the values there are that scored."""
    sheet = player.sheet
    if not sheet.volcanic:
        closed = closed_lines(player.tracks)
        return {"stations": _share(sum(closed) & sheet.valued, sheet.valued), "closed_lines": len(closed)}
    done = scoring.completed(sheet, player.marked)
    shares: dict[str, float] = {}
    for kind in ("row", "column"):
        count = sum(lane.kind == kind for lane in sheet.lanes)
        shares[f"{kind}s"] = sum(lane.kind == kind for lane in done) / count if count else 0.0
    return {**shares, "gems": _share(player.marked & sheet.valued, sheet.valued)}


def _share(part: int, whole: int) -> float:
    return part.bit_count() / whole.bit_count() if whole else 0.0


def _means(rows: list[dict[str, float]] | list[dict[str, int]]) -> dict[str, float]:
    return {key: fmean(row[key] for row in rows) for key in rows[0]}
