"""What is kept for the games: the list of the best who played alone."""

from pathlib import Path
from random import Random

import pytest

from gamebox.bots import arena
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.lavarails import GAME
from gamebox.library.profile import Profile
from gamebox.library.shelf import Shelf


def finished(*players: str) -> Session:
    seats = [Seat(f"Player {number}", player=player) for number, player in enumerate(players, 1)]
    played = arena.play(make_setup(GAME, arena.bot_seats(["easy"], len(seats)), {"sheet": "volcano-c"}), Random(1))
    return Session(make_setup(GAME, seats, {"sheet": "volcano-c"}), played.record.moves)


def test_a_lonely_result_enters_the_list_of_its_sheet(tmp_path: Path) -> None:
    profile, session = Profile(tmp_path), finished("human")
    score = session.state.view(None).over.scores[0]
    shelf = Shelf(profile)
    assert shelf.rank("volcano-c", score) == 1
    shelf.keep(session)
    again = Shelf(profile)
    profile.close()
    assert [(best.name, best.score) for best in again.best("volcano-c")] == [("Player 1", score)]
    assert again.rank("volcano-c", score) == 1
    assert again.rank("volcano-c", score - 1) == 2
    assert again.best("volcano-a") == ()


@pytest.mark.parametrize("players", [("bot:easy",), ("human", "human")])
def test_bots_and_company_do_not_count(tmp_path: Path, players: tuple[str, ...]) -> None:
    profile = Profile(tmp_path)
    shelf = Shelf(profile)
    shelf.keep(finished(*players))
    profile.close()
    assert shelf.best("volcano-c") == ()


def test_an_empty_shelf_keeps_nothing() -> None:
    shelf = Shelf()
    shelf.keep(finished("human"))
    assert shelf.folder is None
    assert shelf.best("volcano-c") == ()
