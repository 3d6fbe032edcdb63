"""What a bot is: somebody at one seat of one game, who knows what that seat may know and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, TypeAlias

from typing_extensions import override

from gamebox.engine.game import Event, Options


@dataclass(frozen=True, slots=True)
class Character:
    """How people know a bot. Both are marked by `QT_TRANSLATE_NOOP("Bot", ...)`."""

    name: str
    line: str
    """How it plays, in one sentence."""


class Bot(ABC):
    """A seat's bot for the length of a game."""

    character: ClassVar[Character | None] = None
    """None: it is for tests and tournaments, not for people."""

    def __init__(self, seat: int, options: Options, rng: Random) -> None:
        """`rng` is all the luck it may use: with the same one it plays the same game."""
        self.seat = seat
        self.options = options
        self.rng = rng

    def watch(self, events: Sequence[Event]) -> None:  # noqa: B027 - most bots remember nothing
        """What has happened since it was last told, as its seat saw it. It is called before every `choose`."""

    @abstractmethod
    def choose(self, view: Any, legal: Sequence[Any], deadline: float | None = None) -> Any:
        """One of the legal moves; `deadline` is the time, by time.monotonic, at which somebody becomes impatient.

        A bot that answers differently near a deadline must not depend on it otherwise: without one, the same `rng`
        leads to the same answers.
        """


BotMaker: TypeAlias = Callable[[int, Options, Random], Bot]
"""A class of bots, or whatever makes one."""

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
