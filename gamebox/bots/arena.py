"""Whole games among bots, without a picture."""

from __future__ import annotations

from random import Random

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
    dice = Dice(rng)
    while not isinstance(waiting := session.state.to_act(), Over) and at_most != 0:
        if isinstance(waiting, Chance):
            session.let_chance(dice)
        else:
            bot = session.setup.game.bots[session.setup.seats[waiting.seat].bot or "easy"]
            session.submit(bot(session.state.view(waiting.seat), session.state.legal(), rng))
        at_most = None if at_most is None else at_most - 1
