"""What a sheet may still score: the common shape of both levels, as bots and judge use it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from gamebox.bots.lavarails.odds import ahead
from gamebox.games.lavarails.view import PlayerSheet

DICE_A_PASS = {1: 3.8, 2: 3.2, 3: 3.1, 4: 3.0}
"""How many dice a player places in a pass, by the number of players."""
_EACH, _VICTORY = 0.3, 42.0


class Aim(NamedTuple):
    """To win: every point is worth a little, and those that bring it past the rival most of all."""

    rival: float
    """What the best of the others may score."""
    spread: float

    def worth(self, points: float) -> float:
        return _EACH * points + _VICTORY * ahead(points - self.rival, self.spread)


class Outlook(ABC):
    """One sheet, as it may look when the pass is over, and the passes after that."""

    def __init__(self, player: PlayerSheet, seats: int, passes: int, aim: Aim | None = None) -> None:
        self.player = player
        self.sheet = player.sheet
        self.seats = seats
        self.passes = passes
        """How many are left after this one."""
        self._aim = aim
        self._known: dict[int, float] = {}
        self._spreads: dict[int, float] = {}

    def points(self, dice: int) -> float:
        """Expected at the end of the game if these dice lie on the sheet when the pass is over; weighed by the aim."""
        known = self._known.get(dice)
        if known is None:
            known = self._known[dice] = self._points(dice)
        return known

    @abstractmethod
    def _points(self, dice: int) -> float: ...

    def weighed(self, points: float) -> float:
        points += self.player.head_start
        return self._aim.worth(points) if self._aim else points

    @cached_property
    def wishes(self) -> Mapping[int, float]:
        """What a die on each free field is worth, roughly; fields that are left out are worth nothing."""
        return self._wishes()

    @abstractmethod
    def _wishes(self) -> Mapping[int, float]: ...

    def spread(self, dice: int) -> float:
        """The standard deviation of the points at the end of the game."""
        known = self._spreads.get(dice)
        if known is None:
            known = self._spreads[dice] = self._spread(dice)
        return known

    @abstractmethod
    def _spread(self, dice: int) -> float: ...
