"""Shapes of sheets: so many fields in one piece that reach all four sides of their frame, smooth or ragged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Literal, TypeAlias

Symmetry: TypeAlias = Literal["none", "mirror", "turn"]
Cell: TypeAlias = tuple[int, int]
"""Row and column."""
Size: TypeAlias = tuple[int, int]
"""Width and height."""
Twins: TypeAlias = Callable[[Cell], set[Cell]]
"""A cell and the one that belongs to it."""


def twins_in(size: Size, symmetry: Symmetry) -> Twins:
    width, height = size

    def twins(cell: Cell) -> set[Cell]:
        row, column = cell
        if symmetry == "mirror":
            return {cell, (row, width - 1 - column)}
        if symmetry == "turn":
            return {cell, (height - 1 - row, width - 1 - column)}
        return {cell}

    return twins


def shape(size: Size, wanted: int, symmetry: Symmetry, rng: Random, ragged: float) -> set[Cell]:
    """Ways from the middle to all sides, and more and more fields beside them: the more neighbours, the sooner."""
    width, height = size
    twins = twins_in(size, symmetry)
    frame = {(row, column) for row in range(height) for column in range(width)}
    liking = {cell: rng.random() for cell in sorted(frame)}
    cells = {twin for cell in _ways(size, symmetry, rng) for twin in twins(cell)}
    while len(cells) < min(wanted, len(frame)):
        shore = {cell for each in cells for cell in beside(each)} & frame - cells
        chosen = max(sorted(shore), key=lambda cell: len(beside(cell) & cells) + ragged * liking[cell])
        cells |= twins(chosen)
    return cells


def _ways(size: Size, symmetry: Symmetry, rng: Random) -> Iterator[Cell]:
    """From the middle, which symmetries leave as it is, to a place at each side that no twin reaches."""
    width, height = size
    rows, columns = ((height - 1) // 2, height // 2), ((width - 1) // 2, width // 2)
    yield from ((row, column) for row in rows for column in columns)
    row, column = rng.randrange(height), rng.choice(columns) if symmetry == "mirror" else rng.randrange(width)
    goals = [(0, column), (row, 0)]
    if symmetry != "turn":
        goals.append((height - 1, rng.choice(columns) if symmetry == "mirror" else rng.randrange(width)))
    if symmetry == "none":
        goals.append((rng.randrange(height), width - 1))
    for goal in goals:
        yield from _steps((rng.choice(rows), rng.choice(columns)), goal, rng)


def _steps(at: Cell, goal: Cell, rng: Random) -> Iterator[Cell]:
    """A way with bends, never away from its goal."""
    while at != goal:
        down, right = goal[0] - at[0], goal[1] - at[1]
        if rng.random() * (abs(down) + abs(right)) < abs(down):
            at = (at[0] + (1 if down > 0 else -1), at[1])
        else:
            at = (at[0], at[1] + (1 if right > 0 else -1))
        yield at


def beside(cell: Cell) -> set[Cell]:
    row, column = cell
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def distance(cell: Cell, others: Iterable[Cell]) -> int:
    """Steps to the nearest of the others; many without any."""
    return min((abs(cell[0] - row) + abs(cell[1] - column) for row, column in others), default=99)


def in_one_piece(cells: set[Cell]) -> bool:
    reached: set[Cell] = set()
    more = {min(cells)} if cells else set()
    while more:
        reached |= more
        more = {near for cell in more for near in beside(cell)} & cells - reached
    return reached == cells
