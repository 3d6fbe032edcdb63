"""What a bot is: somebody at one seat of one game, who knows what that seat may know and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from typing_extensions import override

from gamebox.engine.game import Event, Options


class Bot(ABC):
    """A seat's bot for the length of a game."""

    def __init__(self, seat: int, options: Options, rng: Random) -> None:
        """`rng` is all the luck it may use: with the same one it plays the same game."""
        self.seat = seat
        self.options = options
        self.rng = rng

    def watch(self, events: Sequence[Event]) -> None:  # noqa: B027 - most bots remember nothing
        """What has happened since it was last told, as its seat saw it. It is called before every `choose`."""

    @abstractmethod
    def choose(self, view: Any, legal: Sequence[Any], deadline: float | None = None) -> Any:
        """One of the legal moves; `deadline` is the time, by time.monotonic, at which somebody becomes impatient."""


BotMaker: TypeAlias = Callable[[int, Options, Random], Bot]
"""A class of bots, or whatever makes one. It must be picklable by name: bots think in another process."""

Policy: TypeAlias = Callable[[Any, Sequence[Any], Random], Any]
"""Chooses from a view and the legal moves, and remembers nothing."""


class PolicyBot(Bot):
    """Plays by a policy. Derive from it and set `policy`."""

    policy: Policy

    @override
    def choose(self, view: Any, legal: Sequence[Any], deadline: float | None = None) -> Any:
        return self.policy(view, legal, self.rng)


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    @override
    def choose(self, view: Any, legal: Sequence[Any], deadline: float | None = None) -> Any:
        return self.rng.choice(legal)
