"""The kit runs over every registered game with its fewest and its most seats."""

import pytest

from gamebox.games.registry import GAMES
from tests.helpers import setup_for

TABLES = [(game.id, seats) for game in GAMES.values() for seats in sorted({game.seats[0], game.seats[-1]})]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def setup(request):
    return setup_for(*request.param)
