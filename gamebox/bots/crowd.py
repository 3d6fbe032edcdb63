"""Many games in several processes, which end with the one that started them."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Crew:
    """Processes that do the same work on many things; one process alone is this one."""

    def __init__(self, jobs: int) -> None:
        spawning = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(jobs, spawning, initializer=end_with_owner) if jobs > 1 else None

    def in_order(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """The results in the order of the items, whichever of the processes is first."""
        return map(work, items) if self._pool is None else self._pool.map(work, items)

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, failed: type[BaseException] | None, *_about: object) -> None:
        if self._pool:
            self._pool.shutdown(wait=failed is None, cancel_futures=failed is not None)


def in_order(work: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[R]:
    """The same, for a crew that is needed only once."""
    with Crew(jobs) as crew:
        yield from crew.in_order(work, items)


def end_with_owner() -> None:
    """A process of a pool waits for work for ever, even if whoever would bring it was killed: so it watches out."""
    owner = multiprocessing.parent_process()
    if owner:
        threading.Thread(target=_outlive_nobody, args=(owner.sentinel,), daemon=True).start()


def _outlive_nobody(owner: int) -> None:
    connection.wait([owner])
    os._exit(1)
