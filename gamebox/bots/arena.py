"""Whole games among bots, without a picture."""

from __future__ import annotations

from random import Random
from typing import Any

from gamebox.bots.registry import maker_of
from gamebox.engine.chance import Dice
from gamebox.engine.game import Chance, Over
from gamebox.engine.record import Seat, Setup
from gamebox.engine.session import Session


def bot_seats(bots: list[str], count: int) -> list[Seat]:
    """`count` seats, the bots taking turns in filling them."""
    return [Seat(f"Bot {index + 1}", player=f"bot:{bots[index % len(bots)]}") for index in range(count)]


def play(setup: Setup, rng: Random) -> Session:
    """A game to its end; every seat must be a bot's."""
    session = Session(setup)
    finish(session, rng)
    return session


def finish(session: Session, rng: Random, at_most: int | None = None) -> None:
    """Let the bots play a session to its end, or `at_most` moves of it."""
    dice, bots = Dice(rng), [_Seated(session, seat, rng) for seat in range(len(session.setup.seats))]
    while not isinstance(waiting := session.state.to_act(), Over) and at_most != 0:
        if isinstance(waiting, Chance):
            session.let_chance(dice)
        else:
            session.submit(bots[waiting.seat].choose())
        at_most = None if at_most is None else at_most - 1


class _Seated:
    """A bot that is told what its seat sees of a session."""

    def __init__(self, session: Session, seat: int, rng: Random) -> None:
        setup = session.setup
        self._session = session
        self._bot = maker_of(setup.game.id, setup.seats[seat].bot or "easy")(seat, setup.options, rng)
        self._told = 0

    def choose(self) -> Any:
        seat, state = self._bot.seat, self._session.state
        new = self._session.steps_from(self._told)
        self._told += len(new)
        seen = (event.seen_by(seat) for step in new for event in step.events)
        self._bot.watch([event for event in seen if event])
        return self._bot.choose(state.view(seat), state.legal())
