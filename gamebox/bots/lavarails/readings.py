"""What figures of a sheet mean: which of them are as they should be, and which fields make them so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from gamebox.bots.lavarails.figures import PlayFigures, grid_figures
from gamebox.games.lavarails.actions import NUMBERS
from gamebox.games.lavarails.grid import fields
from gamebox.games.lavarails.sheet import Lane, Sheet

Verdict: TypeAlias = Literal["good", "low", "high", "unknown"]
Kind: TypeAlias = Literal["numbers", "filled", "score", "start", "lanes", "values", "loops", "deadly", "dead"]

FILLED = (0.55, 0.75)
"""What sensible play should fill (rules, "Sheets are data")."""
ADVANTAGE = 0.03
_NEVER = 0.03
"""What happens more seldom is as good as never."""
_DEADLY, _DEAD = 0.5, 0.85
_MANY = 0.1
"""The share of fields that may be deadly, or dead."""
_SAME, _LUCKY = 0.06, 0.6
"""The spread of scores, as a share of their mean, below which all sheets are alike, and above which luck decides."""
_FEW_LOOPS = 0.5
TELLING = 40
"""Games after which it can be said how hard a sheet is, and so many more until it can be said whom it favours."""
_FAIR_TELLING = 120


@dataclass(frozen=True, slots=True)
class Reading:
    kind: Kind
    verdict: Verdict
    value: float = 0.0
    spread: float = 0.0
    """How far the value may be off, or how far single ones are from it."""
    fields: tuple[int, ...] = ()
    lanes: tuple[Lane, ...] = ()
    numbers: tuple[int, ...] = ()
    """Those that there are too many or too few of."""


def of_grid(sheet: Sheet) -> list[Reading]:
    """What can be told without a game."""
    counts = grid_figures(sheet).fields_per_number
    if max(counts) - min(counts) <= 1:
        return [Reading("numbers", "good", min(counts), max(counts))]
    rare, frequent = (tuple(each for each in NUMBERS if counts[each - 1] == edge(counts)) for edge in (min, max))
    too_many = len(frequent) < len(rare)
    verdict: Verdict = "high" if too_many else "low"
    numbers = frequent if too_many else rare
    concerned = tuple(field for field in fields(sheet.numbers) if sheet.number_at[field] in numbers)
    return [Reading("numbers", verdict, min(counts), max(counts), concerned, numbers=numbers)]


def of_play(sheet: Sheet, figures: PlayFigures) -> list[Reading]:
    """What games have shown."""
    readings = [
        Reading("filled", _between(figures.filled, *FILLED), figures.filled),
        _score(figures),
        _start(figures),
    ]
    if sheet.volcanic:
        readings += [_lanes(sheet, figures), _values(figures), _deadly(sheet, figures)]
    else:
        loops = figures.hits["closed_lines"]
        readings += [Reading("loops", "low" if loops < _FEW_LOOPS else "good", loops), _values(figures)]
    return [*readings, _often("dead", figures.dead, _DEAD)]


def _between(value: float, low: float, high: float) -> Verdict:
    return "low" if value < low else "high" if value > high else "good"


def _score(figures: PlayFigures) -> Reading:
    verdict = _between(figures.spread / figures.score, _SAME, _LUCKY) if figures.score > 0 else "low"
    return Reading("score", verdict, figures.score, figures.spread)


def _start(figures: PlayFigures) -> Reading:
    """What is beyond the bounds, but may be so by chance, is told neither way."""
    off, advantage = 2 * figures.start_error, figures.start_advantage
    doubtful = ADVANTAGE < abs(advantage) <= ADVANTAGE + off or figures.games < _FAIR_TELLING
    return Reading("start", "unknown" if doubtful else _between(advantage, -ADVANTAGE, ADVANTAGE), advantage, off)


def _lanes(sheet: Sheet, figures: PlayFigures) -> Reading:
    """Which rows and columns are as good as never completed."""
    never = tuple(lane for lane, share in zip(sheet.lanes, figures.lanes, strict=True) if share < _NEVER)
    if not sheet.lanes:
        return Reading("lanes", "low")
    scored = 1 - len(never) / len(sheet.lanes)
    return Reading("lanes", "low" if never else "good", scored, lanes=never)


def _values(figures: PlayFigures) -> Reading:
    """Which gems or stations are as good as never won."""
    never = tuple(field for field, share in figures.values.items() if share < _NEVER)
    if not figures.values:
        return Reading("values", "low")
    return Reading("values", "low" if never else "good", 1 - len(never) / len(figures.values), fields=never)


def _deadly(sheet: Sheet, figures: PlayFigures) -> Reading:
    return _often("deadly", figures.deadly, _DEADLY) if sheet.volcanoes else Reading("deadly", "low")


def _often(kind: Kind, shares: Mapping[int, float], limit: float) -> Reading:
    """How many fields end that way more often than not."""
    concerned = tuple(field for field, share in shares.items() if share > limit)
    many = len(concerned) > _MANY * len(shares)
    return Reading(kind, "high" if many else "good", len(concerned), fields=concerned)
