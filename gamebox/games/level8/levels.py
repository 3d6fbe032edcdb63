"""The level cards: what each level demands, with one star and with two (L8-3)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from gamebox.games.level8.board import read_data
from gamebox.games.level8.combinations import LARGEST, Requirement

LEVELS = 8
LAUREL = LEVELS + 1
MOST_COMBINATIONS = 4

Level: TypeAlias = tuple[Requirement, ...]
LevelCard: TypeAlias = tuple[Level, ...]
"""One side of a level card: its eight levels."""

_SIDES = ("one_star", "two_stars")


def parse_level(text: str) -> Level:
    """Read "set3 run5"; raises ValueError with one sentence."""
    level = tuple(_requirement(word) for word in text.split(" "))
    if len(level) > MOST_COMBINATIONS:
        raise ValueError(f"A level can demand {MOST_COMBINATIONS} combinations at the most, not {text!r}.")
    if sum(requirement.kind == "colour" for requirement in level) > 1:
        raise ValueError(f"A level can demand one colour only, not {text!r}.")
    return level


def _requirement(word: str) -> Requirement:
    match = re.fullmatch("(set|run|colour)([0-9]{1,2})", word)
    if not match or not 2 <= int(match[2]) <= LARGEST[match[1]]:
        raise ValueError(f"There is no combination {word!r}.")
    return Requirement(match[1], int(match[2]))  # type: ignore[arg-type]


def parse_sides(name: str, data: dict[str, Any]) -> tuple[LevelCard, LevelCard]:
    one, two = (_side(name, data.get(side)) for side in _SIDES)
    return one, two


def _side(name: str, levels: object) -> LevelCard:
    if not isinstance(levels, list) or len(levels) != LEVELS or not all(isinstance(text, str) for text in levels):
        raise ValueError(f"The level card {name!r} needs eight levels on each side.")
    return tuple(map(parse_level, levels))


@lru_cache(maxsize=16)
def load_sides(name: str) -> tuple[LevelCard, LevelCard]:
    return parse_sides(name, read_data("levels", name))


def level_cards(name: str, stars: Sequence[int]) -> tuple[LevelCard, ...]:
    """Each seat's side of the level card."""
    sides = load_sides(name)
    return tuple(sides[count - 1] for count in stars)


def size_of(level: Level) -> int:
    """How many cards the level takes."""
    return sum([requirement.size for requirement in level])
