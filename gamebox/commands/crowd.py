"""What commands that play many games share: options from the command line, and a progress bar."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

R = TypeVar("R")
_BAR = 40


def options_from(pairs: Sequence[str]) -> dict[str, Any]:
    """`k=v` as often as wanted; a value is JSON, or just a word. Raises ValueError."""
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not key or not equals:
            raise ValueError(f"An option is written k=v, not {pair!r}.")
        try:
            options[key] = json.loads(value)
        except ValueError:
            options[key] = value
    return options


class Bar:
    """Tells on a terminal how much of something is done, and nowhere else."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._shown = sys.stderr.isatty()

    def show(self, number: int) -> None:
        if self._shown:
            done = _BAR * number // self._count
            end = "\n" if number == self._count else ""
            sys.stderr.write(f"\r[{'#' * done}{'.' * (_BAR - done)}] {number} of {self._count}{end}")
            sys.stderr.flush()

    def beside(self, results: Iterable[R]) -> Iterator[R]:
        """The same results, counted."""
        for number, result in enumerate(results, 1):
            self.show(number)
            yield result
