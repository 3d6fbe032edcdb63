"""Whether the generator keeps its word: many wishes are fulfilled, and each sheet is played again with fresh dice."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev

from gamebox.bots.lavarails.drafting import Wish
from gamebox.bots.lavarails.figures import PlayFigures, grid_figures, play_figures
from gamebox.bots.lavarails.making import NoSheetError, in_balance, make_sheet
from gamebox.bots.lavarails.shaping import Symmetry
from gamebox.games.lavarails.sheet import Level, Sheet, parse_sheet

GAMES = {"volcano": 400, "railway": 200}
"""With fresh dice, for each sheet."""
_OTHER_SEATS = (1, 3, 4)
_OTHERS = 12
_SIZES = (None, (8, 8), None, (9, 9), (12, 8), (8, 12), (16, 16), (10, 10))
_SYMMETRIES: tuple[Symmetry, ...] = ("none", "mirror", "turn")
_FRESH = 1_000_000_007
"""Dice that no wish has."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What became of one wish."""

    code: str
    seconds: float
    """Of one core, for the sheet alone."""
    error: str = ""
    valid: bool = False
    """It parses as it is written, and every number lies there equally often, give or take one."""
    in_balance: bool = False
    """With fresh dice, as far as these games can tell."""
    wished: int = 0
    difficulty: int = 0
    filled: tuple[float, ...] = ()
    """With two players, one, three and four."""
    advantage: float = 0.0
    """Of the start player, with fresh dice."""
    error_of_advantage: float = 0.0


def nth_wish(level: Level, number: int) -> Wish:
    """All sorts of wishes."""
    size, symmetry = _SIZES[number % len(_SIZES)], _SYMMETRIES[number % len(_SYMMETRIES)]
    return Wish(level, 1 + number % 5, size, symmetry, number)


def prove(level: Level, games: int, number: int) -> Proof:
    wish = nth_wish(level, number)
    began = time.process_time()
    try:
        sheet = [progress.sheet for progress in make_sheet(wish)][-1]
    except NoSheetError as error:
        return Proof(wish.code, time.process_time() - began, str(error))
    seconds = time.process_time() - began
    assert sheet is not None  # noqa: S101 - the last progress has it
    fresh = play_figures(sheet, 2, games, wish.seed + _FRESH)
    others = [play_figures(sheet, seats, _OTHERS, wish.seed + _FRESH).filled for seats in _OTHER_SEATS]
    return _proof(wish, seconds, sheet, fresh, (fresh.filled, *others))


def _proof(wish: Wish, seconds: float, sheet: Sheet, fresh: PlayFigures, filled: tuple[float, ...]) -> Proof:
    counts = grid_figures(sheet).fields_per_number
    return Proof(
        code=wish.code,
        seconds=seconds,
        valid=parse_sheet(sheet.document()) == sheet and max(counts) - min(counts) <= 1,
        in_balance=in_balance(sheet, fresh) and all(0.55 <= share <= 0.75 for share in filled),
        wished=wish.difficulty,
        difficulty=fresh.difficulty,
        filled=filled,
        advantage=fresh.start_advantage,
        error_of_advantage=fresh.start_error,
    )


def told(level: Level, proofs: Sequence[Proof]) -> list[str]:
    made = [proof for proof in proofs if not proof.error]
    filled = [share for proof in made for share in proof.filled]
    seconds, advantages = [proof.seconds for proof in proofs], [proof.advantage for proof in made]
    error = fmean(proof.error_of_advantage for proof in made)
    among = max(0.0, pstdev(advantages) ** 2 - error**2) ** 0.5
    near = sum(abs(proof.wished - proof.difficulty) <= 1 for proof in made)
    return [
        f"{len(proofs)} {level} sheets: {sum(proof.valid for proof in made)} valid,"
        f" {sum(proof.in_balance for proof in made)} in balance with fresh dice",
        f"  seconds         {fmean(seconds):.1f} of one core, at worst {max(seconds):.1f}",
        f"  fields filled   {fmean(filled):.1%}, from {min(filled):.1%} to {max(filled):.1%}, with one to four players",
        f"  start player    {fmean(advantages):+.2%}, from {min(advantages):+.2%} to {max(advantages):+.2%};"
        f" standard error of each {error:.2%}, so the sheets themselves differ by {among:.2%}",
        f"  difficulty      {near} within a star of what was wished",
        *(f"  {proof.code}: {proof.error or 'out of balance'}" for proof in proofs if not proof.in_balance),
    ]
