"""The kits run over every game, the toy included, with its fewest and its most seats."""

import pytest

from gamebox.games.registry import GAMES
from tests.helpers import setup_for

GAMES.add("pig", "tests.toys")
TABLES = [(game.id, seats) for game in GAMES.values() for seats in sorted({game.seats[0], game.seats[-1]})]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def setup(request):
    return setup_for(*request.param)


@pytest.fixture(params=list(GAMES))
def game(request):
    """The id of a game."""
    return request.param
