"""The oval: which action each field has, and where stones and towers get to on it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Literal, TypeAlias, get_args

from gamebox.engine.resources import resource_folder

FieldAction: TypeAlias = Literal["plus1", "plus2", "again", "swap", "all", "joker", "ask", "reveal", "wild"]
FIELD_ACTIONS: tuple[FieldAction, ...] = get_args(FieldAction)
WISHES = FIELD_ACTIONS[:-1]
"""What the wild field may become: any other action (L8-38)."""

_FEWEST_FIELDS = 7  # with six towers one field is always free


@dataclass(frozen=True)
class Board:
    fields: tuple[FieldAction, ...]

    @cached_property
    def _following(self) -> tuple[int, ...]:
        """The next field of each, clockwise."""
        return (*range(1, len(self.fields)), 0)

    @cached_property
    def _of_action(self) -> dict[FieldAction, frozenset[int]]:
        """The fields of each action."""
        return {
            action: frozenset(field for field, its in enumerate(self.fields) if its == action)
            for action in FIELD_ACTIONS
        }

    def advance(self, start: int, steps: int, opponents: Sequence[int]) -> int:
        """Where a stone gets to clockwise; opponents' fields are skipped and not counted (L8-22)."""
        field = start
        following = self._following
        for _ in range(steps):
            field = following[field]
            while field in opponents:
                field = following[field]
        return field

    def free_actions(self, opponents: Sequence[int]) -> set[FieldAction]:
        """What can be had on a field without an opponent's tower."""
        occupied = set(opponents)
        return {action for action, fields in self._of_action.items() if not fields <= occupied}

    def nearest(self, start: int, action: FieldAction, opponents: Sequence[int]) -> int | None:
        """The nearest free field of that action, clockwise (L8-38); None if all are occupied."""
        size = len(self.fields)
        for distance in range(1, size + 1):
            field = (start + distance) % size
            if self.fields[field] == action and field not in opponents:
                return field
        return None


def read_data(folder: str, name: str) -> dict[str, Any]:
    """The data file of that name; raises ValueError with one sentence if there is none."""
    known = {file.stem: file for file in (resource_folder() / folder).glob("*.toml")}
    path = known.get(name)
    if path is None:
        raise ValueError(f"There is no {name[:40]!r} among the {folder}; there is {', '.join(sorted(known))}.")
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path.name} cannot be read: {error}.") from error


def parse_board(name: str, data: dict[str, Any]) -> Board:
    fields = data.get("fields")
    if not isinstance(fields, list) or len(fields) < _FEWEST_FIELDS:
        raise ValueError(f"The board {name!r} needs a list of at least {_FEWEST_FIELDS} fields.")
    for number, field in enumerate(fields):
        if field not in FIELD_ACTIONS:
            raise ValueError(f"Field {number} of the board {name!r} has no known action: {field!r}.")
    return Board(tuple(fields))


@lru_cache(maxsize=16)
def load_board(name: str) -> Board:
    return parse_board(name, read_data("boards", name))
