"""Sheets made to order: drafts are played by bots until one is in balance (rules: sensible play fills 55 to 75 %)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import TypeAlias

from gamebox.bots.lavarails.drafting import FEWEST, Draft, Wish
from gamebox.bots.lavarails.figures import Ended, PlayFigures, figures_of, grid_figures, play_game
from gamebox.games.lavarails.grid import SIDE
from gamebox.games.lavarails.sheet import Sheet

PlayMany: TypeAlias = Callable[[Sheet, int, range], Sequence[Ended]]
"""Play games of those numbers with a seed; a command may do it in several processes."""

_DRAFTS = 8
_SHAPES = 40
"""How many drafts are drawn before one is valid."""
_GLANCE = 10
"""Games by which drafts are compared."""
_LOOK = {"volcano": 240, "railway": 80}
"""Games by which the chosen one is checked; on railway sheets they take longer."""
_SEATS = 2
_ADVANTAGE = 0.03


class NoSheetError(ValueError):
    """A wish that cannot be fulfilled, in one sentence."""


@dataclass(frozen=True, slots=True)
class Progress:
    share: float
    sheet: Sheet | None = None
    """The sheet, once it is there."""
    figures: PlayFigures | None = None


def in_balance(sheet: Sheet, figures: PlayFigures) -> bool:
    """As far as so many games can tell: the start player's advantage blurs by two standard errors."""
    counts = grid_figures(sheet).fields_per_number
    blur = 2 * sqrt((1 / figures.seats) * (1 - 1 / figures.seats) / figures.games)
    return (
        0.55 <= figures.filled <= 0.75
        and max(counts) - min(counts) <= 1
        and abs(figures.start_advantage) <= _ADVANTAGE + blur
        and all(share > 0 for share in figures.hits.values())
    )


def make_sheet(wish: Wish, play: PlayMany | None = None) -> Iterator[Progress]:
    """Tell how far it is, and at last the sheet; raises NoSheetError."""
    play = play or _one_by_one
    _check(wish)
    drafts: list[tuple[int, int, Sheet, Sequence[Ended]]] = []
    for number, sheet in enumerate(_drafts(wish)):
        ended = play(sheet, wish.seed, range(_GLANCE))
        drafts.append((abs(figures_of(sheet, ended).difficulty - wish.difficulty), number, sheet, ended))
        yield Progress(0.6 * (number + 1) / _DRAFTS)
    for number, (_, _, sheet, ended) in enumerate(sorted(drafts, key=lambda draft: draft[:2]), 1):
        figures = figures_of(sheet, [*ended, *play(sheet, wish.seed, range(_GLANCE, _LOOK[wish.level]))])
        if in_balance(sheet, figures):
            yield Progress(1.0, sheet, figures)
            return
        yield Progress(0.6 + 0.4 * number / _DRAFTS)
    raise NoSheetError(f"No sheet in balance was found for {wish.code}; another seed or size may do.")


def _check(wish: Wish) -> None:
    if wish.size and not (all(3 <= side <= SIDE for side in wish.size) and wish.size[0] * wish.size[1] >= FEWEST + 8):
        raise NoSheetError(
            f"A sheet in balance needs at least {FEWEST + 8} fields and no side longer than {SIDE} or shorter than 3."
        )


def _drafts(wish: Wish) -> Iterator[Sheet]:
    found = 0
    for number in range(_SHAPES):
        sheet = Draft(wish, Random(f"{wish.code}/{number}")).sheet()
        if sheet:
            found += 1
            yield sheet
        if found == _DRAFTS:
            return


def _one_by_one(sheet: Sheet, seed: int, numbers: range) -> Sequence[Ended]:
    return [play_game(sheet, _SEATS, seed, number) for number in numbers]
