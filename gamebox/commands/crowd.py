"""What commands that play many games share: options from the command line, several processes, and a progress bar."""

from __future__ import annotations

import json
import multiprocessing
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
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


def in_order(work: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[R]:
    """The results in the order of the items, whichever of the processes is first."""
    if jobs == 1:
        yield from map(work, items)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            yield from pool.map(work, items)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


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
