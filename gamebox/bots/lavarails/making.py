"""Sheets made to order: drafts are played by bots until one is in balance (rules: sensible play fills 55 to 75 %).

`make_sheet` is a generator: whoever runs it hears after a few dozen games how far it is, and ends it by not going on.
It needs no window, no clock and no other process, so a worker runs it as it is: report `share`, keep `sheet` when it is
there. The same wish gives the same sheet everywhere, however the games are spread over processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import TypeAlias

from gamebox.bots.lavarails.drafting import FEWEST, LAST_SEED, Draft, Wish
from gamebox.bots.lavarails.figures import Ended, PlayFigures, figures_of, grid_figures, play_game, stars_of
from gamebox.games.lavarails.grid import SIDE
from gamebox.games.lavarails.sheet import Sheet

PlayMany: TypeAlias = Callable[[Sheet, int, int, range], Sequence[Ended]]
"""Play games of those numbers with so many seats and a seed; a command may do it in several processes."""

SEATS = 2
"""So many play the games by which a sheet is judged: with more, the first start player gains about as much."""
_DRAFTS = 8
_SHAPES = 60
"""How many drafts are drawn before that many are valid."""
_GLANCE = 10
"""Games by which drafts are compared."""
_OTHER_SEATS = (1, 3, 4)
_OTHERS = 6
"""Games with each other number of players: that they fill as much as two do."""
_LOOKS = {"volcano": (800, 1600, 3200), "railway": (400, 800)}
"""After so many games it is asked whether they prove a sheet fair; those on railway sheets take longer."""
_BUDGET = {"volcano": 6400, "railway": 2400}
"""Games on all drafts together: what one core plays in less than 20 seconds."""
_CHUNK = 50
_ADVANTAGE = 0.03
_FILLED = (0.55, 0.75)


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
    return _even(sheet, figures) and abs(figures.start_advantage) <= _ADVANTAGE + 2 * figures.start_error


def surely_in_balance(sheet: Sheet, figures: PlayFigures, *, slack: float = 1.0) -> bool:
    """So many games that `slack` standard errors more would change nothing."""
    return _even(sheet, figures) and abs(figures.start_advantage) + slack * figures.start_error <= _ADVANTAGE


def _even(sheet: Sheet, figures: PlayFigures) -> bool:
    counts = grid_figures(sheet).fields_per_number
    scoring = all(share > 0 for share in figures.hits.values())
    return _FILLED[0] <= figures.filled <= _FILLED[1] and max(counts) - min(counts) <= 1 and scoring


def make_sheet(wish: Wish, play: PlayMany | None = None) -> Iterator[Progress]:
    """Tell how far it is, and at last the sheet; raises NoSheetError."""
    _check(wish)
    play = play or _one_by_one
    drafts: list[tuple[float, int, Sheet]] = []
    for number, sheet in enumerate(_drafts(wish)):
        glance = figures_of(sheet, play(sheet, SEATS, wish.seed, range(_GLANCE)))
        drafts.append((abs(stars_of(glance.share) - wish.difficulty), number, sheet))
        yield Progress(0.2 * (number + 1) / _DRAFTS)
    played = 0
    for _, _, sheet in sorted(drafts, key=lambda draft: draft[:2]):
        if not _fills_with_any_seats(sheet, wish.seed, play):
            continue
        for chunk in _chunks(sheet, wish, play, _BUDGET[wish.level] - played):
            played += chunk.games
            if chunk.proven:
                yield Progress(1.0, sheet, chunk.proven)
                return
            yield Progress(1 - 0.8 * exp(-2 * played / _LOOKS[wish.level][-1]))
    raise NoSheetError(f"No sheet in balance was found for {wish.code}; another seed or size may do.")


def _check(wish: Wish) -> None:
    if wish.size and not (all(3 <= side <= SIDE for side in wish.size) and wish.size[0] * wish.size[1] >= FEWEST + 8):
        raise NoSheetError(
            f"A sheet in balance needs at least {FEWEST + 8} fields and no side longer than {SIDE} or shorter than 3."
        )
    if not 0 <= wish.seed <= LAST_SEED:
        raise NoSheetError(f"A seed is a number from 0 to {LAST_SEED}.")


def _drafts(wish: Wish) -> Iterator[Sheet]:
    found = 0
    for number in range(_SHAPES):
        sheet = Draft(wish, Random(f"{wish.code}/{number}")).sheet()
        if sheet:
            found += 1
            yield sheet
        if found == _DRAFTS:
            return


def _fills_with_any_seats(sheet: Sheet, seed: int, play: PlayMany) -> bool:
    filled = (figures_of(sheet, play(sheet, seats, seed, range(_OTHERS))).filled for seats in _OTHER_SEATS)
    return all(_FILLED[0] <= share <= _FILLED[1] for share in filled)


@dataclass(frozen=True, slots=True)
class _Chunk:
    """Some games more on a draft, and the figures of all of them once they prove it to be in balance."""

    games: int
    proven: PlayFigures | None = None


def _chunks(sheet: Sheet, wish: Wish, play: PlayMany, most: int) -> Iterator[_Chunk]:
    """More and more games, until they prove the sheet or speak against it: then another draft is worth more games.

    Early looks want a standard error to spare, the last one none. The start player's advantage differs so little from
    sheet to sheet that few of those that pass are beyond the limit (docs/sheets.md).
    """
    ended: list[Ended] = []
    for games in (games for games in _LOOKS[wish.level] if games <= most):
        while len(ended) < games:
            ended += play(sheet, SEATS, wish.seed, range(len(ended), min(games, len(ended) + _CHUNK)))
            if len(ended) < games:
                yield _Chunk(_CHUNK)
        figures = figures_of(sheet, ended)
        slack = 0.0 if games == _LOOKS[wish.level][-1] else 1.0
        yield _Chunk(_CHUNK, figures if surely_in_balance(sheet, figures, slack=slack) else None)
        if not surely_in_balance(sheet, figures, slack=0.0):
            return


def _one_by_one(sheet: Sheet, seats: int, seed: int, numbers: range) -> Sequence[Ended]:
    return [play_game(sheet, seats, seed, number) for number in numbers]
