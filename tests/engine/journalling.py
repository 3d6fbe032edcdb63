"""Plays a random game into a journal, tells each move once it has been made, and waits to be killed."""

import sys
import time
from pathlib import Path
from random import Random

from gamebox.bots.arena import bot_seats, finish
from gamebox.engine.journal import Journal, recover
from gamebox.engine.record import Record, make_setup
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES


class Teller:
    """Observes a session and tells its moves."""

    def moved(self, step):
        tell(step.text)

    def taken_back(self, length):
        raise NotImplementedError


def tell(line):
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def take_up(path):
    if path.exists():
        recovered = recover(path, GAMES)
        return Session(recovered.record.setup, recovered.record.moves, recorder=recovered.reopen())
    setup = make_setup(GAMES["exxtra"], bot_seats(["random"], 4), {})
    return Session(setup, recorder=Journal.create(path, Record(setup)))


if __name__ == "__main__":
    session = take_up(Path(sys.argv[1]))
    session.observe(Teller())
    tell("ready")
    finish(session, Random(sys.argv[2]))
    tell("over")
    time.sleep(600)
