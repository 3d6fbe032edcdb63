"""Whole games among bots, without a picture."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from gamebox.bots.judge import Judge, judge_for
from gamebox.bots.registry import maker_of, measure
from gamebox.engine.chance import Dice
from gamebox.engine.game import Chance, Over, Refused
from gamebox.engine.record import Seat, Setup
from gamebox.engine.session import Session

_clock = time.perf_counter if sys.platform == "win32" else time.process_time
"""The processor's time does not depend on what else is going on; but Windows counts it in steps of 16 ms."""


class Faulty(Exception):  # noqa: N818 - the bot is
    """A bot that does not play by the rules, in one sentence."""


def bot_seats(bots: Sequence[str], count: int) -> list[Seat]:
    """`count` seats, the bots taking turns in filling them."""
    return [Seat(f"Bot {index + 1}", player=f"bot:{bots[index % len(bots)]}") for index in range(count)]


def play(setup: Setup, rng: Random) -> Session:
    """A game to its end; every seat must be a bot's."""
    session = Session(setup)
    finish(session, rng)
    return session


def finish(session: Session, rng: Random, at_most: int | None = None) -> None:
    """Let the bots play a session to its end, or `at_most` moves of it."""
    dice, players = Dice(rng), [Player(session, seat, rng) for seat in range(len(session.setup.seats))]
    while not isinstance(waiting := session.state.to_act(), Over) and at_most != 0:
        if isinstance(waiting, Chance):
            session.let_chance(dice)
        else:
            players[waiting.seat].play()
        at_most = None if at_most is None else at_most - 1


class Player:
    """A bot that is told what its seat sees of a session."""

    def __init__(self, session: Session, seat: int, rng: Random) -> None:
        setup = session.setup
        self._session = session
        self._name = setup.seats[seat].bot or measure(setup.game.id)
        self._bot = maker_of(setup.game.id, self._name)(seat, setup.options, rng)
        self._told = 0
        self.times: list[float] = []
        """How many milliseconds each move took."""

    def choose(self, patience: float | None = None) -> Any:
        """`patience` is how many seconds the bot may take; it is told when they end."""
        seat, state = self._bot.seat, self._session.state
        new = self._session.steps_from(self._told)
        self._told += len(new)
        seen = (event.seen_by(seat) for step in new for event in step.events)
        told, view, legal = [event for event in seen if event], state.view(seat), state.legal()
        began = _clock()
        self._bot.watch(told)
        action = self._bot.choose(view, legal, None if patience is None else time.monotonic() + patience)
        self.times.append(1000 * (_clock() - began))
        return action

    def play(self, patience: float | None = None) -> None:
        """Choose and do it; raises Faulty for whatever somebody's own bot can do wrong."""
        try:
            self._session.submit(self.choose(patience))
        except Refused as error:
            raise Faulty(f"The bot {self._name} made a move that is not allowed: {error}") from error
        except Exception as error:
            raise Faulty(f"The bot {self._name} failed: {type(error).__name__}: {error}") from error


@dataclass(frozen=True)
class Match:
    """One game of a tournament. Games with the same seed have the same dice, as long as the same is decided."""

    setup: Setup
    seed: str
    patience: float | None = None
    luck: bool = True
    """Whether luck is wanted, which takes a judge's time."""


@dataclass(frozen=True)
class Outcome:
    """How a match ended, by seats."""

    wins: tuple[float, ...]
    scores: tuple[int, ...]
    luck: tuple[float, ...] | None
    times: tuple[list[float], ...]


def play_match(match: Match) -> Outcome:
    """Raises Faulty."""
    setup = match.setup
    session, dice = Session(setup), Dice(Random(match.seed))
    players = [Player(session, seat, Random(f"{match.seed}/{who.bot}/{seat}")) for seat, who in enumerate(setup.seats)]
    judge = judge_for(setup.game.id, len(setup.seats), setup.options) if match.luck else None
    luck = [0.0] * len(players)
    while not isinstance(waiting := session.state.to_act(), Over):
        before = session.state.clone()
        if isinstance(waiting, Chance):
            session.let_chance(dice)
        else:
            players[waiting.seat].play(match.patience)
        if judge:
            luck = _with_luck(luck, judge, before, session)
    wins = tuple((seat in waiting.winners) / len(waiting.winners) for seat in range(len(players)))
    times = tuple(player.times for player in players)
    return Outcome(wins, waiting.scores, tuple(luck) if judge else None, times)


def _with_luck(luck: list[float], judge: Judge, before: Any, session: Session) -> list[float]:
    [step] = session.steps_from(len(session) - 1)
    swing = judge.swing(before, step.action, session.state)
    return [old + new for old, new in zip(luck, swing.luck, strict=True)] if swing else luck
