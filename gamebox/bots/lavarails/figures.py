"""How a sheet plays: figures of its grid, and of games that sensible bots played on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from random import Random
from statistics import fmean, pstdev

from gamebox.bots.lavarails import yardstick
from gamebox.engine.game import Over
from gamebox.games.lavarails import catalogue, scoring
from gamebox.games.lavarails.actions import NUMBERS, Action
from gamebox.games.lavarails.grid import around, fields
from gamebox.games.lavarails.position import LavarailsOptions
from gamebox.games.lavarails.sheet import Sheet
from gamebox.games.lavarails.state import LavarailsState
from gamebox.games.lavarails.tracks import closed_lines
from gamebox.games.lavarails.view import Phase, PlayerSheet

_OVER = Phase.OVER
_CHANCE = frozenset({Phase.ERUPTION, Phase.ROLL, Phase.REROLL, Phase.GHOST})
_FEW = 4
_PER_SPREAD = {2: 0.399, 3: 0.345, 4: 0.297}
"""How much likelier one of so many equal players wins who is ahead of the others by a little of the spread of leads."""
_EASY, _STAR = 0.46, 0.045
"""The share of all points that one star means, and how much less every further star."""


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
    """How much more than a fair share the first start player wins, judged by how far ahead the scores are."""
    start_error: float
    """The standard error of that."""
    lanes: tuple[float, ...]
    """How often each row and column with a value was completed, in the sheet's order."""
    values: dict[int, float]
    """How often each gem or station scored, by field."""
    deadly: dict[int, float]
    """How often each number field ended under lava."""
    dead: dict[int, float]
    """How often each number field stayed empty."""
    difficulty: int
    """Stars from 1 to 5: the less of all points a sensible player gets, the more."""
    share: float
    """What a sensible player gets, of all points there are."""


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


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that sensible bots have played."""

    players: tuple[PlayerSheet, ...]
    over: Over
    moves: int


def play_game(sheet: Sheet, seats: int, seed: int, number: int) -> Ended:
    """One of many games: the same seed and number give the same game."""
    state, rng = _beginning(sheet, seats).clone(), Random(f"{seed}/{number}")
    moves = 0
    while state.phase is not _OVER:
        state.apply(state.sample(rng) if state.phase in _CHANCE else _decision(state))
        moves += 1
    return Ended(state.view(None).players, state.outcome(), moves)


@lru_cache(maxsize=8)
def _beginning(sheet: Sheet, seats: int) -> LavarailsState:
    """A sheet is read once, not for every game."""
    return LavarailsState(seats, LavarailsOptions(sheet=catalogue.sheet_option(sheet)))


def _decision(state: LavarailsState) -> Action:
    player = state.player(state.turn)
    return yardstick.decide(state.phase, player, state.targets, state.pool(), state.left, state.reroll_fail)


def play_figures(sheet: Sheet, seats: int, games: int, seed: int) -> PlayFigures:
    return figures_of(sheet, [play_game(sheet, seats, seed, number) for number in range(games)])


def refined_figures(sheet: Sheet, seats: int, games: int, seed: int) -> Iterator[PlayFigures]:
    """Figures of a few games, then of twice as many, and so on: each better than the ones before."""
    ended: list[Ended] = []
    while len(ended) < games:
        more = min(max(_FEW, len(ended)), games - len(ended))
        ended += [play_game(sheet, seats, seed, len(ended) + number) for number in range(more)]
        yield figures_of(sheet, ended)


def figures_of(sheet: Sheet, ended: Sequence[Ended]) -> PlayFigures:
    players = [player for game in ended for player in game.players]
    totals = [player.score.total for player in players]
    seats = len(ended[0].players)
    advantage, error = _start_advantage([[player.score.total for player in game.players] for game in ended], seats)
    share = fmean(totals) / _all_points(sheet)
    return PlayFigures(
        games=len(ended),
        seats=seats,
        moves=fmean(game.moves for game in ended),
        filled=fmean((player.marked & sheet.numbers).bit_count() / sheet.numbers.bit_count() for player in players),
        score=fmean(totals),
        spread=pstdev(totals),
        parts=_means([player.score.document() for player in players]),
        hits=_means([_hits(player) for player in players]),
        lava=fmean(player.lava.bit_count() for player in players),
        wins=_wins([game.over for game in ended], seats),
        start_advantage=advantage,
        start_error=error,
        lanes=tuple(fmean(not lane.numbers & ~player.marked for player in players) for lane in sheet.lanes),
        values=_frequencies(sheet.valued, [_scoring(player) for player in players]),
        deadly=_frequencies(sheet.numbers, [player.lava for player in players]),
        dead=_frequencies(sheet.numbers, [~(player.marked | player.lava) for player in players]),
        difficulty=_stars(share),
        share=share,
    )


def _frequencies(wanted: int, masks: Sequence[int]) -> dict[int, float]:
    return {field: sum(mask >> field & 1 for mask in masks) / len(masks) for field in fields(wanted)}


def _scoring(player: PlayerSheet) -> int:
    """The fields whose gem or station would score."""
    return player.marked if player.sheet.volcanic else sum(closed_lines(player.tracks))


def _all_points(sheet: Sheet) -> int:
    """What a sheet would score if everything on it did."""
    values = scoring.values_on(sheet, sheet.valued)
    if sheet.volcanic:
        return max(1, values + sum(lane.points for lane in sheet.lanes))
    return values + 3 * (sheet.numbers | sheet.starts).bit_count()


def _stars(share: float) -> int:
    return max(1, min(5, round(stars_of(share))))


def stars_of(share: float) -> float:
    """Before they are rounded."""
    return 1 + (_EASY - share) / _STAR


def _start_advantage(games: Sequence[Sequence[int]], seats: int) -> tuple[float, float]:
    """How much more likely the first seat wins than its share, and the standard error of that.

    Scores spread like a normal curve, so how far the first seat is ahead on average tells its chance to win; counted
    wins would need half as many games again with two seats, and twice as many with four (docs/sheets.md).
    """
    if seats == 1:
        return 0.0, 0.0
    ahead = [scores[0] - fmean(scores[1:]) for scores in games]
    spread = pstdev(ahead)
    error = _PER_SPREAD[seats] / sqrt(len(games))
    return (_PER_SPREAD[seats] * fmean(ahead) / spread if spread else 0.0), error


def _wins(ends: Sequence[Over], seats: int) -> tuple[float, ...]:
    shares = [0.0] * seats
    for over in ends:
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
