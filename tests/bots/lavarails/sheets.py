"""Sheets that nobody has drawn: valid ones of any shape, for properties that must hold on all of them."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies

from gamebox.games.lavarails.sheet import SheetError, parse_sheet
from gamebox.games.lavarails.tracks import PIECES


def random_sheet(seed: int) -> dict[str, Any]:
    rng = Random(seed)
    height, width = rng.randint(2, 6), rng.randint(2, 6)
    volcanic = rng.random() < 0.5
    grid = [[_cell(volcanic, rng) for _ in range(width)] for _ in range(height)]
    row, column = rng.randrange(height), rng.randrange(width)
    grid[row][column] = "x" if volcanic else rng.choice(PIECES)
    near = (row, column + 1) if column + 1 < width else (row, column - 1)
    grid[near[0]][near[1]] = str(rng.randint(1, 6))
    return _reachable(
        {
            "level": "volcano" if volcanic else "railway",
            "row_points": [rng.choice([0, 5, 9]) for _ in range(height)] if volcanic else [],
            "column_points": [rng.choice([0, 4, 8]) for _ in range(width)] if volcanic else [],
        },
        grid,
    )


def _cell(volcanic: bool, rng: Random) -> str:
    chance, number = rng.random(), str(rng.randint(1, 6))
    if chance < 0.1:
        return "."
    if chance < 0.15:
        return rng.choice("xV") if volcanic else rng.choice(PIECES)
    if chance < 0.3:
        return f"{number}{'+' if volcanic else '@'}{rng.randint(1, 6)}"
    return number


def _reachable(document: dict[str, Any], grid: list[list[str]]) -> dict[str, Any]:
    """Number fields that no play can reach become gaps."""
    while True:
        document["grid"] = "\n".join(" ".join(row) for row in grid)
        try:
            parse_sheet(document)
        except SheetError as error:
            grid[(error.row or 1) - 1][(error.column or 1) - 1] = "."
        else:
            return document


sheets = strategies.integers(0, 100_000).map(random_sheet)
