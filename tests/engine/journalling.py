"""Plays a random game into a journal, tells each move once it has been made, and waits to be killed."""

import sys
import time
from pathlib import Path
from random import Random

from gamebox.engine.game import Over
from gamebox.engine.journal import Journal, recover
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from tests.helpers import random_move, setup_for


def main(path: Path, seed: str) -> None:
    rng = Random(seed)
    session = take_up(path)
    tell("ready")
    while not isinstance(session.state.to_act(), Over):
        tell(session.submit(random_move(session.state, rng)).text)
    tell("over")
    time.sleep(600)


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def take_up(path: Path) -> Session:
    if not path.exists():
        return Session(setup_for(), recorder=Journal.create(path, setup_for()))
    recovered = recover(path, GAMES)
    return Session(recovered.record.setup, recovered.record.moves, recorder=recovered.reopen())


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
