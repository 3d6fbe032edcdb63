"""How a game is to be watched: from where, what is marked in it, and what it is an example of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Example:
    """What a game explains."""

    caption: str
    go_on: Callable[[], None]
    """Leads to the next example, or back to the rules."""
    begin: int = 0
    """Where it begins; what came before only leads there."""


@dataclass(frozen=True)
class Cue:
    position: int = 0
    moments: Sequence[int] = ()
    """Positions worth a look."""
    example: Example | None = None
